"""How near a player is to the crown of a region, for every set of its positions that they may control.

Promotion is what Tara is about, and a piece is worth what can be promoted from it. So nearness is not made of weights
for ranks: it is worked out, once, by playing the region alone with cards of the real deck.
"""

import math

import numpy as np

from regnum.games.tara.components import CARDS, FIRST, IS_STONE, LOCATIONS, SECOND
from regnum.games.tara.rules.promotion import LEFT_OF_TWO
from regnum.games.tara.state import BELOW_KING, FULL, KING_BIT

# A turn later is worth a fifth less: others capture, and make their own kings.
PATIENCE = 0.8
# Of how many cards a player chooses on a turn. Three at first in a round, one at last, and each can go to any region.
CHOICE = 2

SETS = np.arange(FULL + 1)


def promoted(held: np.ndarray, active: np.ndarray) -> np.ndarray:
    """TARA-6.2, TARA-6.3, TARA-6.4: what is held once all promotions are made that start from active positions."""
    for _rank in range(4):
        pairs = held & held >> 1 & (active | active >> 1) & LEFT_OF_TWO
        above = (pairs & 0xF) << 5 | (pairs & 0xE0) << 4 | (pairs & 0x600) << 3 | (pairs & 0x1000) << 2
        held, active = held | above, active | above
    return held


def _after_each_card() -> list[list[np.ndarray]]:
    """For each card with a pattern, for each of its locations: what is held once it is placed and promoted from."""
    found = {}
    after = []
    for card in range(len(CARDS)):
        if IS_STONE[card]:
            continue
        locations = []
        for location in range(LOCATIONS[card]):
            spots = 1 << int(FIRST[card, location])
            if SECOND[card, location] >= 0:
                spots |= 1 << int(SECOND[card, location])
            if spots not in found:
                found[spots] = promoted(SETS | spots, np.full_like(SETS, spots))
            locations.append(found[spots])
        after.append(locations)
    return after


def _chance_of_best(cards: int) -> np.ndarray:
    """The chance that of CHOICE random cards the best is the best, second best, ... of all."""
    left = np.array([math.comb(cards - 1 - place, CHOICE - 1) for place in range(cards)], float)
    return left / math.comb(cards, CHOICE)


def _nearness() -> np.ndarray:
    """Expected patience until the king position is held: 1 where it is. Larger sets first, since sets only grow."""
    after = _after_each_card()
    chances = _chance_of_best(len(after))
    sizes = np.bitwise_count(SETS)
    near = np.where(SETS & KING_BIT, 1.0, 0.0)
    for size in range(14, -1, -1):
        sets = SETS[(sizes == size) & (SETS & KING_BIT == 0)]
        # A card that adds nothing leads back to the same set, whose nearness is then still 0: solve for it.
        best = -np.sort(-np.array([np.max([near[a[sets]] for a in locations], axis=0) for locations in after]), axis=0)
        idle = chances @ (best == 0)
        near[sets] = PATIENCE * (chances @ best) / (1 - PATIENCE * idle)
    return near


def _crown_from() -> np.ndarray:
    """From which positions, by a single piece placed or activated there, promotions lead up to the king position."""
    starts = np.zeros_like(SETS)
    for position in range(12):
        spot = np.full_like(SETS, 1 << position)
        crowned = promoted(SETS & BELOW_KING | spot, spot) & KING_BIT
        starts |= np.where(crowned, spot, 0)
    return starts.astype(np.int16)


_near = _nearness()
# From 0 for a player without a piece in the region to 1 for whom any card would do
NEAR = np.minimum((_near - _near[0]) / (PATIENCE - _near[0]), 1.0).astype(np.float32)
CROWN_FROM = _crown_from()
