"""`regnum bench`"""

import os
import subprocess
import sys
import tempfile
import time
from functools import partial
from random import Random
from statistics import median
from typing import Annotated, Any

import numpy as np
import typer
from rich.console import Console
from rich.table import Table

import regnum
from regnum.commands.arguments import Json, Language
from regnum.commands.interrupting import interruptible
from regnum.commands.output import print_json
from regnum.commands.search_speed import measure_search
from regnum.commands.terminal import progress_bar, ready, say
from regnum.core.game import Game
from regnum.core.journal import SILENT
from regnum.core.setup import Setup
from regnum.games import names

ROUNDS = 3
SECONDS_PER_ROUND = 0.6


def bench(
    game: Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", show_default="all", help="Games.")] = None,
    bots: Annotated[
        bool, typer.Option("--bots", help="Measure the search of the bots, and plain random playouts beside it.")
    ] = False,
    json_: Json = False,
    lang: Language = "",
) -> None:
    """Measure random play on one core, compiled and driven from Python, and the time to compile and to load."""
    games = [regnum.game(name) for name in game or names()]
    rows: list[dict[str, Any]] = []
    with progress_bar() as progress:
        task = progress.add_task(say(lang, "measuring"), total=sum(1 + len(g.players) for g in games))
        for found in games:
            if bots:
                ready(found.id, lang)
                rows += interruptible(partial(measure_search, found))
                progress.advance(task, 1 + len(found.players))
                continue
            times = start_up(found.id)
            progress.advance(task)
            ready(found.id, lang, games=True)
            for players in found.players:
                speeds = interruptible(partial(measure, found, players))
                rows.append({"game": found.id, "players": players, **speeds, **times})
                progress.advance(task)
    if json_:
        print_json(rows)
    else:
        show(rows)


def measure(game: Game, players: int) -> dict[str, Any]:
    """Medians over rounds, since machines are noisy."""
    chunk = 16
    rounds = [compiled(game, players, chunk) for _ in range(2)]
    chunk = max(16, int(chunk * SECONDS_PER_ROUND * rounds[-1][1] / chunk))
    rounds = [compiled(game, players, chunk) for _ in range(ROUNDS)]
    return {
        "moves_per_second": round(median(moves for moves, _ in rounds)),
        "games_per_second": round(median(games for _, games in rounds), 1),
        "python_moves_per_second": round(median(from_python(game, players) for _ in range(ROUNDS))),
        "state_bytes": game.State.itemsize,
    }


def compiled(game: Game, players: int, games: int) -> tuple[float, float]:
    """Moves and games per second inside compiled code."""
    states, lengths = game.new_states(games), np.zeros(games, np.int64)
    results, actions = np.zeros((games, game.players[-1])), game.new_actions()
    options = Setup.of(game, players).option_array
    start = time.perf_counter()
    game.engine.random_games(states, players, options, np.uint64(1), lengths, results, actions, SILENT)
    seconds = time.perf_counter() - start
    return lengths.sum() / seconds, games / seconds


def from_python(game: Game, players: int, moves: int = 100_000) -> float:
    """Moves per second of a Python loop that chooses at random, one call per move."""
    states, actions, options = game.new_states(1), game.new_actions(), Setup.of(game, players).option_array
    begin, step, action, random = game.engine.begin, game.engine.step, actions.item, Random(1).random
    made = seed = 0
    start = time.perf_counter()
    while made < moves:
        count = begin(states, 0, players, options, np.uint64(seed), actions, SILENT)
        seed += 1
        while count:
            count = step(states, 0, action(int(random() * count)), actions, SILENT)
            made += 1
    return made / (time.perf_counter() - start)


def start_up(game: str) -> dict[str, float]:
    """Seconds of a fresh process from import to the first move, with an empty cache and with a full one."""
    code = (
        f"import time; t = time.perf_counter(); import regnum; game = regnum.game({game!r}); game.compile(); "
        f"match = regnum.match({game!r}); match.play(match.legal[0]); print(time.perf_counter() - t)"
    )
    with tempfile.TemporaryDirectory() as folder:
        seconds = [
            float(
                subprocess.run(
                    [sys.executable, "-c", code], env={**os.environ, "REGNUM_CACHE": folder}, capture_output=True,
                    text=True, check=True,
                ).stdout
            )
            for _ in range(2)
        ]  # fmt: skip
    return {"compile_seconds": round(seconds[0], 2), "load_seconds": round(seconds[1], 2)}


def show(rows: list[dict[str, Any]]) -> None:
    table = Table(box=None, pad_edge=False)
    for name in rows[0]:
        table.add_column(
            name.replace("_per_second", "/s").replace("_", " "), justify="left" if name == "game" else "right"
        )
    for row in rows:
        table.add_row(*(f"{value:,}" if isinstance(value, int | float) else value for value in row.values()))
    Console().print(table)
