"""Random numbers from the generator inside the state: Threefry 2x32 with 20 rounds, keyed by the seed.

A counter-based generator of the strength of a cipher: who sees a few cards can't compute the others. It uses 32-bit
additions, rotations and exclusive ors alone, so that it runs the same on every machine and fast on a GPU.
"""

import numpy as np

from regnum.core.compiled import rule

WORD = np.uint64(0xFFFFFFFF)
PARITY = np.uint64(0x1BD11BDA)
ROTATIONS = np.array([[13, 15, 26, 6], [17, 29, 16, 24]], np.uint64)


@rule
def reseed(state, seed):
    """Start the state's generator anew."""
    state.rng = np.uint64(seed)
    state.drawn = np.uint32(0)


@rule
def threefry(key, counter):
    """The counter-th random number under this key: 64 bits."""
    k0 = key & WORD
    k1 = key >> np.uint64(32)
    k2 = k0 ^ k1 ^ PARITY
    x = (counter + k0) & WORD
    y = k1
    for block in range(5):
        for i in range(4):
            turn = ROTATIONS[block & 1, i]
            x = (x + y) & WORD
            y = (((y << turn) & WORD) | (y >> (np.uint64(32) - turn))) ^ x
        k0, k1, k2 = k1, k2, k0
        x = (x + k0) & WORD
        y = (y + k1 + np.uint64(block + 1)) & WORD
    return (x << np.uint64(32)) | y


@rule
def roll(state, sides):
    """A random number below sides. The bias is below sides in 2**32."""
    x = threefry(state.rng, np.uint64(state.drawn))
    state.drawn += np.uint32(1)
    return np.int64(((x >> np.uint64(32)) * np.uint64(sides)) >> np.uint64(32))


@rule
def shuffle(state, things, size):
    """Put the first `size` of things into random order."""
    for last in range(size - 1, 0, -1):
        pick = roll(state, last + 1)
        things[last], things[pick] = things[pick], things[last]


@rule
def spin(luck):
    """The next state of a small fast generator for playouts, where a cipher's strength is of no use."""
    luck ^= luck << np.uint64(13)
    luck ^= luck >> np.uint64(7)
    return luck ^ (luck << np.uint64(17))


@rule
def below(luck, sides):
    """A number below sides, from the upper half of such a state."""
    return np.int64(((luck >> np.uint64(32)) * np.uint64(sides)) >> np.uint64(32))
