"""Why can't I? The rule that forbids an action which is not legal now."""

from collections.abc import Callable
from typing import Any

from regnum.core.compiled import plain
from regnum.core.game import Reason
from regnum.games.tajmahal.actions import SPACE
from regnum.games.tajmahal.components import (
    CARDS,
    CITIES,
    COLOURED,
    COLOURS,
    DECK_TYPES,
    PROVINCE_OF,
    PROVINCES,
)
from regnum.games.tajmahal.rules.display import display_share
from regnum.games.tajmahal.state import ADD, BUILD, CROWN, PHASES, TAKE, TURN

ASKED = {
    "withdraw": (TURN,), "play": (TURN,), "alone": (ADD,), "add": (ADD,), "build": (BUILD,), "crown": (CROWN,),
    "take": (TAKE,),
}  # fmt: skip

# The rule that asks for a decision, by phase
ASKING = {TURN: "TM-3.1", ADD: "TM-4.1", BUILD: "TM-5.2", CROWN: "TM-5.3", TAKE: "TM-5.10"}


def why_not(state: Any, number: int) -> Reason:
    action = SPACE[number]
    verb, values = action.verb.name, action.values
    if state.phase not in ASKED[verb]:
        return Reason(asking(state), "why-other-decision", {"phase": ("phase", PHASES[state.phase])})
    return REASONS[verb](state, *values)


def asking(state: Any) -> str:
    """The rule that asks for the decision at hand."""
    return ASKING[int(state.phase)]


def why_not_play(state: Any, card: int) -> Reason:
    """A coloured card of one's hand, of the right colour."""
    if card >= COLOURED:
        return Reason("TM-4.3", "why-only-with-coloured", {"card": ("card", CARDS[card])})
    if state.hand[state.actor, card] == 0:
        return not_in_hand(card)
    return Reason("TM-4.2", "why-colour", {"colour": ("colour", COLOURS[state.colour[state.actor] - 1])})


def not_in_hand(card: int) -> Reason:
    return Reason("TM-4.1", "why-not-in-hand", {"card": ("card", CARDS[card])})


def why_not_alone(state: Any) -> Reason:
    return Reason("TM-4.2", "why-needs-change")


def why_not_add(state: Any, card: int) -> Reason:
    """A white or special card of one's hand."""
    if card < COLOURED:
        return Reason("TM-4.1", "why-one-coloured")
    if card < DECK_TYPES:
        if state.hand[state.actor, card] == 0:
            return not_in_hand(card)
    elif state.special[card - DECK_TYPES] != state.actor + 1:
        return Reason("TM-7.1", "why-special-elsewhere", {"card": ("card", CARDS[card])})
    elif state.special_played[card - DECK_TYPES]:
        return Reason("TM-5.8", "why-special-played", {"card": ("card", CARDS[card])})
    return Reason("TM-4.2", "why-needs-change")


def elsewhere(state: Any, rule: str, city: int) -> Reason | None:
    here = int(state.route[state.visit])
    if PROVINCE_OF[city] == here:
        return None
    names = {"city": ("city", CITIES[city]), "province": ("province", PROVINCES[here])}
    return Reason(rule, "why-other-province", names)


def why_not_build(state: Any, city: int) -> Reason:
    reason = elsewhere(state, "TM-5.2", city)
    return reason or Reason("TM-5.2", "why-occupied", {"city": ("city", CITIES[city])})


def why_not_crown(state: Any, city: int) -> Reason:
    """Every city of the province can take the crown palace, so this one lies elsewhere."""
    reason = elsewhere(state, "TM-5.3", city)
    assert reason is not None
    return reason


def why_not_take(state: Any, *cards: int) -> Reason:
    for card in sorted(set(cards)):
        if card >= DECK_TYPES or state.display[card] == 0:
            return Reason("TM-5.10", "why-not-in-display", {"card": ("card", CARDS[card])})
    share = int(plain(display_share)(state))
    if len(cards) != share:
        return Reason("TM-5.10", "why-takes-other-number", {"count": share})
    return Reason("TM-5.10", "why-only-one-copy", {"card": ("card", CARDS[cards[0]])})


REASONS: dict[str, Callable[..., Reason]] = {
    "play": why_not_play,
    "alone": why_not_alone,
    "add": why_not_add,
    "build": why_not_build,
    "crown": why_not_crown,
    "take": why_not_take,
}
