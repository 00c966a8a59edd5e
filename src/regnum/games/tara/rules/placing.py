"""4 Placing."""

import numpy as np

from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.tara.actions import AT_LOCATION, PUT_NONE, PUT_ONE, PUT_TWO
from regnum.games.tara.components import FIRST, LOCATIONS, OPENING_COST, SECOND, SECOND_AT
from regnum.games.tara.events import OPENED, PLACED, PLACED_NOTHING
from regnum.games.tara.rules.stacks import captives_of, fort_of, occupied, place_piece
from regnum.games.tara.rules.turn import must_pay_to_open
from regnum.games.tara.rules.vacating import vacate_if_full
from regnum.games.tara.state import FULL, NOBODY, NOTHING, PAY, PUT


@rule
def empty_spots(taken, first, second):
    """TARA-4.2: how many placement positions of a location are empty."""
    empty = 1 - (taken >> first & 1)
    if second != NOTHING:
        empty += 1 - (taken >> second & 1)
    return empty


@rule
def list_locations(state, actions):
    """TARA-4.1, TARA-4.2: the locations of the card's pattern with most empty placement positions."""
    taken = occupied(state, state.region)
    most = np.int64(0)
    count = 0
    for location in range(LOCATIONS[state.card]):
        first = np.int64(FIRST[state.card, location])
        empty = empty_spots(taken, first, np.int64(SECOND[state.card, location]))
        if empty > most:
            most = empty
            count = 0
        actions[count] = AT_LOCATION[first]
        count += empty == most
    return count


@rule
def choose_location(state, first):
    """TARA-4.1: the pattern's place in the region, named by its first placement position."""
    state.spot = first
    state.other = SECOND_AT[state.card, first]
    state.phase = PUT


@rule
def can_put(state, position):
    """TARA-4.6: nothing can be placed on one's own fort."""
    mine = state.held[state.region, state.actor] >> position & 1
    return mine == 0 or state.forts[state.region] >> position & 1 == 0


@rule
def stock_after(state, position):
    """TARA-4.3: the stock once a piece is placed here; what is freed by it can be used again."""
    seat, region = state.actor, state.region
    stock = np.int64(state.stock[seat])
    if state.held[region, seat] >> position & 1:
        return stock if fort_of(state, region, seat) != NOBODY else stock - 1
    if state.forts[region] >> position & 1:
        return stock
    return stock - 1 + captives_of(state, region, position, seat)


@rule
def can_put_both(state, first, second):
    """TARA-4.3, TARA-4.6: can pieces be placed on both, in this order?

    Only an older fort may stand on the second position: making one on the first gives it up (TARA-5.2). If the first
    fills the region, the second lapses (TARA-3.7).
    """
    seat, region = state.actor, state.region
    if not can_put(state, first):
        return False
    mine = np.int64(state.held[region, seat])
    if not can_put(state, second) and mine >> first & 1 == 0:
        return False
    if mine | 1 << first == FULL and mine != FULL and state.forts[region] >> first & 1 == 0:
        return False
    return stock_after(state, first) > 0


@rule
def list_puts(state, actions):
    """TARA-4.3, TARA-4.8: none, one or both.

    The order matters for two forts alone; else both orders lead to the same, and one that is possible stands for both.
    """
    actions[0] = PUT_NONE
    count = 1
    first, second = np.int64(state.spot), np.int64(state.other)
    seat, region = state.actor, state.region
    if state.stock[seat] == 0:
        return count
    if second == NOTHING:
        if can_put(state, first):
            actions[count] = PUT_ONE[first]
            count += 1
        return count
    taken = occupied(state, region)
    first_empty, second_empty = taken >> first & 1 == 0, taken >> second & 1 == 0
    # TARA-4.3: an occupied position only together with the empty one
    if can_put(state, first) and (first_empty or not second_empty):
        actions[count] = PUT_ONE[first]
        count += 1
    if can_put(state, second) and (second_empty or not first_empty):
        actions[count] = PUT_ONE[second]
        count += 1
    mine = np.int64(state.held[region, seat])
    two_forts = mine >> first & mine >> second & 1
    forwards = can_put_both(state, first, second)
    if forwards:
        actions[count] = PUT_TWO[first, second]
        count += 1
    if (two_forts or not forwards) and can_put_both(state, second, first):
        actions[count] = PUT_TWO[second, first]
        count += 1
    return count


@rule
def put(state, first, second, journal):
    """TARA-3.6, TARA-4.3: place on these positions, one after the other; NOTHING for none."""
    seat, region = state.actor, state.region
    if first == NOTHING:
        tell(journal, PLACED_NOTHING, seat)
    else:
        if must_pay_to_open(state, region):
            state.cumal[seat] -= OPENING_COST
            tell(journal, OPENED, seat, region)
        place_piece(state, region, first, seat, PLACED, journal)
        if second != NOTHING:
            place_piece(state, region, second, seat, PLACED, journal)
        if vacate_if_full(state, region, journal):
            return
    # TARA-6.1: what was placed, and what already controls a placement position
    spots = np.int64(1) << np.int64(state.spot)
    if state.other != NOTHING:
        spots |= np.int64(1) << np.int64(state.other)
    state.active = spots & state.held[region, seat]
    state.phase = PAY
