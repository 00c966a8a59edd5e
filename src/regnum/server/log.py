"""What a table is made of: a log of numbered entries, the seats, and the match that the log leads to.

Everything that changes a table goes one way: lock, check, store, change what is in memory, tell those who listen.
"""

import asyncio
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy.exc import IntegrityError

import regnum
from regnum.core.game import Game
from regnum.core.match import Match
from regnum.server import database as db
from regnum.server.errors import Stale
from regnum.server.people import Person, now
from regnum.server.presence import Presence
from regnum.server.store import Statement
from regnum.server.swift import SwiftMatch
from regnum.server.undo import rewind
from regnum.server.writer import Writer


@dataclass
class Seat:
    person: Person | None = None
    level: str | None = None  # of a bot
    left: bool = False

    @property
    def kind(self) -> str:
        return "bot" if self.level else "person" if self.person else "open"


@dataclass(frozen=True)
class Entry:
    """One line of the log. A `client` is the id that the client gave it, so that it happens once."""

    number: int
    kind: str  # sit, leave, begin, move, undo, chat, takeover, end, rematch
    body: dict[str, Any]
    identity: str | None
    client: str | None
    at: str


@dataclass(frozen=True)
class Answer:
    """What a client is told of its move, now and whenever it asks again."""

    number: int
    ply: int


@dataclass(eq=False)
class TableLog:
    id: str
    row: dict[str, Any]  # as stored
    seats: list[Seat]
    writer: Writer
    log: list[Entry] = field(default_factory=list)
    match: Match | None = None

    def __post_init__(self) -> None:
        self.game: Game = regnum.game(self.row["game"])
        self.lock = asyncio.Lock()
        self.answers: dict[tuple[str, str], Answer] = {}
        self.presence = Presence()
        self.drawn: dict[Any, Any] = {}  # what was made of the latest ply, until the next entry
        self.named: dict[str, list[str]] = {}  # what the seats are called, by language
        self._sit_down(self.seats)
        self.used = time.monotonic()
        self.lost = False  # another server wrote to this log: read it anew
        self.on_entry: list[Any] = []  # called with table and entry once it is stored
        for entry in self.log:
            self._apply(entry)

    # what is the case

    @property
    def status(self) -> str:
        return self.row["status"]

    @property
    def running(self) -> bool:
        return self.status == "running"

    @property
    def finished(self) -> bool:
        return self.status in ("over", "ended")

    @property
    def number(self) -> int:
        """Of the last entry."""
        return len(self.log)

    @property
    def ply(self) -> int:
        return self.match.ply if self.match else 0

    @property
    def actor(self) -> int:
        """The seat that is waited for, or -1."""
        return self.match.actor if self.match is not None and self.row["status"] == "running" else -1

    def own_seats(self, person: Person | None) -> list[int]:
        if person not in self.owned:
            own = [n for n, seat in enumerate(self.seats) if person and seat.person is person and not seat.left]
            if not own:  # of guests, of whom there may be any number, nothing is kept
                return own
            self.owned[person] = own
        return self.owned[person]

    def people(self) -> set[Person]:
        return {seat.person for seat in self.seats if seat.person and not seat.left}

    def bot_to_act(self) -> str | None:
        """The level of the bot whose turn it is."""
        return self.seats[self.actor].level if self.actor >= 0 else None

    def away(self, seat: Seat) -> bool:
        """May others let a bot take this seat, or end the game?"""
        if seat.person is None or seat.level:
            return False
        return seat.left or self.presence.away(seat.person, self.row["pace"], self.log[-1].at if self.log else None)

    # what is done

    async def do(self, deed: Coroutine[Any, Any, Any]) -> Any:
        """Carry something out to its end, even if who asked for it is gone by then."""
        doing = asyncio.create_task(self.do_here(deed))
        doing.add_done_callback(lambda done: done.cancelled() or done.exception())  # if nobody waits for it any more
        return await asyncio.shield(doing)

    async def do_here(self, deed: Coroutine[Any, Any, Any]) -> Any:
        """The same for a task that nobody cancels meanwhile; it needs none of its own."""
        try:
            async with self.lock:
                if self.lost:
                    raise Stale
                self.used = time.monotonic()
                return await deed
        finally:
            deed.close()

    async def _store(
        self, kind: str, body: dict[str, Any], person: Person | None, client: str | None, match: Match | None = None,
        *statements: Statement, seats: list[Seat] | None = None, **change: Any,
    ) -> None:  # fmt: skip
        """Store first; then change what is in memory, and tell."""
        entry = Entry(self.number + 1, kind, body, person.id if person else None, client, now())
        if change:
            change["touched"] = entry.at
            statements += ((db.update_table, change | {"which": self.id}),)
        row = {"table": self.id, "number": entry.number, "kind": kind, "body": body,
               "identity": entry.identity, "client": client, "at": entry.at}  # fmt: skip
        try:
            await self.writer.store([row], *statements)
        except IntegrityError as problem:
            self.lost = True
            raise Stale from problem
        self.row |= change
        if seats is not None:
            self._sit_down(seats)
        self.match = self.match if match is None else match
        self.log.append(entry)
        self.drawn.clear()
        self._remember(entry)
        for listener in self.on_entry:
            listener(self, entry)

    def _sit_down(self, seats: list[Seat]) -> None:
        self.seats = seats
        self.company = len({seat.person for seat in seats if seat.person})  # people, also those who left
        self.named.clear()
        self.owned: dict[Person | None, list[int]] = {}  # the seats of those who were asked for

    def _remember(self, entry: Entry) -> None:
        if entry.client and entry.identity:
            body = entry.body
            answer = {
                "move": lambda: Answer(body["ply"] - 1, body["ply"]),
                "undo": lambda: Answer(body["from"], body["ply"]),
            }.get(entry.kind, lambda: Answer(0, 0))()
            self.answers[entry.identity, entry.client] = answer

    def _apply(self, entry: Entry) -> None:
        """Read an entry of the stored log back."""
        self._remember(entry)
        if entry.kind == "begin":
            self.match = SwiftMatch(self.game, self.row["players"], int(self.row["seed"]), **self.row["options"])
        elif entry.kind == "move":
            assert self.match is not None
            self.match.play(entry.body["move"])
        elif entry.kind == "undo":
            assert self.match is not None
            rewind(self.match, entry.body["ply"])
