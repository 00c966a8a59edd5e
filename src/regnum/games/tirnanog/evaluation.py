"""Who will win Tir Nan Og Wars? The points on the table, what the pile will still score, and what the hand can pay.

The weights were fitted to some thousand positions of games that the search played against itself, so that a share is a
chance: of positions valued at 0.7 about seven in ten are won.
"""

import numpy as np

from regnum.core.compiled import rule
from regnum.core.evaluation import Evaluation, make_shares
from regnum.games.tirnanog.components import (
    CASTLE,
    COST,
    FAIRY,
    FOREST,
    FOUNTAIN_SCORE,
    KIND,
    PLAIN,
    RIVER,
    SCORE,
    SYMBOLS,
)
from regnum.games.tirnanog.rules.ending import face_up, total_points
from regnum.games.tirnanog.rules.stacks import visible
from regnum.games.tirnanog.state import KIND_COUNT, NONE, SPECIES_COUNT

# Turns of a simulation that are played at random before it is valued
TURNS = 0
EXPLORATION = {2: 0.1, 3: 0.1, 4: 0.1}
EXPLORATION_LEARNT = EXPLORATION

# Of the bots. Greedy looks for the best way of its turn, which has many steps
SIMULATIONS = {"greedy": 60, "easy": 10, "normal": 200, "hard": 2_000, "expert": 40_000}

# How long the game will last: cards of the second deck that will be drawn while the first one is still there
SECOND_DECK = 115.0
LAST_TURN = 0.3  # the last lap, as a part of a turn

# So many points more are e times the chance: few at the end, more the longer the game will last
SCALE, SCALE_PER_TURN = 0.8, 0.9

# What things are worth, in points. The latter two numbers count while there is time to use them.
VALUE_IN_PILE = 0.54  # temples and the tie-break (TNO-5.4, TNO-6.3)
CREATURE, CREATURE_EARLY = 0.18, 0.88
FAIRY_EARLY = 0.6  # for forests (TNO-5.2)
PLAIN_ON_TOP = 0.67  # saves a creature (TNO-5.1)
CASTLE_INCOME = 0.8  # of a point of income in each of the next turns (TNO-5.5)
CASTLE_TURNS = 3.0

# A territory in reserve, as part of what it will score: creatures at hand, one missing, more missing
READY, READY_SCORE = 0.93, 0.29
NEARLY, NEARLY_SCORE = 0.16, 0.28
FAR_SCORE = 0.04


@rule
def turns_left(state):
    """How many turns each player may still have: takes empty the deck, and it is gone through twice."""
    if state.last_lap:
        return LAST_TURN
    cards = state.deck_size + 0.5 * state.display_size
    if not state.second_deck:
        cards += SECOND_DECK
    return cards / state.players


@rule
def pile_worth(state, seat, scorings):
    """TNO-1.3, TNO-6.1: what pile and fountains will score, this round and the next."""
    score, value = face_up(state, seat)
    score += np.int64(FOUNTAIN_SCORE) * state.fountains[seat]
    return scorings * score + VALUE_IN_PILE * value


@rule
def missing(state, seat, territory, saved):
    """TNO-3.3: creatures that a player lacks to pay for a territory."""
    short = np.int64(0)
    for species in range(SPECIES_COUNT):
        short += max(0, SYMBOLS[territory, species] - state.hand[seat, species])
    return max(short, COST[territory] - state.hand_size[seat]) - saved


@rule
def reserve_worth(state, seat, scorings, saved):
    """TNO-3.2, TNO-3.3: territories to come, the nearer to being paid the better."""
    worth = 0.0
    for kind in range(KIND_COUNT):
        territory = state.reserve[seat, kind]
        if territory != NONE:
            short = missing(state, seat, territory, saved)
            if short <= 0:
                worth += READY + READY_SCORE * scorings * SCORE[kind]
            elif short == 1:
                worth += NEARLY + NEARLY_SCORE * scorings * SCORE[kind]
            else:
                worth += FAR_SCORE * scorings * SCORE[kind]
    return worth


@rule
def evaluate(state, shares):
    """Each seat's share of the win, from the points it may expect at the end."""
    scorings = 1 if state.second_deck else 2
    turns = turns_left(state)
    early = turns / (turns + 4.0)
    scale = SCALE + SCALE_PER_TURN * np.sqrt(turns)
    lands = 0  # that castles draw from
    for seat in range(state.players):
        top = visible(state, seat)
        if top != NONE and (KIND[top] == FOREST or KIND[top] == RIVER):
            lands += 1
    best = 0.0
    for seat in range(state.players):
        points = total_points(state, seat) + pile_worth(state, seat, scorings)
        points += (CREATURE + CREATURE_EARLY * early) * state.hand_size[seat]
        points += FAIRY_EARLY * early * state.hand[seat, FAIRY]
        saved = 0
        top = visible(state, seat)
        if top != NONE and KIND[top] == PLAIN:
            saved = 1
            points += PLAIN_ON_TOP * early
        elif top != NONE and KIND[top] == CASTLE:
            points += CASTLE_INCOME * lands * min(turns, CASTLE_TURNS)
        points += early * reserve_worth(state, seat, scorings, saved)
        shares[seat] = points
        best = max(best, points)
    for seat in range(state.players):
        shares[seat] = np.exp((shares[seat] - best) / scale)
    make_shares(state, shares)


EVALUATION = Evaluation(
    evaluate=evaluate, turns=TURNS, exploration=EXPLORATION, exploration_learnt=EXPLORATION_LEARNT,
    simulations=SIMULATIONS,
)  # fmt: skip
