"""What the rules tell while they run: rows of an array, one per event, read back as words for people.

Row 0 counts the events; a journal of fewer than two rows hears nothing, which is what simulations pass.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from regnum.core.compiled import rule

ARGUMENTS = 6
EVERYONE = -1
SILENT = np.zeros((0, 2 + ARGUMENTS), np.int16)


def new_journal(events: int) -> np.ndarray:
    return np.zeros((events + 1, 2 + ARGUMENTS), np.int16)


@rule
def tell_only(journal, seat, event, a, b, c, d, e, f):
    """Write down an event that only one seat may read."""
    if journal.shape[0] < 2:
        return
    row = journal[0, 0] + 1
    journal[0, 0] = row
    if row < journal.shape[0]:
        journal[row, 0] = event
        journal[row, 1] = seat
        journal[row, 2] = a
        journal[row, 3] = b
        journal[row, 4] = c
        journal[row, 5] = d
        journal[row, 6] = e
        journal[row, 7] = f


@rule
def tell(journal, event, a=-1, b=-1, c=-1, d=-1, e=-1, f=-1):
    """Write down an event for everyone."""
    tell_only(journal, EVERYONE, event, a, b, c, d, e, f)


@dataclass(frozen=True)
class Event:
    """A kind of event: its name, the kinds of its arguments by name, and what it tells that was hidden.

    One that `reveals` tells all who hear of it something new; one that `shows` does so too, but for the player whose
    secret it was, its first argument.
    """

    name: str
    arguments: dict[str, str]
    reveals: bool = False
    shows: bool = False


class Events:
    """The kinds of events of a game, each named where it is declared and numbered in that order.

    `PLACED = EVENTS.add("placed", "seat", "region", "at:position")`: an argument is written with its kind, or as one
    word where both have the same name. Events that reveal or show something end the reach of undo.
    """

    def __init__(self) -> None:
        self.by_name: dict[str, Event] = {}
        self.kinds: list[Event] = []

    def add(self, name: str, *arguments: str, reveals: bool = False, shows: bool = False) -> int:
        """Declare an event; its number, for the rules that tell it."""
        pairs = (argument.partition(":") for argument in arguments)
        event = Event(name, {called: kind or called for called, _, kind in pairs}, reveals, shows)
        assert name not in self.by_name, f"{name} is declared twice"
        assert len(event.arguments) <= ARGUMENTS, f"{name} has more than {ARGUMENTS} arguments"
        self.by_name[name] = event
        self.kinds.append(event)
        return len(self.kinds) - 1

    def read(self, journal: np.ndarray) -> Iterator["Happening"]:
        return map(self.happening, journal[1 : journal[0, 0] + 1].tolist())

    def happening(self, row: list[int]) -> "Happening":
        kind = self.kinds[row[0]]
        return Happening(kind, row[1], dict(zip(kind.arguments, row[2:], strict=False)))

    def row(self, happening: "Happening") -> list[int]:
        return [self.kinds.index(happening.kind), happening.to, *happening.arguments.values()]


@dataclass(frozen=True)
class Happening:
    """One event that took place, with its arguments as numbers; `to` is the only seat that may know, or everyone."""

    kind: Event
    to: int
    arguments: dict[str, int]

    def heard_by(self, seat: int | None) -> bool:
        return self.to in (EVERYONE, seat)

    @property
    def uncovers(self) -> bool:
        """Does somebody learn something hidden from it?"""
        return self.kind.reveals or self.kind.shows

    def teaches(self, seat: int | None) -> bool:
        """Does this seat learn something hidden from it?"""
        if not self.heard_by(seat):
            return False
        return self.kind.reveals or (self.kind.shows and next(iter(self.arguments.values())) != seat)

    def as_dict(self, game: Any) -> dict[str, Any]:
        """For programs: numbers replaced by ids where the argument's kind has some."""
        return {"event": self.kind.name} | {
            name: game.ident(self.kind.arguments[name], value) for name, value in self.arguments.items()
        }
