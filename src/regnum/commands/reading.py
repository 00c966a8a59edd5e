"""What a person types: with history and completion where there is readline, as it comes where there isn't."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

try:
    import readline
except ImportError:  # on Windows
    readline = None  # type: ignore[assignment]

LINES_KEPT = 1000

# What may be typed next, given the words before and the beginning of this one
Completer = Callable[[list[str], str], list[str]]


def at_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def history_file() -> Path:
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "regnum" / "history"


class Reader:
    """Reads lines. History is kept across games, and holds only what was said to a game, not answers to questions."""

    def __init__(self, complete: Completer) -> None:
        self.complete = complete
        self.found: list[str] = []
        self.lively = readline is not None and at_a_terminal()
        if self.lively:
            with suppress(OSError):
                readline.read_history_file(history_file())
            readline.set_history_length(LINES_KEPT)
            readline.set_auto_history(False)
            readline.set_completer_delims(" ")
            readline.set_completer(self.completed)
            libedit = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

    def line(self, prompt: str = "> ") -> str:
        try:
            text = input(prompt).strip()
        except EOFError:
            if self.lively:
                print()  # behind the prompt
            raise
        if self.lively and text:
            readline.add_history(text)
            with suppress(OSError):  # a game goes on if the home can't be written to
                history_file().parent.mkdir(parents=True, exist_ok=True)
                readline.write_history_file(history_file())
        return text

    def completed(self, text: str, state: int) -> str | None:
        """As readline asks: for one after another, until there are no more."""
        if state == 0:
            before = readline.get_line_buffer()[: readline.get_begidx()].split()
            self.found = [f"{word} " for word in self.complete(before, text)]
        return self.found[state] if state < len(self.found) else None


def answer(question: str) -> str:
    """To a question outside of a game's talk."""
    return input(f"{question} ").strip()
