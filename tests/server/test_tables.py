"""Tables from the first seat to the last move, over HTTP, on both databases."""

import hashlib
import random

import pytest
import sqlalchemy as sa

import regnum
from regnum.server import database as db
from regnum.server.bot_names import bot_name
from tests.server.house import visit

pytestmark = pytest.mark.anyio


async def test_a_game_is_played_to_its_end_and_can_be_checked(database):
    async with visit(database) as here:
        ada, bob = await here.someone("Ada"), await here.someone("Bob")
        table = await ada.open("tirnanog", "me", "open", "random")
        assert table["status"] == "waiting" and table["seats"][1]["kind"] == "open"
        ident = table["id"]
        await bob.post(f"/tables/{ident}/seats", {"invite": "wrong"}, 403)
        table = await bob.post(f"/tables/{ident}/seats", {"invite": table["invite"]})
        assert table["status"] == "running" and table["seats"][1]["name"] == "Bob"
        await bob.post(f"/tables/{ident}/seats", {"invite": table["invite"]}, 409)

        luck, moves = random.Random(1), 0
        while (await ada.get(f"/tables/{ident}"))["status"] == "running":
            for who in (ada, bob):
                position = await who.position(ident)
                if position["moves"]:
                    move = luck.choice(position["moves"])["notation"]
                    told = await who.move(ident, move, position["ply"])
                    assert told == {"number": position["ply"], "ply": position["ply"] + 1}
                    moves += 1
            before = await here.stranger().get(f"/tables/{ident}/record")
            assert before["seed"] is None or before["result"] is not None
        assert moves > 10
        table = await ada.get(f"/tables/{ident}")
        promised = hashlib.sha256(f"{table['seed']}:{table['salt']}".encode()).hexdigest()
        assert table["status"] == "over" and promised == table["commitment"]
        record = await bob.get(f"/tables/{ident}/record")
        assert record["names"] == ["Ada", "Bob", f"{bot_name(ident, 'tirnanog', 2)} (bot, random)"]
        replayed = regnum.replay(record)
        assert list(replayed.shares) == table["result"] and str(record["seed"]) == table["seed"]
        assert (await ada.post(f"/tables/{ident}/undo", {"number": replayed.ply, "id": "u"}, 409))[
            "error"
        ] == "not-running"

        again = await bob.post(f"/tables/{ident}/rematch")
        names = [seat["name"] for seat in again["seats"]]
        assert names == ["Bob", bot_name(again["id"], "tirnanog", 1), "Ada"]
        assert (await ada.post(f"/tables/{ident}/rematch"))["id"] == again["id"] != ident


async def test_a_log_leads_to_the_same_table_again(database):
    async with visit(database) as here:
        ada = await here.someone()
        ident = (await ada.open("kingisdead", "me", "me"))["id"]
        luck = random.Random(2)
        for step in range(60):
            position = await ada.position(ident)
            if step % 7 == 6 and position["undo"]:
                await ada.post(f"/tables/{ident}/undo", {"number": position["ply"], "id": f"u{step}"})
            else:
                await ada.move(ident, luck.choice(position["moves"])["notation"], position["ply"], f"m{step}")
        before = [await ada.get(f"/tables/{ident}"), await ada.position(ident), await ada.get(f"/tables/{ident}/log")]
        state = bytes(here.house.tables[ident].match)
    async with visit(database) as here:
        ada.client = here.client
        after = [await ada.get(f"/tables/{ident}"), await ada.position(ident), await ada.get(f"/tables/{ident}/log")]
        assert after == before and bytes(here.house.tables[ident].match) == state
        again = await ada.move(ident, "pass", 3, "m2")
        assert again["number"] <= 3, "an id that was used before is answered as then"
        assert (await ada.get(f"/tables/{ident}"))["number"] == before[0]["number"]


async def test_a_move_counts_once_and_a_stale_one_gets_the_position(sqlite):
    async with visit(sqlite) as here:
        ada = await here.someone()
        ident = (await ada.open("kingisdead", "me", "me"))["id"]
        first = await ada.move(ident, "pass", 0, "x")
        assert await ada.move(ident, "pass", 0, "x") == first
        assert await ada.move(ident, "play crown", 7, "x") == first
        stale = await ada.move(ident, "pass", 0, "y", 409)
        assert stale["error"] == "stale" and stale["position"]["ply"] == 1
        assert (await ada.get(f"/tables/{ident}"))["ply"] == 1


async def test_what_is_not_legal_is_refused_with_its_rule(sqlite):
    async with visit(sqlite) as here:
        ada = await here.someone()
        ident = (await ada.open("kingisdead", "me", "me"))["id"]
        told = await ada.move(ident, "summon deva scots", 0, "a", 422)
        assert told["error"] == "illegal" and told["rule"].startswith("KID-")
        assert (await ada.move(ident, "abdicate", 0, "b", 422))["error"] == "no-move"
        why = await ada.post(f"/tables/{ident}/why", {"at": "region/deva"}, lang="de")
        assert why["rule"].startswith("KID-") and "Karte" in why["message"]
        assert (await ada.post(f"/tables/{ident}/why", {"move": "pass"}))["rule"] is None
        assert (await ada.get(f"/tables/{ident}"))["ply"] == 0


@pytest.mark.parametrize("seats", [("me", "me"), ("me", "random")])
async def test_who_is_alone_may_go_back_further(sqlite, seats):
    """In The King is Dead nothing is hidden: to the very beginning, over bots' decisions too."""
    async with visit(sqlite) as here:
        ada = await here.someone()
        ident = (await ada.open("kingisdead", *seats))["id"]
        for _ in range(8):
            position = await ada.turn(ident)
            await ada.move(ident, position["moves"][-1]["notation"], position["ply"])
        for _ in range(30):
            position = await ada.turn(ident)
            if not position["undo"]:
                break
            await ada.post(f"/tables/{ident}/undo", {"number": position["ply"], "id": f"u{_}"})
        assert position["ply"] == 0


async def test_with_others_undo_stops_at_their_decisions(sqlite):
    async with visit(sqlite) as here:
        ada, bob = await here.someone("Ada"), await here.someone("Bob")
        table = await ada.open("kingisdead", "me", "open", join="open")
        ident = table["id"]
        await bob.post(f"/tables/{ident}/seats", {})
        await ada.move(ident, "pass", 0)
        assert (await bob.post(f"/tables/{ident}/undo", {"number": 1, "id": "u"}, 409))["error"] == "no-undo"
        assert (await ada.position(ident))["undo"]
        assert (await ada.post(f"/tables/{ident}/undo", {"number": 1, "id": "u"}))["ply"] == 0
        await ada.move(ident, "pass", 0, "again")
        await bob.move(ident, "pass", 1)
        assert (await ada.post(f"/tables/{ident}/undo", {"number": 2, "id": "v"}, 409))["error"] == "no-undo"


async def test_undo_never_crosses_what_was_shown(sqlite):
    """In Tir Nan Og Wars taking creatures draws new ones: even who is alone can't take that back."""
    async with visit(sqlite) as here:
        ada = await here.someone()
        ident = (await ada.open("tirnanog", "me", "me"))["id"]
        crossed = 0
        for _ in range(40):
            position = await ada.position(ident)
            taking = [move for move in position["moves"] if move["verb"] == "take"] or position["moves"]
            await ada.move(ident, taking[0]["notation"], position["ply"])
            table = here.house.tables[ident]
            if table.match.decisions[-1].final:
                crossed += 1
                assert not (await ada.position(ident))["undo"]
                await ada.post(f"/tables/{ident}/undo", {"number": table.ply, "id": f"u{_}"}, 409)
        assert crossed > 3


async def test_others_may_let_a_bot_take_over_or_end(sqlite):
    async with visit(sqlite) as here:
        ada, bob = await here.someone("Ada"), await here.someone("Bob")
        for end in (True, False):
            table = await ada.open("kingisdead", "open", "me", join="open")
            ident = table["id"]
            await bob.post(f"/tables/{ident}/seats", {"seat": 0})
            await ada.post(f"/tables/{ident}/takeover", {"seat": 0, "level": "random"}, 409)
            await ada.post(f"/tables/{ident}/end", None, 409)
            await bob.ask("DELETE", f"/tables/{ident}/seats/1", status=403)
            left = await bob.ask("DELETE", f"/tables/{ident}/seats/0")
            assert left["seats"][0]["left"] and left["seats"][0]["away"]
            await bob.move(ident, "pass", 0, status=403)
            if end:
                over = await ada.post(f"/tables/{ident}/end")
                assert over["status"] == "ended" and over["seed"]
            else:
                taken = await ada.post(f"/tables/{ident}/takeover", {"seat": 0, "level": "random"})
                assert taken["seats"][0]["kind"] == "bot"
                assert (await ada.turn(ident))["ply"] > 0


async def test_who_left_may_come_back(sqlite):
    async with visit(sqlite) as here:
        ada, bob = await here.someone("Ada"), await here.someone("Bob")
        ident = (await ada.open("kingisdead", "me", "open", join="open"))["id"]
        await bob.post(f"/tables/{ident}/seats", {})
        await bob.ask("DELETE", f"/tables/{ident}/seats/1")
        await ada.move(ident, "pass", 0)
        await ada.post(f"/tables/{ident}/undo", {"number": 1, "id": "u"})
        back = await bob.post(f"/tables/{ident}/seats", {})
        assert back["seats"][1]["yours"] and not back["seats"][1]["left"]


async def test_a_table_that_everybody_leaves_ends(sqlite):
    async with visit(sqlite) as here:
        ada = await here.someone()
        ident = (await ada.open("kingisdead", "me", "easy"))["id"]
        assert (await ada.ask("DELETE", f"/tables/{ident}/seats/0"))["status"] == "ended"


async def test_lists(sqlite):
    async with visit(sqlite) as here:
        ada, bob = await here.someone("Ada"), await here.someone("Bob")
        public = (await ada.open("tara", "me", "open", join="open"))["id"]
        private = (await ada.open("tara", "me", "open"))["id"]
        running = (await ada.open("kingisdead", "me", "me"))["id"]
        hidden = (await ada.open("kingisdead", "me", "me", watch="link"))["id"]

        async def listed(who, scope):
            return {table["id"] for table in await who.get("/tables", scope=scope)}

        assert await listed(bob, "open") == {public}
        assert await listed(ada, "mine") == {public, private, running, hidden} and not await listed(bob, "mine")
        assert await listed(bob, "recent") == {running}


async def test_recovery_carries_an_identity_to_another_device(database):
    async with visit(database) as here:
        ada = await here.someone("Ada")
        link = (await ada.post("/me/recovery"))["link"]
        newer = (await ada.post("/me/recovery"))["link"]
        other = here.stranger()
        await other.post("/me/recover", {"secret": link.partition("#")[2]}, 404)
        told = await other.post("/me/recover", {"secret": newer.partition("#")[2]})
        assert told["id"] == (await ada.get("/me"))["id"] and told["secret"] != ada.secret
        await ada.ask("PATCH", "/me", {"name": "  Ada\u202e  Lovelace ", "lang": "it"})
        other = type(ada)(here.client, told["secret"])
        assert await other.get("/me") == {"id": told["id"], "name": "Ada Lovelace", "lang": "it"}


async def test_past_positions_are_as_they_were_seen(sqlite):
    async with visit(sqlite) as here:
        ada = await here.someone()
        ident = (await ada.open("tajmahal", "me", "me", "me"))["id"]
        seen, luck = {}, random.Random(3)
        for ply in range(12):
            position = await ada.position(ident, seat=0)
            seen[ply] = position["view"]
            now = await ada.position(ident)
            await ada.move(ident, luck.choice(now["moves"])["notation"], ply)
        for ply, view in seen.items():
            past = await ada.position(ident, seat=0, ply=ply)
            assert past["view"] == view and past["ply"] == ply and past["plies"] == 12 and not past["moves"]
        await ada.get(f"/tables/{ident}/position", 404, ply=13)


async def test_hints_where_the_table_allows_them(sqlite):
    async with visit(sqlite) as here:
        ada = await here.someone()
        plain = (await ada.open("kingisdead", "me", "me"))["id"]
        assert (await ada.get(f"/tables/{plain}/hint", 403))["error"] == "no-hints"
        ident = (await ada.open("kingisdead", "me", "me", hints=True))["id"]
        hint = await ada.get(f"/tables/{ident}/hint")
        legal = {move["notation"] for move in (await ada.position(ident))["moves"]}
        assert hint["best"] and {move["notation"] for move in hint["best"]} <= legal
        assert all(0 <= move["share"] <= 1 for move in hint["best"])


async def test_who_stays_can_not_take_back_what_others_decided_before_they_left(sqlite):
    async with visit(sqlite) as here:
        ada, bob = await here.someone("Ada"), await here.someone("Bob")
        ident = (await ada.open("kingisdead", "me", "open", join="open"))["id"]
        await bob.post(f"/tables/{ident}/seats", {})
        await ada.move(ident, "pass", 0)
        await bob.move(ident, "play crown", 1)
        await bob.ask("DELETE", f"/tables/{ident}/seats/1")
        assert not (await ada.position(ident))["undo"]
        await ada.post(f"/tables/{ident}/undo", {"number": 2, "id": "u"}, 409)


@pytest.mark.parametrize("seats", [("me", "open"), ("me", "random")], ids=["to wait", "to begin"])
async def test_a_table_whose_game_can_not_begin_is_never_stored(database, seats):
    """Neither one that would wait for a second player for ever, nor one whose game would begin at once."""
    async with visit(database) as here:
        ada = await here.someone("Ada")
        wrong = {"game": "tara", "players": 2, "seats": list(seats), "options": {"trio": "no-ulster"}, "join": "open"}
        told = await ada.post("/tables", wrong, 422)
        assert told["error"] == "wrong-setup" and "trio" in told["message"]
        for scope in ("open", "mine", "recent"):
            assert await ada.get(f"/tables?scope={scope}") == []
        async with here.house.engine.connect() as connection:
            for stored in (db.tables, db.seats, db.entries):
                assert (await connection.execute(sa.select(sa.func.count()).select_from(stored))).scalar_one() == 0
        right = await ada.post("/tables", wrong | {"options": {"pair": "ulster-munster"}}, 201)
        assert right["options"] == {"pair": "ulster-munster", "trio": "random"}
