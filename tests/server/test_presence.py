"""Who is away, and who isn't heard of: with a clock that runs as fast as the tests want."""

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import pytest

from regnum.server import live, presence
from tests.server.house import visit, visit_by_port

pytestmark = pytest.mark.anyio


class Clock:
    """Stands in for the modules that tell the time."""

    def __init__(self, monkeypatch):
        self.later = 0.0
        monotonic, now = presence.time.monotonic, datetime.now
        monkeypatch.setattr(presence, "time", SimpleNamespace(monotonic=lambda: monotonic() + self.later))
        days = SimpleNamespace(
            now=lambda zone: now(zone) + timedelta(seconds=self.later), fromisoformat=datetime.fromisoformat
        )
        monkeypatch.setattr(presence, "datetime", days)


@pytest.fixture
def clock(monkeypatch):
    return Clock(monkeypatch)


@pytest.mark.parametrize("pace, patience", [("live", presence.LIVE_PATIENCE), ("days", presence.DAYS_PATIENCE)])
async def test_who_is_not_seen_for_long_may_be_replaced(sqlite, clock, pace, patience):
    async with visit(sqlite) as here:
        ada, bob = await here.someone("Ada"), await here.someone("Bob")
        ident = (await ada.open("kingisdead", "open", "me", join="open", pace=pace))["id"]
        await bob.post(f"/tables/{ident}/seats", {"seat": 0})
        clock.later = patience - 30
        assert not (await ada.get(f"/tables/{ident}"))["seats"][0]["away"]
        await ada.post(f"/tables/{ident}/takeover", {"seat": 0, "level": "random"}, 409)
        clock.later = patience + 30
        assert (await ada.get(f"/tables/{ident}"))["seats"][0]["away"]
        taken = await ada.post(f"/tables/{ident}/takeover", {"seat": 0, "level": "random"})
        assert taken["seats"][0]["kind"] == "bot"


async def test_who_is_connected_is_never_away(sqlite, clock):
    async with visit_by_port(sqlite) as here:
        ada, bob = await here.someone("Ada"), await here.someone("Bob")
        ident = (await ada.open("kingisdead", "open", "me", join="open"))["id"]
        await bob.post(f"/tables/{ident}/seats", {"seat": 0})
        async with here.live(ident, ada) as ears:
            await ears.hear("hello")
            async with here.live(ident, bob) as other:
                await other.hear("hello")
                clock.later = 2 * presence.LIVE_PATIENCE
                assert not (await ada.get(f"/tables/{ident}"))["seats"][0]["away"]
            while (await ears.hear("table"))["table"]["seats"][0]["online"]:
                pass
            assert not (await ada.get(f"/tables/{ident}"))["seats"][0]["away"], "patience begins when they go"
            clock.later += presence.LIVE_PATIENCE + 1
            assert (await ada.get(f"/tables/{ident}"))["seats"][0]["away"]


async def test_an_entry_shows_that_a_slow_table_is_alive(sqlite, clock):
    async with visit(sqlite) as here:
        ada, bob = await here.someone("Ada"), await here.someone("Bob")
        ident = (await ada.open("kingisdead", "open", "me", join="open", pace="days"))["id"]
        await bob.post(f"/tables/{ident}/seats", {"seat": 0})
        table = here.house.tables[ident]
        before = datetime.now(UTC) - timedelta(seconds=2 * presence.DAYS_PATIENCE)
        table.log.entries[-1] = SimpleNamespace(at=before.isoformat())
        assert (await ada.get(f"/tables/{ident}"))["seats"][0]["away"]
        await bob.move(ident, "pass", 0)
        assert not (await ada.get(f"/tables/{ident}"))["seats"][0]["away"]


async def test_a_connection_that_is_not_heard_of_is_closed(sqlite, monkeypatch):
    monkeypatch.setattr(live, "IDLE_SECONDS", 0.2)
    async with visit_by_port(sqlite) as here:
        ada = await here.someone()
        ident = (await ada.open("kingisdead", "me", "me"))["id"]
        async with here.live(ident, ada) as ears:
            await ears.hear("hello")
            assert (await ears.hear("bye"))["reason"] == "idle"
