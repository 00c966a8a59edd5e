"""Words for people, from the Fluent files in locales/<language>: core.ftl and one file per game."""

from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regnum.core.homes import homes

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = Path(__file__).parents[1] / "locales"
LANGUAGES = ("en", "it", "de")


@cache
def _bundle(locale: str, part: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([locale], use_isolating=False)
    for name in dict.fromkeys(("core", part)):
        bundle.add_resource(FluentResource(_words_file(locale, name).read_text("utf-8")))
    return bundle


def _words_file(locale: str, part: str) -> Path:
    """A game of others that nobody has translated is told in English."""
    if part not in homes():
        return LOCALES / locale / f"{part}.ftl"
    file = homes()[part].words(locale, part)
    return file if file.is_file() else homes()[part].words(LANGUAGES[0], part)


@lru_cache(1 << 14)
def _told(locale: str, part: str, message: str, arguments: tuple[tuple[str, Any], ...]) -> str:
    """A log says the same things over and over, and whoever looks at a position hears all of it again."""
    bundle = _bundle(locale, part)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    text, problems = bundle.format_pattern(pattern, dict(arguments))
    if problems:
        raise problems[0]
    return str(text)


class Texts:
    """Formats messages of one language: `Texts("de", "tara")("prompt-summon", seat="Ada")`."""

    def __init__(self, locale: str, game: str | None = None) -> None:
        self.locale = locale if locale in LANGUAGES else LANGUAGES[0]
        self.game = game
        self.bundle = _bundle(self.locale, game or "core")

    def __call__(self, message: str, **arguments: Any) -> str:
        return _told(self.locale, self.game or "core", message, tuple(arguments.items()))

    def __contains__(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def name(self, kind: str, ident: str) -> str:
        """The word for a thing of the game: name("region", "deva")."""
        return self(f"{kind}-{ident.replace('_', '-')}")
