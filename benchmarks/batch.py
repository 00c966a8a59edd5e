"""Batches on the CPU: moves per second on one core and on all, and what masks and observations cost.

python benchmarks/batch.py [GAME ...] [--json]. Time is that of the core, not of the clock, where one core is measured:
other programs then disturb less; and the best of some rounds counts, since they can only slow it down.
"""

import argparse
import json
import os
import time
from collections.abc import Callable

import numpy as np

import regnum
from regnum.envs.batch import Batch

GAMES, MOVES, ROUNDS = 2048, 100, 9


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    columns = ("inside", "masked", "stepped", "all_cores", "mask_ns", "observe_ns", "observed")
    if not arguments.json:
        print(f"{'game':12}{'players':>8}" + "".join(f"{column:>12}" for column in columns))
    for name in arguments.game or regnum.games():
        for players in regnum.game(name).players:
            row = {"game": name, "players": players, **measure(name, players)}
            figures = "".join(f"{row[column]:12,.2f}" for column in columns)
            print(json.dumps(row) if arguments.json else f"{name:12}{players:8}{figures}", flush=True)


def measure(name: str, players: int) -> dict[str, float]:
    """Millions of moves per second, nanoseconds for each game."""
    batch = Batch(regnum.game(name), players, GAMES, seed=1, threads=1)
    batch.random(MOVES)
    out, rng, slots = batch.observe(), np.random.default_rng(1), np.arange(GAMES)
    assert batch.legal.any()

    def masked() -> None:
        for _ in range(10):
            batch.random(1)
            batch.legal  # noqa: B018

    def stepped() -> None:
        for _ in range(10):
            batch.step(batch.choices[slots, (rng.random(GAMES) * batch.counts).astype(np.int64)])
            batch.reset_done()

    every = Batch(regnum.game(name), players, 8 * GAMES, seed=1, threads=os.cpu_count())
    every.random(MOVES)
    mask, observe = seconds(lambda: batch.legal), seconds(lambda: batch.observe(out=out))
    return {
        "inside": GAMES * MOVES / seconds(lambda: batch.random(MOVES)) / 1e6,
        "masked": GAMES * 10 / seconds(masked) / 1e6,
        "stepped": GAMES * 10 / seconds(stepped) / 1e6,
        "all_cores": 8 * GAMES * MOVES / seconds(lambda: every.random(MOVES), time.perf_counter) / 1e6,
        "mask_ns": mask / GAMES * 1e9,
        "observe_ns": observe / GAMES * 1e9,
        "observed": out.shape[1],
    }


def seconds(work: Callable[[], object], clock: Callable[[], float] = time.thread_time) -> float:
    rounds = []
    for _ in range(ROUNDS):
        start = clock()
        work()
        rounds.append(clock() - start)
    return min(rounds)


if __name__ == "__main__":
    main()
