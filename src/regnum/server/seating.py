"""Sitting down, leaving, and what the others may do about it: deeds, for `Table.do`."""

import secrets
from typing import Any

from regnum.server.bot_names import bot_name
from regnum.server.errors import Refusal
from regnum.server.people import Person
from regnum.server.seats import Seat
from regnum.server.table import Table


async def sit(table: Table, person: Person, wanted: int | None, invite: str | None) -> None:
    seats = table.seats
    if wanted is not None and not 0 <= wanted < len(seats):
        raise Refusal(404, "no-seat", seat=wanted)
    mine = [n for n, seat in enumerate(seats) if seat.person is person and seat.left]
    if table.running and mine and wanted in (None, *mine):  # the player is back again
        await _change_seat(table, "sit", mine[0] if wanted is None else wanted, Seat(person))
        return
    if table.status != "waiting":
        raise Refusal(409, "not-waiting")
    table.must_be_playable()
    expected = table.row["invite"].encode()
    if table.row["join"] == "link" and not secrets.compare_digest((invite or "").encode(), expected):
        raise Refusal(403, "no-invite")
    free = seats.open()
    if not free or (wanted is not None and wanted not in free):
        raise Refusal(409, "seat-taken")
    await _change_seat(table, "sit", free[0] if wanted is None else wanted, Seat(person))
    await table.begin_if_full()


async def leave(table: Table, person: Person, seat: int) -> None:
    if seat not in table.seats.own(person):
        raise Refusal(403, "not-your-seat", seat=seat)
    if table.finished:
        return
    after = Seat() if table.status == "waiting" else Seat(person, left=True)
    await _change_seat(table, "leave", seat, after)
    if not table.seats.people():
        await table.enter("end", {}, status="ended")


async def take_over(table: Table, person: Person, seat: int, level: str) -> None:
    _must_be_abandoned(table, person, seat)
    table.must_be_playable()
    bot = bot_name(table.id, table.game.id, seat)
    await _change_seat(table, "takeover", seat, Seat(level=level), level=level, bot=bot)


async def end(table: Table, person: Person) -> None:
    if not (table.kept and table.seats.own(person) and table.running):  # what can't go on may be ended by anybody there
        _must_be_abandoned(table, person, None)
    await table.enter("end", {"name": person.name}, person, status="ended")


def _must_be_abandoned(table: Table, person: Person, seat: int | None) -> None:
    if not table.seats.own(person):
        raise Refusal(403, "not-your-seat", seat=-1)
    if not table.running:
        raise Refusal(409, "not-running")
    if seat is not None and not 0 <= seat < len(table.seats):
        raise Refusal(404, "no-seat", seat=seat)
    looked_at = table.seats if seat is None else [table.seats[seat]]
    if not any(table.away(seat) for seat in looked_at):
        raise Refusal(409, "not-away")


async def _change_seat(table: Table, kind: str, number: int, seat: Seat, **more: Any) -> None:
    who = seat.person or table.seats[number].person
    body = {"seat": number, "name": who.name if who else None, **more}
    await table.enter(kind, body, who, seat=(number, seat))
