"""What docs/security.md promises."""

import logging
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from websockets.asyncio.client import connect

import regnum
from regnum.server.limits import BUCKETS
from regnum.server.logging import JsonLines, logger
from tests.every_game.test_words import messages
from tests.server.house import Someone, visit, visit_by_port

pytestmark = pytest.mark.anyio

HOSTILE = "<b>\"&'"


async def test_other_sites_can_not_act(sqlite):
    async with visit(sqlite) as here:
        ada = await here.someone()
        ada.headers.pop("X-Regnum")
        assert (await ada.post("/tables", {"game": "tara"}, 403))["error"] == "other-site"
        answer = await here.client.post("/api/me", json={"name": "x"}, headers={"X-Regnum": "1"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=strict" in cookie
        assert answer.cookies["regnum"] == answer.json()["secret"]


async def test_pages_and_answers_bear_strict_headers(sqlite):
    async with visit(sqlite) as here:
        for path in ("/", "/table/x", "/api/games", "/api/docs", "/healthz", "/api/nothing"):
            headers = (await here.client.get(path)).headers
            policy = headers["content-security-policy"]
            assert "unsafe" not in policy and "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
        assert (await here.client.get("/api/nothing")).json()["error"] == "not-found"


async def test_sockets_of_other_origins_are_refused(sqlite):
    async with visit_by_port(sqlite) as here:
        ada = await here.someone()
        ident = (await ada.open("kingisdead", "me", "me"))["id"]
        url = f"{here.address.replace('http', 'ws')}/api/tables/{ident}/live"
        async with connect(url, origin="https://elsewhere.example") as socket:
            assert '"other-origin"' in await socket.recv()
        async with connect(url, origin=here.address) as socket:
            assert '"hello"' in await socket.recv()


async def test_limits_say_how_long_to_wait(sqlite, monkeypatch):
    monkeypatch.setitem(BUCKETS, "chat", (3, 0.001))
    async with visit(sqlite, limits=True) as here:
        ada = await here.someone()
        ident = (await ada.open("kingisdead", "me", "me"))["id"]
        for _ in range(3):
            await ada.post(f"/tables/{ident}/chat", {"text": "x"}, 204)
        answer = await here.client.post(f"/api/tables/{ident}/chat", json={"text": "x"}, headers=ada.headers)
        assert answer.status_code == 429 and answer.json()["error"] == "too-often"
        assert int(answer.headers["retry-after"]) >= 1
        metrics = (await here.client.get("/metrics")).text
        assert 'regnum_refused_total{limit="chat"} 1.0' in metrics


async def test_what_a_proxy_says_counts_only_if_it_is_trusted(sqlite):
    for trusted, wanted in ((("127.0.0.1",), "203.0.113.7"), ((), "127.0.0.1")):
        async with visit(sqlite, limits=True, trusted_proxies=trusted) as here:
            headers = {"X-Regnum": "1", "X-Forwarded-For": "198.51.100.1, 203.0.113.7", "X-Forwarded-Proto": "https"}
            answer = await here.client.post("/api/me", json={"name": "x"}, headers=headers)
            assert ("identity", f"at {wanted}") in here.house.limits.buckets
            assert ("secure" in answer.headers["set-cookie"].lower()) == bool(trusted)
            assert (await here.client.get("/metrics", headers=headers)).status_code == 404


async def test_large_and_broken_requests_are_refused(sqlite):
    async with visit(sqlite) as here:
        ada = await here.someone()
        for body, status in ((b"x" * 70_000, 413), (b"{", 422), (b'{"game": 7}', 422), (b"[" * 20_000, 422)):
            answer = await here.client.post("/api/tables", content=body, headers=ada.headers)
            assert answer.status_code == status and answer.json()["message"]

        async def endless():
            for _ in range(100):
                yield b" " * 1000

        answer = await here.client.post("/api/tables", content=endless(), headers=ada.headers)
        assert answer.status_code == 413
        for secret in ("", "x", "é", "x" * 5000):
            who = Someone(here.client, "x")
            who.headers["Authorization"] = f"Bearer {secret}".encode()
            await who.get("/me", 401)


async def test_trouble_shows_nothing_of_the_inside(sqlite, monkeypatch):
    async with visit(sqlite) as here:
        ada = await here.someone()

        async def broken(*_):
            raise RuntimeError("a secret detail")

        monkeypatch.setattr(here.house, "list", broken)
        told = await ada.get("/tables", 500, scope="mine", lang="it")
        assert told["error"] == "trouble" and "secret detail" not in str(told)


async def test_names_are_only_words(sqlite, game):
    """A hostile name does nothing but look odd, in drawings too."""
    async with visit(sqlite) as here:
        ada = await here.someone(HOSTILE)
        ident = (await ada.open(game.id, *["me"] * game.players[0]))["id"]
        position = await ada.position(ident, pictures=1)
        drawing = position["scene"]
        root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawing["pieces"]}</svg>')
        assert not [part for part in root.iter() if part.tag.endswith("}b")]
        assert "<b>" not in drawing["pieces"] and HOSTILE in position["description"]
        shown = "".join(root.itertext())
        assert HOSTILE in shown, "players are called by their names"


async def test_logs_hold_no_secrets(sqlite):
    lines = []

    class Keep(logging.Handler):
        def emit(self, record):
            lines.append(JsonLines().format(record))

    handler = Keep()
    logger.addHandler(handler)
    logger.setLevel("DEBUG")
    try:
        async with visit(sqlite) as here:
            ada = await here.someone("Ada Lovelace")
            table = await ada.open("kingisdead", "me", "me")
            await ada.move(table["id"], "play crown", 0)
            await ada.get("/tables/nothing", 404)
            row = here.house.tables[table["id"]].row
    finally:
        logger.removeHandler(handler)
    text = "\n".join(lines)
    assert '"route": "/api/tables/{table}/moves"' in text
    for secret in (ada.secret, table["id"], table["invite"], row["seed"], row["salt"], "Ada", "crown"):
        assert secret not in text


async def test_secrets_are_kept_as_hashes(sqlite):
    async with visit(sqlite) as here:
        ada = await here.someone()
        link = (await ada.post("/me/recovery"))["link"].partition("#")[2]
        assert len(ada.secret) >= 43 and len(link) >= 43
    kept = Path(sqlite.partition("///")[2]).read_bytes()
    assert ada.secret.encode() not in kept and link.encode() not in kept


async def test_only_who_holds_a_seat_acts_for_it(sqlite):
    async with visit(sqlite) as here:
        ada, bob = await here.someone("Ada"), await here.someone("Bob")
        ident = (await ada.open("kingisdead", "me", "open", join="open"))["id"]
        await bob.post(f"/tables/{ident}/seats", {})
        body = {"number": 0, "move": "pass", "id": "x", "seat": 0}
        assert (await bob.post(f"/tables/{ident}/moves", body, 403))["error"] == "not-your-seat"
        assert (await bob.move(ident, "pass", 0, status=409))["error"] == "not-your-turn"
        await bob.get(f"/tables/{ident}/position", 403, seat=0)
        await here.stranger().get(f"/tables/{ident}/position", 403, seat=0)
        await here.stranger().post(f"/tables/{ident}/moves", body, 401)
        hidden = (await ada.open("kingisdead", "me", "me", watch="nobody"))["id"]
        for path in ("position", "log", "record"):
            assert (await bob.get(f"/tables/{hidden}/{path}", 403))["error"] == "no-watching"


def test_every_sentence_is_there_in_every_language():
    english = messages("en", "server")
    for language in ("it", "de"):
        assert messages(language, "server") == english
    source = "".join(file.read_text() for file in sorted((Path(regnum.__file__).parent / "server").rglob("*.py")))
    for name in re.findall(r'Refusal\(\s*\d+, "([a-z-]+)"', source):
        assert f"refused-{name}" in english
