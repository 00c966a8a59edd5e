"""Kill -9 at random moments under load: every acknowledged move is there, once, and play goes on."""

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
from collections import Counter

import httpx
import pytest
import sqlalchemy as sa
import websockets
from sqlalchemy.ext.asyncio import create_async_engine

from regnum.server import database as db
from tests.server.house import Someone

pytestmark = pytest.mark.anyio

# `make fuzz` asks for more
KILLS = int(os.environ.get("REGNUM_KILLS", "50"))
TABLES = 6


class Player:
    """Plays as fast as it is answered, connects again when the server is gone, remembers what was acknowledged."""

    def __init__(self, port, ident, secret):
        self.address = f"ws://127.0.0.1:{port}/api/tables/{ident}/live"
        self.ident, self.headers = ident, {"Authorization": f"Bearer {secret}"}
        self.luck = random.Random(ident)
        self.acknowledged = {}  # the ply that a move led to -> its id and notation
        self.number = self.ply = 0
        self.waiting = None
        self.sent = 0

    async def play(self):
        while True:
            try:
                url = f"{self.address}?after={self.number}"
                async with websockets.connect(url, additional_headers=self.headers, compression=None) as line:
                    async for text in line:
                        await self.take(json.loads(text), line)
            except (OSError, websockets.exceptions.WebSocketException, EOFError, TimeoutError):
                await asyncio.sleep(0.02)

    async def take(self, message, line):
        if message["type"] == "ack":
            assert message["id"] == self.waiting["id"]
            self.acknowledged[message["ply"]] = (message["id"], self.waiting["move"])
            self.ply, self.waiting = max(self.ply, message["ply"]), None
        elif message["type"] in ("hello", "position"):
            position = message["position"]
            assert message["number"] > self.number or message["type"] == "hello"
            assert position["ply"] >= self.ply, "an acknowledged move is gone"
            self.number, self.position = message["number"], position
            if message["type"] == "hello" and self.waiting:
                await line.send(json.dumps(self.waiting))  # was it stored? the same id tells
        if self.waiting is None and self.position["moves"] and self.position["ply"] >= self.ply:
            self.sent += 1
            move = self.luck.choice(self.position["moves"])["notation"]
            ident = f"{self.sent}"
            self.waiting = {"type": "move", "number": self.position["ply"], "move": move, "id": ident}
            await line.send(json.dumps(self.waiting))


async def test_nothing_acknowledged_is_lost(database):
    kills = KILLS if "sqlite" in database else KILLS // 5
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "tests.server.spawner", database, str(port)]
    spawner = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    playing = []
    try:
        server = int(await asyncio.to_thread(spawner.stdout.readline))
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
            told = await Someone(client).post("/me", {"name": "Ada"}, 201)
            ada = Someone(client, told["secret"])
            players = [Player(port, (await ada.open("tara", "me", "me"))["id"], ada.secret) for _ in range(TABLES)]
        playing = [asyncio.create_task(player.play()) for player in players]
        luck, progress = random.Random(9), []
        for _ in range(kills):
            if luck.random() < 0.8:  # in the midst of play; else at once
                await progressed(players, playing, 1)
            await asyncio.sleep(luck.uniform(0, 0.05))
            os.kill(server, signal.SIGKILL)
            progress.append(acknowledged(players))
            server = int(await asyncio.to_thread(spawner.stdout.readline))
        await progressed(players, playing, 5 * TABLES)  # and play goes on
        assert not any(task.done() for task in playing), [task.exception() for task in playing if task.done()]
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        spawner.stdin.close()
        spawner.wait(20)
    assert len(set(progress)) > kills / 2, "there was load between the kills"
    await check(database, players)


def acknowledged(players):
    return sum(len(player.acknowledged) for player in players)


async def progressed(players, playing, moves):
    """Until so many more are acknowledged; a player's own complaint comes first."""
    before = acknowledged(players)
    async with asyncio.timeout(30):
        while acknowledged(players) < before + moves:
            await asyncio.sleep(0.005)
            for task in playing:
                if task.done():
                    task.result()


async def check(database, players):
    """The stored logs hold every acknowledged move once, where it was said to be."""
    engine = create_async_engine(database)
    async with engine.connect() as connection:
        for player in players:
            query = sa.select(db.entries).where(db.entries.c.table == player.ident).order_by(db.entries.c.number)
            rows = (await connection.execute(query)).all()
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))
            moves = [row for row in rows if row.kind == "move"]
            assert [row.body["ply"] for row in moves] == list(range(1, len(moves) + 1))
            assert max(Counter(row.client for row in moves).values()) == 1
            stored = {row.body["ply"]: (row.client, row.body["move"]) for row in moves}
            assert player.acknowledged.items() <= stored.items()
    await engine.dispose()
