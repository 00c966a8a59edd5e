"""The WebSocket of a table."""

import asyncio
import contextlib
import time
from typing import Annotated, Any
from urllib.parse import urlsplit

import orjson
from fastapi import APIRouter, Query
from pydantic import BaseModel, ValidationError
from starlette.websockets import WebSocket

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

LONGEST_MESSAGE = 4096
LONGEST_ID = 64


class Look(BaseModel):
    seat: SeatNumber | None = None
    lang: Lang | None = None
    pictures: bool | None = None


def client_id(message: dict[str, Any]) -> str | None:
    ident = message.get("id")
    if ident is None or (isinstance(ident, str) and len(ident) <= LONGEST_ID):
        return ident
    raise Refusal(422, "invalid", where="id")


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
        self.acting = False

    async def run(self, after: int) -> None:
        self.house.hub.join(self.listener, after)
        reading, writing = asyncio.create_task(self.read()), asyncio.create_task(self.write())
        self.listener.hang_up = writing.cancel  # it may wait for who doesn't read
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
                self.house.hub.send(self.listener, answer if isinstance(answer, str) else dumps(answer))

    async def answer(self, text: str) -> dict[str, Any] | str | None:
        """What a client's message is answered with."""
        ident, lang = None, self.listener.lang
        try:
            person = self.listener.person
            self.house.limits.take("message", self.listener.address, person.id if person else None)
            if len(text) > LONGEST_MESSAGE:
                raise Refusal(413, "too-large")
            message = orjson.loads(text)
            if not isinstance(message, dict):
                raise Refusal(422, "invalid", where="message")
            kind = message.pop("type", None)
            ident = client_id(message)
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
        except orjson.JSONDecodeError:
            return refused(ident, Refusal(422, "invalid", where="message").told(lang))
        except Exception:
            logger.exception("trouble")
            return refused(ident, Refusal(500, "trouble").told(lang))

    async def act(self, kind: Any, message: dict[str, Any]) -> dict[str, Any] | str | None:
        listener, limits, address = self.listener, self.house.limits, self.listener.address
        table = listener.table
        if kind == "ping":
            return {"type": "pong", "number": table.number}
        if kind == "look":
            return self.look(message)
        person = listener.person
        if person is None:
            raise Refusal(401, "no-identity")
        if kind == "move":
            limits.take("move", address, person.id)
            move = NewMove.model_validate(message)
            deed = table.move(person, move.number, move.move, move.id, move.seat)
        elif kind == "undo":
            limits.take("move", address, person.id)
            undo = Undo.model_validate(message)
            deed = table.undo(person, undo.number, undo.id, undo.seat)
        elif kind == "chat":
            limits.take("chat", address, person.id)
            chat = Chat.model_validate(message)
            deed = table.say(person, chat.text, chat.id)
        else:
            raise Refusal(422, "invalid", where="type")
        answer = await table.do_here(deed)
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
