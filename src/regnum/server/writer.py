"""Storing, one transaction for all that arrives while the one before is being written.

A caller gets its answer when its own writes are committed, so that nothing is told that could be lost. What fails is
tried again by itself: one table's trouble is not another's.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from regnum.server.database import entries
from regnum.server.metrics import Metrics

MOST_AT_ONCE = 500

Write = tuple[Sequence[dict[str, Any]], Sequence[sa.Executable]]  # entries of logs, and other statements


class Writer:
    def __init__(self, engine: AsyncEngine, metrics: Metrics) -> None:
        self.engine = engine
        self.metrics = metrics
        self.waiting: asyncio.Queue[tuple[Write, asyncio.Future[None]]] = asyncio.Queue()
        self.task = asyncio.create_task(self.run())

    async def store(self, new_entries: Sequence[dict[str, Any]], *statements: sa.Executable) -> None:
        """Returns when it is committed; raises sqlalchemy.exc.IntegrityError where another was first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(((new_entries, statements), done))
        await done

    async def run(self) -> None:
        async with self.engine.connect() as connection:
            while True:
                batch = [await self.waiting.get()]
                while len(batch) < MOST_AT_ONCE and not self.waiting.empty():
                    batch.append(self.waiting.get_nowait())
                with self.metrics.store_seconds.time():
                    await self.commit_all(connection, batch)
                self.metrics.store_writes.observe(len(batch))
                for _ in batch:
                    self.waiting.task_done()

    async def commit_all(self, connection: AsyncConnection, batch: list[tuple[Write, asyncio.Future[None]]]) -> None:
        try:
            await self.commit(connection, [write for write, _ in batch])
        except Exception as problem:
            if len(batch) > 1:
                for one in batch:
                    await self.commit_all(connection, [one])
            elif not batch[0][1].done():
                batch[0][1].set_exception(problem)
        else:
            for _, done in batch:
                if not done.done():
                    done.set_result(None)

    async def commit(self, connection: AsyncConnection, writes: list[Write]) -> None:
        try:
            for _, statements in writes:
                for statement in statements:
                    await connection.execute(statement)
            rows = [row for new_entries, _ in writes for row in new_entries]
            if rows:
                await connection.execute(sa.insert(entries), rows)
            await connection.commit()
        except BaseException:
            await connection.rollback()
            raise

    async def stop(self) -> None:
        """Finish what is being stored."""
        await self.waiting.join()
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
