"""What a card that is being carried out may still bring: the best that can follow, by nearness alone.

Without it a card just played would look like a card lost, until its pieces are placed and promoted.
"""

import numpy as np

from regnum.core.compiled import rule
from regnum.games.tara.components import COST, FIRST, LOCATIONS, OPENING_COST, SECOND, TRAITOR_SPOTS
from regnum.games.tara.evaluation.nearness import NEAR
from regnum.games.tara.evaluation.standing import (
    CROWN,
    CUMAL,
    NEARNESS,
    NEARNESS_TO_VICTORY,
    PIECE,
    VICTORY_NOW,
)
from regnum.games.tara.rules.placing import empty_spots
from regnum.games.tara.rules.promotion import positions_above
from regnum.games.tara.rules.stacks import count_bits, occupied
from regnum.games.tara.rules.turn import can_place_in, must_pay_to_open
from regnum.games.tara.state import (
    BELOW_KING,
    KING_BIT,
    LOCATION,
    NOTHING,
    PAY,
    PLACING,
    PROMOTE,
    PUT,
    REGION,
    REGION_COUNT,
    TARGET,
)

RANKS_ABOVE = 4


@rule
def rise(held, active):
    """TARA-6.2, TARA-6.3, TARA-6.4: what is held once all promotions are made that start from active positions."""
    for _ in range(RANKS_ABOVE):
        above = positions_above(held, active)
        held |= above
        active |= above
    return held


@rule
def gain(state, region, seat, kings, before, after):
    """What it is worth to hold `after` instead of `before`: nearness won, and taken from others."""
    value = 0.0
    if after & ~before & KING_BIT:
        if state.king[region]:
            value += CROWN / 2  # TARA-6.5: another's king piece is removed
            after &= BELOW_KING
        else:
            value += CROWN + VICTORY_NOW * kings
    per_nearness = NEARNESS_TO_VICTORY if kings else NEARNESS
    value += per_nearness * (NEAR[after & BELOW_KING] - NEAR[before & BELOW_KING])
    for other in range(state.players):
        theirs = np.int64(state.held[region, other]) & BELOW_KING
        if other != seat and theirs & after:
            value += NEARNESS * (NEAR[theirs] - NEAR[theirs & ~after])
    return value - PIECE / 2 * (count_bits(after) - count_bits(before))


@rule
def placement(state, region, seat, kings, spots, cost):
    """TARA-3.2: the better of placing on these positions, and of paying and promoting from them too."""
    before = np.int64(state.held[region, seat])
    placed = before | spots
    best = gain(state, region, seat, kings, before, placed)
    if state.cumal[seat] >= cost:
        risen = rise(placed, spots)
        if risen != placed:
            best = max(best, gain(state, region, seat, kings, before, risen) - cost * CUMAL)
    return best


@rule
def best_location(state, region, seat, kings):
    """TARA-4.2: the best of the locations with most empty positions."""
    card = np.int64(state.card)
    taken = occupied(state, region)
    best = 0.0
    most = np.int64(0)
    for location in range(LOCATIONS[card]):
        first, second = np.int64(FIRST[card, location]), np.int64(SECOND[card, location])
        empty = empty_spots(taken, first, second)
        if empty > most:
            most = empty
            best = 0.0
        if empty == most:
            best = max(best, placement(state, region, seat, kings, both(first, second), np.int64(COST[card])))
    return best


@rule
def both(first, second):
    """One or two positions as a set."""
    return np.int64(1) << first if second == NOTHING else np.int64(1) << first | np.int64(1) << second


@rule
def best_region(state, seat, kings):
    """TARA-3.6: the best of the regions that can be placed in."""
    best = 0.0
    for region in range(REGION_COUNT):
        if can_place_in(state, region):
            value = best_location(state, region, seat, kings)
            if must_pay_to_open(state, region):
                value -= OPENING_COST * CUMAL
            best = max(best, value)
    return best


@rule
def best_target(state, region, seat, kings):
    """TARA-9.4: the best position for the traitor to appear at."""
    card = np.int64(state.card)
    targets = occupied(state, region) & ~np.int64(state.held[region, seat]) & TRAITOR_SPOTS[card] & BELOW_KING
    best = 0.0
    while targets:
        best = max(best, placement(state, region, seat, kings, targets & -targets, np.int64(COST[card])))
        targets &= targets - 1
    return best


@rule
def pending(state, seat, kings):
    """What the player to act may expect of the card being carried out; nothing between turns."""
    phase, region = state.phase, np.int64(state.region)
    if phase < REGION or phase > TARGET or state.act != PLACING or state.stock[seat] == 0:
        return 0.0
    if phase == REGION:
        return best_region(state, seat, kings)
    if phase == LOCATION:
        return best_location(state, region, seat, kings)
    if phase == TARGET:
        return best_target(state, region, seat, kings)
    cost = np.int64(COST[state.card])
    if phase == PUT:
        spots = both(np.int64(state.spot), np.int64(state.other))
        return max(0.0, placement(state, region, seat, kings, spots, cost))
    if phase == PAY or phase == PROMOTE:
        cost = cost if phase == PAY else np.int64(0)
        return max(0.0, placement(state, region, seat, kings, np.int64(state.active), cost))
    return 0.0
