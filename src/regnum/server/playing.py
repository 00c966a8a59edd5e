"""Moves, undo and chat: deeds, for `Table.do`, which holds the lock."""

from typing import Any

from regnum.server.errors import Refusal, Stale
from regnum.server.log import NOTHING_MOVED, Answer
from regnum.server.people import Person, clean_text
from regnum.server.table import Table

CHAT_LENGTH = 500


async def move(table: Table, person: Person, number: int, move: str, client: str, wanted: int | None) -> Answer:
    if known := table.log.answered(person, client):
        return known
    seat = _acting_seat(table, person, wanted)
    if number != table.ply:
        raise Stale
    if seat != table.actor:
        raise Refusal(409, "not-your-turn")
    assert table.match is not None
    return await decide(table, table.match.parse(move), person, client)


async def decide(table: Table, action: int, person: Person | None = None, client: str | None = None) -> Answer:
    """Store and make a move of the seat to act."""
    assert table.match is not None
    after = table.match.copy()
    after.play(action)
    body = {"seat": table.actor, "move": table.game.space[action].notation, "ply": after.ply}
    change: dict[str, Any] = {}
    if after.over:  # the result is stored, too: it stays true by any rules
        change, body["result"] = {"status": "over"}, list(after.shares or ())
    await table.enter("move", body, person, client, match=after, **change)
    return Answer(after.ply - 1, after.ply)


async def undo(table: Table, person: Person, number: int, client: str, wanted: int | None) -> Answer:
    if known := table.log.answered(person, client):
        return known
    seat = _acting_seat(table, person, wanted)
    if number != table.ply:
        raise Stale
    target = table.undo_target(person)
    if target is None:
        raise Refusal(409, "no-undo")
    assert table.match is not None
    after = table.match.at(target)
    body = {"seat": seat, "name": person.name, "from": number, "ply": target}
    await table.enter("undo", body, person, client, match=after)
    return Answer(number, target)


def _acting_seat(table: Table, person: Person, wanted: int | None) -> int:
    own = table.seats.own(person)
    if not own or (wanted is not None and wanted not in own):
        raise Refusal(403, "not-your-seat", seat=-1 if wanted is None else wanted)
    if not table.running:
        raise Refusal(409, "not-running")
    table.must_be_playable()
    return wanted if wanted is not None else table.actor if table.actor in own else own[0]


async def say(table: Table, person: Person, text: str, client: str | None) -> Answer:
    if known := table.log.answered(person, client):
        return known
    table.eyes(person)
    text = clean_text(text, CHAT_LENGTH, lines=True)
    if not text:
        raise Refusal(422, "no-text")
    own = table.seats.own(person)
    body = {"seat": own[0] if own else None, "name": person.name, "text": text}
    await table.enter("chat", body, person, client)
    return NOTHING_MOVED
