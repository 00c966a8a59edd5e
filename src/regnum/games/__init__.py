"""The games, found by their folders: each has a game.py that declares GAME."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from regnum.core.errors import UnknownGame

if TYPE_CHECKING:
    from regnum.core.game import Game


@cache
def names() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(sorted(file.parent.name for file in Path(__file__).parent.glob("*/game.py")))


@cache
def load(name: str) -> "Game":
    """A game by its id."""
    if name not in names():
        raise UnknownGame("game-unknown", game=name, known=", ".join(names()))
    return import_module(f"regnum.games.{name}.game").GAME
