"""A house to test in: the server in this process, people who ask it things, and a real port where one is needed."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import uvicorn
import websockets
from pydantic import TypeAdapter

from regnum.server import wire
from regnum.server.app import create_app
from regnum.server.run import Server
from regnum.server.settings import Settings

FROM_SERVER: TypeAdapter[wire.FromServer] = TypeAdapter(wire.FromServer)
LONGEST = 60  # seconds for what one test does


class Someone:
    """A person: requests bear their secret, and the header that other sites can't send."""

    def __init__(self, client: httpx.AsyncClient, secret: str | None = None) -> None:
        self.client = client
        self.secret = secret
        self.headers = {"X-Regnum": "1"} | ({"Authorization": f"Bearer {secret}"} if secret else {})

    async def ask(self, method: str, path: str, body: Any = None, status: int | None = 200, **more: Any) -> Any:
        answer = await self.client.request(method, f"/api{path}", json=body, headers=self.headers, **more)
        self.client.cookies.clear()
        await asyncio.sleep(0.001)  # without a port nothing waits: let the bots have their turn
        if status is not None:
            assert answer.status_code == status, f"{answer.status_code}: {answer.text[:300]}"
        return answer.json() if answer.content else None

    async def get(self, path: str, status: int | None = 200, **params: Any) -> Any:
        return await self.ask("GET", path, status=status, params=params)

    async def post(self, path: str, body: Any = None, status: int | None = 200, **params: Any) -> Any:
        return await self.ask("POST", path, body, status, params=params)

    async def open(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        body = {"game": game, "players": len(seats), "seats": list(seats), "watch": "all", **more}
        return await self.post("/tables", body, 201)

    async def move(self, table: str, move: str, number: int, ident: str = "", status: int | None = 200) -> Any:
        body = {"number": number, "move": move, "id": ident or f"m{number}"}
        return await self.post(f"/tables/{table}/moves", body, status)

    async def position(self, table: str, **params: Any) -> dict[str, Any]:
        return await self.get(f"/tables/{table}/position", **params)

    async def turn(self, table: str) -> dict[str, Any]:
        """The position, once it is this person's turn."""
        async with asyncio.timeout(30):
            while not (position := await self.position(table))["moves"]:
                await asyncio.sleep(0.01)
        return position

    async def play_random(self, table: str, luck: random.Random, most: int = 5000) -> int:
        """Play this person's seats until the game is over; how many moves they made."""
        for made in range(most):
            position = await self.position(table)
            if position["status"] != "running":
                return made
            if position["moves"]:
                move = luck.choice(position["moves"])["notation"]
                await self.move(table, move, position["ply"], f"{position['ply']}-{made}")
            else:
                await asyncio.sleep(0.01)
        return most


class Visit:
    """The server as a visitor finds it."""

    def __init__(self, app: Any, client: httpx.AsyncClient, address: str = "") -> None:
        self.app = app
        self.client = client
        self.address = address
        self.house = app.state.house

    async def someone(self, name: str = "Ada") -> Someone:
        told = await Someone(self.client).post("/me", {"name": name}, 201)
        return Someone(self.client, told["secret"])

    def stranger(self) -> Someone:
        return Someone(self.client)

    @asynccontextmanager
    async def live(self, table: str, who: Someone | None = None, **params: Any) -> AsyncIterator["Live"]:
        query = "&".join(f"{name}={value}" for name, value in params.items())
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live?{query}"
        headers = {"Authorization": f"Bearer {who.secret}"} if who else {}
        async with websockets.connect(url, additional_headers=headers, compression=None) as socket:
            yield Live(socket)


class Live:
    def __init__(self, socket: Any) -> None:
        self.socket = socket

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message, or the next one of these kinds."""
        async with asyncio.timeout(20):
            while True:
                message = json.loads(await self.socket.recv())
                assert FROM_SERVER.validate_python(message, strict=True) == message, "as the schema says, and no more"
                if not kinds or message["type"] in kinds:
                    return message


@asynccontextmanager
async def visit(database: str, **settings: Any) -> AsyncIterator[Visit]:
    """The server without a port."""
    app = create_app(Settings(database=database, **{"limits": False} | settings))
    await app.state.house.start()
    try:
        async with asyncio.timeout(LONGEST):
            transport = httpx.ASGITransport(app, raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=transport, base_url="http://regnum") as client:
                yield Visit(app, client)
    finally:
        await app.state.house.stop()


@asynccontextmanager
async def visit_by_port(database: str, **settings: Any) -> AsyncIterator[Visit]:
    """The server at a real port of the loopback, in this process."""
    app = create_app(Settings(database=database, **{"limits": False} | settings))
    ready: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    server = Server(uvicorn.Config(app, port=0, log_config=None, access_log=False), ready.set_result)
    serving = asyncio.create_task(server._serve())
    try:
        address = (await asyncio.wait_for(ready, 30)).rstrip("/")
        async with httpx.AsyncClient(base_url=address, timeout=30) as client:
            yield Visit(app, client, address)
    finally:
        server.should_exit = True
        await asyncio.wait_for(serving, 30)
