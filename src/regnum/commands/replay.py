"""`regnum replay`"""

from pathlib import Path
from typing import Annotated

import typer

from regnum.commands.arguments import Json, Language
from regnum.commands.output import print_json
from regnum.commands.records import read_record, unwritable
from regnum.commands.terminal import say


def replay(
    record: Annotated[Path, typer.Argument(help="A game record, as `regnum play` saves it.")],
    at: Annotated[int | None, typer.Option("--at", metavar="PLY", help="The position after so many moves.")] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", show_default="a spectator", help="As this seat sees it.")
    ] = None,
    svg: Annotated[Path | None, typer.Option("--svg", help="Draw the position into this file.")] = None,
    json_: Json = False,
    lang: Language = "",
) -> None:
    """Check a record by playing it again, and show a position of it."""
    match = read_record(record, lang, at)
    view = match.view(seat)
    if svg is not None:
        try:
            svg.write_text(match.scene(seat, lang).svg(), "utf-8")
        except OSError as error:
            raise unwritable(svg, error) from error
    if json_:
        print_json(view)
        return
    for line in match.tale(seat, lang):
        print(line)
    print()
    print(match.describe(seat, lang))
    print()
    texts = match.game.texts(lang)
    if match.shares is None:
        who = texts.seat(match.actor)
        print(say(lang, "replay-running", ply=match.ply, seat=who, phase=texts.name("phase", view["phase"])))
    else:
        winners = [texts.seat(n) for n, share in enumerate(match.shares) if share > 0]
        print(say(lang, "replay-over", ply=match.ply, seats=", ".join(winners)))
