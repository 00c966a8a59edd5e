"""`regnum migrate`"""

from pathlib import Path
from typing import Annotated

import typer

import regnum
from regnum.commands.arguments import Json, Language
from regnum.commands.output import print_json
from regnum.commands.records import read_json, write_copy, write_record
from regnum.commands.terminal import ready, say
from regnum.core.errors import RecordError
from regnum.core.migration import migrate as carried_over


def migrate(
    record: Annotated[Path, typer.Argument(help="A game record that was made with older rules.")],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", show_default="the same file", help="Where to write the new record.")
    ] = None,
    json_: Json = False,
    lang: Language = "",
) -> None:
    """Carry a record of older rules over to today's, if its moves still lead to the same result."""
    told = read_json(record)
    if not isinstance(told, dict) or not isinstance(told.get("game"), str):
        raise RecordError("record-foreign")
    game = ready(told["game"], lang)
    new = carried_over(game, told)
    regnum.replay(new)
    if out is None:
        write_record(new, record)
    else:
        write_copy(new, out)
    facts = {"was": told["version"], "version": new["version"], "moves": len(new["moves"]), "file": str(out or record)}
    if json_:
        print_json({"game": game.id, **facts})
    else:
        typer.echo(say(lang, "migrated", **facts))
