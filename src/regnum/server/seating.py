"""Sitting down, leaving, and what the others may do about it."""

import secrets
from typing import Any

from regnum.server import database as db
from regnum.server.bot_names import bot_name
from regnum.server.errors import Refusal
from regnum.server.log import Seat, TableLog
from regnum.server.people import Person
from regnum.server.swift import SwiftMatch


class Seating(TableLog):
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
        await self._seat("takeover", seat, Seat(level=level), level=level, bot=bot_name(self.id, self.game.id, seat))

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
        place = (db.update_seat, values | {"where": self.id, "which": number})
        self_after = list(self.seats)
        self_after[number] = seat
        await self._store(kind, body, who, None, None, place, seats=self_after)
