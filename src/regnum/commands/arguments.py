"""Arguments that several commands take, and what is made of them."""

import os
import secrets
from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated

import typer

from regnum.core.errors import WrongSetup
from regnum.core.text import LANGUAGES
from regnum.games import names


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


def check_language(value: str) -> str:
    if not value:
        found = language()
        return found if found in LANGUAGES else LANGUAGES[0]
    if value not in LANGUAGES:
        raise typer.BadParameter(f"choose one of {', '.join(LANGUAGES)}")
    return value


Language = Annotated[
    str,
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
