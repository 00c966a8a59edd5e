"""Records of tables: whole when the game has ended, before that only what a seat may know."""

from typing import Any

from regnum.core.match import FORMAT
from regnum.server.errors import Refusal
from regnum.server.game_log import lines
from regnum.server.reading import stored_record
from regnum.server.table import Table


def record(table: Table, eyes: int | None, lang: str) -> dict[str, Any]:
    found = table.played()
    if not found.begun:
        raise Refusal(409, "not-begun")
    names = table.seats.with_levels(lang)
    if table.finished:  # by the rules that it was played by, whatever they are today
        told = stored_record(table.row, found, table.result)
        return told | {"commitment": table.row["commitment"], "salt": table.row["salt"], "names": names}
    own = {
        str(ply): move for ply, (seat, move) in enumerate(zip(found.seats, found.moves, strict=True)) if seat == eyes
    }
    return {
        "regnum": FORMAT,
        "game": table.game.id,
        "version": table.row["version"],
        "components": table.row["components"],
        "players": table.row["players"],
        "options": table.row["options"],
        "seed": None,
        "commitment": table.row["commitment"],
        "names": names,
        "seat": eyes,
        "ply": table.ply,
        "own_moves": own,
        "log": lines(table, eyes, lang),
        "view": table.match.view(eyes) if table.match else None,
        "result": None,
    }
