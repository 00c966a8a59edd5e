"""The random bot."""

import random

from regnum.bots.bot import Observation


class Uniform:
    """Any legal action, each equally likely."""

    def choose(self, observation: Observation, seed: int, seconds: float | None = None) -> int:
        return random.Random(seed).choice(observation.actions)
