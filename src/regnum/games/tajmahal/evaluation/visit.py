"""What a player may still win in the current visit, in points. Found like the weights of holdings.py."""

import numpy as np

from regnum.core.compiled import rule
from regnum.games.tajmahal.components import CITIES_OF, GOODS_ON, MOST_CITIES, PROVINCE_BITS
from regnum.games.tajmahal.evaluation.holdings import (
    GOOD_PER_VISIT,
    INFLUENCE_PER_VISIT,
    SPECIAL_POINTS,
    chain_of,
    size,
)
from regnum.games.tajmahal.state import (
    ELEPHANT,
    FORCE_COUNT,
    GOOD_COUNT,
    GRAND_MOGUL,
    NO_BONUS,
    SYMBOL_COUNT,
    TURN,
)

# To be in the visit still: something may be won, and if it is a palace, it joins a chain.
STILL_IN, CHAIN_STILL_IN = 2.0, 0.5
# The chance to win what one has most symbols for: none of the others can stop who is to decide now; on other turns it
# grows with the lead. Who is level or behind may still overtake.
WINS_NOW, WINS_BY_MORE, WINS_BY_ONE, WINS_LEVEL = 0.9, 0.6, 0.4, 0.05

# A palace beyond the chain that the first one joins: it makes the network denser. A crown palace leaves the bonus tile.
PALACE_POINTS, CROWN_POINTS = 0.7, 0.5
CHAIN_JOINED = 0.95
# Bonus tiles: Taj Mahal, +2, a card, goods
BONUS_POINTS = np.array([4.0, 2.0, 1.2, 1.2, 1.2, 1.2, 1.2])
BONUS_TAKEN = 0.65


@rule
def tile_value(state, seat, left):
    """TM-6.2: the points of the current province tile for a player, and of its goods for later."""
    points = 0.0
    for good in range(GOOD_COUNT):
        points += GOODS_ON[state.visit, good] * (1 + state.goods[seat, good] + GOOD_PER_VISIT * left)
    return points


@rule
def influence_value(state, seat, force, left):
    """TM-7.1: an influence tile; the second of a kind makes a special card of both."""
    if state.influence[seat, force] == 0:
        return INFLUENCE_PER_VISIT * left
    return SPECIAL_POINTS - INFLUENCE_PER_VISIT * left


@rule
def best_bonus(state):
    """TM-5.2: the most valuable bonus tile that an ordinary palace can still take here."""
    best = 0.0
    for i in range(MOST_CITIES):
        city = CITIES_OF[state.route[state.visit], i]
        if city >= 0 and state.bonus[city] != NO_BONUS and state.palace[city] == 0:
            best = max(best, BONUS_POINTS[state.bonus[city]])
    return best


@rule
def chance_to_win(state, seat, symbol):
    """TM-5.1: the chance to win what this symbol wins, by its lead over all others."""
    mine = state.symbols[seat, symbol]
    if mine == 0 or state.court[symbol] == 0:
        return 0.0
    most = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, state.symbols[other, symbol])
    if mine < most:
        return 0.0
    if mine == most:
        return WINS_LEVEL
    if state.actor == seat and state.phase == TURN:
        return WINS_NOW
    return WINS_BY_ONE if mine - most == 1 else WINS_BY_MORE


@rule
def visit_points(state, seat, left, chain):
    """What a player who is still in the visit may win, thing by thing; a palace could join `chain` provinces."""
    if state.colour[seat] == 0:
        return STILL_IN + CHAIN_STILL_IN * chain
    points = 0.0
    no_palace = 1.0
    for symbol in range(SYMBOL_COUNT):
        chance = chance_to_win(state, seat, symbol)
        if chance > 0:
            if symbol < FORCE_COUNT:
                points += chance * (PALACE_POINTS + influence_value(state, seat, symbol, left))
                no_palace *= 1 - chance
            elif symbol == GRAND_MOGUL:
                points += chance * CROWN_POINTS
                no_palace *= 1 - chance
            elif symbol == ELEPHANT:
                points += chance * tile_value(state, seat, left)
    if no_palace < 1:
        points += (1 - no_palace) * (CHAIN_JOINED * chain + BONUS_TAKEN * best_bonus(state))
    return points


@rule
def building_points(state, seat, left, chain):
    """TM-5.5: what is won and not yet placed or scored, in the middle of a withdrawal."""
    points = state.building * PALACE_POINTS + state.crowning * CROWN_POINTS
    if state.ruling:
        points += tile_value(state, seat, left)
    if state.building > 0:
        points += BONUS_TAKEN * best_bonus(state)
    if state.built:
        network, here = np.int64(state.network[seat]), PROVINCE_BITS[state.route[state.visit]]
        return points + size(chain_of(network, network & here)[1])
    if state.building + state.crowning > 0:
        points += CHAIN_JOINED * chain
    return points
