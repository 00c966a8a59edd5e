"""`regnum components`"""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import regnum
from regnum.commands.arguments import GameName, Language
from regnum.commands.records import write_whole
from regnum.commands.terminal import console, fail, say
from regnum.core import sheet as sheets
from regnum.core.components import component_bytes, component_file, faults
from regnum.core.game import Game
from regnum.core.sheet import Sheet, sheet_of
from regnum.games import known

DRAWN = {".svg": sheets.svg, ".html": sheets.html}


def components(
    game: GameName,
    sheet: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Draw every card, tile and the map with names: FILE.svg, or FILE.html to print."
        ),
    ] = None,
    export: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write the file with the facts into FOLDER, to be edited.")
    ] = None,
    check: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Check the edited file in FOLDER.")] = None,
    json_: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Language = "",
) -> None:
    """Tell what is known of a game's cards, tiles and board; draw them; put your own in their place."""
    if sum(option is not None for option in (sheet, export, check)) > 1:
        fail(say(lang, "components-one-option"))
    if check is not None:  # the game itself is not loaded, for the file it is played with may be broken, too
        check_file(known(game), check, lang)
    elif sheet is not None:
        draw(regnum.game(game), sheet, lang)
    elif export is not None:
        export_file(known(game), export, lang)
    else:
        tell(regnum.game(game), lang, json_)


def drawn(game: Game, lang: str) -> Sheet:
    return sheet_of(game, game.texts(lang))


def draw(game: Game, file: Path, lang: str) -> None:
    form = DRAWN.get(file.suffix.lower())
    if form is None:
        fail(say(lang, "components-ending", file=str(file)))
    texts = game.texts(lang)
    title = say(lang, "components-title", game=texts("game-title"))
    write_whole(
        file, form(drawn(game, lang), title, say(lang, "components-subtitle", hash=game.components), texts).encode()
    )
    typer.echo(say(lang, "components-drawn", file=str(file)))


def export_file(game: str, folder: Path, lang: str) -> None:
    """What somebody has edited is never overwritten."""
    file = folder / f"{game}.json"
    if file.exists():
        fail(say(lang, "components-there", file=str(file)))
    write_whole(file, component_bytes(game))
    typer.echo(say(lang, "components-written", file=str(file), folder=str(folder), game=game))


def check_file(game: str, folder: Path, lang: str) -> None:
    """One sentence for each fault."""
    file = folder / f"{game}.json"
    if not folder.is_dir():
        fail(say(lang, "components-folder", folder=str(folder)))
    if not file.is_file():
        fail(say(lang, "components-not-there", file=str(file)))
    found = faults(game, file)
    for fault in found:
        console.print(fault.text(lang), style="bold red", markup=False, highlight=False, soft_wrap=True)
    if found:
        raise typer.Exit(2)
    typer.echo(say(lang, "components-fine", file=str(file), folder=str(folder)))


def tell(game: Game, lang: str, json_: bool) -> None:
    """What there is, part by part, and from where it is known."""
    sections, file = drawn(game, lang).sections, str(component_file(game.id))
    if json_:
        parts = [
            {"part": section.title, "different": len(section.items), "count": sum(section.labels().values()),
             "known": dict(section.labels())}
            for section in sections
        ]  # fmt: skip
        facts = {"game": game.id, "components": game.components, "file": file, "parts": parts}
        typer.echo(json.dumps(facts, indent=1, ensure_ascii=False))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column, justify in (("part", "left"), ("kinds", "right"), ("count", "right"), ("known", "left")):
        table.add_column(say(lang, f"components-{column}"), justify=justify, overflow="fold")  # type: ignore[arg-type]
    for section in sections:
        labels = section.labels()
        known = ", ".join(f"{count} {say(lang, f'provenance-{label}')}" for label, count in labels.items())
        if len(labels) == 1:
            known = say(lang, f"provenance-{next(iter(labels))}")
        table.add_row(section.title, str(len(section.items)), str(sum(labels.values())), known)
    Console().print(table)
    typer.echo(say(lang, "components-file", file=file))
