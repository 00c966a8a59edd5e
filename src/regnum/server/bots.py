"""Bots at tables: each thought in a thread of its own, with a hard limit; the search lets go of Python's lock."""

import asyncio
import secrets
import threading
import time
from typing import Any

from regnum.bots import Observation, make_bot
from regnum.core.match import Match
from regnum.server.errors import Stale
from regnum.server.levels import seconds_of
from regnum.server.logging import log
from regnum.server.metrics import Metrics
from regnum.server.playing import decide
from regnum.server.table import Table

PATIENCE = 3.0  # seconds that a bot may take beyond twice its own time, for compiling its first thought
COMPILING = 120.0


class BotPlayers:
    def __init__(self, threads: int, metrics: Metrics) -> None:
        self.metrics = metrics
        self.free = asyncio.Semaphore(threads)
        self.playing: dict[Table, asyncio.Task[None]] = {}
        self.warm: set[tuple[str, str]] = set()

    def wake(self, table: Table) -> None:
        """Let a bot play if it is its turn."""
        if table.bot_to_act() and table not in self.playing:
            self.playing[table] = asyncio.create_task(self.play(table))

    def stop(self) -> None:
        for task in self.playing.values():
            task.cancel()

    async def play(self, table: Table) -> None:
        """Plays until a person is to act. A thought about a position that is gone is thrown away."""
        try:
            while (level := table.bot_to_act()) and not table.lost:
                match = table.match
                assert match is not None
                action = await self.choose(level, Observation.of(match, secrets.randbits(63)))
                try:
                    await table.do(self.decide_if_still_asked(table, match, action))
                except Stale:
                    return
                except Exception as problem:  # the store can't be reached, so the table waits for it
                    log("bot's move not stored", problem=type(problem).__name__)
                    await asyncio.sleep(1)
        finally:
            self.playing.pop(table, None)

    async def decide_if_still_asked(self, table: Table, match: Match, action: int) -> None:
        if table.match is match and table.running:
            await decide(table, action)

    async def choose(self, level: str, observation: Observation) -> int:
        """Asks a bot for its choice; if it fails or hangs, any legal action is taken."""
        game = observation.game.id
        patience = PATIENCE + 2 * seconds_of(level) if (game, level) in self.warm else COMPILING
        async with self.free:
            start = time.monotonic()
            try:
                action = await asyncio.wait_for(in_thread(think, level, observation), patience)
                if action not in observation.actions:
                    raise ValueError("an action that is not legal")
            except Exception as problem:
                self.metrics.bot_failures.labels(level).inc()
                log("bot failed", level=level, game=game, problem=f"{type(problem).__name__}: {problem}")
                return secrets.choice(observation.actions)
            self.warm.add((game, level))
            self.metrics.thoughts.labels(level).observe(time.monotonic() - start)
            return int(action)


def think(level: str, observation: Observation) -> int:
    return make_bot(level).choose(observation, secrets.randbits(63))


async def in_thread(work: Any, *arguments: Any) -> Any:
    """Runs in its own thread, not in one of a pool, so a bot that hangs blocks nobody else."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Any] = loop.create_future()

    def report(value: Any, problem: BaseException | None) -> None:
        if not done.done():
            if problem is None:
                done.set_result(value)
            else:
                done.set_exception(problem)

    def run() -> None:
        try:
            outcome: tuple[Any, BaseException | None] = (work(*arguments), None)
        except BaseException as problem:
            outcome = (None, problem)
        if not loop.is_closed():
            loop.call_soon_threadsafe(report, *outcome)

    threading.Thread(target=run, daemon=True, name="bot").start()
    return await done
