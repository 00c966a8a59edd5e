"""Live play over real WebSockets."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from regnum.server import live
from regnum.server.limits import BUCKETS
from tests.server.house import visit_by_port

pytestmark = pytest.mark.anyio


async def two_at_a_table(here, game="kingisdead", **more):
    ada, bob = await here.someone("Ada"), await here.someone("Bob")
    table = await ada.open(game, "me", "open", join="open", **more)
    return ada, bob, table["id"]


async def test_every_entry_is_one_numbered_message(sqlite):
    async with visit_by_port(sqlite) as here:
        ada, bob, ident = await two_at_a_table(here)
        async with here.live(ident, ada, pictures=1) as ears:
            hello = await ears.hear()
            assert (hello["type"], hello["number"], hello["position"]) == ("hello", 0, None)
            await bob.post(f"/tables/{ident}/seats", {})
            sat, begun = await ears.hear("table"), await ears.hear("position")
            assert sat["number"] == 1 and sat["notice"]["text"] == "Bob sits down."
            assert begun["number"] == 2 and begun["position"]["scene"]["board"]
            await ears.send(type="move", number=0, move="pass", id="a")
            moved = await ears.hear("position")
            assert moved["number"] == 3 and moved["id"] == "a" and moved["lines"][0]["text"] == "Ada passes."
            assert await ears.hear("ack") == {"type": "ack", "id": "a", "number": 0, "ply": 1}
            await ears.send(type="move", number=0, move="pass", id="a")
            assert (await ears.hear("ack"))["ply"] == 1
            await ears.send(type="move", number=0, move="pass", id="b")
            refused = await ears.hear("refused")
            assert refused["error"] == "stale" and refused["position"]["ply"] == 1 and refused["id"] == "b"
            await ears.send(type="undo", number=1, id="c")
            undone = await ears.hear("position")
            assert undone["number"] == 4 and undone["keep"] == 0 and undone["notice"]["name"] is None
            await ears.send(type="chat", text="hello\n\x07you", id="d")
            said = await ears.hear("chat")
            assert said["number"] == 5 and said["line"]["text"] == "hello\nyou" and said["line"]["seat"] == 0
            await ears.send(type="ping")
            await ears.hear("pong")
            for nonsense in (
                "[]",
                "{",
                '"x"',
                '{"type": "move"}',
                '{"type": "nonsense", "id": 7}',
                "[" * 3000,
                "x" * 5000,
            ):
                await ears.socket.send(nonsense)
                assert (await ears.hear("refused"))["error"] in ("invalid", "too-large")


async def test_who_resumes_gets_what_was_missed(sqlite):
    async with visit_by_port(sqlite) as here:
        ada, bob, ident = await two_at_a_table(here)
        await bob.post(f"/tables/{ident}/seats", {})
        async with here.live(ident, ada) as ears:
            seen = (await ears.hear("hello"))["number"]
        await ada.move(ident, "pass", 0)
        await bob.post(f"/tables/{ident}/chat", {"text": "hm"}, 204)
        await bob.move(ident, "pass", 1)
        async with here.live(ident, ada, after=seen) as ears:
            hello = await ears.hear("hello")
            assert hello["number"] == seen + 3 and hello["keep"] == 0 and hello["after"] == seen
            assert [line["ply"] for line in hello["lines"]][:2] == [1, 2]
            assert [line["text"] for line in hello["chat"]] == ["hm"]
        async with here.live(ident, ada, after=hello["number"]) as ears:
            again = await ears.hear("hello")
            assert not again["lines"] and not again["chat"] and again["keep"] == again["position"]["ply"]
        async with here.live(ident, ada, after=1000) as ears:
            unknown = await ears.hear("hello")
            assert unknown["after"] == 0 and unknown["keep"] == -1, "a number that there isn't: everything"


async def test_looking_with_other_eyes_in_another_language(sqlite):
    async with visit_by_port(sqlite) as here:
        ada = await here.someone()
        ident = (await ada.open("tara", "me", "me"))["id"]
        async with here.live(ident, ada, seat=0) as ears:
            first = await ears.hear("hello")
            await ears.send(type="look", seat=1, lang="it")
            second = await ears.hear("hello")
            assert (first["position"]["seat"], second["position"]["seat"]) == (0, 1)
            assert second["table"]["title"] != "" and first["position"]["view"] != second["position"]["view"]
            await ears.send(type="look", seat=None)
            third = await ears.hear("hello")
            assert third["position"]["seat"] == third["position"]["actor"]
            await ears.send(type="look", seat=3)
            assert (await ears.hear("refused"))["error"] == "not-your-seat"


async def test_spectators_see_and_can_not_act(sqlite):
    async with visit_by_port(sqlite) as here:
        ada, bob, ident = await two_at_a_table(here, "tara")
        await bob.post(f"/tables/{ident}/seats", {})
        eve = await here.someone("Eve")
        async with here.live(ident, eve) as ears:
            assert (await ears.hear("hello"))["position"]["seat"] is None
            await ears.send(type="move", number=0, move="pass", id="x")
            assert (await ears.hear("refused"))["error"] == "not-your-seat"
        async with here.live(ident) as ears:
            await ears.hear("hello")
            await ears.send(type="chat", text="hi", id="x")
            assert (await ears.hear("refused"))["error"] == "no-identity"
        closed = (await ada.open("tara", "me", "me", watch="nobody"))["id"]
        async with here.live(closed, eve) as ears:
            assert (await ears.hear())["error"] == "no-watching"
            with pytest.raises(ConnectionClosed):
                await ears.hear()


async def test_others_learn_who_is_there(sqlite):
    async with visit_by_port(sqlite) as here:
        ada, bob, ident = await two_at_a_table(here)
        await bob.post(f"/tables/{ident}/seats", {})
        async with here.live(ident, ada) as ears:
            await ears.hear("hello")
            async with here.live(ident, bob):
                told = await ears.hear("table")
                assert told["number"] is None and told["table"]["seats"][1]["online"]
            assert not (await ears.hear("table"))["table"]["seats"][1]["online"]


async def test_a_slow_client_is_dropped_and_holds_up_nobody(sqlite, monkeypatch):
    """One client stops reading; when its outbox is full it is dropped, while the other hears of everything."""
    plain = live.message
    monkeypatch.setattr(live, "OUTBOX", 5)
    monkeypatch.setattr(live, "message", lambda *asked: plain(*asked) + " " * 300_000)
    async with visit_by_port(sqlite) as here:
        ada = await here.someone()
        ident = (await ada.open("kingisdead", "me", "me"))["id"]
        async with here.live(ident, ada, pictures=1) as slow, here.live(ident, ada) as quick:
            await slow.hear("hello")
            slow.socket.transport.pause_reading()
            number = (await quick.hear("hello"))["number"]
            for step in range(1000):
                await quick.send(type="undo" if step % 2 else "move", number=step % 2, id=str(step), **MOVE[step % 2])
                number += 1
                assert (await quick.hear("position"))["number"] == number
                if len(here.house.hub.listeners(here.house.tables[ident])) == 1:
                    break
            assert step < 999
            slow.socket.transport.abort()
        assert "regnum_slow_clients_total 1.0" in (await here.client.get("/metrics")).text
        async with here.live(ident, ada, after=1) as again:
            assert (await again.hear("hello"))["number"] == number


MOVE = ({"move": "pass"}, {})


async def test_clients_are_told_when_the_server_stops(sqlite):
    async with visit_by_port(sqlite) as here:
        ada = await here.someone()
        ident = (await ada.open("kingisdead", "me", "me"))["id"]
        async with here.live(ident, ada) as ears:
            await ears.hear("hello")
            stopping = asyncio.create_task(here.house.stop())
            assert (await ears.hear("bye"))["reason"] == "stopping"
            await stopping


async def test_the_client_of_the_protocol_page_plays_a_game(sqlite):
    """The example in docs/protocol.md, as it stands there."""
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    source = page.partition("```python\n")[2].partition("```")[0]
    example: dict[str, Any] = {}
    exec(source.replace("print(asyncio.run(play()))", ""), example)
    async with visit_by_port(sqlite) as here:
        result = await asyncio.wait_for(example["play"](here.address, "random"), 60)
        assert sum(result["shares"]) == 1 and result["text"]


async def test_nobody_opens_too_many_connections(sqlite, monkeypatch):
    monkeypatch.setattr(live, "MOST_PER_PERSON", 1)
    async with visit_by_port(sqlite, limits=True) as here:
        ada = await here.someone()
        ident = (await ada.open("kingisdead", "me", "me"))["id"]
        async with here.live(ident, ada) as first, here.live(ident, ada) as second:
            assert (await first.hear())["type"] == "hello" and (await second.hear())["error"] == "too-many"
        async with here.live(ident, ada) as third:
            assert (await third.hear())["type"] == "hello"


async def test_when_nothing_can_be_stored_nothing_is_shown(sqlite, monkeypatch):
    """The move is refused, nobody sees it, and when the store is back it can be made."""
    async with visit_by_port(sqlite) as here:
        ada = await here.someone()
        ident = (await ada.open("kingisdead", "me", "me"))["id"]

        def full(_, done):
            done(OSError("no space left"))

        async with here.live(ident, ada) as ears:
            await ears.hear("hello")
            with monkeypatch.context() as broken:
                broken.setattr(here.house.writer.target, "begin", full)
                await ears.send(type="move", number=0, move="pass", id="a")
                assert (await ears.hear())["error"] == "trouble"
                assert (await ada.position(ident))["ply"] == 0
            await ears.send(type="move", number=0, move="pass", id="a")
            assert (await ears.hear("ack"))["ply"] == 1


async def test_who_floods_a_socket_is_told_to_wait(sqlite, monkeypatch):
    monkeypatch.setitem(BUCKETS, "message", (5, 0.001))
    async with visit_by_port(sqlite, limits=True) as here:
        ada = await here.someone()
        ident = (await ada.open("kingisdead", "me", "me"))["id"]
        async with here.live(ident, ada) as ears:
            await ears.hear("hello")
            for _ in range(6):
                await ears.send(type="ping")
            told = await ears.hear("refused")
            assert told["error"] == "too-often"
