"""What a bot gets and gives: an observation and a time budget for an action. It never sees the true state."""

from dataclasses import dataclass
from typing import Protocol

import numpy as np

from regnum.core.game import Game
from regnum.core.match import Match


@dataclass(frozen=True)
class Observation:
    """A state as far as a seat knows it, all else guessed, and what the seat may do."""

    game: Game
    states: np.ndarray  # of one concealed state
    seat: int
    actions: tuple[int, ...]

    def __post_init__(self) -> None:
        """Bots hand it to compiled code, which reads wherever it is told to."""
        self.game.setup_of(self.states, 0).seat(self.seat)

    @classmethod
    def of(cls, match: Match, seed: int) -> "Observation":
        """What the player to act knows."""
        return cls(match.game, match.concealed(match.actor, seed), match.actor, tuple(match.legal))

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.states["players"][0])


class Bot(Protocol):
    """Whatever chooses one of the actions of an observation."""

    def choose(self, observation: Observation, seed: int, seconds: float | None = None) -> int:
        """One of the observation's actions; the same for the same observation and seed, thinking time aside.

        `seconds` takes the place of the bot's own thinking time.
        """
        ...
