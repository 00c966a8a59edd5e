"""Random play on a GPU: moves per second at every table, after a comparison with the CPU, byte by byte.

python benchmarks/gpu.py [GAME ...] prints a table; with --json one object a line. Kernels are compiled for all tables
at once, measurements are taken one after the other.
"""

import argparse
import fcntl
import json
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from statistics import median

import numpy as np
from numba import cuda

import regnum
from regnum.envs.batch import Batch

try:
    import torch
except ImportError:
    torch = None

for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, old):  # NumPy 2.5 dropped names that numba-cuda 0.30 still asks for
        setattr(np, old, getattr(np, new))

GAMES = 1 << 20
COMPARED, COMPARED_MOVES = 1000, 400
WARM_UP = 256  # moves, so that games are spread over their whole course
ROUNDS, SECONDS_PER_ROUND = 5, 0.2
LOOP = 1 << 16  # games of the loop with PyTorch


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--table", type=int, help=argparse.SUPPRESS)  # one player count, measured in this process
    arguments = parser.parse_args()
    if arguments.table:
        print(json.dumps(measure(arguments.game[0], arguments.table)))
        return
    tables = [(name, players) for name in arguments.game or regnum.games() for players in regnum.game(name).players]
    rows = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for row in pool.map(in_a_process, tables):
            rows.append(row)
            if arguments.json:
                print(json.dumps(row), flush=True)
    if not arguments.json:
        print(
            f"{'game':12}{'players':>8}{'M moves/s':>11}{'spread':>16}{'same bytes':>12}{'games':>7}{'registers':>11}"
            f"{'local':>7}"
        )
        for row in rows:
            spread = f"{row['slowest']:.0f}-{row['fastest']:.0f}"
            print(
                f"{row['game']:12}{row['players']:8}{row['moves']:11.0f}{spread:>16}{row['same']!s:>12}{row['games']:7}"
                f"{row['registers']:11}{row['local']:7}"
            )


def in_a_process(table: tuple[str, int]) -> dict:
    name, players = table
    command = [sys.executable, __file__, name, "--table", str(players)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode:
        sys.exit(f"{name}, {players} players: {run.stderr}")
    return json.loads(run.stdout.splitlines()[-1])


def measure(name: str, players: int) -> dict:
    start = time.perf_counter()
    serve = regnum.batch(name, players, 1, device="cuda")._kernels.serve
    kernel = serve.kernel
    compiled = time.perf_counter() - start
    compare(name, players, 1, 1)  # compiles the rest
    with open(os.path.join(tempfile.gettempdir(), "regnum-gpu.lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        same = compare(name, players, COMPARED, COMPARED_MOVES)
        batch = regnum.batch(name, players, GAMES, seed=1, device="cuda")
        timed(batch, WARM_UP)
        moves = max(64, int(64 * SECONDS_PER_ROUND / timed(batch, 64)))
        rates = [GAMES * moves / timed(batch, moves) / 1e6 for _ in range(ROUNDS)]
        loop = with_torch(name, players) if players == regnum.game(name).players[0] else None
    return {
        "game": name,
        "players": players,
        "moves": round(median(rates), 1),
        "slowest": round(min(rates), 1),
        "fastest": round(max(rates), 1),
        "same": same,
        "registers": next(iter(kernel.get_regs_per_thread().values())),
        "local": next(iter(kernel.get_local_mem_per_thread().values())),
        "state": regnum.game(name).State.itemsize,
        "games": serve.games,
        "compile": round(compiled, 1),
        "torch": loop,
    }


def timed(batch: Batch, moves: int) -> float:
    cuda.synchronize()
    start = time.perf_counter()
    batch.random(moves)
    cuda.synchronize()
    return time.perf_counter() - start


def compare(name: str, players: int, games: int, moves: int) -> bool:
    """Do a CPU and the GPU end in the same states, with the same legal actions and observations?"""
    batch, twin = (regnum.batch(name, players, games, seed=9, device=device) for device in ("cpu", "cuda"))
    for each in (batch, twin):
        each.random(moves)
        each.reset_done()
    actions = batch.choices[:, 0].copy()
    for each in (batch, twin):
        each.step(actions)
    return (
        batch.states.tobytes() == twin.states.copy_to_host().tobytes()
        and bool((batch.rewards == twin.rewards.copy_to_host()).all())
        and bool((batch.legal == twin.legal.copy_to_host()).all())
        and bool(np.allclose(batch.observe(), twin.observe().copy_to_host(), rtol=1e-6))
    )


def with_torch(name: str, players: int) -> float | None:
    """Million moves per second of a loop in which PyTorch looks at observations and chooses among the legal actions."""
    if torch is None:
        return None
    batch = regnum.batch(name, players, LOOP, seed=1, device="cuda")
    observations = batch.observe()
    steps = 20
    for step in range(steps + 3):
        if step == 3:
            torch.cuda.synchronize()
            start = time.perf_counter()
        seen = torch.as_tensor(batch.observe(out=observations), device="cuda")
        legal = torch.as_tensor(batch.legal, device="cuda")
        scores = torch.rand(legal.shape, device="cuda") + seen[:, :1]
        batch.step(torch.where(legal, scores, -1).argmax(1))
        batch.reset_done()
    torch.cuda.synchronize()
    return round(LOOP * steps / (time.perf_counter() - start) / 1e6, 1)


if __name__ == "__main__":
    main()
