"""What a bot gets and gives: an observation and a time budget for an action. It never sees the true state."""

from dataclasses import dataclass
from typing import Protocol

import numpy as np

from regnum.core.errors import WrongSetup
from regnum.core.game import Game
from regnum.core.match import Match

THINKING_SECONDS = 0.5


@dataclass(frozen=True)
class Observation:
    """A state as far as a seat knows it, all else guessed, and what the seat may do."""

    game: Game
    states: np.ndarray  # of one concealed state
    seat: int
    actions: tuple[int, ...]

    @classmethod
    def of(cls, match: Match, seed: int) -> "Observation":
        """What the player to act knows."""
        states = match._states.copy()
        match.game.engine.hide(states, 0, match.actor, np.uint64(seed))
        return cls(match.game, states, match.actor, tuple(match.legal))


class Bot(Protocol):
    def choose(self, observation: Observation, seed: int) -> int:
        """One of the observation's actions; the same for the same observation and seed, thinking time aside."""
        ...


def make_bot(text: str) -> Bot:
    """A bot by its name, with its thinking time in seconds behind a colon: `search:2`."""
    from regnum.bots.search import Search
    from regnum.bots.uniform import Uniform

    name, _, seconds = text.partition(":")
    try:
        time = float(seconds) if seconds else THINKING_SECONDS
    except ValueError:
        time = -1.0
    if name == "random" and not seconds:
        return Uniform()
    if name == "search" and 0 < time <= 60:
        return Search(time)
    raise WrongSetup("bot-unknown", bot=text, known="random, search, search:SECONDS")
