"""The WebSocket of a table."""

import asyncio
import contextlib
import time
from typing import Annotated
from urllib.parse import urlsplit

import orjson
from fastapi import APIRouter, Query
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket

from regnum.core.errors import RegnumError
from regnum.server import playing, wire
from regnum.server.api.common import address_of, house_of, language_of, person_of
from regnum.server.api.play import fresh
from regnum.server.errors import Refusal, Stale, trouble
from regnum.server.house import House
from regnum.server.live import Listener, hello
from regnum.server.logging import logger

router = APIRouter()

LONGEST_MESSAGE = 4096
LONGEST_ID = 64


FROM_CLIENT: TypeAdapter[wire.FromClient] = TypeAdapter(wire.FromClient)


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
    await socket.send_text(wire.text(refused(None, refusal.trouble(lang))))
    await socket.close(4000 + refusal.status)


class Session:
    """One connection from hello to bye."""

    def __init__(self, socket: WebSocket, house: House, listener: Listener) -> None:
        self.socket = socket
        self.house = house
        self.listener = listener
        self.acting = False

    async def run(self, after: int) -> None:
        self.house.hub.join(self.listener, after)
        reading, writing = asyncio.create_task(self.read()), asyncio.create_task(self.write())
        self.listener.hang_up = writing.cancel  # sending may wait for a client that doesn't read
        try:
            await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.house.hub.leave(self.listener)
            self.listener.gone = True
            writing.cancel()
            if not self.acting:  # a deed is carried out to its end
                reading.cancel()
            await asyncio.wait((reading, writing))
        with contextlib.suppress(Exception):
            async with asyncio.timeout(1):
                if self.listener.farewell:
                    await self.socket.send_text(self.listener.farewell)
                await self.socket.close(1001 if self.listener.farewell else 1000)

    async def write(self) -> None:
        send = self.socket.scope["regnum.send"]
        async for text in self.listener.messages():
            await send({"type": "websocket.send", "text": text})

    async def read(self) -> None:
        receive = self.socket.scope["regnum.receive"]
        while not self.listener.gone:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            self.listener.heard = time.monotonic()
            self.acting = True
            answer = await self.answer(message.get("text") or "")
            self.acting = False
            if answer is not None:
                self.house.hub.send(self.listener, answer)

    async def answer(self, text: str) -> str:
        """What a client's message is answered with. It is read and checked in one go."""
        message, lang = None, self.listener.lang
        try:
            person = self.listener.person
            self.house.limits.take("message", self.listener.address, person.id if person else None)
            if len(text) > LONGEST_MESSAGE:
                raise Refusal(413, "too-large")
            message = FROM_CLIENT.validate_json(text)
            return await self.act(message)
        except Stale as stale:
            person, table = self.listener.person, self.listener.table
            if person:
                stale = await fresh(stale, self.house, table, person, None, lang)
            problem = stale.trouble(lang)
        except Refusal as refusal:
            problem = refusal.trouble(lang)
        except RegnumError as error:
            problem = trouble(error, lang)[1]
        except ValidationError as invalid:
            problem = Refusal(422, "invalid", where=where(invalid)).trouble(lang)
            return wire.text(refused(id_in(text), problem))
        except Exception:
            logger.exception("trouble")
            problem = Refusal(500, "trouble").trouble(lang)
        return wire.text(refused(getattr(message, "id", None), problem))

    async def act(self, message: wire.FromClient) -> str:
        listener, limits, address = self.listener, self.house.limits, self.listener.address
        table = listener.table
        if isinstance(message, wire.Ping):
            return wire.text(wire.Pong(type="pong", number=table.number))
        if isinstance(message, wire.Look):
            return self.look(message)
        person = listener.person
        if person is None:
            raise Refusal(401, "no-identity")
        if isinstance(message, wire.PlayMove):
            limits.take("move", address, person.id)
            deed = playing.move(table, person, message.number, message.move, message.id, message.seat)
        elif isinstance(message, wire.TakeBack):
            limits.take("move", address, person.id)
            deed = playing.undo(table, person, message.number, message.id, message.seat)
        else:
            limits.take("chat", address, person.id)
            deed = playing.say(table, person, message.text, message.id)
        answer = await table.do_here(deed)
        return wire.text(wire.Ack(type="ack", id=message.id, number=answer.number, ply=answer.ply))

    def look(self, look: wire.Look) -> str:
        """Other eyes, or another language: everything is told again."""
        listener = self.listener
        if "seat" in look.model_fields_set:
            listener.table.eyes(listener.person, look.seat)
            listener.seat = look.seat
        listener.lang = look.lang or listener.lang
        listener.pictures = listener.pictures if look.pictures is None else look.pictures
        return hello(listener, 0)


def refused(ident: str | None, problem: wire.Stale) -> wire.Refused:
    return {"type": "refused", "id": ident, "position": None, **problem}


def where(invalid: ValidationError) -> str:
    """What is wrong with a message: a field of it, its type, or all."""
    problem = invalid.errors()[0]
    if problem["type"].startswith("union_tag"):
        return "type"
    return ".".join(map(str, problem["loc"][1:])) or "message"


def id_in(text: str) -> str | None:
    """The id of a message that can't be understood otherwise."""
    try:
        ident = orjson.loads(text)["id"]
    except (orjson.JSONDecodeError, TypeError, KeyError):
        return None
    return ident if isinstance(ident, str) and len(ident) <= LONGEST_ID else None
