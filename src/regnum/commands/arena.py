"""`regnum arena`"""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import regnum
from regnum.arena.errors import ArenaError
from regnum.arena.play import Task, bot_named, warm
from regnum.arena.results import Results, header_of, read
from regnum.arena.run import play_all
from regnum.arena.schedule import Schedule, tournament
from regnum.commands.arena_tables import show
from regnum.commands.arguments import GameName, Json, Language, Options, Players, Seed, options_of, seed_of
from regnum.commands.interrupting import Interrupted, interruptible
from regnum.commands.output import print_json
from regnum.commands.records import check_writable
from regnum.commands.terminal import console, ready
from regnum.core.setup import Setup
from regnum.core.text import Texts
from regnum.cores import cores
from regnum.extras import needed

FASTEST = 10.0


def arena(
    game: GameName,
    players: Players = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="Bots, separated by commas: levels, random, greedy, search:SECONDS.")
    ] = "random,greedy,easy,normal,hard",
    games: Annotated[int, typer.Option("--games", help="At least so many; whole rounds are played.", min=1)] = 100,
    seed: Seed = None,
    option: Options = None,
    one: Annotated[
        bool, typer.Option("--one-against-others", help="The first bot alone against tables full of each other one.")
    ] = False,
    pace: Annotated[float, typer.Option("--pace", help="Allow bots this many times their thinking time.")] = 1.0,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", help="Games at once. (default: one for each processor)", min=1)
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="Keep finished games in this file; if it has some, go on behind them.")
    ] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw ratings and seats into this file (PNG).")] = None,
    json_: Json = False,
    lang: Language = "",
) -> None:
    """Let bots play a tournament against each other, and rate them."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    found = regnum.game(game)
    setup = Setup.of(found, players, **options_of(option))
    count = setup.players
    check(names, pace, plot)
    kind = "one-against-others" if one else "mixed"
    if seed is None and out is not None and out.is_file():  # the same command again
        seed = read(out)[0].get("seed")
    setup = replace(setup, seed=seed_of(seed))
    schedule = tournament(game, count, names, kind, setup.seed)
    header = header_of(found, [count], dict(setup.options), names, kind, schedule.seed, pace)
    with Results(header, out) as results:
        rounds = schedule.rounds(games)
        try:
            ready(game, lang)
            interruptible(lambda: run(schedule, results, rounds, jobs or cores(), lang))
        except KeyboardInterrupt:
            done = {"done": len(results.games), "games": rounds * schedule.round_length}
            message = "arena-lost" if out is None else "arena-interrupted"
            raise Interrupted(Texts(lang, "arena")(message, file=str(out), **done)) from None
    # Imported only here, for playing must not need them
    from regnum.arena.summary import summarise

    summary = summarise(results.header, results.games.values(), count)
    if json_:
        print_json(summary)
    else:
        show(summary, lang, Console())
    if plot is not None:
        from regnum.arena.plot import draw

        draw([summary], plot, lang)
        console.print(Texts(lang, "arena")("arena-drawn", file=str(plot)), highlight=False)


def check(names: list[str], pace: float, plot: Path | None) -> None:
    """Says all that can be wrong before hours of play begin."""
    if not names:
        raise ArenaError("arena-no-bots")
    if not 0 < pace <= FASTEST:
        raise ArenaError("arena-pace-wrong", pace=str(pace))
    for name in names:
        bot_named(name)
    with needed("arena"):
        import choix  # noqa: F401

        if plot is not None:
            from regnum.arena.plot import check_format

            check_format(plot)
            check_writable(plot)


def run(schedule: Schedule, results: Results, rounds: int, jobs: int, lang: str) -> None:
    """Play what isn't finished yet."""
    texts, header = Texts(lang, "arena"), results.header
    total = rounds * schedule.round_length
    done = sum(number < total for number in results.games)
    jobs = min(jobs, max(1, total - done))
    if 0 < done < total:
        console.print(texts("arena-continued", done=done, games=total), highlight=False)
    tally = Tally()
    for line in results.games.values():
        tally.add(line)
    options = tuple(header["options"].items())
    before = set(results.games)
    tasks = (
        Task(schedule.game, options, schedule.seed, header["pace"], fixture)
        for fixture in schedule.fixtures(rounds)
        if fixture.number not in before
    )
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=None)
        for name in header["bots"] if done < total else ():
            progress.update(bar, description=texts("arena-preparing", bot=name))
            warm(schedule.game, name)  # here once, so that processes find it compiled
        progress.reset(bar, total=total, completed=done)
        progress.update(bar, description=texts("arena-starting", jobs=jobs))
        for _, line in play_all(tasks, jobs):
            results.add(line)
            tally.add(line)
            bot, share = tally.leader()
            progress.update(
                bar, advance=1, description=texts("arena-playing", jobs=jobs, bot=bot, share=f"{share:.0%}")
            )


class Tally:
    """How the bots stand while games come in."""

    def __init__(self) -> None:
        self.won, self.sat = Counter[str](), Counter[str]()

    def add(self, line: dict[str, Any]) -> None:
        for bot, share in zip(line["bots"], line["shares"], strict=True):
            self.won[bot] += share
        self.sat.update(set(line["bots"]))

    def leader(self) -> tuple[str, float]:
        """Who has won the largest part of its games."""
        return max(((bot, self.won[bot] / games) for bot, games in self.sat.items()), key=lambda pair: pair[1])
