"""`regnum simulate`"""

import json
import time
from typing import Annotated, Any

import numpy as np
import typer
from rich.console import Console
from rich.table import Table

from regnum.commands.terminal import (
    GameName,
    Language,
    Options,
    Players,
    Seed,
    options_of,
    progress_bar,
    ready,
    say,
    seed_of,
)
from regnum.core.game import Game
from regnum.core.journal import SILENT
from regnum.core.setup import SEED_LIMIT, Setup

SECONDS_PER_CHUNK = 0.2


def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", help="How many games.", min=1)] = 1000,
    seed: Seed = None,
    option: Options = None,
    json_: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Language = None,
) -> None:
    """Play games at random and tell their lengths, winners and endings."""
    assert lang is not None
    options = options_of(option)
    found = ready(game, lang, games=True)
    result = run(Setup.of(found, players, seed_of(seed), **options), games, lang)
    if json_:
        typer.echo(json.dumps(result, indent=1))
    else:
        show(found, result, lang)


def run(setup: Setup, games: int, lang: str) -> dict[str, Any]:
    game, players, seed, numbers = setup.game, setup.players, setup.seed, setup.option_array
    lengths = np.zeros(games, np.int64)
    results = np.zeros((games, game.players[-1]))
    endings = np.zeros(games, np.int64)
    actions, done, chunk, playing = game.new_actions(), 0, 1, 0.0
    with progress_bar() as progress:
        task = progress.add_task(say(lang, "simulating"), total=games)
        while done < games:
            part = slice(done, min(done + chunk, games))
            states = game.new_states(part.stop - part.start)
            first = np.uint64((seed + done) % SEED_LIMIT)
            start = time.perf_counter()
            game.engine.random_games(states, players, numbers, first, lengths[part], results[part], actions, SILENT)
            seconds = time.perf_counter() - start
            playing += seconds
            endings[part] = states["ending"]
            done = part.stop
            # As many games at a time as keep the bar moving
            chunk = max(1, min(50_000, int(chunk * min(4, SECONDS_PER_CHUNK / max(seconds, 1e-6)))))
            progress.update(task, completed=done)
    quantiles = np.quantile(lengths, [0, 0.25, 0.5, 0.75, 1])
    return {
        "game": game.id,
        "players": players,
        "options": dict(setup.options),
        "games": games,
        "seed": seed,
        "decisions": {
            "mean": float(lengths.mean()),
            **dict(zip(("least", "quarter", "median", "three_quarters", "most"), quantiles.tolist(), strict=True)),
        },
        "win_shares": results[:, :players].mean(axis=0).tolist(),
        "endings": {name: float((endings == number).mean()) for number, name in enumerate(game.endings) if number},
        "seconds": playing,
        "moves_per_second": float(lengths.sum() / playing),
        "games_per_second": games / playing,
    }


def show(game: Game, result: dict[str, Any], lang: str) -> None:
    texts = game.texts(lang)
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    decisions = result["decisions"]
    table.add_row(say(lang, "simulate-games"), f"{result['games']:,} ({texts('game-title')}, seed {result['seed']})")
    table.add_row(
        say(lang, "simulate-decisions"),
        f"{decisions['mean']:.1f}  [dim]{decisions['least']:.0f} – {decisions['median']:.0f} – "
        f"{decisions['most']:.0f}[/dim]",
    )
    for seat, share in enumerate(result["win_shares"]):
        table.add_row(texts("seat-name", number=seat), f"{share:6.1%}  {'█' * round(share * 40)}")
    for ending, share in result["endings"].items():
        table.add_row(texts.name("ending", ending), f"{share:6.1%}  {'█' * round(share * 40)}")
    table.add_row(say(lang, "simulate-speed"), say(
        lang, "simulate-speeds", moves=f"{result['moves_per_second']:,.0f}", games=f"{result['games_per_second']:,.0f}"
    ))  # fmt: skip
    Console().print(table)
