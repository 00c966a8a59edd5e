"""Our own side."""

import random
from collections.abc import Callable
from functools import cache

import numpy as np
from benchmarks.peers.contest import OURS, Contender, Rate, clock, timed

import regnum
from regnum.bots import Observation
from regnum.bots.search import FAR, Search
from regnum.core.game import Game
from regnum.core.journal import SILENT
from regnum.core.setup import Setup

BATCH = 1024
MOVES = 20  # of each game of a batch at once


def contenders(make: Callable[[Game, int], Rate], note: str = "", names: tuple[str, ...] = ()) -> list[Contender]:
    """Every game with its fewest players."""
    found = []
    for game in map(regnum.game, names or regnum.games()):
        players = game.players[0]
        label = f"{game.id}, {players} players{note}"
        found.append(
            Contender(OURS, label, lambda g=game, p=players: make(g, p), lambda g=game, p=players: length(g, p))
        )
    return found


@cache
def length(game: Game, players: int) -> float:
    return float(random_games(game, players, 200)[0].mean())


def random_games(game: Game, players: int, games: int) -> tuple[np.ndarray, np.ndarray]:
    states, lengths = game.new_states(games), np.zeros(games, np.int64)
    results = np.zeros((games, game.players[-1]))
    options, actions = Setup.of(game, players).option_array, game.new_actions()
    game.engine.random_games(states, players, options, np.uint64(1), lengths, results, actions, SILENT)
    return lengths, results


def python_loop(game: Game, players: int) -> Rate:
    """The engine's own functions, called once a decision."""
    states, actions, options = game.new_states(1), game.new_actions(), Setup.of(game, players).option_array
    begin, step, action, luck = game.engine.begin, game.engine.step, actions.item, random.Random(1).random
    seed = 0

    def play() -> int:
        nonlocal seed
        seed += 1
        made, count = 0, begin(states, 0, players, options, np.uint64(seed), actions, SILENT)
        while count and made < 2000:
            count = step(states, 0, action(int(luck() * count)), actions, SILENT)
            made += 1
        return made

    return timed(play)


def match_loop(game: Game, players: int) -> Rate:
    """Match, which checks moves, keeps the log and can undo."""
    luck = random.Random(1)

    def play() -> int:
        match = regnum.Match(game, players, luck.getrandbits(60))
        while not match.over and match.ply < 2000:
            match.play(luck.choice(match.legal))
        return match.ply

    return timed(play)


def environment(game: Game, players: int) -> Rate:
    from benchmarks.peers.others import walk

    from regnum.envs.pettingzoo import env

    return timed(walk(env(game.id, players)))


def batch_inside(game: Game, players: int) -> Rate:
    """The choice is made in compiled code."""
    batch = regnum.batch(game.id, players, BATCH, threads=1)

    def play() -> int:
        batch.random(MOVES)
        return BATCH * MOVES

    return timed(play)


def batch_outside(game: Game, players: int) -> Rate:
    """Masks are written, and NumPy chooses from the list of legal actions: the least a learner does."""
    batch = regnum.batch(game.id, players, BATCH, threads=1)
    rows, luck = np.arange(BATCH), np.random.default_rng(1)

    def play() -> int:
        for _ in range(MOVES):
            batch.legal  # noqa: B018  filled when asked for
            batch.step(batch.choices[rows, (luck.random(BATCH) * batch.counts).astype(np.int64)])
            batch.reset_done()
        return BATCH * MOVES

    return timed(play)


def playouts(game: Game, players: int) -> Rate:
    games = max(1, int(40_000 / length(game, players)))
    return timed(lambda: int(random_games(game, players, games)[0].sum()))


def search(game: Game, players: int) -> Rate:
    """Simulations that play to the end, as the others' do."""
    return _searching(game, players, Search(1.0, turns=FAR))


def search_valued(game: Game, players: int) -> Rate:
    """Simulations as our bots make them: a few turns, then the game's own evaluation."""
    return _searching(game, players, Search(1.0))


def _searching(game: Game, players: int, bot: Search) -> Rate:
    observation = Observation.of(regnum.Match(game, players, 1), 1)

    def rate(seconds: float) -> float:
        start = clock()
        return bot.think(observation, 1, seconds).simulations / (clock() - start)

    return rate
