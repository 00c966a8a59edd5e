"""Storing, one transaction for all that arrives while the one before is being written.

A caller gets its answer when its own writes are committed, so that nothing is told that could be lost. What fails is
tried again by itself: one table's trouble is not another's.
"""

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.server.metrics import Metrics
from regnum.server.store import Statement, Store, StoreInThread, Write

GATHER_SECONDS = 0.005  # between two transactions: each costs something, so moves of one moment share one
MOST_AT_ONCE = 40  # writes: while they are stored, those before are told, and larger batches would make both wait

Waiting = tuple[Write, asyncio.Future[None]]


class Writer:
    def __init__(self, engine: AsyncEngine, metrics: Metrics) -> None:
        self.engine = engine
        self.metrics = metrics
        self.waiting: deque[Waiting] = deque()
        self.alone: deque[Waiting] = deque()  # writes that failed together with others and are tried again one by one
        self.target = StoreInThread(engine) if engine.dialect.name == "sqlite" else Store(engine)
        self.idle = asyncio.Event()
        self.idle.set()

    async def store(self, new_entries: Sequence[dict[str, Any]], *others: Statement) -> None:
        """Returns when it is committed; raises sqlalchemy.exc.IntegrityError where another was first."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.waiting.append(((new_entries, others), done))
        if self.idle.is_set():
            self.idle.clear()
            loop.call_soon(self.begin)  # runs after all that was just read from the sockets, and stores it too
        await done

    def begin(self) -> None:
        """Starts the next transaction."""
        if self.alone:
            batch = [self.alone.popleft()]
        else:
            batch = [self.waiting.popleft() for _ in range(min(MOST_AT_ONCE, len(self.waiting)))]
        if batch:
            begun = time.perf_counter()
            self.target.begin([write for write, _ in batch], lambda problem: self.end(batch, begun, problem))
        else:
            self.idle.set()

    def end(self, batch: list[Waiting], begun: float, problem: BaseException | None) -> None:
        self.metrics.store_seconds.observe(time.perf_counter() - begun)
        self.metrics.store_writes.observe(len(batch))
        if problem is not None and len(batch) > 1:
            self.alone.extend(batch)
        else:
            for _, done in batch:
                if done.done():  # nobody waits for it any more
                    continue
                if problem is None:
                    done.set_result(None)
                else:
                    done.set_exception(problem)
        early = begun + GATHER_SECONDS - time.perf_counter()
        if early > 0 and not self.alone:
            asyncio.get_running_loop().call_later(early, self.begin)
        else:
            self.begin()

    async def stop(self) -> None:
        """Finish what is being stored."""
        await self.idle.wait()
        await self.target.close()
