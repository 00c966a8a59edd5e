"""What the commands share at the terminal: words, errors, progress bars."""

import sys
from typing import TYPE_CHECKING, Any, NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import regnum
from regnum.commands.interrupting import interruptible
from regnum.core.text import Texts

if TYPE_CHECKING:
    from regnum.core.game import Game

# Progress and errors go here, so that what a command prints can be piped.
console = Console(stderr=True)


def say(lang: str, message: str, **arguments: Any) -> str:
    return Texts(lang, "cli")(message, **arguments)


def fail(sentence: str) -> NoReturn:
    console.print(sentence, style="bold red", markup=False, highlight=False, soft_wrap=True)
    sys.exit(2)


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
