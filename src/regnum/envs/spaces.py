"""The spaces of observations and actions, for PettingZoo and Gymnasium alike."""

from typing import Any

import numpy as np

from regnum.core.game import Game
from regnum.core.match import Match
from regnum.envs.features import features_of
from regnum.extras import needed

with needed("research"):
    from gymnasium import spaces


class Actions(spaces.Discrete):
    """All actions of a game. `sample()` without a mask picks one that is legal now, so that random play just works."""

    def __init__(self, game: Game) -> None:
        super().__init__(len(game.space))
        self.legal = np.zeros(len(game.space), np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self.legal.any():
            mask = self.legal
        return super().sample(mask, probability)


def observation_space(game: Game) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (features_of(game).size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(game.space),), np.int8),
        }
    )


def observe(match: Match, seat: int) -> np.ndarray:
    """What a seat knows, as numbers."""
    return features_of(match.game).of(match, seat)


def rewards(match: Match) -> list[float]:
    """Each seat's share of the win less an equal share, once the game is over; before that nothing."""
    if match.shares is None:
        return [0.0] * match.players
    return [share - 1 / match.players for share in match.shares]
