"""3 A turn."""

from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.tirnanog.actions import (
    CONSOLIDATE,
    FIRST_DISCARD,
    FIRST_PAIR,
    LANES,
    LAST_DISCARD,
    LAST_PAIR,
    LISTED,
    PASS,
    RESERVE,
    TAKE_ONE,
)
from regnum.games.tirnanog.components import HAND_LIMIT, PLAIN, RESERVE_LIMIT, VALUE
from regnum.games.tirnanog.events import DISCARDED, RESERVED, TOOK
from regnum.games.tirnanog.rules.cards import contains, discard_named, lanes, tell_cards
from regnum.games.tirnanog.rules.payment import can_pay
from regnum.games.tirnanog.rules.stacks import uncover, visible_kind
from regnum.games.tirnanog.state import DISCARD, KIND_COUNT, NONE, SPECIES_COUNT, TURN


@rule
def list_turn(state, actions):
    """TNO-3.1, TNO-3.2, TNO-3.3, TNO-3.4: creatures, a territory, a consolidation.

    The pass is listed only where there is none of these. Here and below an action is written down first and counted if
    it is legal: that is faster than a branch which no processor can foretell.
    """
    count = list_takes(state, actions)
    seat = state.actor
    covered_by = visible_kind(state, seat)
    stored = reserve_value(state, seat)
    for kind in range(KIND_COUNT):
        actions[count] = RESERVE[kind]
        count += can_reserve(state, seat, kind, stored, covered_by)
    held = lanes(state.hand[seat])
    saved = 1 if covered_by == PLAIN else 0
    for kind in range(KIND_COUNT):
        actions[count] = CONSOLIDATE[kind]
        count += can_pay(held, state.hand_size[seat], state.reserve[seat, kind], saved)
    if count == 0:
        actions[0] = PASS
        count = 1
    return count


@rule
def list_takes(state, actions):
    """TNO-3.1, TNO-3.5: two cards of the display, or the only one there."""
    count = 0
    if state.display_size >= 2:
        there = lanes(state.display)
        for pair in range(FIRST_PAIR, LAST_PAIR + 1):
            actions[count] = pair
            count += contains(there, LANES[pair])
    elif state.display_size == 1:
        for species in range(SPECIES_COUNT):
            if state.display[species] > 0:
                actions[0] = TAKE_ONE[species]
                count = 1
    return count


@rule
def reserve_value(state, seat):
    """The sum of the values in a reserve."""
    total = 0
    for kind in range(KIND_COUNT):
        territory = state.reserve[seat, kind]
        total += VALUE[max(0, territory)] * (territory != NONE)
    return total


@rule
def can_reserve(state, seat, kind, stored, covered_by):
    """TNO-3.2: at most 7 in reserve, and no kind twice among the visible territories of a player."""
    top = state.top[kind]
    new = (top >= 0) & (state.reserve[seat, kind] == NONE) & (covered_by != kind)
    return new & (stored + VALUE[max(0, top)] <= RESERVE_LIMIT)


@rule
def list_discards(state, actions):
    """TNO-3.1, TNO-4.6: any cards of the hand, as many as are owed."""
    held = lanes(state.hand[state.actor])
    count = 0
    for cards in range(FIRST_DISCARD[state.owed], LAST_DISCARD[state.owed] + 1):
        actions[count] = cards
        count += contains(held, LANES[cards])
    return count


@rule
def take_creatures(state, action, journal):
    """TNO-3.1: cards of the display come to the hand, where all have seen them; is the hand within its limit?"""
    seat = state.actor
    for place in range(2):
        species = LISTED[action, place]
        if species >= 0:
            state.display[species] -= 1
            state.display_size -= 1
            state.hand[seat, species] += 1
            state.known[seat, species] += 1
            state.hand_size[seat] += 1
    tell(journal, TOOK, seat, LISTED[action, 0], LISTED[action, 1])
    state.owed = max(0, state.hand_size[seat] - HAND_LIMIT)
    if state.owed > 0:
        state.phase = DISCARD
    return state.owed == 0


@rule
def discard(state, action, journal):
    """TNO-3.1, TNO-4.6: the cards that are owed."""
    discard_named(state, state.actor, action)
    tell_cards(journal, DISCARDED, state.actor, action)
    state.owed = 0


@rule
def take_territory(state, kind, journal):
    """TNO-3.2: the top card of a stack comes to the reserve; does a fountain lie under it?"""
    seat = state.actor
    state.reserve[seat, kind] = state.top[kind]
    tell(journal, RESERVED, seat, kind)
    return uncover(state, kind, journal)


@rule
def settle_turn(state):
    """Nothing is left to decide."""
    state.territory = NONE
    state.phase = TURN
