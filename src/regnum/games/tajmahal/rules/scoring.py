"""6 Scoring a withdrawal."""

import numpy as np

from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.tajmahal.components import BIT_KEYS, CITY_OF_BIT, GOODS_ON, NEIGHBOURS, PROVINCE_BITS
from regnum.games.tajmahal.events import (
    BONUS_CARD,
    BONUS_GOOD,
    BONUS_POINTS,
    PALACE_CHAIN,
    PALACE_HERE,
    TILE_GOOD,
)
from regnum.games.tajmahal.rules.deck import draw_card
from regnum.games.tajmahal.state import (
    CARD,
    FIRST_GOOD,
    GOOD_COUNT,
    NO_BONUS,
    TAJ_MAHAL,
    VISITS,
)


@rule
def take_bonus(state, seat, city, journal):
    """TM-5.2, TM-6.1: the bonus tile of the fortress, carried out at once."""
    bonus = state.bonus[city]
    state.bonus[city] = NO_BONUS
    if bonus >= FIRST_GOOD:
        good = bonus - FIRST_GOOD
        held = state.goods[seat, good]
        state.goods[seat, good] += 1
        state.score[seat] += 1 + held
        tell(journal, BONUS_GOOD, seat, good, 1 + held, held)
    elif bonus == CARD:
        tell(journal, BONUS_CARD, seat)
        draw_card(state, seat, journal)
    elif bonus >= 0:
        points = 4 if bonus == TAJ_MAHAL else 2
        state.score[seat] += points
        tell(journal, BONUS_POINTS, seat, bonus, points)


@rule
def score_province_tile(state, seat, journal):
    """TM-6.2: each good of the tile with the same ones held before; goods of one tile don't count for each other."""
    for good in range(GOOD_COUNT):
        held = state.goods[seat, good]
        for _ in range(GOODS_ON[state.visit, good]):
            state.score[seat] += 1 + held
            tell(journal, TILE_GOOD, seat, good, 1 + held, held)
        state.goods[seat, good] += GOODS_ON[state.visit, good]


@rule
def connected(network, start):
    """TM-6.3, TM-6.4: the cities of a network that its cities in `start` reach along roads, a bit each."""
    reached = network & start
    ahead = reached
    while ahead:
        bit = ahead & -ahead
        ahead ^= bit
        found = NEIGHBOURS[CITY_OF_BIT[bit % BIT_KEYS]] & network & ~reached
        reached |= found
        ahead |= found
    return reached


@rule
def score_palaces(state, seat, journal):
    """TM-6.3: 1 point for the province, and 1 for each other one that the chain of palaces reaches."""
    here = state.route[state.visit]
    state.score[seat] += 1
    tell(journal, PALACE_HERE, seat, here)
    reached = connected(np.int64(state.network[seat]), PROVINCE_BITS[here])
    for province in range(VISITS):
        if province != here and reached & PROVINCE_BITS[province]:
            state.score[seat] += 1
            tell(journal, PALACE_CHAIN, seat, province)
