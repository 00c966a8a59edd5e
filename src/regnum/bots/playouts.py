"""A bot that plays each of its actions out at random, many times, and takes the one that wins most."""

import time
from functools import cache
from typing import Any

import numpy as np

from regnum.bots.bot import Observation
from regnum.core.chance import below, spin, threefry
from regnum.core.compiled import specialise
from regnum.core.game import Game
from regnum.core.journal import SILENT

conceal: Any = None
apply: Any = None
legal: Any = None
outcome: Any = None

ROUND = 200  # playouts between two looks at the clock
LONGEST = 2000  # decisions of one playout; beyond it nobody has won


def _sample(states, seat, candidates, wins, visits, rounds, seed, actions, result, journal):
    """Guess the hidden, take the candidate that promises most, play on at random, and note the share of the win."""
    luck = threefry(seed, np.uint64(0)) | np.uint64(1)
    for _ in range(rounds):
        states[1] = states[0]
        state = states[1]
        luck = spin(luck)
        conceal(state, seat, luck)
        best = 0
        total = 0
        for i in range(candidates.size):
            total += visits[i]
        highest = -1.0
        for i in range(candidates.size):
            promise = 1e9 - i if visits[i] == 0 else wins[i] / visits[i] + np.sqrt(np.log(total) / (2 * visits[i]))
            if promise > highest:
                best, highest = i, promise
        apply(state, candidates[best], journal)
        length = 0
        while state.actor >= 0 and length < LONGEST:
            luck = spin(luck)
            apply(state, actions[below(luck, legal(state, actions))], journal)
            length += 1
        if state.actor < 0:
            outcome(state, result)
            wins[best] += result[seat]
        visits[best] += 1


@cache
def _sampler(game: Game) -> Any:
    return specialise(_sample, game.id, conceal=game.conceal, apply=game.apply, legal=game.legal, outcome=game.outcome)


class Playouts:
    """Flat Monte Carlo by upper confidence bounds, for `seconds` a decision."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def choose(self, observation: Observation, seed: int) -> int:
        game = observation.game
        states = game.new_states(2)
        states[0] = observation.states[0]
        candidates = np.array(observation.actions, np.int16)
        wins, visits = np.zeros(candidates.size), np.zeros(candidates.size, np.int64)
        actions, result = game.new_actions(), np.zeros(game.players[-1])
        end = time.monotonic() + self.seconds
        while visits.sum() == 0 or time.monotonic() < end:
            seed += 1
            _sampler(game)(
                states, observation.seat, candidates, wins, visits, ROUND, np.uint64(seed % 2**64), actions, result,
                SILENT,
            )  # fmt: skip
        return int(candidates[visits.argmax()])
