"""What a GPU does with a batch: a block keeps games in shared memory, and its warps share them.

The threads of a warp run the same instructions or wait for each other, but games soon want different things: one lists
plays, another carries out a card, a third is set up. So games don't belong to threads. Those that want the same stand
in a queue; a warp takes as many as it has threads from the longest one, does what they want for all of them at once,
and puts each into its next queue. A game that is through makes room for the next slot of the batch.
"""

from typing import Any

import numpy as np
from numba import cuda, types

from regnum.core.chance import below, reseed, spin, threefry
from regnum.core.compiled import rule
from regnum.core.engine import POLICY
from regnum.envs.batch_kernels import BEGIN, NOTHING, mark, reward
from regnum.envs.cuda_queues import EMPTY, FREE, NOBODY, REST

# The game's own, put among the globals of the compiled copies
setup: Any = None
legal: Any = None
list_sort: Any = None
apply: Any = None
outcome: Any = None
features: Any = None
first_wish: Any = None
begin: Any = None
do: Any = None
choose: Any = None
finish: Any = None
claim: Any = None
take: Any = None
hand_in: Any = None
STATE: Any = None
SORTS: Any = None  # action -> what is done alike
WIDTH = WORDS = 1
LUCK = LEFT = SLOT = ACTION = QUEUE = 1  # where in shared memory what lies, counted in numbers of its size
GAMES = QUEUES = 1
PRIVATE = 0  # phases that are asked even with one answer, as bits
WARP = 32

# What a game is waiting for, besides NOBODY, REST and FREE: to be set up; from LIST on, actions to be listed in one of
# several ways; from DO on, an action of a sort to be carried out
NEW, LIST = 3, 4
DO = 5  # LIST and the number of these ways


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


def _first_wish(state, i, order, moves, stride, seeds, luck, count, choices):
    """What a slot wants by its order, and: action, moves to be chosen after it, luck."""
    if order == NOTHING:
        return np.int32(FREE), np.int32(0), np.int32(0), luck
    if order >= 0:
        state.ply += np.uint32(1)
        return np.int32(DO + SORTS[order]), order, np.int32(0), luck
    if order == BEGIN:
        return np.int32(NEW), np.int32(0), np.int32(0), luck
    if count == 0:
        seeds[i] += stride
        return np.int32(NEW), np.int32(0), moves, luck
    luck = spin(luck)
    state.ply += np.uint32(1)
    action = np.int32(choices[below(luck, count)])
    return np.int32(DO + SORTS[action]), action, np.int32(moves - 1), luck


def _begin(state, words, game, seed, players, options):
    """Set up a game; its next wish."""
    for word in range(WORDS):
        words[game * WORDS + word] = np.uint64(0)
    reseed(state, seed)
    state.players = players
    setup(state, players, options, seed)
    words[LUCK + game] = threefry(seed, POLICY) | np.uint64(1)
    return np.int32(LIST + list_sort(state))


def _do(state, action, i, left, stride, seeds, result, journal):
    """Carry out an action; the next wish."""
    apply(state, action, journal)
    if state.actor >= 0:
        return np.int32(LIST + list_sort(state))
    outcome(state, result)
    if left == 0:
        return np.int32(FREE)
    seeds[i] += stride
    return np.int32(NEW)


def _choose(state, words, game, left, action, actions):
    """List the legal actions and choose one, if there are moves left or all know it is the only one.

    The next wish, and their number."""
    count = np.int32(legal(state, actions))
    chosen = np.int32(0)
    if count != 1 or (PRIVATE >> state.phase) & 1:
        if left[LEFT + game] == 0:
            return np.int32(FREE), count
        left[LEFT + game] -= np.int32(1)
        luck = spin(words[LUCK + game])
        words[LUCK + game] = luck
        chosen = np.int32(below(luck, count))
        state.ply += np.uint32(1)
    action[ACTION + game] = actions[chosen]
    return np.int32(DO + SORTS[actions[chosen]]), count


def _finish(state, i, count, actions, players, choices, counts, actors, done, shares, rewards):
    """Write down what a slot waits for."""
    for n in range(count):
        choices[i, n] = actions[n]
    counts[i] = count
    actors[i] = state.actor
    done[i] = count == 0
    reward(shares[i], count == 0, players, rewards[i])


def _serve(share, raw, orders, moves, players, options, seeds, stride, lucks, choices, counts, actors, done, shares,
           rewards):  # fmt: skip
    """Carry out the orders of a block's share of the slots, as the function of this name in batch_kernels.py."""
    states = cuda.shared.array(0, STATE)  # arrays without a size all begin where shared memory does
    words = cuda.shared.array(0, types.uint64)
    left = cuda.shared.array(0, types.int32)
    slot = cuda.shared.array(0, types.int32)
    action = cuda.shared.array(0, types.int16)
    queue = cuda.shared.array(0, types.uint16)
    starts = cuda.shared.array(QUEUES, types.int32)
    ends = cuda.shared.array(QUEUES, types.int32)
    waiting = cuda.shared.array(QUEUES, types.int32)
    begun = cuda.shared.array(1, types.int32)  # slots
    actions = cuda.local.array(WIDTH, types.int16)
    journal = cuda.local.array((1, 8), types.int16)
    thread = np.int32(cuda.threadIdx.x)
    threads = np.int32(cuda.blockDim.x)
    lane = np.int32(thread % WARP)
    start = np.intp(cuda.blockIdx.x) * share
    slots = np.int32(min(share, orders.shape[0] - start))
    games = np.int32(min(share, orders.shape[0] - start, GAMES))
    for at in range(FREE * GAMES + thread, QUEUES * GAMES, threads):
        queue[QUEUE + at] = np.uint16(EMPTY)
    for at in range(thread, QUEUES, threads):
        starts[at] = ends[at] = waiting[at] = 0
    begun[0] = 0
    cuda.syncthreads()
    for first in range(0, games, threads):
        game = np.int32(first + thread)
        hand_in(game, np.int32(FREE if game < games else NOBODY), lane, queue, ends, waiting)
    cuda.syncthreads()
    wanted, place, size = claim(lane, games, starts, ends, waiting)
    while wanted != REST:
        game = np.int32(0)
        wish = np.int32(NOBODY)
        if lane < size:
            game = take(wanted, place + lane, queue)
            state = states[game]
            count = np.int32(0)
            if wanted == FREE:
                slot[SLOT + game] = cuda.atomic.add(begun, np.uint32(0), np.int32(1))
            i = start + slot[SLOT + game]
            if wanted >= DO:
                wish = do(state, action[ACTION + game], i, left[LEFT + game], stride, seeds, shares[i], journal)
            elif wanted >= LIST:
                wish, count = choose(state, words, game, left, action, actions)
            elif wanted == NEW:
                wish = begin(state, words, game, seeds[i], players, options)
            elif slot[SLOT + game] < slots:
                for word in range(WORDS):
                    words[game * WORDS + word] = raw[i * WORDS + word]
                order = np.int32(orders[i])
                wish, action[ACTION + game], left[LEFT + game], words[LUCK + game] = first_wish(
                    state, i, order, np.int32(moves), stride, seeds, lucks[i], np.int32(counts[i]), choices[i]
                )
            else:
                wish = np.int32(REST)
            if wish == FREE and wanted != FREE:
                finish(state, i, count, actions, players, choices, counts, actors, done, shares, rewards)
                for word in range(WORDS):
                    raw[i * WORDS + word] = words[game * WORDS + word]
                lucks[i] = words[LUCK + game]
        hand_in(game, wish, lane, queue, ends, waiting)
        wanted, place, size = claim(lane, games, starts, ends, waiting)


def _mark_all(choices, counts, marked, marks, mask):
    """The mask of one slot."""
    i = cuda.grid(1)
    if i < mask.shape[0]:
        marks[i] = mark(choices[i], counts[i], marked[i], marks[i], mask[i])


def _copy_all(values, found, least, most, wrong):
    """One number of each slot. What is not between these becomes -1, and the first such slot is noted."""
    i = cuda.grid(1)
    if i < found.shape[0]:
        if least <= values[i] and values[i] <= most:
            found[i] = values[i]
        else:
            found[i] = -1
            cuda.atomic.min(wrong, 0, i)


def _accept(orders, done, choices, counts, refused):
    """A game that is over is told to do nothing; the first slot that is told to do what is not legal is noted."""
    i = cuda.grid(1)
    if i < orders.shape[0]:
        if done[i]:
            orders[i] = NOTHING
        elif not allowed(choices[i], counts[i], orders[i]):
            cuda.atomic.min(refused, 0, i)


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
        features(states[i], np.int32(seats[i]), out[i])
