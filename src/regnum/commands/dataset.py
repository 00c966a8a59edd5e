"""`regnum dataset`"""

from pathlib import Path
from typing import Annotated

import typer

import regnum
from regnum.bots import make_bot
from regnum.commands.arguments import GameName, Json, Language, Options, Players, Seed, options_of, seed_of
from regnum.commands.interrupting import Interrupted, interruptible
from regnum.commands.output import print_json
from regnum.commands.terminal import console, progress_bar, ready, say
from regnum.core.setup import Setup
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
    json_: Json = False,
    lang: Language = "",
) -> None:
    """Let bots play, and write every decision into a Parquet file for learners.

    Interrupted, the same command goes on behind the games that were finished.
    """
    from regnum.envs.dataset import Recipe, begin, draft_beside, play, seed_begun, write

    names = tuple(name.strip() for name in bots.split(",") if name.strip()) or ("",)
    for name in names:
        make_bot(name)
    found = regnum.game(game)
    seed = seed_begun(out) if seed is None else seed
    setup = Setup.of(found, players, seed_of(seed), **options_of(option))
    recipe = Recipe(game, setup.players, tuple(setup.options.items()), names, setup.seed, features, visits)
    with begin(recipe, out) as lines:  # says what is wrong with the file before any work is done
        done = min(games, len(lines.games))
    try:
        ready(game, lang)
        with progress_bar() as progress:
            task = progress.add_task(say(lang, "dataset-preparing"), total=None)
            interruptible(lambda: play(recipe, 0))  # compiles here once, so that the processes find all of it compiled
            progress.update(task, description=say(lang, "simulating"), total=games)
            if done:
                console.print(say(lang, "dataset-continued", done=done, games=games), highlight=False)

            def report(rows: int) -> None:
                progress.update(task, advance=1, description=say(lang, "dataset-rows", rows=rows))

            rows = interruptible(lambda: write(recipe, games, out, min(jobs or cores(), games), report))
    except KeyboardInterrupt:
        draft_beside(out).unlink(missing_ok=True)
        raise Interrupted(say(lang, "dataset-interrupted", file=str(out))) from None
    if json_:
        print_json({"file": str(out), "rows": rows, "bytes": out.stat().st_size, "games": games, **recipe.provenance()})
        return
    kilobytes = out.stat().st_size / 1000
    size = f"{kilobytes:.0f} kB" if kilobytes < 1000 else f"{kilobytes / 1000:.1f} MB"
    console.print(say(lang, "dataset-written", rows=rows, games=games, file=str(out), size=size), highlight=False)
