"""What all requests share: who asks, in which language, from where."""

from http import HTTPStatus
from typing import Annotated, Any

from fastapi import Depends, Path, Query
from pydantic import TypeAdapter
from starlette.requests import HTTPConnection
from starlette.responses import Response

from regnum.core.text import LANGUAGES
from regnum.server import wire
from regnum.server.errors import Refusal
from regnum.server.house import House
from regnum.server.people import Person
from regnum.server.table import Table

COOKIE = "regnum"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one

# The media type is spelt out, because some routes answer with drawings but refuse with JSON.
TROUBLE = {"application/json": {"schema": TypeAdapter(wire.Trouble).json_schema()}}
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"description": HTTPStatus(status).phrase, "content": TROUBLE}
    for status in (400, 401, 403, 404, 405, 409, 413, 422, 429, 503)
}


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


# These are asynchronous, because FastAPI would call others in a thread each.


async def the_house(connection: HTTPConnection) -> House:
    return house_of(connection)


def address_of(connection: HTTPConnection) -> str | None:
    """The client's, as the guard found it out."""
    return connection.scope.get("regnum.address")


async def the_address(connection: HTTPConnection) -> str | None:
    return address_of(connection)


async def person_of(connection: HTTPConnection) -> Person | None:
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not secret:
        secret = connection.cookies.get(COOKIE, "")
    if not secret or len(secret) > 200:
        return None
    person = await house_of(connection).people.by_secret(secret)
    connection.scope["regnum.person"] = person
    return person


def language_of(connection: HTTPConnection, person: Person | None = None) -> str:
    """As asked for, else the identity's, else the first that the browser names and we have."""
    asked = connection.query_params.get("lang")
    if asked in LANGUAGES:
        return asked
    person = person or connection.scope.get("regnum.person")
    if person and person.lang:
        return person.lang
    for wish in connection.headers.get("accept-language", "").split(","):
        if wish.strip()[:2].lower() in LANGUAGES:
            return wish.strip()[:2].lower()
    return LANGUAGES[0]


async def somebody(connection: HTTPConnection) -> Person | None:
    person = await person_of(connection)
    house_of(connection).limits.take("request", address_of(connection), person.id if person else None)
    return person


async def known_person(person: Annotated[Person | None, Depends(somebody)]) -> Person:
    if person is None:
        raise Refusal(401, "no-identity")
    return person


async def spoken(
    connection: HTTPConnection,
    person: Annotated[Person | None, Depends(somebody)],
    lang: Annotated[wire.Lang | None, Query(description="The language of the answer.")] = None,
) -> str:
    return lang or language_of(connection, person)


TableId = Annotated[str, Path(min_length=1, max_length=64)]


async def table_of(table: TableId, connection: HTTPConnection) -> Table:
    return await house_of(connection).table(table)


TheHouse = Annotated[House, Depends(the_house)]
Address = Annotated[str | None, Depends(the_address)]
Anybody = Annotated[Person | None, Depends(somebody)]
Me = Annotated[Person, Depends(known_person)]
Language = Annotated[str, Depends(spoken)]
TheTable = Annotated[Table, Depends(table_of)]


def json_bytes(json: bytes, status: int = 200) -> Response:
    return Response(json, status, media_type="application/json")


def json_answer(message: Any, status: int = 200) -> Response:
    return json_bytes(wire.encode(message), status)
