"""Ways of playing that all tests of the contract share."""

import os
import random
from collections.abc import Iterator
from itertools import count

import numpy as np

import regnum
from regnum.core.game import Game
from regnum.core.journal import SILENT
from regnum.core.setup import Setup

# Games of Tara take thousands of decisions when played at random: tests look at their first part.
LONGEST = 400

# Games that are over after a few decisions are made up for by more of them.
SHORTEST = 40

DEEPER = int(os.environ.get("REGNUM_DEEPER", "1"))  # times as many games: `make fuzz`


def matches(table: tuple, games: int, longest: int = LONGEST) -> Iterator[regnum.Match]:
    """Random games at a table; the match is yielded before every decision, and once after the last one."""
    name, players, options = table
    played = 0
    for seed in count():
        if seed >= games * DEEPER and played >= games * min(longest, SHORTEST):
            return
        rng = random.Random(f"{table} {seed}")
        match = regnum.match(name, players, seed=rng.getrandbits(64), **options)
        while not match.over and match.ply < longest:
            yield match
            match.play(rng.choice(match.legal))
        yield match
        played += match.ply


def sampled(table: tuple, games: int, share: float, longest: int = LONGEST) -> Iterator[regnum.Match]:
    """Some of these positions, the first one among them."""
    rng = random.Random(f"sample {table}")
    for number, match in enumerate(matches(table, games, longest)):
        if rng.random() < share or number == 0:
            yield match


def drive(game: Game, players: int, options: dict, seeds: range, decisions: int) -> Iterator[tuple[int, np.ndarray]]:
    """Play by the engine's functions alone; the seed and the state after every decision."""
    states, actions = game.new_states(1), game.new_actions()
    choices = Setup.of(game, players, **options).option_array
    for seed in seeds:
        rng = random.Random(seed)
        offered = game.engine.begin(states, 0, players, choices, np.uint64(seed), actions, SILENT)
        yield seed, states
        for _ in range(decisions):
            if offered == 0:
                break
            offered = game.engine.step(states, 0, int(actions[rng.randrange(offered)]), actions, SILENT)
            yield seed, states
