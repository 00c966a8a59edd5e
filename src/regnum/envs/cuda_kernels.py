"""What a GPU does with a batch, one thread for each game.

The threads of a warp run the same instructions or wait for each other, but games soon want different things: one lists
plays, another carries out a card, a third is set up. So a warp votes again and again: what most of its games are
waiting for is done next, for all of these at once; what is rare waits until it is wanted by many.
"""

from typing import Any

import numpy as np
from numba import cuda, types

from regnum.core.chance import below, reseed, spin, threefry
from regnum.core.engine import POLICY
from regnum.envs.batch_kernels import BEGIN, NOTHING, RANDOM, allowed, mark, reward

# The game's own, put among the globals of the compiled copies
setup: Any = None
legal: Any = None
apply: Any = None
outcome: Any = None
features: Any = None
advance: Any = None
accepted: Any = None
first_wish: Any = None
most_wanted: Any = None
STATE: Any = None
WIDTH = WORDS = 1

# What a game is waiting for: nothing, a new game, its action to be carried out, or the actions of a phase to be listed
REST, NEW, ACT, LIST = 0, 1, 2, 3
WISHES = 32  # more than 3 + the number of phases
WHOLE_WARP = 0xFFFFFFFF


def _most_wanted(wish):
    """What most games of the warp are waiting for; REST when none waits for anything."""
    votes = np.int32(cuda.popc(cuda.match_any_sync(WHOLE_WARP, np.int32(wish))) * WISHES + wish)
    if wish == REST:
        votes = np.int32(0)
    for lane in (16, 8, 4, 2, 1):
        votes = max(votes, cuda.shfl_xor_sync(WHOLE_WARP, votes, lane))
    return votes % WISHES


def _accepted(i, orders, done, choices, counts, refused):
    """The order of a slot, or NOTHING where its game is over; an action that is not legal is refused."""
    order = np.int64(orders[i])
    if order == BEGIN or order == RANDOM or order == NOTHING:
        return order
    if done[i]:
        return np.int64(NOTHING)
    if order < 0 or not allowed(choices[i], counts[i], order):
        refused[0] = i + 1
        return np.int64(NOTHING)
    return order


def _first_wish(state, order, moves, seed, stride, luck, count, choices):
    """What a slot wants by its order, and: action, moves to be chosen after it, seed, luck."""
    if order == NOTHING:
        return np.int64(REST), order, moves, seed, luck
    if order >= 0:
        state.ply += np.uint32(1)
        return np.int64(ACT), order, np.int64(0), seed, luck
    if order == BEGIN:
        return np.int64(NEW), order, np.int64(0), seed, luck
    if count == 0:
        return np.int64(NEW), order, moves, seed + stride, luck
    luck = spin(luck)
    state.ply += np.uint32(1)
    return np.int64(ACT), np.int64(choices[below(luck, count)]), moves - 1, seed, luck


def _advance(state, words, wish, action, moves, players, options, seed, stride, luck, actions, result, journal):
    """Do what a game wants; the next wish, and: action, moves, seed, luck, number of legal actions."""
    count = np.int64(0)
    if wish == NEW:
        for word in range(WORDS):
            words[word] = np.uint64(0)
        reseed(state, seed)
        state.players = players
        setup(state, players, options, seed)
        luck = threefry(seed, POLICY) | np.uint64(1)
        wish = LIST + np.int64(state.phase)
    elif wish == ACT:
        apply(state, action, journal)
        wish = LIST + np.int64(state.phase)
        if state.actor < 0:
            outcome(state, result)
            wish = np.int64(REST)
            if moves > 0:
                seed += stride
                wish = np.int64(NEW)
    else:
        count = legal(state, actions)
        wish = np.int64(ACT)
        if count == 1:
            action = np.int64(actions[0])
        elif moves > 0:
            moves -= 1
            luck = spin(luck)
            action = np.int64(actions[below(luck, count)])
            state.ply += np.uint32(1)
        else:
            wish = np.int64(REST)
    return wish, action, moves, seed, luck, count


def _serve(raw, orders, moves, players, options, seeds, stride, lucks, choices, counts, actors, done, shares, rewards,
           refused):  # fmt: skip
    """Carry out the order of one slot, as the function of this name in batch_kernels.py; the state in local memory."""
    i = cuda.grid(1)
    states = cuda.local.array(1, STATE)
    words = states.view(np.uint64)
    actions = cuda.local.array(WIDTH, types.int16)
    journal = cuda.local.array((1, 8), types.int16)
    state = states[0]
    wish = np.int64(REST)
    seed = luck = np.uint64(0)
    order = action = np.int64(NOTHING)
    here = np.int64(0)
    if i < raw.shape[0]:
        here = np.int64(i)
        order = accepted(i, orders, done, choices, counts, refused)
        if order != NOTHING:
            for word in range(WORDS):
                words[word] = raw[i, word]
            wish, action, moves, seed, luck = first_wish(
                state, order, moves, seeds[i], stride, lucks[i], np.int64(counts[i]), choices[i]
            )
    count = np.int64(0)
    wanted = most_wanted(wish)
    while wanted != REST:
        if wish == wanted:
            wish, action, moves, seed, luck, count = advance(
                state, words, wish, action, moves, players, options, seed, stride, luck, actions, shares[here],
                journal,
            )  # fmt: skip
        wanted = most_wanted(wish)
    if order != NOTHING:
        for word in range(WORDS):
            raw[i, word] = words[word]
        for n in range(count):
            choices[i, n] = actions[n]
        seeds[i] = seed
        lucks[i] = luck
        counts[i] = count
        actors[i] = state.actor
        done[i] = count == 0
        reward(shares[i], count == 0, players, rewards[i])


def _mark_all(choices, counts, marked, marks, mask):
    """The mask of one slot."""
    i = cuda.grid(1)
    if i < mask.shape[0]:
        marks[i] = mark(choices[i], counts[i], marked[i], marks[i], mask[i])


def _copy_all(values, found):
    """One number of each slot."""
    i = cuda.grid(1)
    if i < found.shape[0]:
        found[i] = values[i]


def _next_seeds(done, seeds, stride, orders):
    """Where a game is over, the order and the seed for the next one."""
    i = cuda.grid(1)
    if i < done.shape[0]:
        orders[i] = NOTHING
        if done[i]:
            orders[i] = BEGIN
            seeds[i] += stride


def _observe_all(states, seats, out):
    """What a seat of one slot knows."""
    i = cuda.grid(1)
    if i < out.shape[0]:
        features(states[i], np.int64(seats[i]), out[i])
