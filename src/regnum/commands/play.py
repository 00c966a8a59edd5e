"""`regnum play`: a game in the terminal, against bots or with friends at one keyboard."""

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel

from regnum.bots import KNOWN, Bot, Observation, make_bot
from regnum.commands.terminal import (
    GameName,
    Language,
    Options,
    Players,
    Seed,
    options_of,
    read_record,
    ready,
    saved_games,
    say,
    seed_of,
    write_record,
)
from regnum.core.errors import RegnumError, WrongSetup
from regnum.core.match import Decision, Match

screen = Console(highlight=False)
LONG_LIST = 12


def play(
    game: GameName,
    players: Players = None,
    seat: Annotated[int | None, typer.Option("--seat", show_default="random", help="Your seat, from 0.")] = None,
    bots: Annotated[
        str,
        typer.Option("--bots", help=f"Bots of the other seats, the last one repeated: {KNOWN}, human."),
    ] = "normal",
    seed: Seed = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option("--save", help="Keep the record in this file.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved record.")] = None,
    lang: Language = None,
) -> None:
    """Play in the terminal. Moves are made by number or in notation; `help` tells the rest.

    The record is written after every move, so that a game can always be resumed.
    """
    assert lang is not None
    found = ready(game, lang)
    if resume is not None:
        match = read_record(resume, lang)
        if match.game is not found:
            raise WrongSetup("record-other-game", game=match.game.id, wanted=game)
    else:
        match = Match(found, players, seed_of(seed), **options_of(option))
    own = secrets.randbelow(match.players) if seat is None else seat
    match.view(own)  # a seat that isn't there is told of before anything starts
    path = save or resume or saved_games() / f"{game}-{match.seed}.json"
    Session(match, lang, path, opponents(bots, own, match.players)).run()


def opponents(names: str, own: int, players: int) -> dict[int, Bot]:
    """The bots by seat. Seats without one are played at the keyboard."""
    given = [name.strip() for name in names.split(",")]
    others = [seat for seat in range(players) if seat != own]
    if len(given) > len(others):
        raise WrongSetup("bots-too-many", bots=len(given), seats=len(others))
    padded = given + given[-1:] * (len(others) - len(given))
    return {seat: make_bot(name) for seat, name in zip(others, padded, strict=True) if name != "human"}


@dataclass
class Session:
    """A match, the people and bots at it, and what the screen has already told."""

    match: Match
    lang: str
    path: Path
    bots: dict[int, Bot]

    def say(self, message: str, **arguments: object) -> str:
        return say(self.lang, message, **arguments)

    def run(self) -> None:
        """Play until the end, or until the player leaves; the record is written after every move."""
        screen.print(self.say("play-welcome", title=self.match.game.texts(self.lang)("game-title")), style="bold")
        try:
            while not self.match.over:
                write_record(self.match, self.path)
                if self.match.actor in self.bots:
                    self.let_bot_move(self.bots[self.match.actor])
                elif not self.ask():
                    self.tell_saved()
                    return
        except (EOFError, KeyboardInterrupt):
            write_record(self.match, self.path)
            screen.print()
            self.tell_saved()
            return
        write_record(self.match, self.path)
        self.show_board(self.viewer())
        shares = self.match.shares or ()
        texts = self.match.game.texts(self.lang)
        winners = [texts("seat-name", number=seat) for seat, share in enumerate(shares) if share > 0]
        screen.print(self.say("play-over", seats=", ".join(winners), file=str(self.path)), style="bold")

    def tell_saved(self) -> None:
        saved = self.say("play-saved", file=str(self.path), game=self.match.game.id)
        screen.print(saved, markup=False, soft_wrap=True)  # a path that can be copied

    def viewer(self) -> int | None:
        """Whose eyes the screen shows to: the player to act, or the only person at the table."""
        people = [seat for seat in range(self.match.players) if seat not in self.bots]
        if self.match.actor in people:
            return self.match.actor
        return people[0] if len(people) == 1 else None

    def let_bot_move(self, bot: Bot) -> None:
        observation = Observation.of(self.match, secrets.randbits(64))
        with screen.status(self.say("play-thinking", seat=self.name(self.match.actor))):
            action = bot.choose(observation, secrets.randbits(63))
        self.match.play(action)
        self.tell(self.match.decisions[-1])

    def name(self, seat: int) -> str:
        return self.match.game.texts(self.lang)("seat-name", number=seat)

    def tell(self, decision: Decision) -> None:
        for happening in decision.happenings:
            for line in self.match.told(happening, self.viewer(), self.lang):
                screen.print(f"  {line}", style="dim", markup=False)

    def show_board(self, seat: int | None) -> None:
        screen.print(Panel(self.match.describe(seat, self.lang), expand=False), markup=False)

    def show_moves(self) -> None:
        """A list; where it is long, in columns and without the notation."""
        moves = list(enumerate(self.match.moves(self.lang), 1))
        if len(moves) <= LONG_LIST:
            for number, move in moves:
                screen.print(f"{number:>4}  {move.text}  [dim]{move.notation}[/dim]")
        else:
            screen.print(Columns([f"{number:>4}  {move.text}" for number, move in moves], column_first=True))

    def ask(self) -> bool:
        """Let a person decide; False when they leave."""
        seat, texts = self.match.actor, self.match.game.texts(self.lang)
        phase = self.match.game.phases[self.match.state.phase]
        if phase == self.match.game.phases[0] or not self.match.decisions or self.match.decisions[-1].seat != seat:
            self.show_board(seat)
        screen.print(f"{self.name(seat)}: {texts.name('phase', phase)}", style="bold", markup=False)
        self.show_moves()
        while True:
            line = screen.input("> ").strip()
            word, _, rest = line.partition(" ")
            try:
                if word in ("quit", "q", "exit"):
                    return False
                if word in ("help", "?"):
                    screen.print(self.say("play-help"), markup=False)
                elif word == "board":
                    self.show_board(seat)
                elif word == "moves":
                    self.show_moves()
                elif word == "log":
                    for told in self.match.tale(seat, self.lang):
                        screen.print(told, markup=False)
                elif word == "why":
                    self.explain(rest)
                elif word == "save":
                    path = Path(rest) if rest else self.path
                    write_record(self.match, path)
                    screen.print(self.say("play-written", file=str(path)), markup=False)
                elif word == "undo":
                    self.match.undo(self.undoer())
                    return True
                elif line:
                    self.match.play(self.chosen(line))
                    self.tell(self.match.decisions[-1])
                    return True
            except RegnumError as error:
                screen.print(error.text(self.lang), style="red", markup=False)

    def undoer(self) -> int | None:
        """One's own last decision; people at one keyboard may take back each other's."""
        return self.match.actor if self.bots else None

    def chosen(self, text: str) -> int | str:
        """A number of the list, or notation."""
        if text.isdecimal() and 1 <= int(text) <= len(self.match.legal):
            return self.match.legal[int(text) - 1]
        return text

    def explain(self, text: str) -> None:
        action = self.match.parse(text)
        if action in self.match.legal:
            screen.print(self.say("play-legal", move=self.match.game.space[action].notation), markup=False)
        else:
            screen.print(self.match.why_not(action).text(self.lang), markup=False)
