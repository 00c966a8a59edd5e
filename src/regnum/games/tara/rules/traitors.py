"""9 Traitors."""

import numpy as np

from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.tara.actions import BETRAY, BUY, DECLINE
from regnum.games.tara.components import TRAITOR_COST, TRAITOR_SPOTS
from regnum.games.tara.events import (
    BETRAYED,
    FREED,
    TIE_CARD,
    TRAITOR_BOUGHT,
    TRAITOR_CARD,
    TRAITOR_DECLINED,
    TRAITOR_IDLE,
)
from regnum.games.tara.rules.cards import card_bit, turn_up
from regnum.games.tara.rules.stacks import (
    controller,
    count_bits,
    list_each,
    lowest,
    occupied,
    release,
    return_to_stock,
    with_most,
)
from regnum.games.tara.rules.vacating import vacate_if_full
from regnum.games.tara.state import (
    BELOW_KING,
    END_ACTION,
    INCOME,
    KING,
    NEXT_TRAITOR,
    NOBODY,
    OPEN,
    PAY,
    REGION_COUNT,
    TARGET,
    TRAITOR,
)


@rule
def dominant(state, region):
    """TARA-9.1: who controls the king position, else strictly most positions, else NOBODY."""
    ruler = controller(state, region, KING)
    return ruler if ruler != NOBODY else with_most(state, region, BELOW_KING)


@rule
def next_traitor(state, journal):
    """TARA-8.1, TARA-9.1, TARA-9.2, TARA-9.3: the next region, and who is asked first there."""
    state.visited += 1
    if state.visited > REGION_COUNT:
        state.visited = 0
        state.phase = INCOME
        return
    region = state.visited - 1
    if state.status[region] != OPEN:
        return
    ruler = dominant(state, region)
    eligible = np.int64(0)
    for seat in range(state.players):
        if seat != ruler and state.pieces[region, seat] > 0:
            eligible |= np.int64(1) << seat
    if eligible == 0:
        return
    state.eligible = eligible
    state.actor = first_asked(state, region, eligible, journal)
    state.phase = TRAITOR


@rule
def first_asked(state, region, eligible, journal):
    """TARA-9.3: the eligible player who controls most positions; of tied ones the highest tie number."""
    most = np.int64(-1)
    tied = np.int64(0)
    for seat in range(state.players):
        if eligible >> seat & 1:
            held = count_bits(state.held[region, seat])
            if held > most:
                most = held
                tied = np.int64(0)
            if held == most:
                tied |= np.int64(1) << seat
    if tied & (tied - 1) == 0:
        return lowest(tied)
    highest = np.int64(-1)
    first = np.int64(NOBODY)
    turned_up = np.int64(0)
    for n in range(state.players):
        seat = (np.int64(state.start) + n) % state.players
        if tied >> seat & 1:
            card = turn_up(state, journal)
            turned_up |= card_bit(card)
            tell(journal, TIE_CARD, seat, card, region)
            if card > highest:
                highest = card
                first = np.int64(seat)
    state.discards |= turned_up  # TARA-9.8: only now that it is decided
    return first


@rule
def list_purchase(state, actions):
    """TARA-9.3: buy the traitor or decline; who has no cumal declines."""
    count = 0
    if state.cumal[state.actor] >= TRAITOR_COST:
        actions[0] = BUY
        count = 1
    actions[count] = DECLINE
    return count + 1


@rule
def decline_traitor(state, journal):
    """TARA-9.3: then the next eligible player clockwise is asked."""
    tell(journal, TRAITOR_DECLINED, state.actor, state.visited - 1)
    state.eligible &= ~(1 << state.actor)
    if state.eligible == 0:
        state.phase = NEXT_TRAITOR
        return
    seat = np.int64(state.actor)
    while state.eligible >> seat & 1 == 0:
        seat = (seat + 1) % state.players
    state.actor = seat


@rule
def buy_traitor(state, journal):
    """TARA-9.3, TARA-9.4, TARA-9.7: pay and turn up the top card of the deck."""
    seat = state.actor
    state.cumal[seat] -= TRAITOR_COST
    state.eligible = 0
    state.turn = seat
    state.region = state.visited - 1
    tell(journal, TRAITOR_BOUGHT, seat, state.region)
    state.card = turn_up(state, journal)
    state.discards |= card_bit(state.card)
    tell(journal, TRAITOR_CARD, seat, state.card)
    state.phase = TARGET


@rule
def targets(state):
    """TARA-9.4, TARA-9.5: placement positions of any location that an opponent controls; never the king's."""
    if state.stock[state.actor] == 0:
        return np.int64(0)
    theirs = occupied(state, state.region) & ~np.int64(state.held[state.region, state.actor])
    return theirs & TRAITOR_SPOTS[state.card] & BELOW_KING


@rule
def list_targets(state, actions):
    """TARA-9.4, TARA-9.7: one of them, or none."""
    count = list_each(targets(state), BETRAY[0], actions, 0)
    actions[count] = DECLINE
    return count + 1


@rule
def betray(state, position, journal):
    """TARA-9.4: the top piece returns to its owner; the traitor's replaces it, frees its own, captures the rest."""
    seat, region = state.actor, state.region
    owner = controller(state, region, position)
    state.held[region, owner] &= ~(1 << position)
    return_to_stock(state, region, owner)
    state.forts[region] &= ~(1 << position)
    state.held[region, seat] |= 1 << position
    state.stock[seat] -= 1
    state.pieces[region, seat] += 1
    freed = release(state, region, position, seat, 0)
    tell(journal, BETRAYED, seat, region, position, owner)
    if freed:
        tell(journal, FREED, seat, region, position, freed)
    if vacate_if_full(state, region, journal):
        return
    state.active = 1 << position  # TARA-9.6
    state.phase = PAY


@rule
def leave_card(state, journal):
    """TARA-9.7: using the card is optional."""
    tell(journal, TRAITOR_IDLE, state.actor, state.region)
    state.phase = END_ACTION
