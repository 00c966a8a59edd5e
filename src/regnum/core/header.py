"""The header that every state begins with."""

from typing import Any

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


def state_dtype(*fields: tuple[Any, ...]) -> np.dtype:
    """A game's record: the header, then its own fields. Aligned, so that records in an array stay aligned too.

    Gaps that this leaves become fields of their own: NumPy doesn't copy what is no field.
    """
    aligned = np.dtype([*HEADER, *fields], align=True)
    places = {name: aligned.fields[name] for name in aligned.names}  # type: ignore[index, union-attr]
    end = 0
    filled: list[tuple[Any, ...]] = []
    for name, kind, offset in [*((name, *place[:2]) for name, place in places.items()), ("", None, aligned.itemsize)]:
        if offset > end:
            filled.append((f"gap{end}", "u1", (offset - end,)))
        if kind is not None:
            filled.append((name, kind))
            end = offset + kind.itemsize
    return np.dtype(filled, align=True)
