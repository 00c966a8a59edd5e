"""Setup: which game, how many players, which options, which seed. Whoever holds one knows that it can be played."""

import operator
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import numpy as np

from regnum.core.errors import WrongSetup

if TYPE_CHECKING:
    from regnum.core.game import Game, Option

SEED_LIMIT = 1 << 64
SPECTATOR = -1  # the seat of those who sit in none, for rules
LONGEST_SHOWN = 40  # characters


def whole(value: Any) -> int | None:
    """A whole number of any kind, NumPy's too, as Python's own; None where it is something else, as 1.0 or True are."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def shown(value: Any) -> str:
    """What was given, short enough for a sentence."""
    text = hex(value) if isinstance(value, int) and abs(value) > SEED_LIMIT**2 else str(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def described(given: Any) -> str:
    """What was given, in the words of NumPy."""
    if not hasattr(given, "dtype") or not hasattr(given, "shape"):
        return type(given).__name__
    plain = getattr(getattr(given, "flags", None), "carray", True)
    return f"{given.dtype} {tuple(given.shape)}{'' if plain else ' (a view, or read-only)'}"


def seed_number(seed: Any) -> int:
    number = whole(seed)
    if number is None or not 0 <= number < SEED_LIMIT:
        raise WrongSetup("seed-wrong", seed=shown(seed))
    return number


@dataclass(frozen=True)
class Setup:
    """Checked when it is made, and only there; numbers become Python's own, and every option has its choice."""

    game: "Game"
    players: int
    options: Mapping[str, Any]
    seed: int

    @classmethod
    def of(cls, game: "Game | Setup", players: Any = None, seed: Any = 0, **options: Any) -> "Setup":
        """As people ask for it: the fewest players, where no number is named. One that is there already is kept."""
        if isinstance(game, Setup):
            if players is not None or seed or options:
                raise TypeError("a Setup names players, seed and options already")
            return game
        return cls(game, game.players[0] if players is None else players, options, seed)

    def __post_init__(self) -> None:
        players = self._players()
        chosen = {option.name: _choice(option, self.options, players) for option in self._declared()}
        object.__setattr__(self, "players", players)
        object.__setattr__(self, "options", MappingProxyType(chosen))
        object.__setattr__(self, "seed", seed_number(self.seed))

    def __hash__(self) -> int:
        return hash((self.game, self.players, *self.options.values(), self.seed))

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (self.game, self.players, dict(self.options), self.seed)

    @property
    def option_array(self) -> np.ndarray:
        """The numbers of the choices, as states keep them. Never empty, so that it has the same type for all games."""
        numbers = [option.choices.index(self.options[option.name]) for option in self.game.options]
        return np.array([*numbers, 0], np.int8)

    def seat(self, seat: Any) -> int:
        """A seat of this table."""
        number = whole(seat)
        if number is None or not 0 <= number < self.players:
            raise WrongSetup("seat-wrong", seat=shown(seat), players=self.players)
        return number

    def _players(self) -> int:
        number = whole(self.players)
        if number not in self.game.players:
            allowed = ", ".join(map(str, self.game.players))
            raise WrongSetup("players-wrong", game=self.game.id, players=shown(self.players), allowed=allowed)
        return number

    def _declared(self) -> "tuple[Option, ...]":
        """The options of the game, once it is known that none is named that it hasn't."""
        names = {option.name for option in self.game.options}
        for name in self.options:
            if name not in names:
                known = ", ".join(option.name for option in self.game.options)
                raise WrongSetup("option-unknown", game=self.game.id, option=shown(name), known=known)
        return self.game.options


def _choice(option: "Option", chosen: Mapping[str, Any], players: int) -> str:
    """What was chosen. A choice that makes no difference for so many players can't be asked for."""
    value = chosen.get(option.name, option.default)
    if isinstance(value, bool):
        value = "on" if value else "off"
    if not isinstance(value, str) or value not in option.choices:
        choices = ", ".join(option.choices)
        raise WrongSetup("option-wrong", option=option.name, value=shown(value), choices=choices)
    if value != option.default and players not in (option.players or (players,)):
        allowed = ", ".join(map(str, option.players))
        raise WrongSetup("option-other-players", option=option.name, players=players, allowed=allowed)
    return str(value)
