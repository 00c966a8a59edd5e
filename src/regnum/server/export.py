"""Records of tables: whole when the game has ended, before that only what a seat may know."""

from typing import Any

from regnum.core.match import FORMAT
from regnum.server.errors import Refusal
from regnum.server.game_log import lines
from regnum.server.table import Table


def record(table: Table, eyes: int | None, lang: str) -> dict[str, Any]:
    if table.match is None:
        raise Refusal(409, "not-begun")
    names = table.seats.with_levels(lang)
    if table.finished:
        told = table.match.record()
        told["seed"] = table.match.seed
        return told | {"commitment": table.row["commitment"], "salt": table.row["salt"], "names": names}
    own = {
        str(decision.ply): table.game.space[decision.action].notation
        for decision in table.match.decisions
        if decision.seat == eyes
    }
    return {
        "regnum": FORMAT,
        "game": table.game.id,
        "version": table.game.version,
        "components": table.game.components,
        "players": table.row["players"],
        "options": table.row["options"],
        "seed": None,
        "commitment": table.row["commitment"],
        "names": names,
        "seat": eyes,
        "ply": table.ply,
        "own_moves": own,
        "log": lines(table, eyes, lang),
        "view": table.match.view(eyes),
        "result": None,
    }
