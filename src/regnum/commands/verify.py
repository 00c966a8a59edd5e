"""`regnum verify`"""

import hashlib
from pathlib import Path
from typing import Annotated

import typer

from regnum.commands.arguments import Json, Language
from regnum.commands.output import print_json
from regnum.commands.records import match_of, read_json
from regnum.commands.terminal import fail
from regnum.core.text import Texts


def verify(
    record: Annotated[Path, typer.Argument(help="A game record, as a server gives it when the game is over.")],
    json_: Json = False,
    lang: Language = "",
) -> None:
    """Check a record: replay its moves, and see that its seed is the one that was committed to before the game."""
    told = read_json(record)
    match = match_of(told, lang)
    kept = None  # there is no commitment
    if "commitment" in told:
        kept = hashlib.sha256(f"{match.seed}:{told.get('salt')}".encode()).hexdigest() == told["commitment"]
    say = Texts(lang, "server")
    if json_:
        result = None if match.shares is None else list(match.shares)
        print_json({"game": match.game.id, "plies": match.ply, "result": result, "commitment_kept": kept})
    elif kept is not False:
        print(say("verify-no-commitment" if kept is None else "verify-good", plies=match.ply))
    if kept is False:
        fail(say("verify-wrong-seed"))
