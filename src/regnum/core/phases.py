"""Phases: what a player can be asked to decide."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Phase:
    """A question: its name, the rule that asks it, the verbs that answer it, and whether its answers are private.

    They are where their number depends on what others can't see. Such a question is asked even if it has one answer:
    to skip it would tell the others that it has.
    """

    name: str
    rule: str
    verbs: tuple[str, ...]
    private: bool = False


class Phases(list[Phase]):
    """The phases of a game, each named where it is declared: `TURN = PHASES.add("turn", "KID-3.1", "pass", "play")`."""

    def add(self, name: str, rule: str, *verbs: str, private: bool = False) -> int:
        """Declare a phase; its number, for states and rules."""
        assert all(phase.name != name for phase in self), f"{name} is declared twice"
        self.append(Phase(name, rule, verbs, private))
        return len(self) - 1

    @property
    def private(self) -> int:
        """The numbers of the private ones, as bits: a constant for compiled code."""
        return sum(1 << number for number, phase in enumerate(self) if phase.private)
