"""How good a running game of Taj Mahal looks for each player: expected points at the end, turned into chances to win.

Points are what wins, and most of those to come can be read off the table: what a player leads for in this visit, where
their palaces can be joined next, which goods and tiles they hold, and how many cards they have to fight with. The
weights were found by playing: those stand here that beat others, and the softmax was fitted to how games ended.
"""

import numpy as np

from regnum.core.compiled import rule
from regnum.games.tajmahal.evaluation.holdings import hand_points, network_points, tile_points
from regnum.games.tajmahal.evaluation.visit import building_points, visit_points
from regnum.games.tajmahal.state import BUILD, CROWN, VISITS

# A lead of so many points makes a player e times as likely to win: at the very end, and more for every visit to come,
# though ever less, as chance evens out.
POINTS_AT_END, POINTS_PER_VISIT = 1.5, 1.2

TURNS = 0


@rule
def expected_points(state, seat):
    """TM-8.2: points now and those to come."""
    left = VISITS - 1 - state.visit
    points = state.score[seat] + tile_points(state, seat, left) + network_points(state, seat, left)
    taking = 0
    if state.withdrawn[seat] == 0:
        taking = 1
        points += visit_points(state, seat, left)
    elif seat == state.actor:
        taking = 2
        if state.phase == BUILD or state.phase == CROWN:
            points += building_points(state, seat, left)
    return points + hand_points(state, seat, left, taking)


@rule
def evaluate(state, shares):
    """Each seat's chance to win, from its expected points."""
    left = VISITS - 1 - state.visit
    scale = 1 / (POINTS_AT_END + POINTS_PER_VISIT * np.sqrt(left + 0.5))
    total = 0.0
    best = 0.0
    for seat in range(state.players):
        shares[seat] = expected_points(state, seat)
        best = max(best, shares[seat])
    for seat in range(state.players):
        shares[seat] = np.exp((shares[seat] - best) * scale)
        total += shares[seat]
    for seat in range(shares.shape[0]):
        shares[seat] = shares[seat] / total if seat < state.players else 0.0
