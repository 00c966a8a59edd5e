"""What must be true when an action is refused: for each reason of a game, an independent look at the position.

A game's file has CHECKS: message id -> a function of the refusal that says whether the sentence is true.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Any

import regnum
from regnum.core.errors import IllegalMove


@dataclass(frozen=True)
class Refusal:
    """An action that is not legal, the reason that was given, and what its player sees."""

    match: regnum.Match
    number: int
    view: dict[str, Any]
    reason: IllegalMove

    @property
    def seat(self) -> int:
        return self.match.actor

    @cached_property
    def words(self) -> list[str]:
        return self.match.game.space[self.number].notation.split()

    @property
    def verb(self) -> str:
        return self.words[0]

    @property
    def names(self) -> list[str]:
        """The things that the action names."""
        return self.words[1:]

    def __getitem__(self, argument: str) -> Any:
        """What the sentence names: a thing's id, or a number."""
        thing = self.reason.arguments[argument]
        return thing[1] if isinstance(thing, tuple) else thing

    def is_legal(self, notation: str) -> bool:
        return self.match.game.space.by_notation[notation] in self.match.legal

    def legal(self, verb: str) -> list[list[str]]:
        """What the legal actions of a verb name."""
        found = [self.match.game.space[number].notation.split() for number in self.match.legal]
        return [names for word, *names in found if word == verb]


Check = Callable[[Refusal], bool]


def checks(game: str) -> dict[str, Check]:
    return import_module(f"tests.refusals.{game}").CHECKS


def is_true(it: Refusal) -> bool:
    if it.reason.message == "why-other-decision":
        asked = it.match.game.phases[it.match.state.phase]
        told = it.reason.arguments == {"when": [("when", it.verb)], "phase": ("phase", asked.name)}
        return told and not it.legal(it.verb)
    return checks(it.match.game.id)[it.reason.message](it)


def true_refusal(match: regnum.Match, move: str) -> IllegalMove:
    """Why a move is refused, checked."""
    it = Refusal(match, match.parse(move), match.view(match.actor), match.why_not(move))
    assert is_true(it), f"{move} at ply {match.ply}: {it.reason}"
    return it.reason
