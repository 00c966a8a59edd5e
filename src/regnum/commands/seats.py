"""Who sits where at a game in the terminal: people, and bots at their levels."""

import secrets
from typing import Any

from regnum.bots import Bot, make_bot
from regnum.commands.errors import CommandError
from regnum.core.errors import RecordError, RegnumError, WrongSetup

HUMAN = "human"
USUAL = "normal"


def seated(names: str | None, own: int | None, players: int) -> list[str]:
    """Names who sits where: a person on the seat asked for or a random one, bots on the others, the last repeated."""
    own = secrets.randbelow(players) if own is None else own
    if not 0 <= own < players:
        raise WrongSetup("seat-wrong", seat=own, players=players)
    given = [name.strip() for name in (names or USUAL).split(",")]
    others = [seat for seat in range(players) if seat != own]
    if len(given) > len(others):
        raise WrongSetup("bots-too-many", bots=len(given), seats=len(others))
    padded = given + given[-1:] * (len(others) - len(given))
    seats = [HUMAN] * players
    for seat, name in zip(others, padded, strict=True):
        seats[seat] = name
    bots_of(seats)  # names that there aren't are told of before anything starts
    return seats


def seated_before(record: dict[str, Any], names: str | None, own: int | None, players: int) -> list[str]:
    """As the saved game says; a seat or bots that are named now take the place of those."""
    seats = record.get("seats")
    if seats is not None:
        check(seats, players)
        if names is None and own is None:
            return list(seats)
        people = [seat for seat, name in enumerate(seats) if name == HUMAN]
        own = people[0] if own is None and len(people) == 1 else own
    if own is None:
        raise CommandError("resume-no-seat", last=players - 1)
    return seated(names, own, players)


def check(seats: Any, players: int) -> None:
    whole = isinstance(seats, list) and len(seats) == players and all(isinstance(name, str) for name in seats)
    try:
        if whole and HUMAN in seats:
            bots_of(seats)
            return
    except RegnumError:
        pass
    raise RecordError("record-broken", field="seats")


def bots_of(seats: list[str]) -> dict[int, Bot]:
    """Seats without a bot are played at the keyboard."""
    return {seat: make_bot(name) for seat, name in enumerate(seats) if name != HUMAN}
