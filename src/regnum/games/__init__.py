"""The games, found by their folders: each has a game.py that declares GAME."""

from functools import cache
from importlib import import_module
from pathlib import Path

from regnum.core.errors import UnknownGame
from regnum.core.game import Game


@cache
def names() -> tuple[str, ...]:
    return tuple(sorted(file.parent.name for file in Path(__file__).parent.glob("*/game.py")))


def known(name: str) -> str:
    if name not in names():
        raise UnknownGame("game-unknown", game=name, known=", ".join(names()))
    return name


@cache
def load(name: str) -> Game:
    return import_module(f"regnum.games.{known(name)}.game").GAME
