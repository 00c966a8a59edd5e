"""Batches on the CPU: moves per second on one core and on all, and what masks and observations cost.

python benchmarks/batch.py [GAME ...] [--games N] [--json]. Time is that of the core, not of the clock, where one core
is measured: other programs then disturb less; the best of many short rounds counts, since they can only slow it down.
"""

import argparse
import json
import time
from collections.abc import Callable

import numpy as np

import regnum
from regnum.envs.batch import Batch

MOVES, ROUNDS = 10, 150
FOR_ALL_CORES = 16384  # games
WARM_UP = 5_000  # moves, until games are out of step: else many are at the same, cheap, phase in some rounds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    columns = ("inside", "called", "masked", "stepped", "all_cores", "observe_ns", "observed")
    if not arguments.json:
        print(f"{'game':12}{'players':>8}" + "".join(f"{column:>12}" for column in columns))
    for name in arguments.game or regnum.games():
        for players in regnum.game(name).players:
            row = {"game": name, "players": players, **measure(name, players, arguments.games)}
            figures = "".join(f"{row[column]:12,.2f}" for column in columns)
            print(json.dumps(row) if arguments.json else f"{name:12}{players:8}{figures}", flush=True)


def measure(game: str, players: int, games: int) -> dict[str, float]:
    """Millions of moves per second, nanoseconds for each game."""
    batch = Batch(regnum.game(game), players, games, seed=1, threads=1)
    batch.random(WARM_UP)
    out, rng, slots = batch.observe(), np.random.default_rng(1), np.arange(games)
    assert batch.legal.any()

    def called() -> None:
        for _ in range(MOVES):
            batch.random(1)

    def masked() -> None:
        for _ in range(MOVES):
            batch.random(1)
            batch.legal  # noqa: B018

    def stepped() -> None:
        for _ in range(MOVES):
            batch.step(batch.choices[slots, (rng.random(games) * batch.counts).astype(np.int64)])
            batch.reset_done()

    every = Batch(regnum.game(game), players, FOR_ALL_CORES, seed=1)
    every.random(WARM_UP)
    one_core = best(time.thread_time, lambda: batch.random(MOVES), called, masked, stepped)
    moves = dict(zip(("inside", "called", "masked", "stepped"), one_core, strict=True))
    (together,) = best(time.perf_counter, lambda: every.random(MOVES))
    (observing,) = best(time.thread_time, lambda: batch.observe(out=out))
    return {
        **{name: games * MOVES / seconds / 1e6 for name, seconds in moves.items()},
        "all_cores": every.n * MOVES / together / 1e6,
        "observe_ns": observing / games * 1e9,
        "observed": out.shape[1],
    }


def best(clock: Callable[[], float], *works: Callable[[], object]) -> list[float]:
    """The shortest time of each, taken in turns, so that what disturbs one disturbs the others too."""
    rounds = []
    for _ in range(ROUNDS):
        times = []
        for work in works:
            start = clock()
            work()
            times.append(clock() - start)
        rounds.append(times)
    return [min(times) for times in zip(*rounds, strict=True)]


if __name__ == "__main__":
    main()
