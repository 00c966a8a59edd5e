"""Bots at tables: they play on, whatever happens to them."""

import random
import time

import pytest

import regnum
from regnum.server import bots
from tests.server.house import visit

pytestmark = pytest.mark.anyio


class Failing:
    def choose(self, observation, seed, seconds=None):
        raise RuntimeError("out of ideas")


class Hanging:
    def choose(self, observation, seed, seconds=None):
        time.sleep(1.5)
        return observation.actions[0]


class Cheating:
    def choose(self, observation, seed, seconds=None):
        return next(n for n in range(10_000) if n not in observation.actions)


@pytest.mark.parametrize("bot", [Failing, Hanging, Cheating])
async def test_a_bot_that_fails_is_replaced_for_that_move(sqlite, monkeypatch, bot):
    monkeypatch.setattr(bots, "make_bot", lambda level: bot())
    monkeypatch.setattr(bots, "PATIENCE", 0.05)
    monkeypatch.setattr(bots, "COMPILING", 0.05)
    async with visit(sqlite) as here:
        ada = await here.someone()
        ident = (await ada.open("kingisdead", "easy", "me"))["id"]
        position = await ada.turn(ident)
        assert position["ply"] > 0
        metrics = (await here.client.get("/metrics")).text
        assert 'regnum_bot_failures_total{level="easy"}' in metrics


async def test_bots_alone_play_to_the_end(sqlite, game):
    """And what is left is a record that can be checked, with the course of the game."""
    async with visit(sqlite, bot_threads=2) as here:
        ada = await here.someone()
        table = await ada.open(game.id, *["random"] * (game.players[0] - 1), "me")
        if game.id != "tara":  # its random games take thousands of decisions
            await ada.play_random(table["id"], random.Random(5))
            record = await ada.get(f"/tables/{table['id']}/record")
            assert regnum.replay(record).over
        else:
            await ada.turn(table["id"])
            assert here.house.tables[table["id"]].running


async def test_what_was_thought_about_a_position_that_is_gone_is_thrown_away(sqlite, monkeypatch):
    monkeypatch.setattr(bots, "make_bot", lambda level: Hanging())
    async with visit(sqlite) as here:
        ada = await here.someone()
        ident = (await ada.open("kingisdead", "me", "easy"))["id"]
        await ada.move(ident, "pass", 0)
        assert not (await ada.position(ident))["moves"]
        await ada.post(f"/tables/{ident}/undo", {"number": 1, "id": "u"})
        await ada.move(ident, "play crown", 0, "other")
        table = here.house.tables[ident]
        while table.ply < 3:
            position = await ada.position(ident)
            if position["moves"]:
                await ada.move(ident, position["moves"][0]["notation"], position["ply"])
        seats = [entry.body["seat"] for entry in table.log if entry.kind == "move"]
        assert seats[:4] == [0, 0, 0, 0], "the bot did not move in between"


async def test_after_a_start_bots_whose_turn_it_was_go_on(sqlite, monkeypatch):
    monkeypatch.setattr(bots, "make_bot", lambda level: Hanging())
    async with visit(sqlite) as here:
        ada = await here.someone()
        ident = (await ada.open("kingisdead", "me", "easy"))["id"]
        await ada.move(ident, "pass", 0)
    monkeypatch.undo()
    async with visit(sqlite) as here:
        ada.client = here.client
        assert (await ada.turn(ident))["ply"] > 1
        assert here.house.tables[ident].log[-1].identity is None


async def test_shares_of_a_finished_game(sqlite):
    async with visit(sqlite) as here:
        ada = await here.someone()
        ident = (await ada.open("tirnanog", "me", "me"))["id"]
        assert (await ada.get(f"/tables/{ident}/shares", 409))["error"] == "not-over"
        await ada.play_random(ident, random.Random(1))
        first = await ada.get(f"/tables/{ident}/shares")
        assert first["done"] is False and here.house.background
