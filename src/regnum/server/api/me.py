"""Who you are."""

from typing import Any

from fastapi import APIRouter, Request, Response

from regnum.server.api.common import (
    COOKIE,
    COOKIE_SECONDS,
    PROBLEMS,
    Address,
    Me,
    TheHouse,
)
from regnum.server.people import Person
from regnum.server.schemas import ChangedMe, Link, MeWithSecret, NewMe, Recover
from regnum.server.schemas import Me as ToldMe

router = APIRouter(prefix="/api/me", tags=["identity"], responses=PROBLEMS)


def told(person: Person) -> dict[str, Any]:
    return {"id": person.id, "name": person.name, "lang": person.lang}


def keep(request: Request, response: Response, secret: str) -> None:
    """In a cookie that no script can read, and that other sites can't make the browser send."""
    response.set_cookie(
        COOKIE, secret, max_age=COOKIE_SECONDS, httponly=True, samesite="strict", path="/",
        secure=request.scope.get("regnum.scheme") == "https",
    )  # fmt: skip


@router.post("", status_code=201)
async def make_an_identity(
    body: NewMe, request: Request, response: Response, house: TheHouse, address: Address
) -> MeWithSecret:
    """A new identity. The secret is set as a cookie, and told this once for programs."""
    house.limits.take("identity", address)
    person, secret = await house.people.new(body.name, body.lang)
    keep(request, response, secret)
    return MeWithSecret(**told(person), secret=secret)


@router.get("")
async def tell_who_i_am(me: Me) -> ToldMe:
    return ToldMe(**told(me))


@router.patch("")
async def change_name_or_language(body: ChangedMe, me: Me, house: TheHouse) -> ToldMe:
    await house.people.change(me, body.name, body.lang)
    house.renamed(me)
    return ToldMe(**told(me))


@router.post("/recovery")
async def make_a_recovery_link(me: Me, house: TheHouse, address: Address) -> Link:
    """A link that carries this identity to another device. An older one becomes void."""
    house.limits.take("recover", address, me.id)
    return Link(link=f"/recover#{await house.people.recovery(me)}")


@router.post("/recover")
async def use_a_recovery_link(
    body: Recover, request: Request, response: Response, house: TheHouse, address: Address
) -> MeWithSecret:
    """Give this device the identity of a recovery link."""
    house.limits.take("recover", address)
    person, secret = await house.people.recover(body.secret)
    keep(request, response, secret)
    return MeWithSecret(**told(person), secret=secret)
