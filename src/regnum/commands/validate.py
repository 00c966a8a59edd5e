"""`regnum validate`"""

import asyncio
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regnum.commands.arguments import Json, Language
from regnum.commands.errors import CommandError
from regnum.commands.output import print_json
from regnum.commands.terminal import say
from regnum.extras import needed

if TYPE_CHECKING:
    from regnum.server.validating import Found

FATES = ("same", "carried", "kept", "lost")


def validate(
    database: Annotated[
        str,
        typer.Argument(metavar="DATABASE", help="A server's database: regnum.db, or the URL that it is served with."),
    ],
    json_: Json = False,
    lang: Language = "",
) -> None:
    """Tell which stored games today's rules would show, carry over or only keep. Nothing is changed."""
    found = asyncio.run(read_all(url_of(database)))
    counts = Counter[str](table.fate for table in found)
    if json_:
        tables = [
            {"id": table.id, "game": table.game, "version": table.version, "status": table.status, "fate": table.fate,
             "problem": table.problem.text(lang) if table.problem else None}
            for table in found
        ]  # fmt: skip
        print_json({"count": len(found), **{fate: counts[fate] for fate in FATES}, "tables": tables})
    else:
        for table in found:
            if table.fate != "same":
                problem = table.problem.text(lang) if table.problem else ""
                told = {"id": table.id, "game": table.game, "version": table.version, "status": table.status}
                typer.echo(say(lang, f"validate-{table.fate}", **told, problem=problem).rstrip())
        typer.echo(say(lang, "validated", count=len(found), **{fate: counts[fate] for fate in FATES}))
    if counts["lost"]:
        raise typer.Exit(1)


def url_of(database: str) -> str:
    """A file's, too."""
    from regnum.server.settings import database_url

    if "://" in database:
        return database_url(database)
    return database_url(f"sqlite:///{Path(database).absolute()}")


async def read_all(url: str) -> "list[Found]":
    with needed("server"):
        from sqlalchemy.exc import SQLAlchemyError

        from regnum.server.validating import validate
    if url.startswith("postgresql+asyncpg:"):
        with needed("postgres"):
            import asyncpg  # noqa: F401
    try:
        return [table async for table in validate(url)]
    except (SQLAlchemyError, OSError) as error:
        problem = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise CommandError("validate-no-database", problem=problem) from error
