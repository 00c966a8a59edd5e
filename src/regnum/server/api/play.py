"""Playing: moves, undo, positions, the log, and what may be asked about them."""

from collections.abc import Coroutine
from typing import Annotated, Any

from fastapi import APIRouter, Query
from starlette.responses import Response

from regnum.server import analysis, playing, positions, wire
from regnum.server.api.common import (
    PROBLEMS,
    Address,
    Anybody,
    Language,
    Me,
    TheHouse,
    TheTable,
    json_answer,
    json_bytes,
)
from regnum.server.errors import Refusal, Stale
from regnum.server.export import record
from regnum.server.game_log import lines
from regnum.server.log import Answer
from regnum.server.people import Person
from regnum.server.table import Table
from regnum.server.why import why

router = APIRouter(prefix="/api/tables/{table}", tags=["play"], responses=PROBLEMS)

SeatQuery = Annotated[int | None, Query(ge=0, le=7, description="Whose eyes, where several seats are yours.")]
PlyQuery = Annotated[int | None, Query(ge=0, le=1_000_000, description="A position of the past.")]
Pictures = Annotated[bool, Query(description="With a drawing and the position in words.")]

STALE: dict[int | str, dict[str, Any]] = {200: {"model": wire.Moved}, 409: {"model": wire.Stale}}


@router.post("/moves", responses=STALE)
async def make_a_move(
    body: wire.NewMove, table: TheTable, me: Me, house: TheHouse, lang: Language, address: Address
) -> Response:
    """`number` is the ply you saw. The same id again is answered as before, and changes nothing."""
    house.limits.take("move", address, me.id)
    deed = playing.move(table, me, body.number, body.move, body.id, body.seat)
    return await done(deed, house, table, me, body.seat, lang)


@router.post("/undo", responses=STALE)
async def take_back(
    body: wire.Undo, table: TheTable, me: Me, house: TheHouse, lang: Language, address: Address
) -> Response:
    """One's own last decision, unless something was revealed or drawn, or another has decided."""
    house.limits.take("move", address, me.id)
    return await done(playing.undo(table, me, body.number, body.id, body.seat), house, table, me, body.seat, lang)


async def done(
    deed: Coroutine[Any, Any, Answer], house: TheHouse, table: Table, person: Person, seat: int | None, lang: str
) -> Response:
    try:
        return json_answer(moved(await table.do(deed)))
    except Stale as stale:
        raise await fresh(stale, house, table, person, seat, lang) from None


def moved(answer: Answer) -> wire.Moved:
    return {"number": answer.number, "ply": answer.ply}


async def fresh(stale: Stale, house: TheHouse, table: Table, person: Person, seat: int | None, lang: str) -> Stale:
    """With the position as it is now."""
    table = await house.table(table.id)
    if table.match is not None:
        stale.position = positions.position(table, table.eyes(person, seat), lang, False)
    return stale


@router.post("/why", responses={200: {"model": wire.Reason}})
async def ask_why_not(body: wire.Why, table: TheTable, me: Me, lang: Language) -> Response:
    """Why this can't be touched, or played, now."""
    return json_answer(why(table, me, body, lang))


@router.get("/position", responses={200: {"model": wire.Position}})
async def tell_the_position(
    table: TheTable, person: Anybody, lang: Language, seat: SeatQuery = None, ply: PlyQuery = None,
    pictures: Pictures = False,
) -> Response:  # fmt: skip
    """As a seat of yours sees it, or as a spectator does; past plies as they were seen then."""
    eyes = table.eyes(person, seat)
    if ply is None and table.match is not None:
        return json_bytes(positions.latest(table, eyes, lang, pictures))
    return json_answer(positions.position(table, eyes, lang, pictures, ply))


@router.get("/log", responses={200: {"model": list[wire.Line]}})
async def tell_the_log(table: TheTable, person: Anybody, lang: Language, seat: SeatQuery = None) -> Response:
    """What happened, as far as a seat may read it."""
    return json_answer(lines(table, table.eyes(person, seat), lang))


@router.get("/hint", responses={200: {"model": wire.Hint}})
async def give_a_hint(
    table: TheTable, me: Me, house: TheHouse, lang: Language, address: Address, seat: SeatQuery = None
) -> Response:
    """What a bot that knows what you know would think of, where the table allows hints."""
    house.limits.take("think", address, me.id)
    eyes = table.eyes(me, seat)
    if not table.row["hints"]:
        raise Refusal(403, "no-hints")
    if eyes is None or eyes != table.actor:
        raise Refusal(409, "not-your-turn")
    return json_answer(await analysis.hint(house, table, lang))


@router.get("/shares", responses={200: {"model": wire.Shares}})
async def tell_win_shares(table: TheTable, person: Anybody, house: TheHouse, address: Address) -> Response:
    """How the chances to win went, ply by ply, once the game is over; computed in the background."""
    house.limits.take("think", address, person.id if person else None)
    table.eyes(person)
    if table.status != "over":
        raise Refusal(409, "not-over")
    table.must_be_playable()
    return json_answer(analysis.shares(house, table))


@router.get("/record", responses={200: {"model": dict[str, Any]}})
async def export_the_record(table: TheTable, person: Anybody, lang: Language, seat: SeatQuery = None) -> Response:
    """The whole record once it is over, with the seed and the salt of its commitment; before, what a seat may know."""
    return json_answer(record(table, table.eyes(person, seat), lang))
