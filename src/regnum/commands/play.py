"""`regnum play`: a game in the terminal, against bots or with friends at one keyboard."""

from pathlib import Path
from typing import Annotated, Any

import typer

from regnum.bots import KNOWN, NAMES
from regnum.commands.arguments import GameName, Json, Language, Options, Players, Seed, options_of, seed_of
from regnum.commands.errors import CommandError
from regnum.commands.interrupting import Interrupted
from regnum.commands.json_screen import JsonScreen
from regnum.commands.reading import answer, at_a_terminal
from regnum.commands.records import Keeper, match_of, read_json, saved_games
from regnum.commands.screen import Screen
from regnum.commands.seats import USUAL, bots_of, seated, seated_before
from regnum.commands.session import Session
from regnum.commands.terminal import ready, say
from regnum.core.errors import WrongSetup
from regnum.core.match import Match


def play(
    game: GameName,
    players: Players = None,
    seat: Annotated[int | None, typer.Option("--seat", show_default="random", help="Your seat, from 0.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots", show_default=USUAL, autocompletion=lambda: [*NAMES, "human"],
            help=f"Bots of the other seats, the last one repeated: {KNOWN}, human.",
        ),
    ] = None,
    seed: Seed = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option("--save", help="Keep the record in this file, a new one.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved game.")] = None,
    json_: Json = False,
    lang: Language = "",
) -> None:  # fmt: skip
    """Play in the terminal. Moves are made by number or in notation; `help` tells the rest.

    The record is written after every move, so that a game can always be resumed, by the same people and bots.
    """
    found = ready(game, lang)
    if resume is None:
        match = Match(found, players, seed_of(seed), **options_of(option))
        seats = seated(bots, seat, match.players)
        path = save or saved_games() / f"{game}-{match.seed}.json"
        if path.exists() or path.is_symlink():
            offer(path, game, lang)
            resume, save, players, seed, option = path, None, None, None, None
    if resume is None:
        keeper = Keeper(path, seats)
    else:
        if players is not None or seed is not None or option:
            raise CommandError("resume-setup")
        if save is not None and save.exists():
            raise CommandError("save-taken", file=str(save))
        told = read_json(resume)
        match = match_of(told, lang)
        if match.game is not found:
            raise WrongSetup("record-other-game", game=match.game.id, wanted=game)
        keeper = Keeper(save or resume, seated_before(told, bots, seat, match.players), told)
        keeper.content = resume.read_bytes() if save is None else None
    screen = JsonScreen(lang) if json_ else Screen(lang)
    session = Session(match, screen, keeper, bots_of(keeper.seats), "" if json_ else "> ")
    try:
        session.run()
    except KeyboardInterrupt:
        session.keep()
        raise Interrupted(say(lang, "play-saved", file=str(keeper.path), game=game)) from None


def offer(path: Path, game: str, lang: str) -> None:
    """There is something in the file already: go on with it, if it is a running game and somebody says so."""
    told: Any = None
    if path.is_file():
        told = read_json(path)
    if not isinstance(told, dict) or told.get("game") != game or not isinstance(told.get("moves"), list):
        raise CommandError("save-taken", file=str(path))
    if told.get("result") is not None:
        raise CommandError("save-over", file=str(path))
    if not at_a_terminal():
        raise CommandError("save-exists", file=str(path), moves=len(told["moves"]), game=game)
    reply = answer(say(lang, "save-offer", file=str(path), moves=len(told["moves"]))).lower()
    if reply not in ("", "y", "yes", *say(lang, "play-yes").split()):
        raise CommandError("save-taken", file=str(path))
