"""Rules are compiled beside the loop, in the order in which they are wanted, and everybody can see how far it is."""

import asyncio

import pytest

import regnum
from regnum.core.errors import ComponentsError
from regnum.server import preparing
from regnum.server.preparing import Preparing
from tests.server.house import visit

pytestmark = pytest.mark.anyio


class Compiling:
    """Stands for the compiler: each game is done when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.order: list[str] = []
        self.go = asyncio.Semaphore(0)
        self.wrong: set[str] = set()
        monkeypatch.setattr(preparing, "READY", set())
        monkeypatch.setattr(preparing, "in_thread", self.in_thread)

    async def in_thread(self, work, *arguments):
        game = arguments[0] if arguments else work.__self__.id
        self.order.append(f"search {game}" if arguments else game)
        await self.go.acquire()
        if game in self.wrong:
            raise ComponentsError("components-no-folder", folder=game)

    def finish(self, count: int) -> None:
        for _ in range(count):
            self.go.release()


@pytest.fixture
async def compiling(monkeypatch):
    return Compiling(monkeypatch)


async def test_what_somebody_waits_for_comes_next(compiling):
    one = Preparing()
    everything = asyncio.create_task(one.all())
    await asyncio.sleep(0)
    assert one.left == list(regnum.games())
    last = regnum.games()[-1]
    wanted = [asyncio.create_task(one.ready(last)) for _ in range(2)]
    await asyncio.sleep(0)
    compiling.finish(2)
    await asyncio.gather(*wanted)
    assert compiling.order[:2] == [regnum.games()[0], last] and last not in one.left
    compiling.finish(20)
    await everything
    number = len(regnum.games())
    assert one.left == [] and sorted(compiling.order[:number]) == list(regnum.games())
    assert compiling.order[number:] == [f"search {game}" for game in regnum.games()]


async def test_a_game_that_cannot_be_compiled_is_told_and_tried_again(compiling):
    one = Preparing()
    compiling.wrong, game = {"tara"}, "tara"
    compiling.finish(20)
    with pytest.raises(ComponentsError):
        await one.ready(game)
    await one.ready("tajmahal")
    assert one.left == [other for other in regnum.games() if other != "tajmahal"]
    compiling.wrong = set()
    await one.ready(game)
    assert game not in one.left


async def test_who_goes_away_leaves_the_others_waiting(compiling):
    one = Preparing()
    gone, stays = asyncio.create_task(one.ready("tara")), asyncio.create_task(one.ready("tara"))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    compiling.finish(1)
    await stays
    assert compiling.order == ["tara"]


async def test_a_server_that_stops_waits_for_nothing(compiling):
    one = Preparing()
    waiting = asyncio.create_task(one.ready("tara"))
    await asyncio.sleep(0)
    one.stop()
    with pytest.raises(asyncio.CancelledError):
        await waiting


async def test_everybody_can_see_how_far_it_is(sqlite, monkeypatch):
    monkeypatch.setattr(preparing, "READY", {"tara"})
    async with visit(sqlite) as house:
        answer = (await house.client.get("/healthz")).json()
    assert answer["ok"] and answer["preparing"] == [game for game in regnum.games() if game != "tara"]
