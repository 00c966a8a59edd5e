"""The header that every state begins with."""

import numpy as np

HEADER = [
    ("rng", "u8"),  # the generator's key
    ("drawn", "u4"),  # ... and how many numbers were drawn under it
    ("ply", "u4"),  # decisions taken so far
    ("players", "i1"),
    ("actor", "i1"),  # the seat to decide, OVER at the end
    ("phase", "i1"),  # what is to be decided
    ("ending", "i1"),  # how the game ended: a number of the game's own, 0 while it runs
]

OVER = -1


def state_dtype(*fields: tuple) -> np.dtype:
    """A game's record: the header, then its own fields. Aligned, so that records in an array stay aligned too."""
    return np.dtype([*HEADER, *fields], align=True)
