"""The log of a table: numbered entries, which are stored before anybody is told of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, overload

from sqlalchemy.exc import IntegrityError

from regnum.server.errors import Stale
from regnum.server.people import Person, now
from regnum.server.store import Statement
from regnum.server.writer import Writer


@dataclass(frozen=True)
class Entry:
    """One line of the log. A `client` is the id that the client gave it, so that it happens once."""

    number: int
    kind: str  # sit, leave, begin, move, undo, chat, takeover, end, rematch, rules
    body: dict[str, Any]
    identity: str | None
    client: str | None
    at: str


@dataclass(frozen=True)
class Answer:
    """What a client is told of its move, now and whenever it asks again."""

    number: int
    ply: int


NOTHING_MOVED = Answer(0, 0)


class Log(Sequence[Entry]):
    def __init__(self, table: str, writer: Writer, entries: Sequence[Entry] = ()) -> None:
        self.table = table
        self.writer = writer
        self.entries: list[Entry] = []
        self.answers: dict[tuple[str, str], Answer] = {}
        self.lost = False  # another server wrote to this log: read it anew
        for entry in entries:
            self._keep(entry)

    @overload
    def __getitem__(self, which: int) -> Entry: ...
    @overload
    def __getitem__(self, which: slice) -> list[Entry]: ...
    def __getitem__(self, which: int | slice) -> Entry | list[Entry]:
        return self.entries[which]

    def __len__(self) -> int:
        """Also the number of the last entry."""
        return len(self.entries)

    def answered(self, person: Person, client: str | None) -> Answer | None:
        """What was answered, if this client's entry is there already."""
        return self.answers.get((person.id, client)) if client else None

    def next(self, kind: str, body: dict[str, Any], person: Person | None, client: str | None) -> Entry:
        return Entry(len(self) + 1, kind, body, person.id if person else None, client, now())

    async def store(self, entry: Entry, *statements: Statement) -> None:
        """Together with what else changes; Stale where another server was first."""
        row = {"table": self.table, "number": entry.number, "kind": entry.kind, "body": entry.body,
               "identity": entry.identity, "client": entry.client, "at": entry.at}  # fmt: skip
        try:
            await self.writer.store([row], *statements)
        except IntegrityError as problem:
            self.lost = True
            raise Stale from problem
        self._keep(entry)

    def _keep(self, entry: Entry) -> None:
        self.entries.append(entry)
        if entry.client and entry.identity:
            answer, body = NOTHING_MOVED, entry.body
            if entry.kind == "move":
                answer = Answer(body["ply"] - 1, body["ply"])
            elif entry.kind == "undo":
                answer = Answer(body["from"], body["ply"])
            self.answers[entry.identity, entry.client] = answer
