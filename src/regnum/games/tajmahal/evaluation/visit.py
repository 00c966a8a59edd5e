"""What a player may still win in the current visit, in points."""

import numpy as np

from regnum.core.compiled import rule
from regnum.games.tajmahal.components import CITIES_OF, GOODS_ON, MOST_CITIES, PROVINCE_BITS
from regnum.games.tajmahal.evaluation.holdings import (
    GOOD_PER_VISIT,
    INFLUENCE_PER_VISIT,
    SPECIAL_PER_VISIT,
    provinces_in,
)
from regnum.games.tajmahal.rules.scoring import connected
from regnum.games.tajmahal.state import (
    ELEPHANT,
    FORCE_COUNT,
    GOOD_COUNT,
    GRAND_MOGUL,
    NO_BONUS,
    SYMBOL_COUNT,
    TURN,
)

# The chance to win what one has most symbols for: none of the others can stop who is to decide now; on other turns it
# grows with the lead. Who is level or one behind may still overtake.
WINS_ALONE, WINS_BY_MORE, WINS_BY_ONE, WINS_LEVEL, WINS_BEHIND = 0.85, 0.7, 0.47, 0.14, 0.04
WINS_NOW = 0.9  # and not all: who could withdraw may go on playing instead

# A palace beyond the points it brings at once: it makes the network denser. A crown palace leaves the bonus tile.
PALACE_POINTS, CROWN_POINTS = 0.8, 0.55
# The first palace in the province is paid for the whole chain that it joins, if it is well placed.
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
    return 1 + (SPECIAL_PER_VISIT - INFLUENCE_PER_VISIT) * left


@rule
def chain_here(state, seat):
    """TM-6.3: how many provinces a palace in the current one could join, wherever in it that may be."""
    here = PROVINCE_BITS[state.route[state.visit]]
    return provinces_in(connected(np.int64(state.network[seat]) | here, here))


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
def chance_to_win(state, seat, symbol, alone):
    """TM-5.1: the chance to win what this symbol wins, by its lead over all others."""
    mine = state.symbols[seat, symbol]
    if mine == 0 or state.court[symbol] == 0:
        return 0.0
    most = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, state.symbols[other, symbol])
    if mine > most:
        if state.actor == seat and state.phase == TURN:
            return WINS_NOW
        if alone:
            return WINS_ALONE
        return WINS_BY_ONE if mine - most == 1 else WINS_BY_MORE
    if mine == most:
        return WINS_LEVEL
    return WINS_BEHIND if most - mine == 1 else 0.0


@rule
def visit_points(state, seat, left):
    """What a player who is still in the visit may win, thing by thing."""
    alone = True
    for other in range(state.players):
        if other != seat and state.withdrawn[other] == 0:
            alone = False
    points = 0.0
    no_palace = 1.0
    for symbol in range(SYMBOL_COUNT):
        chance = chance_to_win(state, seat, symbol, alone)
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
        points += (1 - no_palace) * (CHAIN_JOINED * chain_here(state, seat) + BONUS_TAKEN * best_bonus(state))
    return points


@rule
def building_points(state, seat, left):
    """TM-5.5: what is won and not yet placed or scored, in the middle of a withdrawal."""
    points = state.building * PALACE_POINTS + state.crowning * CROWN_POINTS
    if state.ruling:
        points += tile_value(state, seat, left)
    if state.built:
        here = PROVINCE_BITS[state.route[state.visit]]
        points += provinces_in(connected(np.int64(state.network[seat]), here))
    elif state.building + state.crowning > 0:
        points += CHAIN_JOINED * chain_here(state, seat)
    if state.building > 0:
        points += BONUS_TAKEN * best_bonus(state)
    return points
