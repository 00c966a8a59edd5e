"""What is done with every game of a batch, written once: compiled for the CPU by specialise(), for a GPU by cuda.py.

A batch has slots. Slot i plays the games of seeds seed + i, seed + i + n, seed + i + 2 n and so on, so that what
happens in it depends neither on the other slots nor on how they are shared out among cores.
"""

from typing import Any

import numpy as np

from regnum.core.chance import below, spin, threefry
from regnum.core.compiled import rule
from regnum.core.engine import POLICY
from regnum.core.setup import SPECTATOR

# The game's own, put among the globals of the compiled copies
prepare: Any = None
legal: Any = None
apply: Any = None
outcome: Any = None
features: Any = None
private: Any = None  # phases that are asked even with one answer, as bits

# What a slot can be told to do, besides an action
BEGIN, RANDOM, NOTHING = -10, -11, -12

LINE = 64  # bytes that a processor clears at once


@rule
def mark(choices, count, marked, marks, row):
    """The list of legal actions as a mask; only what was marked before is cleared. The number of marks now."""
    for n in range(marks):
        row[marked[n]] = False
    for n in range(count):
        row[choices[n]] = True
        marked[n] = choices[n]
    return count


@rule
def reward(shares, over, players, rewards):
    """What learners get: at the end their share of the win less an equal share, before that nothing."""
    for seat in range(players):
        rewards[seat] = shares[seat] - 1.0 / players if over else 0.0


def _accept(low, high, orders, choices, counts, done):
    """The first of some slots that is told to do what is not legal, -1 where there is none; before anything is done.

    Games that are over are told to do nothing. To look at all choices, several at once, is faster than to find out
    where to stop.
    """
    for i in range(low, high):
        if not done[i]:
            order = orders[i]
            found = np.int32(0)
            for n in range(counts[i]):
                found |= np.int32(choices[i, n] == order)
            if found == 0:
                return i
    for i in range(low, high):  # apart, since nothing is looked at several at once where something is written
        if done[i]:
            orders[i] = NOTHING
    return -1


def _first_wrong_seat(low, high, seats, players):
    """The first of some slots whose seat is neither one of the table nor a spectator's; -1 where there is none."""
    for i in range(low, high):
        if seats[i] < SPECTATOR or seats[i] >= players:
            return i
    return -1


def _serve(low, high, states, orders, moves, players, options, seeds, stride, lucks, choices, counts, actors, done,
           shares, rewards, journal):  # fmt: skip
    """Carry out the orders of some slots: an action, a new game, or random moves, with the next game where one is over.

    Actions are legal: _accept has seen to it. It is all one function, with one call of `apply` and one of `legal`: to
    hand arrays on from function to function takes a tenth of the time of a move.
    """
    for i in range(low, high):
        order = np.int64(orders[i])
        actions = choices[i]
        count = np.int64(counts[i])
        if order == NOTHING:
            continue
        state = states[i]
        luck = lucks[i]
        left = moves
        while left > 0:
            action = order
            if order == RANDOM and count > 0:
                luck = spin(luck)
                action = np.int64(actions[below(luck, count)])
            if action >= 0:
                state.ply += 1
            else:
                if order == RANDOM:
                    seeds[i] += stride
                prepare(states, i, players, options, seeds[i])
                luck = threefry(seeds[i], POLICY) | np.uint64(1)
            if action != RANDOM:
                left -= 1
            asked = False
            while not asked:  # what all know to have one answer is no move
                if action >= 0:
                    apply(state, action, journal)
                count = np.int64(0)
                if state.actor >= 0:
                    count = np.int64(legal(state, actions))
                    action = np.int64(actions[0])
                asked = count != 1 or private >> state.phase & 1
            if count == 0:
                outcome(state, shares[i])
        lucks[i] = luck
        counts[i] = count
        actors[i] = state.actor
        done[i] = count == 0
        reward(shares[i], count == 0, players, rewards[i])


def _mark_all(low, high, choices, counts, spans, masks):
    """The masks of some slots. What was marked before lies within a span, which is cleared line by line."""
    last = masks.shape[1] - LINE
    for i in range(low, high):
        if last < 0:  # of fewer actions than a line has
            masks[i, :] = False
        else:
            for start in range(spans[i, 0], spans[i, 1], LINE):
                place = np.uint64(min(start, last))
                for n in range(LINE):
                    masks[i, place + np.uint64(n)] = False
        count = np.int64(counts[i])
        spans[i, 0] = choices[i, 0]
        spans[i, 1] = choices[i, max(0, count - 1)] + 1
        for n in range(count):
            masks[i, choices[i, n]] = True


def _observe_all(low, high, states, seats, out):
    """What a seat of every slot knows."""
    for i in range(low, high):
        features(states[i], seats[i], out[i])
