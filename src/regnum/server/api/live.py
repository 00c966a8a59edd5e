"""The WebSocket of a table."""

import asyncio
import contextlib
import json
import time
from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from regnum.core.errors import RegnumError
from regnum.server.api.common import address_of, house_of, language_of, person_of
from regnum.server.api.play import fresh
from regnum.server.errors import Refusal, Stale, told_error
from regnum.server.house import House
from regnum.server.live import Listener, hello
from regnum.server.logs import logger
from regnum.server.positions import dumps
from regnum.server.schemas import Chat, Lang, NewMove, SeatNumber, Undo

router = APIRouter()

IDLE_SECONDS = 90.0
LONGEST_MESSAGE = 4096


class Look(BaseModel):
    seat: SeatNumber | None = None
    lang: Lang | None = None
    pictures: bool | None = None


class ClientId(BaseModel):
    id: Annotated[str, Field(max_length=64)] | None = None


def origin_is_ours(socket: WebSocket, house: House) -> bool:
    """Browsers say which page opens a connection; programs needn't."""
    origin = socket.headers.get("origin")
    if origin is None or origin in house.settings.origins:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host")


@router.websocket("/api/tables/{table}/live")
async def live(
    socket: WebSocket,
    table: str,
    pictures: bool = False,
    seat: Annotated[int | None, Query(ge=0, le=7)] = None,
    after: Annotated[int, Query(ge=0)] = 0,
) -> None:
    house = house_of(socket)
    lang = language_of(socket)
    try:
        if not origin_is_ours(socket, house):
            raise Refusal(403, "other-origin")
        person = await person_of(socket)
        lang = language_of(socket, person)
        house.limits.take("connect", address_of(socket), person.id if person else None)
        if house.limits.on and house.hub.crowded(person, address_of(socket)):
            raise Refusal(429, "too-many")
        found = await house.table(table)
        found.eyes(person, seat)
        listener = Listener(found, person, seat, lang, pictures)
        listener.address = address_of(socket)
    except Refusal as refusal:
        await refuse(socket, refusal, lang)
        return
    await socket.accept()
    await Session(socket, house, listener).run(after)


async def refuse(socket: WebSocket, refusal: Refusal, lang: str) -> None:
    """Browsers can't read why a WebSocket wasn't opened, so it is opened, told why, and closed."""
    await socket.accept()
    await socket.send_text(dumps({"type": "refused", "id": None, "position": None} | refusal.told(lang)))
    await socket.close(4000 + refusal.status)


class Session:
    """One connection from hello to bye."""

    def __init__(self, socket: WebSocket, house: House, listener: Listener) -> None:
        self.socket = socket
        self.house = house
        self.listener = listener
        self.heard = time.monotonic()

    async def run(self, after: int) -> None:
        self.house.hub.join(self.listener, after)
        tasks = [asyncio.create_task(work) for work in (self.write(), self.read(), self.watch())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.house.hub.leave(self.listener)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(1):
                if self.listener.farewell and self.socket.client_state == WebSocketState.CONNECTED:
                    await self.socket.send_text(self.listener.farewell)
                await self.socket.close(1001 if self.listener.farewell else 1000)

    async def write(self) -> None:
        send = self.socket.scope["regnum.send"]
        while (text := await self.listener.outbox.get()) is not None:
            await send({"type": "websocket.send", "text": text})

    async def watch(self) -> None:
        """Ends when the connection is to be closed."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(IDLE_SECONDS / 3):
                    await self.listener.gone.wait()
                    return
            if time.monotonic() - self.heard > IDLE_SECONDS:
                self.listener.dismiss("idle")

    async def read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                text = await self.socket.receive_text()
                self.heard = time.monotonic()
                if (answer := await self.answer(text)) is not None:
                    self.house.hub.send(self.listener, answer if isinstance(answer, str) else dumps(answer))

    async def answer(self, text: str) -> dict[str, Any] | str | None:
        """What a client's message is answered with."""
        ident, lang = None, self.listener.lang
        try:
            person = self.listener.person
            self.house.limits.take("message", address_of(self.socket), person.id if person else None)
            if len(text) > LONGEST_MESSAGE:
                raise Refusal(413, "too-large")
            message = json.loads(text)
            if not isinstance(message, dict):
                raise Refusal(422, "invalid", where="message")
            kind = message.pop("type", None)
            ident = ClientId.model_validate({"id": message.get("id")}).id
            return await self.act(kind, message)
        except Stale as stale:
            person, table = self.listener.person, self.listener.table
            if person:
                stale = await fresh(stale, self.house, table, person, None, lang)
            return refused(ident, stale.told(lang))
        except Refusal as refusal:
            return refused(ident, refusal.told(lang))
        except RegnumError as error:
            return refused(ident, told_error(error, lang)[1])
        except ValidationError as problem:
            where = ".".join(map(str, problem.errors()[0]["loc"])) or "message"
            return refused(ident, Refusal(422, "invalid", where=where).told(lang))
        except (json.JSONDecodeError, RecursionError):
            return refused(ident, Refusal(422, "invalid", where="message").told(lang))
        except Exception:
            logger.exception("trouble")
            return refused(ident, Refusal(500, "trouble").told(lang))

    async def act(self, kind: Any, message: dict[str, Any]) -> dict[str, Any] | str | None:
        listener, limits, address = self.listener, self.house.limits, address_of(self.socket)
        if kind == "ping":
            return {"type": "pong", "number": listener.table.number}
        if kind == "look":
            return self.look(message)
        person = listener.person
        if person is None:
            raise Refusal(401, "no-identity")
        if kind == "move":
            limits.take("move", address, person.id)
            move = NewMove.model_validate(message)
            answer = await listener.table.move(person, move.number, move.move, move.id, move.seat)
        elif kind == "undo":
            limits.take("move", address, person.id)
            undo = Undo.model_validate(message)
            answer = await listener.table.undo(person, undo.number, undo.id, undo.seat)
        elif kind == "chat":
            limits.take("chat", address, person.id)
            chat = Chat.model_validate(message)
            answer = await listener.table.say(person, chat.text, chat.id)
        else:
            raise Refusal(422, "invalid", where="type")
        return {"type": "ack", "id": message.get("id"), "number": answer.number, "ply": answer.ply}

    def look(self, message: dict[str, Any]) -> str:
        """Other eyes, or another language: everything is told again."""
        look, listener = Look.model_validate(message), self.listener
        if "seat" in message:
            listener.table.eyes(listener.person, look.seat)
            listener.seat = look.seat
        listener.lang = look.lang or listener.lang
        listener.pictures = listener.pictures if look.pictures is None else look.pictures
        return hello(listener, 0)


def refused(ident: str | None, told: dict[str, Any]) -> dict[str, Any]:
    return {"type": "refused", "id": ident, "position": None} | told
