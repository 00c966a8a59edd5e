"""Words for people, from the Fluent files in locales/<language>: core.ftl and one file per game."""

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from regnum.core.homes import homes

LOCALES = Path(__file__).parents[1] / "locales"
LANGUAGES = ("en", "it", "de")


def _words_file(locale: str, part: str) -> Path:
    """A game of others that nobody has translated is told in English."""
    if part not in homes():
        return LOCALES / locale / f"{part}.ftl"
    file = homes()[part].words(locale, part)
    return file if file.is_file() else homes()[part].words(LANGUAGES[0], part)


class Book:
    """The messages of one file in one language, beside those of core.

    What was formatted is remembered: a log says the same things over and over, and whoever looks at a position hears
    all of it again.
    """

    def __init__(self, locale: str, part: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.bundle = FluentBundle([locale], use_isolating=False)
        for name in dict.fromkeys(("core", part)):
            self.bundle.add_resource(FluentResource(_words_file(locale, name).read_text("utf-8")))
        self.tell = lru_cache(1 << 14)(self._tell)

    def _tell(self, message: str, *arguments: tuple[str, Any]) -> str:
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, problems = self.bundle.format_pattern(pattern, dict(arguments))
        if problems:
            raise problems[0]
        return str(text)


_book = cache(Book)


class Texts:
    """Formats messages of one language: `Texts("de", "tara")("prompt-summon", seat="Ada")`. Each is formatted once.

    `seats` are the names of those who play, as far as they are known.
    """

    def __init__(self, locale: str, game: str | None = None, seats: Sequence[str] = ()) -> None:
        self.locale = locale if locale in LANGUAGES else LANGUAGES[0]
        self.seats = seats
        self.book = _book(self.locale, game or "core")

    def __call__(self, message: str, **arguments: Any) -> str:
        return self.book.tell(message, *arguments.items())

    def __contains__(self, message: str) -> bool:
        return self.book.bundle.has_message(message)

    def name(self, kind: str, ident: str) -> str:
        """The word for a thing of the game: name("region", "deva")."""
        return self(f"{kind}-{ident.replace('_', '-')}")

    def seat(self, number: int) -> str:
        """What a seat is called, the one way that drawings, prompts and tales share."""
        return self.seats[number] if self.seats else self("seat-name", number=number)
