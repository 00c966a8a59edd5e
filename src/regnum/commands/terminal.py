"""What the commands share: languages, arguments, progress bars."""

import os
import secrets
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import regnum
from regnum.commands.interrupting import interruptible
from regnum.core.errors import WrongSetup
from regnum.core.text import LANGUAGES, Texts
from regnum.games import names

if TYPE_CHECKING:
    from regnum.core.game import Game

# Progress and errors go here, so that what a command prints can be piped.
console = Console(stderr=True)


def language(arguments: Sequence[str] = ()) -> str:
    """The language asked for on a command line, else the environment's, else English."""
    for name, value in pairwise(arguments):
        if name == "--lang":
            return value
    for argument in arguments:
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            return os.environ[variable][:2]
    return LANGUAGES[0]


def check_language(value: str | None) -> str:
    if value is None:
        found = language()
        return found if found in LANGUAGES else LANGUAGES[0]
    if value not in LANGUAGES:
        raise typer.BadParameter(f"choose one of {', '.join(LANGUAGES)}")
    return value


Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        show_default="the environment's",
        help="Language: en, it or de.",
        callback=check_language,
        autocompletion=lambda: list(LANGUAGES),
    ),
]


def named(incomplete: str) -> list[str]:
    """For the shell's completion."""
    return [name for name in names() if name.startswith(incomplete)]


GameName = Annotated[
    str, typer.Argument(metavar="GAME", autocompletion=named, help="A game by its name; see `regnum games`.")
]
Players = Annotated[int | None, typer.Option("--players", "-n", show_default="the fewest", help="Number of players.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=CHOICE", help="An option of the table, e.g. mordred=on. Repeatable."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else: see docs/commands.md.")]
Seed = Annotated[int | None, typer.Option("--seed", help="Set-up and draws; the same seed gives the same game.")]


def say(lang: str, message: str, **arguments: Any) -> str:
    return Texts(lang, "cli")(message, **arguments)


def fail(sentence: str) -> NoReturn:
    console.print(sentence, style="bold red", markup=False, highlight=False, soft_wrap=True)
    sys.exit(2)


def options_of(pairs: list[str] | None) -> dict[str, str]:
    options = {}
    for pair in pairs or []:
        name, equals, choice = pair.partition("=")
        if not equals:
            raise WrongSetup("option-no-choice", option=pair)
        options[name] = choice
    return options


def seed_of(seed: int | None) -> int:
    return secrets.randbits(64) if seed is None else seed


def progress_bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def ready(name: str, lang: str, games: bool = False) -> "Game":
    """A game with its rules compiled (and what plays whole `games`); shows how far that is, the first time."""
    game = regnum.game(name)
    with progress_bar() as progress:
        task = None

        def report(done: int, total: int) -> None:
            nonlocal task
            if task is None:
                doing = say(lang, "compiling", game=game.texts(lang)("game-title"))
                task = progress.add_task(doing, total=total)
                if progress.disable:  # this is a log and not a screen, where one line will do
                    console.print(f"{doing}…", highlight=False)
            progress.update(task, completed=done, total=total)

        interruptible(lambda: game.compile(report, games))
    return game
