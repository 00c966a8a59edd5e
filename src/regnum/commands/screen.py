"""What a person sees of a game in the terminal, page by page where it is longer than the screen."""

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from regnum.bots import Thought
from regnum.commands import hint
from regnum.commands.reading import answer, at_a_terminal
from regnum.commands.rulebook import Passage
from regnum.commands.terminal import say
from regnum.core.errors import RegnumError
from regnum.core.match import Match

LONG_LIST = 12


class Screen:
    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.console = Console(highlight=False)

    def say(self, message: str, **arguments: object) -> str:
        return say(self.lang, message, **arguments)

    def show(self, content: RenderableType) -> None:
        """At a terminal, with a pause after each page of something that doesn't fit."""
        height = self.console.height
        if not at_a_terminal():
            self.console.print(content)
            return
        with self.console.capture() as capture:
            self.console.print(content)
        lines = capture.get().splitlines(keepends=True)
        if len(lines) < height:
            self.console.file.write("".join(lines))
            return
        for start in range(0, len(lines), height - 1):
            self.console.file.write("".join(lines[start : start + height - 1]))
            shown = start + height - 1
            if shown < len(lines) and answer(self.say("page", shown=shown, lines=len(lines))).lower() in ("q", "quit"):
                return

    def welcome(self, match: Match) -> None:
        title = match.game.texts(self.lang)("game-title")
        self.console.print(Text(self.say("play-welcome", title=title), style="bold"))

    def thinking(self, seat: str) -> AbstractContextManager[object]:
        return self.console.status(self.say("play-thinking", seat=seat))

    def told(self, lines: Sequence[str]) -> None:
        """What has just happened."""
        self.console.print(*(Text(f"  {line}", style="dim") for line in lines), sep="\n", end="\n" if lines else "")

    def position(self, match: Match, seat: int, whole: bool) -> None:
        """A decision of this seat; the board is shown where it can have changed."""
        if whole:
            self.board(match, seat)
        name = match.game.texts(self.lang).seat(seat)
        self.console.print(Text(f"{name}: {match.prompt(seat, self.lang)}", style="bold"))
        self.moves(match)

    def board(self, match: Match, seat: int | None) -> None:
        self.show(Panel(Text(match.describe(seat, self.lang)), expand=False))

    def moves(self, match: Match) -> None:
        """A list; where it is long, in columns and without the notation."""
        moves = list(enumerate(match.moves(self.lang), 1))
        if len(moves) <= LONG_LIST:
            lines = (Text.assemble(f"{n:>4}  {move.text}  ", (move.notation, "dim")) for n, move in moves)
            self.show(Group(*lines))
        else:
            self.show(Columns([Text(f"{n:>4}  {move.text}") for n, move in moves], column_first=True))

    def log(self, lines: Iterable[str]) -> None:
        self.show(Text("\n".join(lines)))

    def hint(self, match: Match, thought: Thought) -> None:
        hint.show(match, thought, self.lang, self.console, numbered=True)

    def rules(self, chapters: Sequence[str], found: Sequence[Passage]) -> None:
        """Chapters, or the rules that were looked for."""
        lines: list[RenderableType] = [Text(chapter) for chapter in chapters]
        self.show(Group(*lines, *(Padding(Markdown(passage.text), (0, 0, 1, 0)) for passage in found)))

    def note(self, sentence: str) -> None:
        self.console.print(Text(sentence))

    def help(self) -> None:
        self.show(Text(self.say("play-help")))

    def error(self, error: RegnumError) -> None:
        self.console.print(Text(error.text(self.lang), style="red"))

    def kept(self, match: Match, path: Path) -> None:
        saved = Text(self.say("play-saved", file=str(path), game=match.game.id))
        self.console.print(saved, soft_wrap=True)  # a command that can be copied

    def over(self, match: Match, seat: int | None, path: Path) -> None:
        self.board(match, seat)
        texts = match.game.texts(self.lang)
        winners = [texts.seat(n) for n, share in enumerate(match.shares or ()) if share > 0]
        self.console.print(Text(self.say("play-over", seats=", ".join(winners), file=str(path)), style="bold"))
