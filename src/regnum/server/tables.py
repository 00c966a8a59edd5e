"""Tables as clients get them: the set-up, who sits there, how it stands."""

from collections.abc import Iterator

from regnum.core.text import Texts
from regnum.server import wire
from regnum.server.levels import level_name
from regnum.server.people import Person
from regnum.server.table import Table
from regnum.server.words import result_words


def shown_table(table: Table, person: Person | None, lang: str) -> wire.Table:
    """Shows a table to one person, without what is secret from them."""
    row, own = table.row, table.seats.own(person)
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
        "seats": [shown_seat(table, n, person, lang) for n in range(len(table.seats))],
        "result": table.result,
        "rematch": row["rematch"],
        "kept": " ".join(kept_words(table, lang)) if table.kept else None,
    }


def kept_words(table: Table, lang: str) -> Iterator[str]:
    """Why a game has no position any more, what can be done, and how it ended."""
    row, game, texts = table.row, table.game, Texts(lang, "server")
    if row["version"] != game.version:
        yield texts("kept-rules", version=row["version"], ours=game.version)
    else:
        yield texts("kept-log" if row["components"] == game.components else "kept-components")
    if not table.finished:
        yield texts("kept-running")
    elif table.result is not None:
        yield result_words(table.seats.called(lang), table.result, lang)


def shown_seat(table: Table, number: int, person: Person | None, lang: str) -> wire.Seat:
    seat = table.seats[number]
    return {
        "seat": number,
        "name": table.seats.name(number),
        "called": table.seats.called(lang)[number],
        "kind": seat.kind,
        "level": seat.level,
        "label": level_name(seat.level, lang) if seat.level else None,
        "yours": number in table.seats.own(person),
        "online": seat.kind == "bot" or bool(seat.person and table.presence.online(seat.person)),
        "left": seat.left,
        "away": table.away(seat),
    }
