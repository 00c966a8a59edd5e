"""The seats of a table: who sits there, whose they are, what they are called."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, overload

from regnum.core.game import Game
from regnum.core.text import Texts
from regnum.server.bot_names import bot_name
from regnum.server.levels import level_name
from regnum.server.people import Person


@dataclass(frozen=True)
class Seat:
    person: Person | None = None
    level: str | None = None  # of a bot
    left: bool = False

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        return "bot" if self.level else "person" if self.person else "open"

    @property
    def row(self) -> dict[str, Any]:
        """As stored."""
        return {"identity": self.person.id if self.person else None, "level": self.level, "left": self.left}


class Seats(Sequence[Seat]):
    def __init__(self, table: str, game: Game, seats: Sequence[Seat]) -> None:
        self.table = table
        self.game = game
        self._seats = list(seats)
        self._forget()

    @overload
    def __getitem__(self, which: int) -> Seat: ...
    @overload
    def __getitem__(self, which: slice) -> list[Seat]: ...
    def __getitem__(self, which: int | slice) -> Seat | list[Seat]:
        return self._seats[which]

    def __len__(self) -> int:
        return len(self._seats)

    def put(self, number: int, seat: Seat) -> None:
        self._seats[number] = seat
        self._forget()

    def _forget(self) -> None:
        self.company = len({seat.person for seat in self._seats if seat.person})  # people, also those who left
        self._own: dict[Person | None, list[int]] = {}  # the seats of those who were asked for
        self.renamed()

    def renamed(self) -> None:
        self._called: dict[str, tuple[str, ...]] = {}  # by language

    # who

    def own(self, person: Person | None) -> list[int]:
        """The seats of somebody; of guests, of whom there may be any number, nothing is kept."""
        found = self._own.get(person)
        if found is None:
            found = [n for n, seat in enumerate(self) if person and seat.person is person and not seat.left]
            if found:
                self._own[person] = found
        return found

    def belongs(self, person: Person | None) -> bool:
        """Does, or did, somebody sit here?"""
        return person is not None and any(seat.person is person for seat in self)

    def people(self) -> set[Person]:
        return {seat.person for seat in self if seat.person and not seat.left}

    def open(self) -> list[int]:
        return [n for n, seat in enumerate(self) if seat.kind == "open"]

    # names

    def name(self, number: int) -> str | None:
        """A person's name, a bot's; None for an open seat."""
        seat = self[number]
        if seat.level:
            return bot_name(self.table, self.game.id, number)
        return seat.person.name if seat.person else None

    def called(self, lang: str) -> tuple[str, ...]:
        """A name for every seat; two of one name are told apart by their seats."""
        found = self._called.get(lang)
        if found is None:
            found = self._called[lang] = tuple(self._name_all(lang))
        return found

    def _name_all(self, lang: str) -> Iterator[str]:
        names = [self.name(n) or unknown for n, unknown in enumerate(self.game.seat_names(len(self), lang))]
        for number, name in enumerate(names):
            twins = names.count(name) > 1
            yield Texts(lang, "server")("twin-name", name=name, seat=number + 1) if twins else name

    def with_levels(self, lang: str) -> list[str]:
        """For records: with the level of each bot."""
        texts = Texts(lang, "server")
        return [
            texts("bot-name", name=name, level=level_name(seat.level, lang)) if seat.level else name
            for name, seat in zip(self.called(lang), self, strict=True)
        ]
