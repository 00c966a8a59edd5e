"""The games by their ids. Called, `regnum.games()`, this package tells what there is."""

import sys
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from regnum.core.errors import UnknownGame
from regnum.core.homes import homes

if TYPE_CHECKING:
    from regnum.core.game import Game


def names() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(sorted(homes()))


def known(name: str) -> str:
    """The id, if there is such a game."""
    if name not in homes():
        raise UnknownGame("game-unknown", game=name, known=", ".join(names()))
    return name


@cache
def load(name: str) -> "Game":
    """A game by its id."""
    found: Game = import_module(f"{homes()[known(name)].package}.game").GAME
    return found


class _Games(ModuleType):
    """Lets `regnum.games` be the package, with the games in it, and the function that lists them."""

    def __call__(self) -> tuple[str, ...]:
        return names()


sys.modules[__name__].__class__ = _Games
