"""What Python hands to compiled code is checked here: that code reads and writes wherever it is told to."""

from typing import Any

import numpy as np

from regnum.core.errors import WrongArray
from regnum.core.setup import SPECTATOR, Setup, described, shown, whole


def numbers(name: str, given: Any, n: int) -> np.ndarray:
    """One whole number for each game, of whatever width."""
    found = np.asarray(given)
    if found.shape != (n,) or found.dtype.kind not in "iu":
        raise WrongArray("array-numbers", name=name, n=str(n), found=described(found))
    return found


def narrow(found: np.ndarray, kind: type[np.signedinteger], limit: int) -> np.ndarray:
    """The numbers in an array of our own, of the kind that compiled code wants.

    What doesn't fit stays out of range: below 0, or not below the limit.
    """
    if found.dtype == kind:
        return np.array(found, kind, order="C")
    if found.dtype.kind == "u":
        found = np.minimum(found, np.uint64(limit))
    return np.clip(found.astype(np.int64), np.iinfo(kind).min, limit).astype(kind)


def room(name: str, out: Any, shape: tuple[int, ...]) -> np.ndarray:
    """An array that observations can be written into."""
    if not isinstance(out, np.ndarray) or out.dtype != np.float32 or out.shape != shape or not out.flags.carray:
        raise WrongArray("array-room", name=name, shape=str(shape), found=described(out))
    return out


def seat_or_spectator(setup: Setup, seat: Any) -> int:
    return SPECTATOR if whole(seat) == SPECTATOR else setup.seat(seat)


def at_least(name: str, given: Any, least: int) -> int:
    """A whole number, and not a smaller one."""
    number = whole(given)
    if number is None or number < least:
        raise WrongArray("number-small", name=name, least=str(least), found=shown(given))
    return number
