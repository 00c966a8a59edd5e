"""What is told of a table to somebody: its set-up, who sits there, how it stands."""

from typing import Any

from regnum.server.people import Person
from regnum.server.table import Table
from regnum.server.words import level_name, seat_name

Facts = dict[str, Any]


def told_table(table: Table, person: Person | None, lang: str) -> Facts:
    row, own = table.row, table.own_seats(person)
    shares = table.match.shares if table.match else None
    return {
        "id": table.id,
        "game": table.game.id,
        "title": table.game.texts(lang)("game-title"),
        "players": row["players"],
        "options": row["options"],
        "version": row["version"],
        "components": row["components"],
        "status": table.status,
        "join": row["join"],
        "watch": row["watch"],
        "pace": row["pace"],
        "hints": row["hints"],
        "created": row["created"],
        "commitment": row["commitment"],
        "seed": row["seed"] if table.finished else None,
        "salt": row["salt"] if table.finished else None,
        "invite": row["invite"] if own else None,
        "number": table.number,
        "ply": table.ply,
        "actor": table.actor,
        "your_turn": table.actor in own,
        "seats": [told_seat(table, n, person, lang) for n in range(len(table.seats))],
        "result": None if shares is None else list(shares),
        "rematch": row["rematch"],
    }


def told_seat(table: Table, number: int, person: Person | None, lang: str) -> Facts:
    seat = table.seats[number]
    return {
        "seat": number,
        "name": seat_name(table, number),
        "kind": seat.kind,
        "level": seat.level,
        "label": level_name(seat.level, lang) if seat.level else None,
        "yours": number in table.own_seats(person),
        "online": seat.kind == "bot" or bool(seat.person and table.presence.online(seat.person)),
        "left": seat.left,
        "away": table.away(seat),
    }
