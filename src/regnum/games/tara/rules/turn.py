"""3 A turn: a card for one action."""

import numpy as np

from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.tara.actions import AMNESTY_CARD, DISCARD_CARD, IN_REGION, PLACE_CARD, STONE_CARD
from regnum.games.tara.components import AMNESTY_COST, DISCARD_GAIN, OPENING_COST, STONES
from regnum.games.tara.events import (
    AMNESTY_GIVEN,
    CHOSE_REGION,
    DISCARDED,
    PLAYS_AMNESTY,
    PLAYS_STONE,
    PLAYS_TO_PLACE,
)
from regnum.games.tara.rules.cards import card_bit
from regnum.games.tara.rules.stacks import (
    count_bits,
    list_each,
    lowest,
    occupied,
    return_to_stock,
    take_uppermost_captive,
)
from regnum.games.tara.state import (
    AMNESTY,
    BELOW_KING,
    END_ACTION,
    LOCATION,
    NO_NODE,
    NOTHING,
    OPEN,
    PLACING,
    POSITION_COUNT,
    REGION,
    REGION_COUNT,
    SEATS,
    STONE,
    SWAP,
)

PLAYS = (PLAYS_TO_PLACE, PLAYS_STONE, PLAYS_AMNESTY)  # by what a card is played for


@rule
def list_plays(state, actions):
    """TARA-3.1, TARA-3.2, TARA-3.3, TARA-3.4, TARA-3.5: every card in hand, for every action that a region allows."""
    hand = np.int64(state.hand[state.actor])
    count = 0
    if may_place(state):
        count = list_each(hand & ~STONES, PLACE_CARD[0], actions, count)
    if may_swap(state):
        count = list_each(hand & STONES, STONE_CARD[0], actions, count)
    if may_pardon(state):
        count = list_each(hand, AMNESTY_CARD[0], actions, count)
    return list_each(hand, DISCARD_CARD[0], actions, count)


@rule
def must_pay_to_open(state, region):
    """TARA-3.6: a region without any piece, king pieces included, but on the very first turn."""
    return state.first_turn == 0 and occupied(state, region) == 0


@rule
def can_place_in(state, region):
    """TARA-3.6: an open region; an empty one only for who can pay."""
    if state.status[region] != OPEN:
        return False
    return not must_pay_to_open(state, region) or state.cumal[state.actor] >= OPENING_COST


@rule
def can_swap_in(state, region):
    """TARA-11.1: two pieces below the king position."""
    stacks = occupied(state, region) & BELOW_KING
    if stacks & (stacks - 1):
        return True
    return stacks != 0 and state.captive[region, lowest(stacks)] != NO_NODE


@rule
def captives_in(state, region):
    """TARA-3.4: the captives of a region. King pieces are not counted among its pieces."""
    pieces = np.int64(0)
    for seat in range(SEATS):
        pieces += state.pieces[region, seat]
    on_top = count_bits(occupied(state, region))
    return pieces - (on_top - 1 if state.king[region] else on_top)


@rule
def may_place(state):
    """TARA-3.2: is there a region to place in?"""
    for region in range(REGION_COUNT):
        if can_place_in(state, region):
            return True
    return False


@rule
def may_swap(state):
    """TARA-3.3: is there a region with two pieces to exchange?"""
    for region in range(REGION_COUNT):
        if can_swap_in(state, region):
            return True
    return False


@rule
def may_pardon(state):
    """TARA-3.4: is there a region with captives, and money for an amnesty?"""
    if state.cumal[state.actor] < AMNESTY_COST:
        return False
    for region in range(REGION_COUNT):
        if captives_in(state, region) > 0:
            return True
    return False


@rule
def play_card(state, card, act, journal):
    """TARA-3.2, TARA-3.3, TARA-3.4: the card is played, and a region is to be chosen."""
    discard(state, card)
    tell(journal, PLAYS[act], state.actor, card)
    state.card = card
    state.act = act
    state.phase = REGION


@rule
def discard(state, card):
    """TARA-3.1: a card leaves the hand, and all see it."""
    state.hand[state.actor] &= ~card_bit(card)
    state.discards |= card_bit(card)
    state.seen |= card_bit(card)


@rule
def take_cumal(state, card, journal):
    """TARA-3.5: discard a card and take 2 cumal."""
    discard(state, card)
    state.cumal[state.actor] += DISCARD_GAIN
    tell(journal, DISCARDED, state.actor, card)
    state.phase = END_ACTION


@rule
def list_regions(state, actions):
    """TARA-3.2, TARA-3.3, TARA-3.4: the regions that the action can be carried out in."""
    count = 0
    for region in range(REGION_COUNT):
        if state.act == PLACING:
            fits = can_place_in(state, region)
        elif state.act == STONE:
            fits = can_swap_in(state, region)
        else:
            fits = captives_in(state, region) > 0
        actions[count] = IN_REGION[region]  # counted if it fits: faster than a branch that nobody can foretell
        count += fits
    return count


@rule
def choose_region(state, region, journal):
    """TARA-3.2, TARA-3.3, TARA-3.4: place there, exchange there, or pardon there."""
    state.region = region
    if state.act == AMNESTY:
        pardon(state, region, journal)
        state.phase = END_ACTION
        return
    tell(journal, CHOSE_REGION, state.actor, region)
    state.phase = LOCATION if state.act == PLACING else SWAP


@rule
def pardon(state, region, journal):
    """TARA-3.4: all captives of a region return to their owners; forts are single pieces then."""
    state.cumal[state.actor] -= AMNESTY_COST
    tell(journal, AMNESTY_GIVEN, state.actor, region, captives_in(state, region))
    for position in range(POSITION_COUNT):
        while state.captive[region, position] != NO_NODE:
            return_to_stock(state, region, take_uppermost_captive(state, region, position))
    state.forts[region] = 0


@rule
def clear_action(state):
    """What was decided for a card that is done with."""
    state.card = state.spot = state.other = NOTHING
    state.act = 0
    state.region = 0
    state.lifted = 0
    state.active = 0
    state.promoted = 0
