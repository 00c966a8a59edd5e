"""`regnum serve`"""

import ipaddress
import os
import sys
import webbrowser
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from regnum.commands.arguments import Json, Language
from regnum.commands.errors import CommandError
from regnum.commands.interrupting import Interrupted
from regnum.commands.output import print_json
from regnum.commands.records import saved_games
from regnum.commands.terminal import console, fail
from regnum.core.text import Texts
from regnum.extras import needed


class Level(StrEnum):
    debug = "debug"
    info = "info"
    warning = "warning"
    error = "error"


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen at; 0 for any that is free.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL", show_default="in --data", help="Where games are kept: postgresql://… or sqlite:///FILE."
        ),
    ] = None,
    data: Annotated[
        Path | None, typer.Option(show_default="~/.local/share/regnum", help="The folder of regnum.db.")
    ] = None,
    open_: Annotated[
        bool | None, typer.Option("--open/--no-open", show_default="if there is a screen", help="Open the browser.")
    ] = None,
    bot_threads: Annotated[int, typer.Option(min=1, max=64, help="How many bots may think at once.")] = 1,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A reverse proxy whose X-Forwarded-* headers are true. Repeatable."),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Another address that pages may come from. Repeatable; rarely needed."),
    ] = None,
    limits: Annotated[bool, typer.Option(help="Limit how often each person and address may ask.")] = True,
    prepare: Annotated[
        bool, typer.Option(help="Compile the rules of all games at the start, not when each is first needed.")
    ] = True,
    log_level: Annotated[Level, typer.Option(help="What is logged; debug has every request.")] = Level.warning,
    json_: Json = False,
    lang: Language = "",
) -> None:
    """Open the house: a server for tables of all games, with its games in one file (or in PostgreSQL)."""
    with needed("server"):
        from regnum.server.run import CantServe, run
        from regnum.server.settings import Settings, database_url
    check_proxies(trusted_proxy or [])
    if database is None:
        database = f"sqlite:///{folder(data or saved_games()) / 'regnum.db'}"
    settings = Settings(
        database=database_url(database), trusted_proxies=tuple(trusted_proxy or ()), origins=tuple(origin or ()),
        limits=limits, bot_threads=bot_threads, prepare=prepare,
    )  # fmt: skip
    if settings.database.startswith("postgresql+asyncpg:"):
        with needed("postgres"):
            import asyncpg  # noqa: F401
    say = Texts(lang, "server")

    def ready(address: str) -> None:
        shown = database.rpartition("@")[2] if "@" in database else database.removeprefix("sqlite:///")
        if json_:
            print_json({"address": address, "database": shown}, indent=None)
        else:
            console.print(say("serve-at", address=address), style="bold", markup=False, soft_wrap=True)
            console.print(say("serve-stop", database=shown), markup=False, highlight=False)
        screen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
        if open_ or (open_ is None and screen and sys.stdout.isatty()):
            webbrowser.open(address)

    try:
        run(settings, host, port, log_level.value, ready)
    except CantServe as problem:
        fail(say(problem.message, **problem.arguments))
    except KeyboardInterrupt:
        raise Interrupted(Texts(lang, "cli")("serve-stopped")) from None


def check_proxies(addresses: list[str]) -> None:
    for address in addresses:
        try:
            ipaddress.ip_network(address, strict=False)
        except ValueError as error:
            raise CommandError("serve-no-proxy", address=address) from error


def folder(path: Path) -> Path:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError("serve-no-folder", folder=str(path), problem=error.strerror or str(error)) from error
    return path
