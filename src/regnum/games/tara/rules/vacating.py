"""7.1 Victory, 8.3 to 8.5 vacating a region, also in the middle of a turn (3.7), 10 two players."""

import numpy as np

from regnum.core.compiled import rule
from regnum.core.header import OVER
from regnum.core.journal import tell
from regnum.games.tara.actions import GARRISON_NONE, GARRISON_ONE, GARRISON_TWO, OPEN_REGION
from regnum.games.tara.events import (
    CROWNED,
    GARRISONED,
    HIGH_KING_MADE,
    THIRD_REGION,
    TOOK_PRISONERS,
    VACATED,
)
from regnum.games.tara.rules.stacks import captives_of, controller, take_uppermost_captive
from regnum.games.tara.state import (
    END_ACTION,
    FULL,
    GARRISON,
    GARRISONS,
    HIGH_KING,
    KING,
    KING_BIT,
    NO_NODE,
    NOBODY,
    OPEN,
    POSITION_COUNT,
    REGION_COUNT,
    SEATS,
    THIRD,
    UNUSED,
    WON,
)


@rule
def kings_of(state, seat):
    """TARA-7.1: the regions whose king position a player controls, by ordinary or king pieces."""
    kings = 0
    for region in range(REGION_COUNT):
        kings += state.held[region, seat] >> KING & 1
    return kings


@rule
def win_by_kings(state, seat, journal):
    """TARA-7.1: who controls two king positions is High King and wins at once."""
    if kings_of(state, seat) < 2:
        return False
    state.winner = seat
    state.ending = HIGH_KING
    state.actor = OVER
    tell(journal, HIGH_KING_MADE, seat)
    return True


@rule
def tell_prisoners(state, region, journal):
    """TARA-8.3: who takes how many of whose pieces."""
    if journal.shape[0] < 2:
        return
    for seat in range(state.players):
        for owner in range(state.players):
            count = np.int64(0)
            if owner != seat:
                for position in range(POSITION_COUNT):
                    if state.held[region, seat] >> position & 1:
                        count += captives_of(state, region, position, owner)
            if count:
                tell(journal, TOOK_PRISONERS, seat, owner, count, region)


@rule
def vacate(state, region, journal):
    """TARA-8.3, TARA-8.4: all take the pieces they control, own ones to the stock, others as prisoners; a new king
    gets a king piece. One that is there stays (TARA-3.7)."""
    tell(journal, VACATED, region)
    tell_prisoners(state, region, journal)
    for position in range(POSITION_COUNT):
        seat = controller(state, region, position)
        if seat == NOBODY:
            continue
        if position < KING or state.king[region] == 0:
            state.stock[seat] += 1
        while state.captive[region, position] != NO_NODE:
            owner = take_uppermost_captive(state, region, position)
            if owner == seat:
                state.stock[seat] += 1
            else:
                state.prisoners[seat, owner] += 1
    state.forts[region] = 0
    for seat in range(SEATS):
        state.pieces[region, seat] = 0
        state.held[region, seat] &= KING_BIT
        if state.held[region, seat] and state.king[region] == 0:
            state.king[region] = seat + 1
            tell(journal, CROWNED, seat, region)


@rule
def vacate_if_full(state, region, journal):
    """TARA-3.7: who controls all 15 positions vacates the region at once and may garrison it; the rest lapses."""
    for seat in range(SEATS):
        if state.held[region, seat] == FULL:
            vacate(state, region, journal)
            state.garrisons = 1 << region
            state.after = END_ACTION
            state.phase = GARRISONS
            return True
    return False


@rule
def next_garrison(state):
    """TARA-8.5: garrisons clockwise from Connacht, by the players whose king pieces are there."""
    for region in range(REGION_COUNT):
        if state.garrisons >> region & 1:
            state.region = region
            state.actor = state.king[region] - 1
            state.phase = GARRISON
            return
    state.phase = state.after


@rule
def list_garrisons(state, actions):
    """TARA-8.5: none, one or two pieces from stock on different positions other than the king's."""
    actions[0] = GARRISON_NONE
    count = 1
    stock = state.stock[state.actor]
    if stock >= 1:
        for position in range(KING):
            actions[count] = GARRISON_ONE[position]
            count += 1
    if stock >= 2:
        for position in range(KING):
            for other in range(position + 1, KING):
                actions[count] = GARRISON_TWO[position, other]
                count += 1
    return count


@rule
def garrison(state, first, second, journal):
    """TARA-8.5: single pieces; negative for none."""
    station(state, first, journal)
    station(state, second, journal)
    state.garrisons &= ~(1 << state.region)
    state.phase = GARRISONS


@rule
def station(state, position, journal):
    """TARA-8.5: one piece of a garrison, unless the position is negative."""
    if position >= 0:
        seat, region = state.actor, state.region
        state.held[region, seat] |= 1 << position
        state.stock[seat] -= 1
        state.pieces[region, seat] += 1
        tell(journal, GARRISONED, seat, region, position)


@rule
def win_region(state, region, journal):
    """TARA-10.1, TARA-10.2: with two players a region with a king is vacated and closed; at one each a third opens."""
    vacate(state, region, journal)
    state.status[region] = WON
    state.phase = END_ACTION
    if kings_of(state, 0) == 1 and kings_of(state, 1) == 1:
        state.after = END_ACTION
        state.actor = state.start
        state.phase = THIRD


@rule
def list_third_regions(state, actions):
    """TARA-10.2: the regions not used so far."""
    count = 0
    for region in range(REGION_COUNT):
        if state.status[region] == UNUSED:
            actions[count] = OPEN_REGION[region]
            count += 1
    return count


@rule
def open_third_region(state, region, journal):
    """TARA-10.2: who wins it wins the game."""
    state.status[region] = OPEN
    tell(journal, THIRD_REGION, state.actor, region)
    state.phase = state.after
