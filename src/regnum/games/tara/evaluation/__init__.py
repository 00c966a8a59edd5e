"""How good a running game of Tara looks for each player.

Two crowns win. So what counts is a crown that one has, how near one is to the others, and whether a card in hand would
do it; then cumal and pieces to act with.
"""

import numpy as np

from regnum.core.compiled import rule
from regnum.core.evaluation import Evaluation, make_shares
from regnum.games.tara.evaluation.pending import pending
from regnum.games.tara.evaluation.standing import standing
from regnum.games.tara.evaluation.terms import LAYOUT, terms
from regnum.games.tara.rules.vacating import kings_of

TURNS = 0

# A turn offers so many ways that trying them all evenly leaves no time to look on: with 1,500 simulations, as one
# against greedy players, 0.03 won 81, 0.05 won 77 and 0.1 won 70 % of 84 games with three players.
EXPLORATION = {2: 0.04, 3: 0.04, 4: 0.04}
# With what was learnt, against greedy players: with two and 100 simulations, 0.04 won 86 % of 264 games and 0.12 won 81
# of 182; with four and 400 simulations, 0.01 won 70, 0.02 won 77 and 0.04 won 70 % of some 80 each.
EXPLORATION_LEARNT = {2: 0.04, 3: 0.04, 4: 0.02}
# Who looks long can look at more: with two, 40,000 simulations won 12 of 14 games against 400 with 0.12, but 5 of 10
# with 0.04. With four, judged by 100,000 simulations of 40 positions, 20,000 lose 0.0007, 0.0001, 0.0000 and 0.0008 of
# the win a decision with 0.01, 0.02, 0.05 and 0.12.
EXPLORATION_OF_LEVEL = {"expert": {2: 0.12, 3: 0.05, 4: 0.05}}

# Of the bots, here and there by the number of players. One looks a step ahead: steps can be valued by themselves. What
# was learnt tells so much that hard needs few: as one against greedy players, 100 won 69 % of 156 games, 200 won 81 of
# 272 and 400 won 87 of 108 with three; with four, 200 won 72 % of 196 and 300 won 79 of 124.
SIMULATIONS = {
    "greedy": 1, "easy": 10, "normal": 200, "hard": {2: 400, 3: 200, 4: 400},
    "expert": {2: 40_000, 3: 20_000, 4: 20_000},
}  # fmt: skip


@rule
def evaluate(state, shares):
    """Each seat's chance to win, by a softmax of their standings."""
    best = -100.0
    for seat in range(state.players):
        kings = np.int64(kings_of(state, seat))
        shares[seat] = standing(state, seat, kings)
        if seat == state.actor:
            shares[seat] += pending(state, seat, kings)
        best = max(best, shares[seat])
    for seat in range(state.players):
        shares[seat] = np.exp(shares[seat] - best)
    make_shares(state, shares)


EVALUATION = Evaluation(
    evaluate=evaluate, turns=TURNS, exploration=EXPLORATION, exploration_learnt=EXPLORATION_LEARNT,
    exploration_of_level=EXPLORATION_OF_LEVEL, simulations=SIMULATIONS, terms=terms, term_layout=LAYOUT,
)  # fmt: skip
