"""The same game for a program: one JSON object per line, answers as lines of text. See docs/commands.md."""

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

from regnum.bots import Thought
from regnum.commands.hint import as_dict
from regnum.commands.output import print_json
from regnum.commands.rulebook import Passage
from regnum.commands.screen import Screen
from regnum.core.errors import RegnumError
from regnum.core.match import Match


class JsonScreen(Screen):
    def tell(self, event: str, **facts: Any) -> None:
        print_json({"event": event, **facts}, indent=None)

    def welcome(self, match: Match) -> None:
        self.tell("game", game=match.game.id, players=match.players, options=match.options)

    def thinking(self, seat: str) -> AbstractContextManager[object]:
        return nullcontext()

    def told(self, lines: Sequence[str]) -> None:
        self.tell("told", lines=list(lines))

    def position(self, match: Match, seat: int, whole: bool) -> None:
        prompt = match.prompt(seat, self.lang)
        self.tell("position", seat=seat, prompt=prompt, view=match.view(seat), moves=self.listed(match))

    def listed(self, match: Match) -> list[dict[str, str]]:
        return [{"move": move.notation, "text": move.text} for move in match.moves(self.lang)]

    def board(self, match: Match, seat: int | None) -> None:
        self.tell("board", view=match.view(seat), text=match.describe(seat, self.lang))

    def moves(self, match: Match) -> None:
        self.tell("moves", moves=self.listed(match))

    def log(self, lines: Iterable[str]) -> None:
        self.tell("log", lines=list(lines))

    def hint(self, match: Match, thought: Thought) -> None:
        self.tell("hint", **as_dict(match, thought, self.lang))

    def rules(self, chapters: Sequence[str], found: Sequence[Passage]) -> None:
        rules = [{"id": passage.rule, "chapter": passage.chapter, "text": passage.text} for passage in found]
        self.tell("rules", chapters=list(chapters), rules=rules)

    def note(self, sentence: str) -> None:
        self.tell("note", text=sentence)

    def help(self) -> None:
        self.note(self.say("play-help"))

    def error(self, error: RegnumError) -> None:
        self.tell("error", text=error.text(self.lang), rule=getattr(error, "rule", None))

    def kept(self, match: Match, path: Path) -> None:
        self.tell("kept", file=str(path), ply=match.ply)

    def over(self, match: Match, seat: int | None, path: Path) -> None:
        self.tell("over", view=match.view(seat), shares=list(match.shares or ()), file=str(path))
