"""Between client and server messages are dropped, doubled and swapped, and connections cut: all ends equal."""

import asyncio
import json
import random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import visit_by_port

pytestmark = pytest.mark.anyio


class Fault(Exception):
    """The connection is cut."""


class Faulty:
    """A line that does to messages what bad lines do, and worse."""

    def __init__(self, ears, luck):
        self.ears, self.luck, self.held = ears, luck, []

    async def send(self, message):
        fate = self.luck.random()
        if fate < 0.1:
            return  # lost
        if fate < 0.2:
            self.held.append(message)  # comes after the next one
            return
        for sent in [message, *self.held] + [message] * (fate < 0.35):
            await self.ears.socket.send(json.dumps(sent))
        self.held.clear()
        if fate > 0.93:
            raise Fault

    async def hear(self):
        """What arrives: nothing, once, or twice; a swapped pair now and then."""
        message = await asyncio.wait_for(self.ears.hear(), 0.15)
        fate = self.luck.random()
        if fate < 0.08:
            return []
        if fate < 0.2:
            return [message, message]
        if fate < 0.3:
            try:
                return [await asyncio.wait_for(self.ears.hear(), 0.05), message]
            except TimeoutError:
                return [message]
        return [message]


class Client:
    """As docs/protocol.md asks for it: numbers are watched, what isn't acknowledged is sent again."""

    def __init__(self, here, who, ident, name):
        self.here, self.who, self.ident, self.name = here, who, ident, name
        self.luck = random.Random(name)
        self.number, self.position, self.lines, self.chat = 0, None, [], []
        self.waiting = None
        self.sent = 0

    async def play(self, plies):
        while not (self.position and self.position["ply"] >= plies and not self.waiting):
            try:
                async with self.here.live(self.ident, self.who, after=self.number) as ears:
                    await self.listen(Faulty(ears, self.luck), ears, plies)
            except (Fault, ConnectionClosed):
                continue

    async def listen(self, line, ears, plies):
        self.take(await ears.hear("hello"))
        while not (self.position["ply"] >= plies and not self.waiting):
            self.decide(plies)
            if self.waiting:
                await line.send(self.waiting)
            try:
                for message in await line.hear():
                    if not self.take(message):
                        return  # a gap: connect again
            except TimeoutError:
                await ears.send(type="ping")

    def decide(self, plies):
        if self.waiting is None and self.position["moves"] and self.position["ply"] < plies:
            move = self.luck.choice(self.position["moves"])["notation"]
            self.sent += 1
            ident = f"{self.name}-{self.sent}"
            self.waiting = {"type": "move", "number": self.position["ply"], "move": move, "id": ident}

    def take(self, message):
        """False where something is missing."""
        kind, number = message["type"], message.get("number")
        if kind in ("ack", "refused"):
            if self.waiting and message["id"] == self.waiting["id"]:
                self.waiting = None
            return True
        if kind == "pong":
            return number <= self.number
        if number is None or (kind != "hello" and number <= self.number):
            return True
        if kind != "hello" and number != self.number + 1:
            return False
        self.number = number
        if kind in ("hello", "position"):
            self.lines = [line for line in self.lines if line["ply"] <= message["keep"]] + message["lines"]
            self.position = message["position"]
        self.chat += message.get("chat", []) + [line for line in (message.get("notice"), message.get("line")) if line]
        return True


async def test_clients_behind_bad_lines_end_equal(sqlite):
    plies = 24
    async with visit_by_port(sqlite) as here:
        ada, bob = await here.someone("Ada"), await here.someone("Bob")
        ident = (await ada.open("kingisdead", "me", "open", join="open"))["id"]
        await bob.post(f"/tables/{ident}/seats", {})
        clients = [Client(here, who, ident, name) for who, name in ((ada, "a"), (bob, "b"))]
        async with asyncio.timeout(60):
            await asyncio.gather(*(client.play(plies) for client in clients))
        for client in clients:
            assert client.position["ply"] == plies
            assert client.lines == await client.who.get(f"/tables/{ident}/log")
            assert client.position == await client.who.position(ident)
            assert len({line["number"] for line in client.chat}) == len(client.chat)
        table = here.house.tables[ident]
        assert table.number == plies + 2, "every move is there once"
