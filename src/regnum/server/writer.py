"""Storing, one transaction for all that arrives while the one before is being written.

A caller gets its answer when its own writes are committed, so that nothing is told that could be lost. What fails is
tried again by itself: one table's trouble is not another's.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import orjson
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.server.database import entries, open_engine_for_threads
from regnum.server.metrics import Metrics

MOST_AT_ONCE = 40  # while these are written, those before are told: larger ones make both wait for each other

Statement = tuple[sa.Executable, Any]  # and what to execute it with
Write = tuple[Sequence[dict[str, Any]], Sequence[Statement]]  # entries of logs, and other statements
Waiting = tuple[Write, asyncio.Future[None]]

INSERT_ENTRIES = sa.insert(entries)
# In SQLite: all rows of a JSON document
APPEND = "INSERT INTO entries ({}) SELECT {} FROM json_each(?)".format(
    ", ".join(f'"{column.name}"' for column in entries.c),
    ", ".join(f"json_extract(value, '$.{column.name}')" for column in entries.c),
)


def parts(writes: Sequence[Write]) -> tuple[list[dict[str, Any]], list[Statement]]:
    """The new entries of all logs, and the other statements; these come first."""
    rows = [row for new_entries, _ in writes for row in new_entries]
    return rows, [statement for _, others in writes for statement in others]


class Writer:
    def __init__(self, engine: AsyncEngine, metrics: Metrics) -> None:
        self.engine = engine
        self.metrics = metrics
        self.waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self.store_of = StoreInThread(engine) if engine.dialect.name == "sqlite" else Store(engine)
        self.task = asyncio.create_task(self.run())

    async def store(self, new_entries: Sequence[dict[str, Any]], *others: Statement) -> None:
        """Returns when it is committed; raises sqlalchemy.exc.IntegrityError where another was first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(((new_entries, others), done))
        await done

    async def run(self) -> None:
        while True:
            batch = [await self.waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            with self.metrics.store_seconds.time():
                await self.commit_all(batch)
            self.metrics.store_writes.observe(len(batch))
            for _ in batch:
                self.waiting.task_done()

    async def commit_all(self, batch: list[Waiting]) -> None:
        try:
            await self.commit([write for write, _ in batch])
        except Exception as problem:
            if len(batch) > 1:
                for one in batch:
                    await self.commit_all([one])
            elif not batch[0][1].done():
                batch[0][1].set_exception(problem)
        else:
            for _, done in batch:
                if not done.done():
                    done.set_result(None)

    async def commit(self, writes: Sequence[Write]) -> None:
        await self.store_of.commit(writes)

    async def stop(self) -> None:
        """Finish what is being stored."""
        await self.waiting.join()
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        await self.store_of.close()


class Store:
    """For databases at the other end of a line."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def commit(self, writes: Sequence[Write]) -> None:
        rows, others = parts(writes)
        async with self.engine.begin() as connection:
            for statement, parameters in others:
                await connection.execute(statement, parameters)
            if rows:
                await connection.execute(INSERT_ENTRIES, rows)

    async def close(self) -> None:
        pass


class StoreInThread:
    """For SQLite: the whole transaction in one go in a thread, and not a way to the thread and back per statement.

    Entries, of which there are most, are one statement, which is a transaction by itself. While it runs the thread
    doesn't need Python's lock, for which it would have to wait, and let the others wait.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = open_engine_for_threads(engine)
        self.thread = ThreadPoolExecutor(1, "store")
        self.log: sa.Connection | None = None

    async def commit(self, writes: Sequence[Write]) -> None:
        rows, others = parts(writes)
        document = orjson.dumps(rows).decode()
        await asyncio.get_running_loop().run_in_executor(self.thread, self.commit_here, document, others)

    def commit_here(self, document: str, others: list[Statement]) -> None:
        if others:
            with self.engine.begin() as connection:
                for statement, parameters in others:
                    connection.execute(statement, parameters)
                connection.exec_driver_sql(APPEND, (document,))
        else:
            if self.log is None:
                self.log = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            self.log.exec_driver_sql(APPEND, (document,))

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.dispose)
        self.thread.shutdown()

    def dispose(self) -> None:
        if self.log is not None:
            self.log.close()
        self.engine.dispose()
