"""Where transactions are carried out: in a database at the other end of a line, or in SQLite's file."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from typing import Any, cast

import orjson
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.server.database import entries, open_engine_for_threads

Statement = tuple[sa.Executable, Any]  # and what to execute it with
Write = tuple[Sequence[dict[str, Any]], Sequence[Statement]]  # entries of logs, and other statements
Done = Callable[[BaseException | None], None]  # called when it is committed, or with the reason why it isn't

INSERT = sa.insert(entries)
# In SQLite: all rows of a JSON document
APPEND = "INSERT INTO entries ({}) SELECT {} FROM json_each(?)".format(
    ", ".join(f'"{column.name}"' for column in entries.c),
    ", ".join(f"json_extract(value, '$.{column.name}')" for column in entries.c),
)


def parts(writes: Sequence[Write]) -> tuple[list[dict[str, Any]], list[Statement]]:
    """The new entries of all logs, and the other statements; these come first."""
    rows = [row for new_entries, _ in writes for row in new_entries]
    return rows, [statement for _, others in writes for statement in others]


class Store:
    """For databases at the other end of a line."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.task: asyncio.Task[None] | None = None

    def begin(self, writes: Sequence[Write], done: Done) -> None:
        """Carry out one transaction; one at a time."""
        self.task = asyncio.create_task(self.commit(*parts(writes)))
        self.task.add_done_callback(lambda task: done(task.exception()))

    async def commit(self, rows: list[dict[str, Any]], others: list[Statement]) -> None:
        async with self.engine.begin() as connection:
            for statement, parameters in others:
                await connection.execute(statement, parameters)
            if rows:
                await connection.execute(INSERT, rows)

    async def close(self) -> None:
        pass


class StoreInThread:
    """For SQLite: the whole transaction in one go in a thread, and not a way to the thread and back per statement.

    Entries, of which there are most, are one statement, which is a transaction by itself. While it runs the thread
    doesn't need Python's lock, for which it would have to wait, and let the others wait.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = open_engine_for_threads(engine)
        self.log: sa.Connection | None = None
        self.loop = asyncio.get_running_loop()
        self.jobs: queue.SimpleQueue[tuple[str, list[Statement], Done] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="store", daemon=True)
        self.thread.start()

    def begin(self, writes: Sequence[Write], done: Done) -> None:
        rows, others = parts(writes)
        self.jobs.put((orjson.dumps(rows).decode(), others, done))

    def run(self) -> None:
        while (job := self.jobs.get()) is not None:
            document, others, done = job
            problem: Exception | None = None
            try:
                self.commit(document, others)
            except Exception as caught:
                problem = caught
            self.loop.call_soon_threadsafe(done, problem)
        if self.log is not None:
            self.log.close()
        self.engine.dispose()

    def commit(self, document: str, others: list[Statement]) -> None:
        if others:
            with self.engine.begin() as connection:
                for statement, parameters in others:
                    connection.execute(statement, parameters)
                connection.exec_driver_sql(APPEND, (document,))
        else:
            if self.log is None:
                self.log = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            try:  # goes past SQLAlchemy, which would hold Python's lock for longer than all the rest
                cast(sqlite3.Connection, self.log.connection.driver_connection).execute(APPEND, (document,))
            except sqlite3.IntegrityError as problem:
                raise IntegrityError(APPEND, None, problem) from problem

    async def close(self) -> None:
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
