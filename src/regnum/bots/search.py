"""The search bot: thinks for a given time, and can say what it thinks."""

import time
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from regnum.bots.bot import Observation
from regnum.bots.tree import DEEPEST, NONE, compile_search, node_dtype
from regnum.core.game import Game
from regnum.core.journal import SILENT

NODES = 200_000
FIRST_ROUNDS = 20
SECONDS_PER_CALL = 0.02
LONGEST = 3000  # decisions of one playout; who hasn't won by then shares with all


@cache
def searcher(game: Game) -> Any:
    return compile_search(game)


@dataclass(frozen=True)
class Opinion:
    """What the search thinks of one action: how often it looked at it, and each seat's share of the win."""

    action: int
    visits: int
    shares: tuple[float, ...]


class Search:
    """Information-set Monte Carlo tree search for `seconds` a decision, or for a number of simulations."""

    def __init__(self, seconds: float, simulations: int | None = None) -> None:
        self.seconds = seconds
        self.simulations = simulations

    def done(self, visits: int, end: float) -> bool:
        if self.simulations is not None:
            return visits >= self.simulations
        return visits > 0 and time.monotonic() >= end

    def choose(self, observation: Observation, seed: int) -> int:
        opinions = self.think(observation, seed)
        return max(opinions, key=lambda opinion: opinion.visits).action

    def think(self, observation: Observation, seed: int) -> list[Opinion]:
        """All actions that were looked at, in the order of their numbers."""
        game = observation.game
        states = game.new_states(2)
        states[0] = observation.states[0]
        nodes, shares = np.zeros(NODES, node_dtype), np.zeros((NODES, game.players[-1]), np.float32)
        nodes["child"][0] = nodes["sibling"][0] = NONE
        actions, tried = game.new_actions(), np.zeros(game.width, np.int8)
        path, result = np.zeros(DEEPEST + 1, np.int32), np.zeros(game.players[-1])
        used, rounds, end = 1, FIRST_ROUNDS, time.monotonic() + self.seconds
        while not self.done(int(nodes["visits"][0]), end):
            seed += 1
            start = time.monotonic()
            used = searcher(game)(
                states, observation.seat, nodes, shares, used, rounds, LONGEST, np.uint64(seed % 2**64),
                actions, tried, path, result, SILENT,
            )  # fmt: skip
            if self.simulations is None:  # as many as fit between two looks at the clock
                rounds = max(1, min(5000, int(rounds * SECONDS_PER_CALL / max(1e-6, time.monotonic() - start))))
        opinions, child = [], int(nodes["child"][0])
        while child != NONE:
            visits = int(nodes["visits"][child])
            mean = (shares[child] / max(1, visits)).tolist()
            opinions.append(Opinion(int(nodes["action"][child]), visits, tuple(mean)))
            child = int(nodes["sibling"][child])
        return sorted(opinions, key=lambda opinion: opinion.action)
