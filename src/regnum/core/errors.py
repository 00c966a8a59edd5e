"""Whatever can go wrong for a user is one sentence: a message id of the locales with its arguments."""

from typing import Any


class RegnumError(Exception):
    """`str` gives the sentence in English, `text(locale)` in the reader's language."""

    def __init__(self, message: str, **arguments: Any) -> None:
        super().__init__(message, arguments)
        self.message = message
        self.arguments = arguments

    def text(self, locale: str = "en") -> str:
        """The sentence in the reader's language."""
        from regnum.core.text import Texts

        return Texts(locale)(self.message, **self.arguments)

    def __str__(self) -> str:
        return self.text()


class ComponentsError(RegnumError):
    """A component file is missing, broken or against the rulebook's counts."""


class UnknownGame(RegnumError):
    pass


class WrongSetup(RegnumError):
    """A player count, option or seed that the game doesn't have."""


class NotAMove(RegnumError):
    """The text is no notation of this game, or fits several moves."""


class RecordError(RegnumError):
    """A record that is broken, foreign, or from other rules or components."""


class NoUndo(RegnumError):
    pass


class IllegalMove(RegnumError):
    """Forbidden now; `rule` is the id of the rule that forbids it."""

    def __init__(self, message: str, rule: str | None = None, game: str | None = None, **arguments: Any) -> None:
        super().__init__(message, **arguments)
        self.rule = rule
        self.game = game

    def text(self, locale: str = "en") -> str:
        """The sentence, with the id of the rule at its end."""
        from regnum.core.text import Texts

        texts = Texts(locale, self.game)
        things = {name: texts.name(*thing) if isinstance(thing, tuple) else thing
                  for name, thing in self.arguments.items()}  # fmt: skip
        sentence = texts(self.message, **things)
        return f"{sentence} ({self.rule})" if self.rule else sentence
