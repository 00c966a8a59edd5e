"""What lasts beyond the current visit, in points that it may still bring: the hand, tiles and the network of palaces.

`left` is the number of visits to come after this one: what is held for use is worth more the more often it can be used.
"""

import numpy as np

from regnum.core.compiled import rule
from regnum.games.tajmahal.components import CITIES_OF, COLOUR_START, DECK_TYPES, NEIGHBOURS, PROVINCE_BITS, WHITE
from regnum.games.tajmahal.rules.scoring import connected
from regnum.games.tajmahal.state import COLOUR_COUNT, FORCE_COUNT, GOOD_COUNT, SPECIAL_COUNT, VISITS

# A card is a turn in the fight for some province; one of the colour held most is a turn more in the same fight, and a
# white one goes along with any colour.
CARD_POINTS, SAME_COLOUR_POINTS, WHITE_POINTS = 0.65, 0.3, 0.4
# A card still to be taken from the display: it can be chosen, but not all are left to choose from.
TAKEN_POINTS = 0.6
# So many visits before the end the hand counts fully for what it can win, and less and less after that.
HAND_USED_VISITS = 2.0

# For every visit to come: a special card is a symbol (or two points) more each time, until another takes it away;
# an influence tile is half of one; a good makes the same good on a later tile worth a point more, if that is won.
SPECIAL_PER_VISIT, INFLUENCE_PER_VISIT, GOOD_PER_VISIT = 0.35, 0.18, 0.07

# A chain of palaces that reaches the border of one of the next provinces will count there again, for each of its own.
CHAIN_AT_BORDER = 0.16
NEXT_PROVINCES = 3
# The longest chain is also of use later, here per visit to come.
CHAIN_PER_VISIT = 0.05

# Cities at the other end of the roads that lead out of a province
BORDER = np.array(
    [
        np.bitwise_or.reduce([NEIGHBOURS[city] for city in cities if city >= 0]) & ~PROVINCE_BITS[province]
        for province, cities in enumerate(CITIES_OF)
    ],
    np.int64,
)


@rule
def hand_points(state, seat, left, taking):
    """TM-8.1: what the hand may win in visits to come, and what it scores at the end; `taking` cards are to come."""
    most = whites = size = 0
    for colour in range(COLOUR_COUNT):
        held = 0
        for card in range(COLOUR_START[colour], COLOUR_START[colour + 1]):
            held += state.hand[seat, card]
        size += held
        most = max(most, held)
    for card in range(COLOUR_START[WHITE], DECK_TYPES):
        whites += state.hand[seat, card]
    size += whites
    use = min(left, HAND_USED_VISITS) / HAND_USED_VISITS
    used = CARD_POINTS * size + SAME_COLOUR_POINTS * most + WHITE_POINTS * whites
    return use * used + (1 - use) * (most + whites) + TAKEN_POINTS * taking


@rule
def tile_points(state, seat, left):
    """TM-7.1, TM-6.2: special cards, which count at the end too, influence tiles and goods."""
    points = 0.0
    for special in range(SPECIAL_COUNT):
        if state.special[special] == seat + 1:
            points += 1 + SPECIAL_PER_VISIT * left
    for force in range(FORCE_COUNT):
        if state.influence[seat, force] == 1:
            points += INFLUENCE_PER_VISIT * left
        elif state.influence[seat, force] == 2:
            points += 1 + SPECIAL_PER_VISIT * left
    for good in range(GOOD_COUNT):
        points += GOOD_PER_VISIT * left * state.goods[seat, good]
    return points


@rule
def provinces_in(cities):
    """TM-6.3: how many provinces a set of cities lies in."""
    count = 0
    for province in range(VISITS):
        if cities & PROVINCE_BITS[province]:
            count += 1
    return count


@rule
def network_points(state, seat, left):
    """TM-6.3: chains of palaces that can be built on in the next provinces."""
    if left == 0:
        return 0.0
    network = np.int64(state.network[seat])
    rest = network
    longest = at_border = 0
    while rest:
        chain = connected(network, rest & -rest)
        rest &= ~chain
        length = provinces_in(chain)
        longest = max(longest, length)
        for visit in range(state.visit + 1, min(state.visit + 1 + NEXT_PROVINCES, VISITS)):
            if chain & BORDER[state.route[visit]]:
                at_border += length
    return CHAIN_AT_BORDER * at_border + CHAIN_PER_VISIT * left * longest
