"""What the commands share: languages, progress bars, reading and writing records."""

import json
import os
import secrets
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import regnum
from regnum.core.errors import RecordError, WrongSetup
from regnum.core.game import Game
from regnum.core.match import Match
from regnum.core.text import LANGUAGES, Texts

# Progress and errors go here, so that what a command prints can be piped.
console = Console(stderr=True)

INTERRUPTED = 130  # the exit status after Ctrl-C, as shells have it


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
    typer.Option("--lang", show_default="the environment's", help="Language: en, it or de.", callback=check_language),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game by its name; see `regnum games`.")]
Players = Annotated[int | None, typer.Option("--players", "-n", show_default="the fewest", help="Number of players.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=CHOICE", help="An option of the table, e.g. mordred=on. Repeatable."),
]
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


def ready(name: str, lang: str, games: bool = False) -> Game:
    """A game with its rules compiled (and what plays whole `games`); shows how far that is, the first time."""
    game = regnum.game(name)
    with progress_bar() as progress:
        task = None

        def report(done: int, total: int) -> None:
            nonlocal task
            if task is None:
                doing = say(lang, "compiling", game=game.texts(lang)("game-title"))
                task = progress.add_task(doing, total=total)
                if progress.disable:  # a log, not a screen: one line will do
                    console.print(f"{doing}…", highlight=False)
            progress.update(task, completed=done, total=total)

        game.compile(report, games)
    return game


def read_record(path: Path, lang: str, ply: int | None = None) -> Match:
    try:
        record = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise RecordError("file-unreadable", file=str(path), problem=error.strerror or str(error)) from error
    except ValueError as error:
        raise RecordError("record-no-json", file=str(path), problem=str(error)) from error
    if isinstance(record, dict) and isinstance(record.get("game"), str):
        ready(record["game"], lang)
    return regnum.replay(record, ply)


def write_record(match: Match, path: Path) -> None:
    """By a rename, so that an interruption leaves the old file or the new one, whole."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".new")
        draft.write_text(json.dumps(match.record(), indent=1) + "\n", "utf-8")
        draft.replace(path)
    except OSError as error:
        raise RecordError("file-unwritable", file=str(path), problem=error.strerror or str(error)) from error


def saved_games() -> Path:
    """Where unfinished games are kept."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "regnum"
