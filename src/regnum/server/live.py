"""Live play: who listens to which table, and what each of them is sent.

Every listener has a bounded outbox of its own, so that a slow one holds up nobody: it is dropped, and can resume.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any, Literal

from regnum.server import positions, wire
from regnum.server.errors import Refusal
from regnum.server.game_log import lines
from regnum.server.log import Entry
from regnum.server.metrics import Metrics
from regnum.server.people import Person
from regnum.server.table import Table
from regnum.server.tables import shown_table
from regnum.server.words import chat_line

OUTBOX = 200
IDLE_SECONDS = 90.0
MOST_PER_PERSON = 20
MOST_PER_ADDRESS = 200


class Listener:
    """One connection: whose eyes, which language, pictures or facts; and the messages that wait for it."""

    def __init__(self, table: Table, person: Person | None, seat: int | None, lang: str, pictures: bool) -> None:
        self.table = table
        self.person = person
        self.seat = seat
        self.lang = lang
        self.pictures = pictures
        self.address: str | None = None
        self.heard = time.monotonic()
        self.outbox: list[str] = []
        self.stirred = asyncio.Event()  # something is to be sent
        self.gone = False  # the connection is to be closed
        self.hang_up: Callable[[], Any] = self.stirred.set
        self.farewell: str | None = None

    @property
    def eyes(self) -> int | None:
        wanted = self.seat if self.seat in self.table.seats.own(self.person) else None
        return self.table.eyes(self.person, wanted)

    def send(self, text: str) -> bool:
        """False where it doesn't read what it is sent."""
        if self.gone:
            return True
        if len(self.outbox) >= OUTBOX:
            self.dismiss("slow")
            return False
        self.outbox.append(text)
        self.stirred.set()
        return True

    def dismiss(self, reason: Literal["stopping", "slow", "idle", "gone"]) -> None:
        self.farewell = wire.text(wire.Bye(type="bye", reason=reason))
        self.gone = True
        self.hang_up()

    async def messages(self) -> AsyncIterator[str]:
        """What is to be sent, until the connection is to be closed."""
        while not self.gone:
            await self.stirred.wait()
            self.stirred.clear()
            while self.outbox and not self.gone:
                yield self.outbox.pop(0)


class Hub:
    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.by_table: dict[str, set[Listener]] = {}

    def crowded(self, person: Person | None, address: str | None) -> bool:
        """Has one person, or one address, too many connections already?"""
        mine = sum(1 for listener in self.all() if person and listener.person is person)
        here = sum(1 for listener in self.all() if address and listener.address == address)
        return mine >= MOST_PER_PERSON or here >= MOST_PER_ADDRESS

    def listeners(self, table: Table) -> set[Listener]:
        return self.by_table.get(table.id, set())

    def all(self) -> Iterator[Listener]:
        for listeners in self.by_table.values():
            yield from listeners

    def join(self, listener: Listener, after: int) -> None:
        """Say hello; from here on the listener hears of every entry."""
        listener.send(hello(listener, after))
        self.by_table.setdefault(listener.table.id, set()).add(listener)
        self.metrics.connections.inc()
        if listener.person and listener.table.presence.come(listener.person):
            self.tell_table(listener.table, but=listener)

    def leave(self, listener: Listener) -> None:
        table = listener.table
        self.by_table.get(table.id, set()).discard(listener)
        if not self.by_table.get(table.id):
            self.by_table.pop(table.id, None)
        self.metrics.connections.dec()
        if listener.person and table.presence.go(listener.person):
            self.tell_table(table)

    def move(self, former: Table, table: Table) -> None:
        """The table was read anew: start afresh with everybody."""
        for listener in self.listeners(former):
            listener.table = table
            listener.dismiss("gone")

    def send(self, listener: Listener, text: str) -> None:
        if not listener.send(text):
            self.metrics.slow.inc()

    def publish(self, table: Table, entry: Entry) -> None:
        """Tell everybody of a new entry; what several may read is made once."""
        made: dict[Any, str] = {}
        for listener in list(self.listeners(table)):
            try:
                self.send(listener, message(listener, entry, made))
            except Refusal:  # may not watch any more
                listener.dismiss("gone")
        if entry.kind in ("begin", "end") or (entry.kind == "move" and table.finished):
            self.tell_table(table)

    def tell_table(self, table: Table, but: Listener | None = None) -> None:
        """What is not in the log: who is there, the seed at the end."""
        for listener in list(self.listeners(table)):
            if listener is not but:
                shown = shown_table(table, listener.person, listener.lang)
                self.send(listener, wire.text(wire.TableNews(type="table", number=None, table=shown, notice=None)))

    async def watch(self) -> None:
        """Dismiss those who are not heard of any more."""
        while True:
            await asyncio.sleep(IDLE_SECONDS / 3)
            for listener in list(self.all()):
                if time.monotonic() - listener.heard > IDLE_SECONDS:
                    listener.dismiss("idle")

    async def say_bye(self) -> None:
        for listener in list(self.all()):
            listener.dismiss("stopping")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(3):
                while self.by_table:
                    await asyncio.sleep(0.02)


def message(listener: Listener, entry: Entry, made: dict[Any, str]) -> str:
    """One entry as one numbered message."""
    table, lang = listener.table, listener.lang
    if entry.kind in ("begin", "move", "undo"):
        key = (listener.eyes, lang, listener.pictures)
        if key not in made:
            made[key] = wire.text(position_news(table, entry, *key))
        return made[key]
    line = chat_line(entry, lang)
    if entry.kind == "chat":
        assert line is not None
        return wire.text(wire.ChatNews(type="chat", number=entry.number, line=line))
    shown = shown_table(table, listener.person, lang)
    return wire.text(wire.TableNews(type="table", number=entry.number, table=shown, notice=line))


def position_news(table: Table, entry: Entry, eyes: int | None, lang: str, pictures: bool) -> wire.PositionNews:
    keep = -1 if entry.kind == "begin" else table.ply - (entry.kind == "move")
    return {
        "type": "position",
        "number": entry.number,
        "id": entry.client,
        "keep": keep,
        "lines": lines(table, eyes, lang, keep),
        "notice": chat_line(entry, lang),
        "position": wire.encoded(positions.latest(table, eyes, lang, pictures)),
    }


def hello(listener: Listener, after: int) -> str:
    """How the table stands, and what was missed since an entry."""
    table, lang, eyes = listener.table, listener.lang, listener.eyes
    after = after if after <= table.number else 0
    keep = table.ply if table.fate == "same" else -1  # by other rules plies have other numbers
    for entry in table.log[after:]:
        if entry.kind in ("begin", "rules"):  # plies may have other numbers now
            keep = -1
        elif entry.kind in ("move", "undo"):
            keep = min(keep, entry.body["ply"] - (entry.kind == "move"))
    message: wire.Hello = {
        "type": "hello",
        "number": table.number,
        "after": after,
        "table": shown_table(table, listener.person, lang),
        "keep": keep,
        "lines": lines(table, eyes, lang, keep),
        "chat": [line for entry in table.log[after:] if (line := chat_line(entry, lang))],
        "position": None,
    }
    if table.match is not None:
        message["position"] = wire.encoded(positions.latest(table, eyes, lang, listener.pictures))
    return wire.text(message)
