"""`regnum hint`: what a bot thinks of a position, and why."""

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from regnum.bots import LEVELS, Observation, Search, Thought, make_bot
from regnum.commands.arguments import Json, Language
from regnum.commands.interrupting import interruptible
from regnum.commands.output import print_json
from regnum.commands.records import read_record
from regnum.commands.terminal import console, say
from regnum.core.errors import WrongSetup
from regnum.core.match import Match
from regnum.cores import cores

MOST_MOVES = 15
BAR = 12
LINE = 12
WIDE = 110  # columns of a terminal that has room for the notation


def hint(
    record: Annotated[Path, typer.Argument(help="A game record, as `regnum play` saves it.")],
    at: Annotated[int | None, typer.Option("--at", metavar="PLY", help="The position after so many moves.")] = None,
    level: Annotated[str, typer.Option("--level", help=f"{', '.join(LEVELS)}, greedy or search:SECONDS.")] = "hard",
    seconds: Annotated[
        float | None,
        typer.Option("--seconds", min=0.001, max=600, show_default="the level's time", help="Think this long."),
    ] = None,
    json_: Json = False,
    lang: Language = "",
) -> None:
    """Ask a bot what the player to act should do: moves, how often it looked at them, chances, and the main line.

    It knows only what that player knows.
    """
    match = read_record(record, lang, at)
    if match.over:
        raise WrongSetup("hint-over", ply=match.ply)
    bot = make_bot(level, cores()) if seconds is None else Search(seconds, threads=cores())
    if not isinstance(bot, Search):
        raise WrongSetup("bot-thoughtless", bot=level)
    observation = Observation.of(match, secrets.randbits(64))
    with console.status(say(lang, "play-thinking", seat=seat_name(match, match.actor, lang))):
        thought = interruptible(lambda: bot.think(observation, secrets.randbits(63)))
    if json_:
        print_json(as_dict(match, thought, lang))
    else:
        show(match, thought, lang, Console(highlight=False))


def seat_name(match: Match, seat: int, lang: str) -> str:
    return match.game.texts(lang).seat(seat)


def wording(match: Match, action: int, lang: str) -> str:
    """A move in words, also one that is not legal yet."""
    return match._move(action, lang).text


def as_dict(match: Match, thought: Thought, lang: str) -> dict[str, Any]:
    space = match.game.space
    return {
        "game": match.game.id,
        "ply": match.ply,
        "seat": match.actor,
        "simulations": thought.simulations,
        "seconds": round(thought.seconds, 3),
        "moves": [
            {
                "move": space[opinion.action].notation,
                "text": wording(match, opinion.action, lang),
                "visits": opinion.visits,
                "shares": [round(share, 4) for share in opinion.shares],
            }
            for opinion in thought.ranked
        ],
        "line": [{"seat": seat, "move": space[action].notation} for seat, action in thought.line],
    }


def show(match: Match, thought: Thought, lang: str, screen: Console, numbered: bool = False) -> None:
    """A table of the moves, the best first, and the line of play that was looked at most; in a game, by number."""
    texts = match.game.texts(lang)
    phase = texts.name("phase", match.game.phases[match.facts.phase].name)
    seat = seat_name(match, match.actor, lang)
    screen.print(say(lang, "replay-running", ply=match.ply, seat=seat, phase=phase), style="bold", markup=False)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(say(lang, "hint-move"))
    if screen.width >= WIDE:
        table.add_column(say(lang, "hint-notation"), style="dim", no_wrap=True)
    table.add_column(say(lang, "hint-visits"), justify="right")
    table.add_column("", no_wrap=True)
    for number in range(match.players):
        name = seat_name(match, number, lang)
        table.add_column(name, justify="right", style="bold" if number == match.actor else "dim", no_wrap=True)
    for opinion in thought.ranked[:MOST_MOVES]:
        place = f"{match.legal.index(opinion.action) + 1:>4}  " if numbered else ""
        style = "bold green" if opinion is thought.best else ""
        words = Text(f"{place}{wording(match, opinion.action, lang)}", style=style)
        notation = [match.game.space[opinion.action].notation] if screen.width >= WIDE else []
        bar = Text("█" * round(BAR * opinion.visits / thought.best.visits), style="green")
        shares = (f"{share:.0%}" for share in opinion.shares)
        table.add_row(words, *notation, say(lang, "hint-count", count=opinion.visits), bar, *shares)
    others = len(match.legal) - table.row_count
    if others > 0:
        table.add_row(Text(say(lang, "hint-others", count=others), style="dim"))
    screen.print(table)
    screen.print()
    screen.print(say(lang, "hint-line"), style="bold")
    for number, action in thought.line[:LINE]:
        screen.print(f"  {seat_name(match, number, lang)}: {wording(match, action, lang)}", markup=False)
    screen.print()
    told = say(lang, "hint-thought", simulations=thought.simulations, seconds=round(thought.seconds, 2))
    screen.print(told, style="dim", markup=False)
