"""Why an action is not legal."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from regnum.core.actions import ActionSpace
from regnum.core.phases import Phase


@dataclass(frozen=True)
class Reason:
    """Why an action is not legal: the id of the rule that forbids it, and a message of the game's locale files.

    Arguments that are names of things are given as (kind, id), and translated with the sentence.
    """

    rule: str
    message: str
    arguments: dict[str, Any] = field(default_factory=dict)


def by_verb(space: ActionSpace, reasons: Mapping[str, Callable[..., Reason]]) -> Callable[[Any, int], Reason]:
    """A game's why_not, which asks the function for the action's verb: reasons[verb](state, *values)."""

    def why_not(state: Any, number: int) -> Reason:
        action = space[number]
        return reasons[action.verb.name](state, *action.values)

    return why_not


def other_decision(phase: Phase, *verbs: str) -> Reason:
    """Something else is being asked; and what these verbs are for, and when."""
    when = [("when", verb) for verb in verbs]
    return Reason(phase.rule, "why-other-decision", {"when": when, "phase": ("phase", phase.name)})
