"""Observations: what a seat knows of a state, as a vector of a fixed size. Each game's features.py says how."""

from functools import cache

import numpy as np

from regnum.core.errors import WrongSetup
from regnum.core.game import Game
from regnum.core.match import Match
from regnum.core.setup import SPECTATOR, whole
from regnum.envs import arrays


class Features:
    """The observations of one game. `layout` tells, in order, each block's name, length and meaning."""

    def __init__(self, game: Game) -> None:
        declared = game.features
        if declared is None:
            raise WrongSetup("features-none", game=game.id)
        self.game = game
        self.size = declared.layout.size
        self.layout = declared.layout.blocks
        self.rule = declared.rule

    def observe(self, states: np.ndarray, i: int, seat: int, out: np.ndarray) -> None:
        """Write what a seat, or a spectator with -1, knows of state i into `out`, of `size` float32 numbers."""
        seat = arrays.seat_or_spectator(self.game.setup_of(states, i), seat)
        self.game.observe(states, int(i), seat, arrays.room("out", out, (self.size,)))

    def of(self, match: Match, seat: int) -> np.ndarray:
        """What a seat, or a spectator with -1, knows of a match."""
        return match.observe(None if whole(seat) == SPECTATOR else seat)

    def blank(self, *shape: int) -> np.ndarray:
        """Room for observations."""
        return np.zeros((*shape, self.size), np.float32)

    def block(self, observations: np.ndarray, name: str) -> np.ndarray:
        """The part of observations that tells one thing: `block(observations, "hand")`."""
        start = 0
        for found, length, _ in self.layout:
            if found == name:
                return observations[..., start : start + length]
            start += length
        raise KeyError(name)


@cache
def features_of(game: Game) -> Features:
    """The features of a game, made once."""
    return Features(game)
