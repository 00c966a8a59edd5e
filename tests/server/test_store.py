"""Transactions: many writes in one, and one table's trouble is not another's."""

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from tests.server.house import visit, visit_by_port

pytestmark = pytest.mark.anyio


def chat(table, number, client=None, identity=None):
    body = {"seat": None, "name": "Ada", "text": "…"}
    return {"table": table, "number": number, "kind": "chat", "body": body, "identity": identity, "client": client,
            "at": "2026-01-01T00:00:00.000+00:00"}  # fmt: skip


async def test_what_fails_fails_alone(database):
    async with visit(database) as here:
        ada = await here.someone()
        idents = [(await ada.open("kingisdead", "me", "me"))["id"] for _ in range(3)]
        store = here.house.writer.store
        rows = [chat(idents[0], 2), chat(idents[1], 1), chat(idents[2], 2), chat("no such table", 1)]
        told = await asyncio.gather(*(store([row]) for row in rows), return_exceptions=True)
        assert [type(problem) for problem in told] == [type(None), IntegrityError, type(None), IntegrityError]
        await store([chat(idents[1], 2)])  # and it goes on


async def test_words_come_back_as_they_were(database):
    said = 'quoted "so", back\\slash, {"json": [1]}, three\nlines\n… und Ümläute 🂡'
    async with visit(database) as here:
        ada = await here.someone('Ada "Ä" O\'N')
        ident = (await ada.open("kingisdead", "me", "me"))["id"]
        await ada.post(f"/tables/{ident}/chat", {"text": said, "id": said[:60]}, 204)
        await ada.move(ident, "pass", 0, 'id "\\ Ü')
        here.house.tables.clear()  # read the log anew
        table = await here.house.table(ident)
        heard = next(entry for entry in table.log if entry.kind == "chat")
        assert (heard.body["text"], heard.body["name"], heard.client) == (said, 'Ada "Ä" O\'N', said[:60])
        assert table.log[-1].client == 'id "\\ Ü' and table.log[-1].body["ply"] == 1
        assert (await ada.move(ident, "pass", 0, 'id "\\ Ü'))["ply"] == 1, "it is known again"
        await ada.move(ident, "pass", 1, "no\x00id", 422)


BREAKS = {
    "aborted": lambda doer, listeners: doer.socket.transport.abort(),
    "dismissed": lambda doer, listeners: [listener.dismiss("slow") for listener in listeners if listener.seat == 1],
}


@pytest.mark.parametrize("how", BREAKS)
async def test_a_deed_is_carried_out_though_its_doer_is_gone(sqlite, monkeypatch, how):
    """The connection breaks while the move is being stored: it is made, and the others hear of it."""
    async with visit_by_port(sqlite) as here:
        ada = await here.someone()
        ident = (await ada.open("kingisdead", "me", "me"))["id"]
        begin, held = here.house.writer.target.begin, []
        async with here.live(ident, ada) as other:
            await other.hear("hello")
            async with here.live(ident, ada, seat=1) as doer:
                await doer.hear("hello")
                with monkeypatch.context() as slow:
                    slow.setattr(here.house.writer.target, "begin", lambda *transaction: held.append(transaction))
                    await doer.send(type="move", number=0, move="pass", id="a", seat=0)
                    while not held:
                        await asyncio.sleep(0.01)
                    listeners = here.house.hub.listeners(here.house.tables[ident])
                    BREAKS[how](doer, listeners)
                    await asyncio.sleep(0.05)
                begin(*held[0])
            assert (await other.hear("position"))["position"]["ply"] == 1
