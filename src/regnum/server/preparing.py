"""Rules are compiled, or loaded, beside the loop: one game after another, and first those that somebody waits for."""

import asyncio

import regnum
from regnum.bots import Observation, make_bot
from regnum.games import names
from regnum.server.bots import in_thread

READY: set[str] = set()  # there is one per process, as compiled code is


class Preparing:
    def __init__(self) -> None:
        self.asked: dict[str, asyncio.Future[None]] = {}  # in the order in which they come
        self.working: asyncio.Task[None] | None = None

    @property
    def left(self) -> list[str]:
        """The games that can't be played at once yet."""
        return [game for game in names() if game not in READY]

    async def ready(self, game: str) -> None:
        """Wait until a game can be played; it comes next."""
        if game not in READY:
            await asyncio.shield(self.ask(game, first=True))

    async def all(self) -> None:
        """Every game, then what the bots search with: whoever has chosen one shall not wait."""
        for game in self.left:
            self.ask(game)
        if self.working:
            await asyncio.shield(self.working)
        for game in sorted(READY):
            await in_thread(search, game)

    def ask(self, game: str, first: bool = False) -> asyncio.Future[None]:
        done = self.asked.setdefault(game, asyncio.get_running_loop().create_future())
        if first:
            self.asked = {game: done} | self.asked
        if self.working is None or self.working.done():
            self.working = asyncio.create_task(self.work())
        return done

    async def work(self) -> None:
        while self.asked:
            game = next(iter(self.asked))
            problem: Exception | None = None
            try:
                await in_thread(regnum.game(game).compile)
                READY.add(game)
            except Exception as wrong:
                problem = wrong
            done = self.asked.pop(game)
            if problem is None:
                done.set_result(None)
            else:
                done.set_exception(problem)
                done.exception()  # perhaps nobody waits for it

    def stop(self) -> None:
        """What is being compiled is left to its thread."""
        if self.working:
            self.working.cancel()
        for done in self.asked.values():
            done.cancel()


def search(game: str) -> None:
    make_bot("easy").choose(Observation.of(regnum.match(game), 0), 0)
