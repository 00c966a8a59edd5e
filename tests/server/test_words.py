"""The rules and the lists that the shell shows."""

import pytest

import regnum
from regnum.core.text import LANGUAGES
from tests.server.house import visit

pytestmark = pytest.mark.anyio


async def test_games_levels_and_pictures(sqlite):
    async with visit(sqlite) as here:
        who = here.stranger()
        games = await who.get("/games", lang="de")
        assert [game["id"] for game in games] == list(regnum.games())
        assert all(game["title"] and game["blurb"] for game in games)
        assert {game["id"]: game["reconstructed"] for game in games}["kingisdead"] is False
        assert {game["id"]: game["teams"] for game in games}["kingisdead"] == {"4": [[0, 2], [1, 3]]}
        assert all(game["teams"] == {} for game in games if game["id"] != "kingisdead")
        levels = await who.get("/levels", lang="it")
        assert [level["id"] for level in levels][:2] == ["easy", "normal"] and levels[0]["label"] == "facile"
        picture = await here.client.get("/api/games/tara/picture.svg")
        assert picture.headers["content-type"] == "image/svg+xml" and picture.text.startswith("<svg")
        page = (await here.client.get("/api/docs")).text
        assert "/api/tables/{table}/moves" in page


async def test_what_somebody_else_decides_is_told_of_them_by_name(sqlite):
    async with visit(sqlite) as here:
        ada, bob = await here.someone("Ada"), await here.someone("Bob")
        opened = await ada.open("kingisdead", "me", "open")
        await bob.post(f"/tables/{opened['id']}/seats", {"invite": opened["invite"]})
        for lang, own, others in (
            ("en", "Play a card or pass", "Ada plays a card or passes"),
            ("it", "Gioca una carta o passa", "Ada gioca una carta o passa"),
            ("de", "Spiele eine Karte oder passe", "Ada spielt eine Karte oder passt"),
        ):
            for who, prompt in ((ada, own), (bob, others)):
                assert (await who.position(opened["id"], lang=lang))["prompt"] == prompt


async def test_every_bot_that_may_sit_at_a_table_is_told_in_words(sqlite):
    async with visit(sqlite) as here:
        ada = await here.someone()
        opened = await ada.open("tajmahal", "me", "greedy", "random", "expert", "search:0.01")
        for lang, words in {
            "it": ["ingordo", "a caso", "esperto", "riflessivo"],
            "de": ["gierig", "zufällig", "Experte", "suchend"],
        }.items():
            table = await ada.get(f"/tables/{opened['id']}", lang=lang)
            assert [seat["label"] for seat in table["seats"]] == [None, *words]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_rule_is_told_once(sqlite, game, lang):
    async with visit(sqlite) as here:
        told = await here.stranger().get(f"/games/{game.id}/rules", lang=lang)
        rules = [rule for section in told["sections"] for rule in section["rules"]]
        ids = [rule["id"] for rule in rules if rule["id"]]
        assert len(ids) == len(set(ids)) > 0 and told["title"]
        assert all(rule["html"].startswith("<") and "<script" not in rule["html"] for rule in rules)
        ada = await here.someone()
        position = await ada.position((await ada.open(game.id, *["me"] * game.players[0]))["id"])
        assert position["rule"] in ids, "the rule that asks for a decision can be looked up"


async def test_the_shell_is_served_for_its_own_paths(sqlite, tmp_path):
    shell = tmp_path / "static"
    (shell / "assets").mkdir(parents=True)
    (shell / "index.html").write_text("<title>the shell</title>")
    (shell / "assets" / "app-1234.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    async with visit(sqlite, static=shell) as here:
        for path in ("/", "/table/abc", "/recover", "/..%2fsecret.txt", "/%2e%2e/secret.txt"):
            assert "the shell" in (await here.client.get(path)).text
        script = await here.client.get("/assets/app-1234.js")
        assert "immutable" in script.headers["cache-control"] and "javascript" in script.headers["content-type"]
        assert (await here.client.get("/assets/app-old.js")).status_code == 404
    async with visit(sqlite, static=tmp_path / "nothing") as here:
        assert "make web" in (await here.client.get("/")).text
