"""Why can't I? The rule that forbids an action which is not legal now."""

from typing import Any

from regnum.core.compiled import plain
from regnum.core.reasons import Reason, by_verb
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
from regnum.games.tajmahal.rules.cards import holds_special
from regnum.games.tajmahal.rules.display import display_share
from regnum.games.tajmahal.state import SPECIAL_COLOUR


def why_not_play(state: Any, card: int, addition: int | None = None) -> Reason:
    """A coloured card of one's hand, of the right colour; with it a white or special one."""
    if card >= COLOURED:
        message = "why-only-with-coloured" if addition is None else "why-one-coloured"
        return Reason("TM-4.3" if addition is None else "TM-4.1", message, named(card))
    if state.hand[state.actor, card] == 0:
        return Reason("TM-4.1", "why-not-in-hand", named(card))
    if addition is not None and (reason := why_not_add(state, COLOURED + addition)):
        return reason
    if plain(holds_special)(state, state.actor, SPECIAL_COLOUR):
        return Reason("TM-4.2", "why-needs-change", named(card))
    return Reason("TM-4.2", "why-colour", {"colour": ("colour", COLOURS[state.colour[state.actor] - 1])})


def why_not_add(state: Any, card: int) -> Reason | None:
    """A white or special card that is not in one's hand."""
    if card < DECK_TYPES:
        return None if state.hand[state.actor, card] else Reason("TM-4.1", "why-not-in-hand", named(card))
    if state.special[card - DECK_TYPES] != state.actor + 1:
        return Reason("TM-7.1", "why-special-elsewhere", named(card))
    if state.special_played[card - DECK_TYPES]:
        return Reason("TM-5.8", "why-special-played", named(card))
    return None


def named(card: int) -> dict[str, tuple[str, str]]:
    return {"card": ("card", CARDS[card])}


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
            return Reason("TM-5.10", "why-not-in-display", named(card))
    share = int(plain(display_share)(state))
    if len(cards) != share:
        return Reason("TM-5.10", "why-takes-other-number", {"count": share})
    return Reason("TM-5.10", "why-only-one-copy", named(cards[0]))


why_not = by_verb(
    SPACE,
    {
        "play": why_not_play,
        "build": why_not_build,
        "crown": why_not_crown,
        "take": why_not_take,
    },
)
