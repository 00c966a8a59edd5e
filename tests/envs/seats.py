"""All games with all their player counts."""

import random
from collections.abc import Callable
from functools import cache

import numpy as np
import pytest

import regnum
from regnum.core.match import Match

SEATS = [(name, players) for name in regnum.games() for players in regnum.game(name).players]

every_count = pytest.mark.parametrize(("name", "players"), SEATS)


@cache
def played(name: str, players: int, seed: int = 5) -> Match:
    """A game played at random to its end."""
    match, luck = regnum.match(name, players, seed), random.Random(seed)
    while not match.over:
        match.play(luck.choice(match.legal))
    return match


def forbidding(reset: Callable[[int], np.ndarray]) -> np.ndarray:
    """The mask after a reset by the first seed with which something is not legal: in a tiny game everything may be."""
    return next(mask for mask in map(reset, range(1, 100)) if not mask.all())
