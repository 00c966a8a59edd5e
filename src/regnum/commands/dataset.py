"""`regnum dataset`"""

from pathlib import Path
from typing import Annotated

import typer

from regnum.bots import make_bot
from regnum.commands.terminal import (
    INTERRUPTED,
    GameName,
    Language,
    Options,
    Players,
    Seed,
    console,
    options_of,
    progress_bar,
    ready,
    say,
    seed_of,
)
from regnum.cores import cores


def dataset(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", help="The Parquet file to write.")],
    players: Players = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="Bots, separated by commas; they take turns on the seats.")
    ] = "greedy",
    games: Annotated[int, typer.Option("--games", help="How many games.", min=1)] = 100,
    seed: Seed = None,
    option: Options = None,
    features: Annotated[bool, typer.Option(help="Keep what the seat knew, as numbers: docs/observations.md.")] = True,
    visits: Annotated[
        bool, typer.Option(help="Keep how often searches looked at each action; they think longer.")
    ] = False,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", help="Games at once. (default: one for each processor)", min=1)
    ] = None,
    lang: Language = None,
) -> None:
    """Let bots play, and write every decision into a Parquet file for learners."""
    assert lang is not None
    from regnum.envs.dataset import Recipe, play, write

    names = tuple(name.strip() for name in bots.split(",") if name.strip()) or ("",)
    for name in names:
        make_bot(name)
    found = ready(game, lang)
    count = found.check_players(found.players[0] if players is None else players)
    options = tuple(found.option_values(options_of(option), count).items())
    recipe = Recipe(game, count, options, names, found.check_seed(seed_of(seed)), features, visits)
    with progress_bar() as progress:
        task = progress.add_task(say(lang, "dataset-preparing"), total=None)
        play(recipe, 0)  # here once, so that processes find all of it compiled
        progress.update(task, description=say(lang, "simulating"), total=games)
        try:
            rows = write(
                recipe, games, out, min(jobs or cores(), games),
                lambda rows: progress.update(task, advance=1, description=say(lang, "dataset-rows", rows=rows)),
            )  # fmt: skip
        except KeyboardInterrupt:
            progress.stop()
            console.print(say(lang, "dataset-interrupted", file=str(out)), highlight=False)
            raise typer.Exit(INTERRUPTED) from None
    kilobytes = out.stat().st_size / 1000
    size = f"{kilobytes:.0f} kB" if kilobytes < 1000 else f"{kilobytes / 1000:.1f} MB"
    console.print(say(lang, "dataset-written", rows=rows, games=games, file=str(out), size=size), highlight=False)
