"""The games that are learnt from, played by as many processes as are asked for."""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

import numpy as np
from rich.progress import track

import regnum
from regnum.bots.learnt import network_of
from regnum.bots.search import OWN_TURN
from regnum.bots.selfplay import self_play

CHUNK = 200  # games of a process at a time

Played = tuple[np.ndarray, np.ndarray, np.ndarray]  # positions, the shares of the win there, numbers of games


@dataclass(frozen=True)
class Series:
    """Which games are played, and how. Few simulations make many games."""

    game: str
    players: int
    games: int = 30_000
    simulations: int = 15  # for each decision
    sight: int = OWN_TURN
    exploration: float = 0.1
    kept: int = 16  # of 256 positions
    learnt: bool = False  # do they play with the network that is there?
    seed: int = 1_000_000


def play_all(series: Series, jobs: int = 1) -> Played:
    """The same games, in the same order, for every number of jobs."""
    starts = range(0, series.games, CHUNK)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        found = pool.map(partial(play_some, series), starts)
        parts = list(track(found, f"{series.game} {series.players}", total=len(starts)))
    positions, shares, numbers = zip(*parts, strict=True)
    return np.concatenate(positions), np.concatenate(shares), np.concatenate(numbers)


def play_some(series: Series, start: int) -> Played:
    game = regnum.game(series.game)
    positions, shares, numbers = self_play(
        game, series.players, min(CHUNK, series.games - start), series.seed + start, series.simulations, series.sight,
        series.exploration, series.kept, network_of(game, series.players if series.learnt else 0),
    )  # fmt: skip
    return positions, shares, start + numbers
