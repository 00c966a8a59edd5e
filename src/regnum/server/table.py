"""A table: a log of numbered entries, the seats, and the match that the log leads to.

Everything that changes a table goes one way: lock, check, store, change what is in memory, tell those who listen.
"""

import asyncio
import secrets
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

import regnum
from regnum.core.game import Game
from regnum.core.match import Match
from regnum.server import database as db
from regnum.server.errors import Refusal, Stale
from regnum.server.people import Person, clean_text, now
from regnum.server.presence import Presence
from regnum.server.swift import SwiftMatch
from regnum.server.undo import rewind, undo_target
from regnum.server.writer import Writer

CHAT_LENGTH = 500


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
class Table:
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
        return self.match.actor if self.match and self.running else -1

    def own_seats(self, person: Person | None) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if person and seat.person is person and not seat.left]

    def people(self) -> set[Person]:
        return {seat.person for seat in self.seats if seat.person and not seat.left}

    def eyes(self, person: Person | None, wanted: int | None = None) -> int | None:
        """The seat through whose eyes somebody looks; None for a spectator."""
        own = self.own_seats(person)
        if wanted is not None:
            if wanted not in own:
                raise Refusal(403, "not-your-seat", seat=wanted)
            return wanted
        if own:
            return self.actor if self.actor in own else own[0]
        if self.row["watch"] == "nobody" and not any(seat.person is person and person for seat in self.seats):
            raise Refusal(403, "no-watching")
        return None

    def undo_target(self, person: Person) -> int | None:
        """The ply that this person may go back to now."""
        if self.match is None or not self.running:
            return None
        alone = self.people() <= {person}
        return undo_target(self.match, self.own_seats(person), alone)

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
        doing = asyncio.create_task(self._locked(deed))
        doing.add_done_callback(lambda done: done.cancelled() or done.exception())  # if nobody waits for it any more
        return await asyncio.shield(doing)

    async def _locked(self, deed: Coroutine[Any, Any, Any]) -> Any:
        try:
            async with self.lock:
                if self.lost:
                    raise Stale
                self.used = time.monotonic()
                return await deed
        finally:
            deed.close()

    async def move(self, person: Person, number: int, move: str, client: str, wanted: int | None = None) -> Answer:
        return await self.do(self._move(person, number, move, client, wanted))

    async def _move(self, person: Person, number: int, move: str, client: str, wanted: int | None) -> Answer:
        if known := self.answers.get((person.id, client)):
            return known
        seat = self._acting_seat(person, wanted)
        if number != self.ply:
            raise Stale
        if seat != self.actor:
            raise Refusal(409, "not-your-turn")
        assert self.match is not None
        return await self.decide(self.match.parse(move), person, client)

    async def decide(self, action: int, person: Person | None = None, client: str | None = None) -> Answer:
        """Store and make a move of the seat to act. The lock is held."""
        assert self.match is not None
        after, seat, notation = self.match.copy(), self.actor, self.game.space[action].notation
        after.play(action)
        change: dict[str, Any] = {"status": "over"} if after.over else {}
        await self._store("move", {"seat": seat, "move": notation, "ply": after.ply}, person, client, after, **change)
        return Answer(after.ply - 1, after.ply)

    async def undo(self, person: Person, number: int, client: str, wanted: int | None = None) -> Answer:
        return await self.do(self._undo(person, number, client, wanted))

    async def _undo(self, person: Person, number: int, client: str, wanted: int | None) -> Answer:
        if known := self.answers.get((person.id, client)):
            return known
        seat = self._acting_seat(person, wanted)
        if number != self.ply:
            raise Stale
        target = self.undo_target(person)
        if target is None:
            raise Refusal(409, "no-undo")
        assert self.match is not None
        after = self.match.copy()
        rewind(after, target)
        await self._store(
            "undo", {"seat": seat, "name": person.name, "from": number, "ply": target}, person, client, after
        )
        return Answer(number, target)

    def _acting_seat(self, person: Person, wanted: int | None) -> int:
        own = self.own_seats(person)
        if not own or (wanted is not None and wanted not in own):
            raise Refusal(403, "not-your-seat", seat=-1 if wanted is None else wanted)
        if not self.running:
            raise Refusal(409, "not-running")
        return wanted if wanted is not None else self.actor if self.actor in own else own[0]

    async def say(self, person: Person, text: str, client: str | None) -> Answer:
        return await self.do(self._say(person, text, client))

    async def _say(self, person: Person, text: str, client: str | None) -> Answer:
        if client and (known := self.answers.get((person.id, client))):
            return known
        own = self.own_seats(person)
        self.eyes(person)
        text = clean_text(text, CHAT_LENGTH, lines=True)
        if not text:
            raise Refusal(422, "no-text")
        seat = own[0] if own else None
        await self._store("chat", {"seat": seat, "name": person.name, "text": text}, person, client)
        return Answer(0, 0)

    # the seats

    async def sit(self, person: Person, wanted: int | None, invite: str | None) -> None:
        await self.do(self._sit(person, wanted, invite))

    async def _sit(self, person: Person, wanted: int | None, invite: str | None) -> None:
        if wanted is not None and not 0 <= wanted < len(self.seats):
            raise Refusal(404, "no-seat", seat=wanted)
        mine = [n for n, seat in enumerate(self.seats) if seat.person is person and seat.left]
        if self.running and mine and wanted in (None, *mine):  # back again
            await self._seat("sit", mine[0] if wanted is None else wanted, Seat(person))
            return
        if self.status != "waiting":
            raise Refusal(409, "not-waiting")
        if self.row["join"] == "link" and not secrets.compare_digest(
            (invite or "").encode(), self.row["invite"].encode()
        ):
            raise Refusal(403, "no-invite")
        free = [n for n, seat in enumerate(self.seats) if seat.kind == "open"]
        if not free or (wanted is not None and wanted not in free):
            raise Refusal(409, "seat-taken")
        await self._seat("sit", free[0] if wanted is None else wanted, Seat(person))
        await self.begin_if_full()

    async def begin_if_full(self) -> None:
        if self.status == "waiting" and all(seat.kind != "open" for seat in self.seats):
            match = SwiftMatch(self.game, self.row["players"], int(self.row["seed"]), **self.row["options"])
            await self._store("begin", {}, None, None, match, status="running")

    async def leave(self, person: Person, seat: int) -> None:
        await self.do(self._leave(person, seat))

    async def _leave(self, person: Person, seat: int) -> None:
        if seat not in self.own_seats(person):
            raise Refusal(403, "not-your-seat", seat=seat)
        if self.finished:
            return
        after = Seat() if self.status == "waiting" else Seat(person, left=True)
        await self._seat("leave", seat, after)
        if not self.people():
            await self._store("end", {}, None, None, status="ended")

    async def takeover(self, person: Person, seat: int, level: str) -> None:
        await self.do(self._takeover(person, seat, level))

    async def _takeover(self, person: Person, seat: int, level: str) -> None:
        self._must_be_abandoned(person, seat)
        await self._seat("takeover", seat, Seat(level=level), level=level)

    async def end(self, person: Person) -> None:
        await self.do(self._end(person))

    async def _end(self, person: Person) -> None:
        self._must_be_abandoned(person, None)
        await self._store("end", {"name": person.name}, person, None, status="ended")

    def _must_be_abandoned(self, person: Person, seat: int | None) -> None:
        if not self.own_seats(person):
            raise Refusal(403, "not-your-seat", seat=-1)
        if not self.running:
            raise Refusal(409, "not-running")
        if seat is not None and not 0 <= seat < len(self.seats):
            raise Refusal(404, "no-seat", seat=seat)
        looked_at = self.seats if seat is None else [self.seats[seat]]
        if not any(self.away(seat) for seat in looked_at):
            raise Refusal(409, "not-away")

    async def set_rematch(self, table: str) -> None:
        await self._store("rematch", {"table": table}, None, None, rematch=table)

    async def _seat(self, kind: str, number: int, seat: Seat, **more: Any) -> None:
        before = self.seats[number]
        who = seat.person or before.person
        body = {"seat": number, "name": who.name if who else None, **more}
        values = {"identity": seat.person.id if seat.person else None, "level": seat.level, "left": seat.left}
        place = sa.update(db.seats).where(db.seats.c.table == self.id, db.seats.c.seat == number).values(values)
        self_after = list(self.seats)
        self_after[number] = seat
        await self._store(kind, body, who, None, None, place, seats=self_after)

    # the log

    async def _store(
        self, kind: str, body: dict[str, Any], person: Person | None, client: str | None, match: Match | None = None,
        *statements: sa.Executable, seats: list[Seat] | None = None, **change: Any,
    ) -> None:  # fmt: skip
        """Store first; then change what is in memory, and tell."""
        entry = Entry(self.number + 1, kind, body, person.id if person else None, client, now())
        if change:
            change["touched"] = entry.at
            statements += (sa.update(db.tables).where(db.tables.c.id == self.id).values(change),)
        row = {"table": self.id, "number": entry.number, "kind": kind, "body": body,
               "identity": entry.identity, "client": client, "at": entry.at}  # fmt: skip
        try:
            await self.writer.store([row], *statements)
        except IntegrityError as problem:
            self.lost = True
            raise Stale from problem
        self.row |= change
        if seats is not None:
            self.seats = seats
            self.named.clear()
        self.match = self.match if match is None else match
        self.log.append(entry)
        self.drawn.clear()
        self._remember(entry)
        for listener in self.on_entry:
            listener(self, entry)

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
