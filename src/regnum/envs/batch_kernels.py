"""What is done with every game of a batch, written once: compiled for the CPU by specialise(), for a GPU by cuda.py.

A batch has slots. Slot i plays the games of seeds seed + i, seed + i + n, seed + i + 2 n and so on, so that what
happens in it depends neither on the other slots nor on how they are shared out among cores.
"""

from typing import Any

import numpy as np

from regnum.core.chance import below, spin, threefry
from regnum.core.compiled import rule
from regnum.core.engine import ADVANCE, POLICY

# The game's own, put among the globals of the compiled copies
prepare: Any = None
step: Any = None
outcome: Any = None
features: Any = None
turns: Any = None

# What a slot can be told to do, besides an action
BEGIN, RANDOM, NOTHING = -10, -11, -12


def _turns(states, i, order, moves, players, options, seed, stride, luck, count, actions, result, journal):
    """Carry out an action, begin a game, or make random moves, going on with the next game when one is over.

    It returns seed, luck and the number of legal actions, which it lists in `actions`; shares of the win in `result`.
    It is all one function because the rules are compiled into every function that calls them.
    """
    while moves > 0:
        action = order
        if order < 0:
            if order == RANDOM and count > 0:
                luck = spin(luck)
                action = np.int64(actions[below(luck, count)])
            else:
                if order == RANDOM:
                    seed += stride
                prepare(states, i, players, options, seed)
                luck = threefry(seed, POLICY) | np.uint64(1)
                action = np.int64(ADVANCE)
        count = step(states, i, action, actions, journal)
        if count == 0:
            outcome(states[i], result)
        if action >= 0 or order == BEGIN:
            moves -= 1
    return seed, luck, count


@rule
def allowed(actions, count, action):
    """Is this one of the actions listed, in ascending order?"""
    low = np.int64(0)
    high = np.int64(count)
    while low < high:
        middle = (low + high) // 2
        if actions[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < count and actions[low] == action


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


def _serve(low, high, states, orders, moves, players, options, seeds, stride, lucks, choices, counts, actors, done,
           shares, rewards, refused, journal):  # fmt: skip
    """Carry out the orders of some slots. Those that are over take no action; one that is not legal is refused."""
    for i in range(low, high):
        order = np.int64(orders[i])
        if order >= 0:
            if done[i]:
                continue
            if not allowed(choices[i], counts[i], order):
                refused[i] = True
                continue
        elif order != BEGIN and order != RANDOM:
            refused[i] = order != NOTHING and not done[i]
            continue
        seeds[i], lucks[i], count = turns(
            states, i, order, moves, players, options, seeds[i], stride, lucks[i], np.int64(counts[i]), choices[i],
            shares[i], journal,
        )  # fmt: skip
        counts[i] = count
        actors[i] = states[i].actor
        done[i] = count == 0
        reward(shares[i], count == 0, players, rewards[i])


def _mark_all(low, high, choices, counts, marked, marks, mask):
    """The masks of some slots."""
    for i in range(low, high):
        marks[i] = mark(choices[i], counts[i], marked[i], marks[i], mask[i])


def _observe_all(low, high, states, seats, out):
    """What a seat of every slot knows."""
    for i in range(low, high):
        features(states[i], seats[i], out[i])
