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


def private_phases(phases: tuple[Phase, ...]) -> int:
    """The numbers of the private ones, as bits: a constant for compiled code."""
    return sum(1 << number for number, phase in enumerate(phases) if phase.private)
