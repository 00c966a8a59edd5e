"""What lasts beyond the current visit, in points that it may still bring: the hand, tiles and the network of palaces.

`left` is the number of visits to come after this one. The weights are those that best foretell how many more points
than the others a player will have at the end of games between players who look one move ahead, rounded.
"""

import numpy as np

from regnum.core.compiled import rule
from regnum.games.tajmahal.components import (
    BIT_KEYS,
    CITIES_OF,
    CITY_OF_BIT,
    COLOUR_START,
    DECK_TYPES,
    NEIGHBOURS,
    PROVINCE_BITS,
    PROVINCE_OF,
    WHITE,
)
from regnum.games.tajmahal.state import COLOUR_COUNT, FORCE_COUNT, GOOD_COUNT, SPECIAL_COUNT, VISITS

# A card is a turn in the fight for some province, which is worth the less the more players fight for it. With three,
# 1.5 would foretell better, but who believes it hoards cards and loses.
CARD_POINTS = np.array([0.0, 0.0, 0.0, 0.9, 0.8, 0.5])  # by players
# In the last so many visits the hand counts less and less for what it can win, and more for what it scores.
LAST_VISITS = 3

# A special card counts at the end. In between it brings less than it seems, since another may take it away;
# influence tiles are on the way to one, for as long as there is time.
SPECIAL_POINTS, INFLUENCE_PER_VISIT = 1.0, 0.08
# A good makes the same good on later tiles worth a point more, if those are won.
GOOD_PER_VISIT = 0.03

# A chain of palaces that reaches the border of one of the next provinces will count there again, for each of its own.
CHAIN_AT_BORDER = 0.25
NEXT_PROVINCES = 3

# Cities at the other end of the roads that lead out of a province
BORDER = np.array(
    [
        np.bitwise_or.reduce([NEIGHBOURS[city] for city in cities if city >= 0]) & ~PROVINCE_BITS[province]
        for province, cities in enumerate(CITIES_OF)
    ],
    np.int64,
)
# A chain that has one of these cities can be joined by a palace in the province.
JOINING = BORDER | PROVINCE_BITS


@rule
def hand_points(state, seat, left):
    """TM-8.1: what the hand may win in visits to come, and what it scores at the end."""
    fighting = CARD_POINTS[state.players] * state.hand_size[seat]
    if left >= LAST_VISITS:
        return fighting
    most = whites = 0
    for colour in range(COLOUR_COUNT):
        held = 0
        for card in range(COLOUR_START[colour], COLOUR_START[colour + 1]):
            held += state.hand[seat, card]
        most = max(most, held)
    for card in range(COLOUR_START[WHITE], DECK_TYPES):
        whites += state.hand[seat, card]
    use = left / LAST_VISITS
    return use * fighting + (1 - use) * (most + whites)


@rule
def tile_points(state, seat, left):
    """TM-7.1, TM-6.2: special cards, influence tiles and goods."""
    points = 0.0
    for special in range(SPECIAL_COUNT):
        if state.special[special] == seat + 1:
            points += SPECIAL_POINTS
    for force in range(FORCE_COUNT):
        if state.influence[seat, force] == 1:
            points += INFLUENCE_PER_VISIT * left
        elif state.influence[seat, force] == 2:
            points += SPECIAL_POINTS
    for good in range(GOOD_COUNT):
        points += GOOD_PER_VISIT * left * state.goods[seat, good]
    return points


@rule
def size(provinces):
    """How many provinces a set of them has."""
    count = 0
    while provinces:
        provinces &= provinces - 1
        count += 1
    return count


@rule
def chain_of(network, start):
    """TM-6.3, TM-6.4: the cities of a network that can be reached from `start`, and the provinces they lie in."""
    reached = ahead = start
    provinces = np.int64(0)
    while ahead:
        bit = ahead & -ahead
        city = CITY_OF_BIT[bit % BIT_KEYS]
        found = NEIGHBOURS[city] & network & ~reached
        provinces |= np.int64(1) << PROVINCE_OF[city]
        reached |= found
        ahead = ahead ^ bit | found
    return reached, provinces


@rule
def network_points(state, seat):
    """TM-6.3: chains that can be built on in the next provinces; and how many provinces a palace here could join."""
    here = np.int64(state.route[state.visit])
    joined = np.int64(1) << here
    end = min(np.int64(state.visit) + 1 + NEXT_PROVINCES, VISITS)
    at_border = 0
    network = np.int64(state.network[seat])
    rest = network
    while rest:
        chain, provinces = chain_of(network, rest & -rest)
        rest &= ~chain
        if chain & JOINING[here]:
            joined |= provinces
        for visit in range(state.visit + 1, end):
            if chain & BORDER[state.route[visit]]:
                at_border += size(provinces)
    return CHAIN_AT_BORDER * at_border, size(joined)
