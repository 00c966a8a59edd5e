"""Why something on the drawing can't be touched now."""

from collections.abc import Sequence
from typing import Any

from regnum.core.game import Game
from regnum.core.reasons import Reason, other_decision


def why_at(game: Game, state: Any, legal: Sequence[int], address: str) -> Reason | None:
    """The most telling reason why an address can't be touched; None if a legal action touches it.

    First come the reasons of the actions that are being asked for and would touch it. Where there are none, that
    something of its kind is asked for elsewhere; else what the thing is for and when; and if it is for nothing, that.
    """
    phase, kinds = game.phases[state.phase], game.space.kinds
    uses = [verb for place in game.places if place.fits(address, kinds) for verb in place.verbs]
    found = {
        action.number: reached
        for action in game.space.actions
        if action.verb.name in phase.verbs
        and action.verb.name in uses
        and address in (reached := game.addresses(state, action.number))
    }
    if any(number in found for number in legal):
        return None
    if found:
        return telling(address, [(game.why_not(state, each), found[each]) for each in found])
    if set(uses) & set(phase.verbs):
        return Reason(phase.rule, "why-elsewhere", {"phase": ("phase", phase.name)})
    if uses:
        return other_decision(phase, *soonest(game, int(state.phase), uses))
    return Reason(phase.rule, "why-nothing", {"phase": ("phase", phase.name)})


def telling(address: str, refusals: list[tuple[Reason, tuple[str, ...]]]) -> Reason:
    """A reason that names what was touched and nothing else, before one that depends on what else would be."""
    touched = set(address.split("/"))

    def rank(refusal: tuple[Reason, tuple[str, ...]]) -> tuple[int, int, int]:
        reason, reached = refusal
        named = [thing[1] for thing in reason.arguments.values() if isinstance(thing, tuple)]
        here = sum(name in touched for name in named)
        return len(named) - here, -here, len(set(reached))

    return min(refusals, key=rank)[0]  # the first of the best


def soonest(game: Game, phase: int, verbs: Sequence[str]) -> list[str]:
    """What of this is asked for soonest: phases stand in the order in which they come, and begin anew."""
    order = [*game.phases[phase + 1 :], *game.phases[:phase]]
    return [verb for later in order for verb in later.verbs if verb in verbs]
