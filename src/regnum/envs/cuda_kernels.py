"""What a GPU does with a batch: one thread for each game, the state in the thread's own memory while it plays.

The threads of a warp run the same instructions or wait for each other. Games of a warp soon want different things: one
lists plays, another carries out a card, a third is set up. So the warp votes again and again: what most of its games
are waiting for is done next, for all of these at once; what is rare waits until it is wanted by many.
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
turns: Any = None
most_wanted: Any = None
STATE: Any = None
WIDTH = WORDS = SEATS = 1

# What a game is waiting for
REST, NEW, LIST, ACT = 0, 1, 2, 3
KEYS = 8  # bits of a vote for: 4 x phase + what the game is waiting for
WHOLE_WARP = 0xFFFFFFFF


def _most_wanted(key):
    """What most games of the warp are waiting for; REST when none waits for anything."""
    votes = np.int32(0)
    if key != REST:
        votes = np.int32(cuda.popc(cuda.match_any_sync(WHOLE_WARP, np.int32(key))) << KEYS | key)
    else:
        cuda.match_any_sync(WHOLE_WARP, np.int32(key))
    for lane in (16, 8, 4, 2, 1):
        votes = max(votes, cuda.shfl_xor_sync(WHOLE_WARP, votes, lane))
    return votes & ((1 << KEYS) - 1)


def _turns(states, words, order, moves, players, options, seed, stride, luck, count, actions, result, journal):
    """Does what the function of this name in batch_kernels.py does, in the order that the warp votes for."""
    state = states[0]
    action = np.int64(order)
    stage = np.int64(ACT)
    if order == NOTHING:
        stage = np.int64(REST)
    elif order >= 0:
        moves = 0
        state.ply += np.uint32(1)
    elif order == RANDOM and count > 0:
        moves -= 1
        luck = spin(luck)
        action = np.int64(actions[below(luck, count)])
        state.ply += np.uint32(1)
    else:
        stage = np.int64(NEW)
        if order == BEGIN:
            moves = 0
        else:
            seed += stride
    while True:
        key = stage if stage < LIST else np.int64(state.phase) * 4 + stage
        wanted = most_wanted(key)
        if wanted == REST:
            break
        if key == wanted:
            if stage == NEW:
                for at in range(WORDS):
                    words[at] = np.uint64(0)
                reseed(state, seed)
                state.players = players
                setup(state, players, options, seed)
                luck = threefry(seed, POLICY) | np.uint64(1)
                stage = np.int64(LIST)
            elif stage == LIST:
                count = legal(state, actions)
                stage = np.int64(ACT)
                if count == 1:
                    action = np.int64(actions[0])
                elif moves > 0:
                    moves -= 1
                    luck = spin(luck)
                    action = np.int64(actions[below(luck, count)])
                    state.ply += np.uint32(1)
                else:
                    stage = np.int64(REST)
            else:
                apply(state, action, journal)
                stage = np.int64(LIST)
                if state.actor < 0:
                    outcome(state, result)
                    count = np.int64(0)
                    stage = np.int64(REST)
                    if moves > 0:
                        seed += stride
                        stage = np.int64(NEW)
    return seed, luck, count


def _serve(raw, orders, moves, players, options, seeds, stride, lucks, choices, counts, actors, done, shares, rewards,
           refused):  # fmt: skip
    """Carry out the order of one slot: as the function of this name in batch_kernels.py."""
    i = cuda.grid(1)
    states = cuda.local.array(1, STATE)
    words = states.view(np.uint64)
    actions = cuda.local.array(WIDTH, types.int16)
    journal = cuda.local.array((1, 8), types.int16)
    result = cuda.local.array(SEATS, types.float32)
    order = np.int64(NOTHING)
    count = np.int64(0)
    seed = luck = np.uint64(0)
    if i < raw.shape[0]:
        order = np.int64(orders[i])
        count = np.int64(counts[i])
        seed, luck = seeds[i], lucks[i]
        if order >= 0 or (order != BEGIN and order != RANDOM):
            if order != NOTHING and not done[i] and (order < 0 or not allowed(choices[i], count, order)):
                refused[0] = i + 1
                order = np.int64(NOTHING)
            if done[i]:
                order = np.int64(NOTHING)
        if order != NOTHING:
            for at in range(WORDS):
                words[at] = raw[i, at]
            for n in range(count):
                actions[n] = choices[i, n]
            for seat in range(players):
                result[seat] = shares[i, seat]
    seed, luck, count = turns(
        states, words, order, moves, players, options, seed, stride, luck, count, actions, result, journal
    )
    if order != NOTHING:
        for at in range(WORDS):
            raw[i, at] = words[at]
        for n in range(count):
            choices[i, n] = actions[n]
        for seat in range(players):
            shares[i, seat] = result[seat]
        seeds[i] = seed
        lucks[i] = luck
        counts[i] = count
        actors[i] = states[0].actor
        done[i] = count == 0
        reward(result, count == 0, players, rewards[i])


def _mark_all(choices, counts, mask):
    """The mask of one slot."""
    i = cuda.grid(1)
    if i < mask.shape[0]:
        mark(choices[i], counts[i], mask[i])


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
