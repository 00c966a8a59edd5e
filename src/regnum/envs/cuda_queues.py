"""Queues of games in the shared memory of a block, for what they are waiting for.

A queue is a ring: `ends` counts the games that ever joined it, `starts` those that left it, `waiting` those that are
there to be taken. A game stands in one queue at most, so that a ring with room for all can't overflow.
"""

from typing import Any

import numpy as np
from numba import cuda

# Put among the globals of the compiled copies
highest: Any = None
peers_of: Any = None
told_by: Any = None
together: Any = None
pause: Any = None
GAMES = QUEUES = QUEUE = 1  # games of a block, queues, and where in shared memory they lie
WARP = 32  # threads
WHOLE_WARP = 0xFFFFFFFF

NOBODY, REST = 0, 1  # what nobody waits for: a thread without a game, and a place for games when all are through
FREE = 2  # the first queue: places for games
EMPTY = 0xFFFF  # a place that nobody has come to yet
PAUSE = 100  # nanoseconds of a warp that finds no game waiting


def _highest(number):
    """The highest number of all threads of the warp."""
    for lane in (16, 8, 4, 2, 1):
        number = max(number, cuda.shfl_xor_sync(WHOLE_WARP, number, lane))
    return number


def _peers_of(wish):
    """Which threads of the warp have the same wish, as bits."""
    return np.int32(cuda.match_any_sync(WHOLE_WARP, wish))


def _told_by(lane, number):
    """The number of one thread, for all of the warp."""
    return cuda.shfl_sync(WHOLE_WARP, number, lane)


def _together():
    """The threads of the warp wait for each other."""
    cuda.syncwarp()


def _pause():
    """Leave the multiprocessor to other warps for a while."""
    cuda.nanosleep(PAUSE)


def _hand_in(game, wish, lane, queue, ends, waiting):
    """Every thread of the warp puts its game into the queue of its wish."""
    peers = peers_of(wish)
    first = np.int32(cuda.ffs(peers) - 1)
    size = np.int32(cuda.popc(peers))
    place = np.int32(0)
    if lane == first:
        place = np.int32(cuda.atomic.add(ends, np.uint32(wish), size))
    place = told_by(first, place) + np.int32(cuda.popc(peers & ((1 << lane) - 1)))
    if wish > REST:
        queue[QUEUE + wish * GAMES + place % GAMES] = game
    cuda.threadfence_block()
    together()
    if lane == first and wish > REST:
        cuda.atomic.add(waiting, np.uint32(wish), size)


def _claim(lane, games, starts, ends, waiting):
    """What most games wait for, from which place on and how many of them are this warp's; REST when all are through."""
    while True:
        longest = 0
        for wish in range(lane, QUEUES, WARP):
            longest = max(longest, waiting[wish] * QUEUES + wish)
        longest = highest(np.int32(longest))
        wish = longest % QUEUES
        if longest >= QUEUES:
            size = np.int32(0)
            place = np.int32(0)
            if lane == 0:  # others may have been quicker: take what is left
                left = cuda.atomic.add(waiting, np.uint32(wish), np.int32(-WARP))
                size = np.int32(0 if left < 0 else left if left < WARP else WARP)
                if size < WARP:
                    cuda.atomic.add(waiting, np.uint32(wish), np.int32(WARP - size))
                place = np.int32(cuda.atomic.add(starts, np.uint32(wish), size))
            size = told_by(0, size)
            place = told_by(0, place)
            if size > 0:
                return wish, place, size
        elif ends[REST] == games:
            return np.int32(REST), np.int32(0), np.int32(0)
        else:
            pause()
        cuda.threadfence_block()


def _take(wish, place, queue):
    """A game from its place in a queue; who puts it there may not have come so far."""
    at = QUEUE + wish * GAMES + place % GAMES
    game = np.int32(queue[at])
    while game == EMPTY:
        cuda.threadfence_block()
        game = np.int32(queue[at])
    queue[at] = np.uint16(EMPTY)
    cuda.threadfence_block()
    return game
