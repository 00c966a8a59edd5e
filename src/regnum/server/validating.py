"""What would become of every stored table by today's rules. Nothing is written."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

import regnum
from regnum.core.errors import RegnumError, UnknownGame
from regnum.server import database as db
from regnum.server.log import Entry
from regnum.server.reading import Fate, read

SQLITE = b"SQLite format 3\0"  # what its files begin with


@dataclass(frozen=True)
class Found:
    """A stored table: whether it is shown as ever, carried over, kept as moves alone, or lost; and why."""

    id: str
    game: str
    version: int
    status: str
    fate: Fate | Literal["lost"]
    problem: RegnumError | None = None


async def validate(url: str) -> AsyncIterator[Found]:
    """Each table as it is read, oldest first."""
    engine = create_async_engine(read_only(sa.make_url(url)))
    try:
        async with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(sa.text("SET TRANSACTION READ ONLY"))
            rows = (await connection.execute(sa.select(db.tables).order_by(db.tables.c.created))).mappings().all()
            for row in rows:
                yield await judge(connection, row)
    finally:
        await engine.dispose()


def read_only(url: sa.URL) -> sa.URL:
    """SQLite would make a file that isn't there, and write beside one that is."""
    if url.get_backend_name() != "sqlite":
        return url
    with open(url.database or "", "rb") as file:
        if file.read(len(SQLITE)) != SQLITE:
            raise OSError(f"{url.database} is no file of SQLite's")
    return url.set(database=f"file:{url.database}", query={"mode": "ro", "uri": "true"})


async def judge(connection: AsyncConnection, row: sa.RowMapping) -> Found:
    query = sa.select(db.entries).where(db.entries.c.table == row["id"]).order_by(db.entries.c.number)
    facts = (row["id"], row["game"], row["version"], row["status"])
    try:
        entries = [Entry(r.number, r.kind, r.body, r.identity, r.client, r.at) for r in await connection.execute(query)]
        reading = read(regnum.game(row["game"]), dict(row), entries)
    except UnknownGame as error:
        return Found(*facts, "lost", error)
    except (LookupError, TypeError, ValueError) as error:  # not as any server wrote it
        return Found(*facts, "lost", RegnumError("log-broken", problem=f"{type(error).__name__}: {error}"))
    return Found(*facts, reading.fate, reading.problem)
