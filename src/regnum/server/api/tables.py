"""Opening tables, sitting down and leaving."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path
from starlette.responses import Response

from regnum.server import playing, seating, wire
from regnum.server.api.common import PROBLEMS, Address, Anybody, Language, Me, TheHouse, TheTable, json_answer
from regnum.server.errors import Refusal
from regnum.server.house import new_setup
from regnum.server.levels import check_level
from regnum.server.people import Person
from regnum.server.seats import Seat
from regnum.server.tables import shown_table

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=PROBLEMS)

TOLD: dict[int | str, dict[str, Any]] = {200: {"model": wire.Table}}
TOLD_LIST: dict[int | str, dict[str, Any]] = {200: {"model": list[wire.Table]}}
SeatPath = Annotated[int, Path(ge=0, le=7)]


@router.post("", status_code=201, responses={201: {"model": wire.Table}})
async def open_a_table(body: wire.NewTable, me: Me, house: TheHouse, lang: Language, address: Address) -> Response:
    """A new table. The game begins as soon as no seat is open."""
    setup = new_setup(body.game, body.players, dict(body.options))
    if len(body.seats) != body.players:
        raise Refusal(422, "wrong-seats", players=body.players, seats=len(body.seats))
    seats = [seat_for(text, me) for text in body.seats]
    house.limits.take("table", address, me.id)
    rules = {"join": body.join, "watch": body.watch, "pace": body.pace, "hints": body.hints}
    table = await house.open(me, setup, seats, **rules)
    return json_answer(shown_table(table, me, lang), 201)


def seat_for(text: str, me: Person) -> Seat:
    if text == "me":
        return Seat(me)
    if text == "open":
        return Seat()
    return Seat(level=check_level(text))


@router.get("", responses=TOLD_LIST)
async def list_tables(
    person: Anybody, house: TheHouse, lang: Language, scope: Literal["open", "mine", "recent"] = "open"
) -> Response:
    """Tables to join, one's own, or those that may be watched; newest first."""
    found = await house.list(scope, person)
    return json_answer([shown_table(table, person, lang) for table in found])


@router.get("/{table}", responses=TOLD)
async def tell_a_table(table: TheTable, person: Anybody, lang: Language) -> Response:
    return json_answer(shown_table(table, person, lang))


@router.post("/{table}/seats", responses=TOLD)
async def sit_down(body: wire.Sit, table: TheTable, me: Me, lang: Language) -> Response:
    """At an open seat, or back at one's own that one had left."""
    await table.do(seating.sit(table, me, body.seat, body.invite))
    return json_answer(shown_table(table, me, lang))


@router.delete("/{table}/seats/{seat}", responses=TOLD)
async def leave(seat: SeatPath, table: TheTable, me: Me, lang: Language) -> Response:
    """While the table waits the seat is open again; later the others may let a bot take it, or end the game."""
    await table.do(seating.leave(table, me, seat))
    return json_answer(shown_table(table, me, lang))


@router.post("/{table}/takeover", responses=TOLD)
async def let_a_bot_take_over(body: wire.Takeover, table: TheTable, me: Me, lang: Language) -> Response:
    """For a seat whose player has left, or has been away for too long."""
    await table.do(seating.take_over(table, me, body.seat, check_level(body.level)))
    return json_answer(shown_table(table, me, lang))


@router.post("/{table}/end", responses=TOLD)
async def end_the_game(table: TheTable, me: Me, lang: Language) -> Response:
    """A game that somebody has left."""
    await table.do(seating.end(table, me))
    return json_answer(shown_table(table, me, lang))


@router.post("/{table}/rematch", responses=TOLD)
async def play_again(table: TheTable, me: Me, house: TheHouse, lang: Language, address: Address) -> Response:
    """With the same people and bots, everyone one seat on. Who asks later gets the same new table."""
    if not table.row["rematch"]:
        house.limits.take("table", address, me.id)
    return json_answer(shown_table(await house.rematch(table, me), me, lang))


@router.post("/{table}/chat", status_code=204, response_class=Response)
async def say_something(body: wire.Say, table: TheTable, me: Me, house: TheHouse, address: Address) -> Response:
    house.limits.take("chat", address, me.id)
    await table.do(playing.say(table, me, body.text, body.id))
    return Response(status_code=204)
