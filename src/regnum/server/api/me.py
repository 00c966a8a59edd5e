"""Who you are."""

from typing import cast

from fastapi import APIRouter, Request, Response

from regnum.server import wire
from regnum.server.api.common import COOKIE, COOKIE_SECONDS, PROBLEMS, Address, Me, TheHouse
from regnum.server.people import Person

router = APIRouter(prefix="/api/me", tags=["identity"], responses=PROBLEMS)


def shown(person: Person) -> wire.Me:
    return {"id": person.id, "name": person.name, "lang": cast(wire.Lang | None, person.lang)}


def keep(request: Request, response: Response, secret: str) -> None:
    """In a cookie that no script can read, and that other sites can't make the browser send."""
    response.set_cookie(
        COOKIE, secret, max_age=COOKIE_SECONDS, httponly=True, samesite="strict", path="/",
        secure=request.scope.get("regnum.scheme") == "https",
    )  # fmt: skip


@router.post("", status_code=201)
async def make_an_identity(
    body: wire.NewMe, request: Request, response: Response, house: TheHouse, address: Address
) -> wire.MeWithSecret:
    """A new identity. The secret is set as a cookie, and told this once for programs."""
    house.limits.take("identity", address)
    person, secret = await house.people.new(body.name, body.lang)
    keep(request, response, secret)
    return {**shown(person), "secret": secret}


@router.get("")
async def tell_who_i_am(me: Me) -> wire.Me:
    return shown(me)


@router.patch("")
async def change_name_or_language(body: wire.ChangedMe, me: Me, house: TheHouse) -> wire.Me:
    await house.people.change(me, body.name, body.lang)
    house.renamed(me)
    return shown(me)


@router.post("/recovery")
async def make_a_recovery_link(me: Me, house: TheHouse, address: Address) -> wire.RecoveryLink:
    """A link that carries this identity to another device. An older one becomes void."""
    house.limits.take("recover", address, me.id)
    return {"link": f"/recover#{await house.people.recovery(me)}"}


@router.post("/recover")
async def use_a_recovery_link(
    body: wire.Recover, request: Request, response: Response, house: TheHouse, address: Address
) -> wire.MeWithSecret:
    """Give this device the identity of a recovery link."""
    house.limits.take("recover", address)
    person, secret = await house.people.recover(body.secret)
    keep(request, response, secret)
    return {**shown(person), "secret": secret}
