"""A table: a log, seats, and the match that the log leads to.

Everything that changes a table goes one way: lock, check, store, change what is in memory, tell those who listen.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

import regnum
from regnum.core.game import Game
from regnum.core.match import Match
from regnum.server import database as db
from regnum.server.errors import Refusal, Stale
from regnum.server.log import Answer, Entry, Log
from regnum.server.people import Person
from regnum.server.presence import Presence
from regnum.server.reading import Fate, Played, played, read
from regnum.server.seats import Seat, Seats
from regnum.server.store import Statement
from regnum.server.undo import undo_target
from regnum.server.writer import Writer

__all__ = ["Answer", "Entry", "Seat", "Table"]

T = TypeVar("T")


class Table:
    def __init__(
        self, ident: str, row: dict[str, Any], seats: Sequence[Seat], writer: Writer, entries: Sequence[Entry] = ()
    ) -> None:
        self.id = ident
        self.row = row  # as stored
        self.game: Game = regnum.game(row["game"])
        self.log = Log(ident, writer, entries)
        self.seats = Seats(ident, self.game, seats)
        reading = read(self.game, row, entries)
        self.fate: Fate = reading.fate  # by today's rules
        self.match: Match | None = reading.match
        self.presence = Presence()
        self.lock = asyncio.Lock()
        self.drawn: dict[Any, Any] = {}  # what was made of the latest ply, until the next entry
        self.used = time.monotonic()
        self.on_entry: list[Callable[[Table, Entry], None]] = []  # called once it is stored

    # what is the case

    @property
    def status(self) -> Any:
        return self.row["status"]

    @property
    def running(self) -> bool:
        return bool(self.row["status"] == "running")

    @property
    def finished(self) -> bool:
        return self.row["status"] in ("over", "ended")

    @property
    def kept(self) -> bool:
        """The rules have changed since, so that there is no match: its log is shown, and it can't go on."""
        return self.fate == "kept"

    @property
    def lost(self) -> bool:
        return self.log.lost

    @property
    def number(self) -> int:
        """Of the last entry."""
        return len(self.log)

    @property
    def ply(self) -> int:
        return self.match.ply if self.match else len(self.played().moves) if self.kept else 0

    def played(self) -> Played:
        """The moves as they are stored, by the rules that the row names."""
        return played(self.log)

    @property
    def result(self) -> list[float] | None:
        """Each seat's share of the win, once the game is over."""
        if self.match is None:
            return self.played().result if self.kept and self.finished else None
        return None if self.match.shares is None else list(self.match.shares)

    def must_be_playable(self) -> None:
        if self.kept:
            raise Refusal(409, "other-rules", version=self.row["version"], ours=self.game.version)

    @property
    def actor(self) -> int:
        """The seat that is waited for, or -1."""
        return self.match.actor if self.match is not None and self.running else -1

    def bot_to_act(self) -> str | None:
        """The level of the bot whose turn it is."""
        actor = self.actor
        return self.seats[actor].level if actor >= 0 else None

    def away(self, seat: Seat) -> bool:
        """May others let a bot take this seat, or end the game?"""
        if seat.person is None or seat.level:
            return False
        return seat.left or self.presence.away(seat.person, self.row["pace"], self.log[-1].at if self.log else None)

    def eyes(self, person: Person | None, wanted: int | None = None) -> int | None:
        """The seat through whose eyes somebody looks; None for a spectator."""
        own = self.seats.own(person)
        if wanted is not None:
            if wanted not in own:
                raise Refusal(403, "not-your-seat", seat=wanted)
            return wanted
        if own:
            actor = self.actor
            return actor if actor in own else own[0]
        if self.row["watch"] == "nobody" and not self.seats.belongs(person):
            raise Refusal(403, "no-watching")
        return None

    def undo_target(self, person: Person) -> int | None:
        """The ply that this person may go back to now."""
        if self.match is None or not self.running:
            return None
        return undo_target(self.match, self.seats.own(person), self.seats.company <= 1)

    def once(self, key: Any, make: Callable[[], T]) -> T:
        """What is the same for several readers of the latest ply is made once."""
        if key not in self.drawn:
            self.drawn[key] = make()
        made: T = self.drawn[key]
        return made

    # what is done

    async def do(self, deed: Coroutine[Any, Any, T]) -> T:
        """Carry something out to its end, even if who asked for it is gone by then."""
        doing = asyncio.create_task(self.do_here(deed))
        doing.add_done_callback(lambda done: done.cancelled() or done.exception())  # if nobody waits for it any more
        return await asyncio.shield(doing)

    async def do_here(self, deed: Coroutine[Any, Any, T]) -> T:
        """The same for a task that nobody cancels meanwhile; it needs none of its own."""
        try:
            async with self.lock:
                if self.lost:
                    raise Stale
                self.used = time.monotonic()
                return await deed
        finally:
            deed.close()

    async def enter(
        self, kind: str, body: dict[str, Any], person: Person | None = None, client: str | None = None, *,
        match: Match | None = None, seat: tuple[int, Seat] | None = None, **change: Any,
    ) -> None:  # fmt: skip
        """Store first; then change what is in memory, and tell."""
        entry = self.log.next(kind, body, person, client)
        statements: list[Statement] = []
        if seat is not None:
            statements.append((db.update_seat, seat[1].row | {"where": self.id, "which": seat[0]}))
        if change:
            change["touched"] = entry.at
            statements.append((db.update_table, change | {"which": self.id}))
        await self.log.store(entry, *statements)
        self.row |= change
        if seat is not None:
            self.seats.put(*seat)
        self.match = self.match if match is None else match
        self.drawn.clear()
        for listener in self.on_entry:
            listener(self, entry)

    async def carry_over(self) -> None:
        """From here on the log tells of the same game by today's rules. Nobody has touched the table meanwhile."""
        match = self.match
        now = {"version": self.game.version, "components": self.game.components}
        decisions = match.decisions if match else []
        moves = [self.game.space[decision.action].notation for decision in decisions]
        body = {
            "before": self.row["version"],
            **now,
            "moves": moves,
            "seats": [decision.seat for decision in decisions],
        }
        entry = self.log.next("rules", body, None, None)
        await self.log.store(entry, (db.update_table, now | {"which": self.id}))
        self.row |= now
        self.fate = "same"

    async def begin_if_full(self) -> None:
        if self.status == "waiting" and not self.seats.open():
            await self.enter("begin", {}, match=self._new_match(), status="running")

    def _new_match(self) -> Match:
        return Match(self.game, self.row["players"], int(self.row["seed"]), **self.row["options"])
