"""`regnum verify`"""

import hashlib
import json
from pathlib import Path
from typing import Annotated

import typer

from regnum.commands.terminal import Language, fail, read_record
from regnum.core.text import Texts


def verify(
    record: Annotated[Path, typer.Argument(help="A game record, as a server gives it when the game is over.")],
    lang: Language = None,
) -> None:
    """Check a record: replay its moves, and see that its seed is the one that was committed to before the game."""
    assert lang is not None
    match = read_record(record, lang)
    say, told = Texts(lang, "server"), json.loads(record.read_text("utf-8"))
    if "commitment" not in told:
        typer.echo(say("verify-no-commitment", plies=match.ply))
        return
    promised = hashlib.sha256(f"{match.seed}:{told.get('salt')}".encode()).hexdigest()
    if promised != told["commitment"]:
        fail(say("verify-wrong-seed"))
    typer.echo(say("verify-good", plies=match.ply))
