"""How good a running game of Taj Mahal looks for each player: expected points at the end, turned into chances to win.

Points are what wins, and most of those to come can be read off the table: what a player leads for in this visit, where
their palaces can be joined next, which goods and tiles they hold, and how many cards they have to fight with. Weights
and softmax were fitted to how games between players who look one move ahead went on and ended.
"""

import numpy as np

from regnum.core.compiled import rule
from regnum.core.evaluation import Evaluation, make_shares
from regnum.games.tajmahal.evaluation.holdings import CARD_POINTS, hand_points, network_points, tile_points
from regnum.games.tajmahal.evaluation.terms import LAYOUT, terms
from regnum.games.tajmahal.evaluation.visit import building_points, visit_points
from regnum.games.tajmahal.state import BUILD, CROWN, VISITS

# A lead of so many points makes a player e times as likely to win: at the very end, and more for every visit to come,
# though ever less, as chance evens out.
POINTS_AT_END, POINTS_PER_VISIT = 2.5, 2.1
# TM-5.10: who has not taken cards from the display yet will.
CARDS_TO_TAKE = 2

# A visit of three has about so many turns: it is better played on than guessed, yet not far into the next one.
TURNS = 6
EXPLORATION = {3: 0.15, 4: 0.15, 5: 0.15}
EXPLORATION_LEARNT = EXPLORATION
# Who looks long can look at more: with four, judged by 100,000 simulations of 40 positions, 10,000 lose 0.0024, 0.0010,
# 0.0007 and 0.0022 of the win a decision with 0.05, 0.15, 0.4 and 1.
EXPLORATION_OF_LEVEL = {"expert": {3: 0.3, 4: 0.3, 5: 0.3}}

# Of the bots, here and there by the number of players. One looks a step ahead: steps can be valued by themselves. With
# three and four, what was learnt tells so much that hard needs no more of them than normal. With five, as one against
# greedy players, 200 won 76 % of 100 games, 400 won 75 % of 110, 1,000 won 83 % of 35.
SIMULATIONS = {
    "greedy": 1, "easy": 10, "normal": 200, "hard": {3: 200, 4: 200, 5: 1_000},
    "expert": {3: 10_000, 4: 10_000, 5: 20_000},
}  # fmt: skip


@rule
def expected_points(state, seat):
    """TM-8.2: points now and those to come."""
    left = VISITS - 1 - state.visit
    future, chain = network_points(state, seat)
    points = state.score[seat] + future + tile_points(state, seat, left) + hand_points(state, seat, left)
    if state.withdrawn[seat] == 0:
        return points + CARDS_TO_TAKE * CARD_POINTS[state.players] + visit_points(state, seat, left, chain)
    if seat == state.actor:  # withdrawing just now
        points += CARDS_TO_TAKE * CARD_POINTS[state.players]
        if state.phase == BUILD or state.phase == CROWN:
            points += building_points(state, seat, left, chain)
    return points


@rule
def evaluate(state, shares):
    """Each seat's chance to win, from its expected points."""
    left = VISITS - 1 - state.visit
    scale = 1 / (POINTS_AT_END + POINTS_PER_VISIT * np.sqrt(left))
    best = 0.0
    for seat in range(state.players):
        shares[seat] = expected_points(state, seat)
        best = max(best, shares[seat])
    for seat in range(state.players):
        shares[seat] = np.exp((shares[seat] - best) * scale)
    make_shares(state, shares)


EVALUATION = Evaluation(
    evaluate=evaluate, turns=TURNS, exploration=EXPLORATION, exploration_learnt=EXPLORATION_LEARNT,
    exploration_of_level=EXPLORATION_OF_LEVEL, simulations=SIMULATIONS, terms=terms, term_layout=LAYOUT,
)  # fmt: skip
