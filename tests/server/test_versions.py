"""Tables of other rules: finished games stay in lists and records, running ones go on or are kept, and say so."""

import random
from typing import Any

import pytest
import sqlalchemy as sa

import regnum
from regnum.server import database as db
from regnum.server.house import commitment
from regnum.server.people import new_id, now
from regnum.server.reading import read
from tests.server.house import Someone, Visit, visit, visit_by_port

pytestmark = pytest.mark.anyio
SEED, SALT = 2**60 + 17, "ab" * 32


def game_of_version_1(name: str, players: int, plies: int | None = None) -> tuple[list[int], list[str], regnum.Match]:
    """Seats and moves as version 1 stored them, which didn't ask what had one answer; and how version 2 stands."""
    match, luck = regnum.match(name, players, seed=SEED), random.Random(4)
    seats, moves = [], []
    while not match.over and (plies is None or len(moves) < plies or len(match.legal) == 1):
        action = luck.choice(match.legal)
        if len(match.legal) > 1:
            seats.append(match.actor)
            moves.append(match.game.space[action].notation)
        match.play(action)
    return seats, moves, match


async def store(
    house: Visit, me: Someone, game: str, seats: list[int], moves: list[str], status: str, players: int = 2, **row: Any
) -> str:
    """A table as an older server left it: the first seat is mine, the others are bots'."""
    ident, mine = new_id(), (await me.get("/me"))["id"]
    row = {
        "id": ident, "game": game, "version": 1, "components": regnum.game(game).components, "players": players,
        "options": {}, "seed": str(SEED), "salt": SALT, "commitment": commitment(SEED, SALT), "invite": new_id(),
        "status": status, "rematch": None, "created": now(), "touched": now(), "join": "open", "watch": "all",
        "pace": "live", "hints": True, **row,
    }  # fmt: skip
    places = [
        {
            "table": ident,
            "seat": n,
            "identity": mine if n == 0 else None,
            "level": "random" if n else None,
            "left": False,
        }
        for n in range(players)
    ]
    log: list[tuple[str, dict[str, Any]]] = [("begin", {})] if status != "waiting" else []
    log += [("move", {"seat": s, "move": m, "ply": n}) for n, (s, m) in enumerate(zip(seats, moves, strict=True), 1)]
    if status == "ended":
        log.append(("end", {}))
    entries = [
        {"table": ident, "number": n, "kind": kind, "body": body, "identity": None, "client": None, "at": now()}
        for n, (kind, body) in enumerate(log, 1)
    ]
    async with house.house.engine.begin() as connection:
        await connection.execute(db.insert_table, row)
        await connection.execute(db.insert_seats, places)
        if entries:
            await connection.execute(sa.insert(db.entries), entries)
    return ident


async def stored(house: Visit, table: str) -> tuple[dict[str, Any], list[Any]]:
    async with house.house.engine.connect() as connection:
        row = (await connection.execute(sa.select(db.tables).where(db.tables.c.id == table))).mappings().one()
        query = sa.select(db.entries).where(db.entries.c.table == table).order_by(db.entries.c.number)
        return dict(row), list((await connection.execute(query)).all())


async def listed(me: Someone, scope: str = "recent") -> dict[str, Any]:
    return {table["id"]: table for table in await me.get("/tables", scope=scope)}


async def test_a_finished_game_of_version_1_is_carried_over_for_the_eye_only(sqlite):
    """Listed, shown as today's rules lead through it, exported as it was played; nothing is written."""
    seats, moves, final = game_of_version_1("tirnanog", 2)
    assert len(moves) < final.ply
    async with visit(sqlite) as house:
        me = await house.someone()
        table = await store(house, me, "tirnanog", seats, moves, "over")
        before = await stored(house, table)
        found = (await listed(me))[table]
        assert found["version"] == 1 and found["kept"] is None and found["result"] == list(final.shares)
        position = await me.position(table, pictures=True)
        assert position["ply"] == final.ply and position["result"]["shares"] == list(final.shares) and position["scene"]
        assert (await me.position(table, ply=3))["view"]["ply"] == 3
        assert len(await me.get(f"/tables/{table}/log")) > len(moves)
        record = await me.get(f"/tables/{table}/record")
        assert record["version"] == 1 and record["moves"] == moves and record["result"] == list(final.shares)
        assert record["seed"] == SEED and record["salt"] == SALT
        assert await stored(house, table) == before


@pytest.mark.parametrize("row", [{"version": 7}, {"version": 0}, {"components": "another box"}])
async def test_a_finished_game_of_unknown_rules_is_listed_told_and_exported(sqlite, row):
    match, luck = regnum.match("kingisdead", 2, seed=SEED), random.Random(1)
    while not match.over:
        match.play(luck.choice(match.legal))
    moves, seats = match.record()["moves"], [decision.seat for decision in match.decisions]
    async with visit(sqlite) as house:
        me = await house.someone()
        table = await store(house, me, "kingisdead", seats, moves, "over", **row)
        found = (await listed(me))[table]
        assert found["kept"].startswith("Kept: ") and found["ply"] == len(moves) and found["actor"] == -1
        for lang in ("it", "de"):
            assert (await me.get(f"/tables/{table}", lang=lang))["kept"] != found["kept"]
        lines = await house.stranger().get(f"/tables/{table}/log")
        assert [line["ply"] for line in lines] == list(range(1, len(moves) + 1))
        assert lines[0]["text"] == f"{found['seats'][seats[0]]['called']}: {moves[0]}"
        record = await me.get(f"/tables/{table}/record")
        assert record["moves"] == moves and {**record, **row} == record and record["seed"] == SEED
        assert (await me.get(f"/tables/{table}/position", 409))["error"] == "other-rules"
        assert (await me.get(f"/tables/{table}/shares", 409))["error"] == "other-rules"
        rematch = await me.post(f"/tables/{table}/rematch")
        assert rematch["version"] == 1 and rematch["kept"] is None and rematch["id"] != table


async def test_the_result_is_stored_with_the_last_move(sqlite):
    """So that it is known by any rules."""
    async with visit(sqlite) as house:
        me = await house.someone()
        table = (await me.open("kingisdead", "me", "me"))["id"]
        await me.play_random(table, random.Random(3))
        told = await me.get(f"/tables/{table}")
        async with house.house.engine.begin() as connection:
            await connection.execute(sa.update(db.tables).where(db.tables.c.id == table).values(version=99))
        house.house.tables.clear()
        found = await me.get(f"/tables/{table}")
        assert found["kept"] and sum(found["result"]) == 1 and found["result"] == told["result"]
        assert (await me.get(f"/tables/{table}/record"))["result"] == told["result"]


@pytest.mark.parametrize(("name", "plies"), [("tirnanog", 41), ("tajmahal", 24), ("tara", 30)])
async def test_a_running_game_of_version_1_goes_on(database, name, plies):
    """Carried over once, into the log; then read back from there, and played on."""
    seats, moves, today = (
        game_of_version_1(name, regnum.game(name).players[0], plies) if name != "tajmahal" else taj(plies)
    )
    async with visit(database) as house:
        me = await house.someone()
        players = today.players
        table = await store(house, me, name, seats, moves, "running", players)
        house.house.bots.wake = lambda table: None  # they would play on at once
        position = await me.position(table)
        assert position["ply"] == today.ply and position["view"] == today.view(0) and position["actor"] == today.actor
        row, entries = await stored(house, table)
        assert row["version"] == regnum.game(name).version and entries[-1].kind == "rules"
        assert entries[-1].body["moves"] == today.record()["moves"] and entries[-1].number == len(moves) + 2
        house.house.tables.clear()
        assert await me.position(table) == position
        assert len((await stored(house, table))[1]) == len(entries)
        found = (await listed(me, "mine"))[table]
        assert found["version"] == row["version"] and found["kept"] is None
    async with visit(database) as house:
        me = Someone(house.client, me.secret)
        await me.turn(table)
        await me.play_random(table, random.Random(5), most=12)
        live = await house.house.table(table)
        async with live.lock:  # bots play, too
            assert live.ply > today.ply
            again = read(live.game, live.row, live.log)
            assert again.fate == "same" and bytes(again.match) == bytes(live.match)


async def test_a_game_that_was_carried_over_ends_with_a_record_of_today(sqlite):
    seats, moves, _ = game_of_version_1("tirnanog", 2, 41)
    async with visit(sqlite) as house:
        me = await house.someone()
        table = await store(house, me, "tirnanog", seats, moves, "running")
        await me.play_random(table, random.Random(5))
        record = await me.get(f"/tables/{table}/record")
        assert record["version"] == regnum.game("tirnanog").version
        assert list(regnum.replay(record).shares) == record["result"]


def taj(plies: int) -> tuple[list[int], list[str], regnum.Match]:
    """Version 1 asked for a coloured card first, and then for what goes with it; a last half stays unanswered."""
    match, luck = regnum.match("tajmahal", 3, seed=SEED), random.Random(4)
    seats, moves = [], []
    while len(moves) < plies or len(match.legal) == 1:
        action = luck.choice(match.legal)
        parts = match.game.space[action].notation.split()
        ways = [way for way in match.moves() if way.notation.split()[:2] == parts[:2]]
        old = [" ".join(parts)]
        if parts[0] == "play" and len(ways) > 1:
            old = [" ".join(parts[:2]), f"add {parts[2]}" if len(parts) > 2 else "alone"]
        if len(match.legal) > 1:
            seats += [match.actor] * len(old)
            moves += old
        match.play(action)
    return seats, moves, match


async def test_a_running_game_that_leads_elsewhere_is_kept_and_can_be_ended(sqlite):
    """Its log is there, without what others have decided in secret; nobody is stuck, and nothing is lost."""
    seats, moves, _ = game_of_version_1("tirnanog", 2, 30)
    moves[20] = "nonsense"
    async with visit_by_port(sqlite) as house:
        me, other = await house.someone(), await house.someone("Bob")
        table = await store(house, me, "tirnanog", seats, moves, "running")
        before = await stored(house, table)
        found = (await listed(me, "mine"))[table]
        assert found["status"] == "running" and found["actor"] == -1 and "may end it" in found["kept"]
        lines = await me.get(f"/tables/{table}/log")
        assert [line["text"].endswith(f": {move}") for line, move in zip(lines, moves, strict=True)] == [
            seat == 0 for seat in seats
        ]
        record = await me.get(f"/tables/{table}/record")
        assert record["seed"] is None and record["view"] is None
        assert list(record["own_moves"].values()) == [
            move for move, seat in zip(moves, seats, strict=True) if seat == 0
        ]
        assert (await me.move(table, moves[0], len(moves), status=409))["error"] == "other-rules"
        assert await stored(house, table) == before
        async with house.live(table, me) as live:
            hello = await live.hear("hello")
            assert hello["position"] is None and hello["table"]["kept"] and len(hello["lines"]) == len(moves)
            assert (await other.post(f"/tables/{table}/end", status=403))["error"] == "not-your-seat"
            ended = await me.post(f"/tables/{table}/end")
            assert ended["status"] == "ended" and ended["seed"] == str(SEED)
            assert (await live.hear("table"))["table"]["status"] == "ended"
        assert (await me.get(f"/tables/{table}/record"))["moves"] == moves


async def test_who_would_decide_must_be_who_decided(sqlite):
    """Moves that today's rules allow, but of somebody else."""
    seats, moves, _ = game_of_version_1("tirnanog", 2, 30)
    async with visit(sqlite) as house:
        me = await house.someone()
        table = await store(house, me, "tirnanog", [1 - seat for seat in seats], moves, "running")
        assert (await me.get(f"/tables/{table}"))["kept"]


async def test_a_table_that_waits_begins_by_todays_rules(sqlite):
    async with visit(sqlite) as house:
        me, other = await house.someone(), await house.someone("Bob")
        table = await store(house, me, "tirnanog", [], [], "waiting", components="another box")
        async with house.house.engine.begin() as connection:
            await connection.execute(sa.update(db.seats).where(db.seats.c.seat == 1).values(level=None))
        assert table in await listed(me, "open")
        told = await other.post(f"/tables/{table}/seats", {})
        assert told["status"] == "running" and told["version"] == regnum.game("tirnanog").version
        house.house.tables.clear()
        assert (await me.position(table))["ply"] == 0


async def test_a_game_that_is_gone_does_not_take_the_list_with_it(sqlite):
    async with visit(sqlite) as house:
        me = await house.someone()
        await store(house, me, "kingisdead", [], [], "running")
        gone = await store(house, me, "kingisdead", [], [], "over")
        async with house.house.engine.begin() as connection:
            await connection.execute(sa.update(db.tables).where(db.tables.c.id == gone).values(game="gone"))
        assert len(await listed(me)) == 1
