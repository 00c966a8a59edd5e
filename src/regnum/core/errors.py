"""Whatever can go wrong for a user is one sentence: a message id of the locales with its arguments."""

from typing import Any


def _again(kind: type["RegnumError"], facts: dict[str, Any]) -> "RegnumError":
    """An error from another process, as it was raised there."""
    error = kind.__new__(kind, facts["message"], facts["arguments"])
    error.__dict__.update(facts)
    return error


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

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.__dict__)


class ComponentsError(RegnumError):
    """A component file is missing, broken or against the rulebook's counts: then `fault` and `about` say how."""

    def text(self, locale: str = "en") -> str:
        from regnum.core.text import Texts

        told, texts = dict(self.arguments), Texts(locale)
        if "fault" in told:
            told["problem"] = texts(f"fault-{told.pop('fault')}", **told.pop("about"))
        return texts(self.message, **told)


class UnknownGame(RegnumError, ValueError):
    pass


class WrongSetup(RegnumError, ValueError):
    """A player count, option or seed that the game doesn't have."""


class WrongArray(RegnumError, ValueError):
    """An array, or a number that counts something, of the wrong kind, shape or range."""


class NotAMove(RegnumError, ValueError):
    """The text is no notation of this game, or fits several moves."""


class RecordError(RegnumError, ValueError):
    """A record that is broken, foreign, or from other rules or components."""


class NoUndo(RegnumError):
    pass


class IllegalMove(RegnumError, ValueError):
    """Forbidden now; `rule` is the id of the rule that forbids it."""

    def __init__(self, message: str, rule: str | None = None, game: str | None = None, **arguments: Any) -> None:
        super().__init__(message, **arguments)
        self.rule = rule
        self.game = game

    def text(self, locale: str = "en") -> str:
        """The sentence, with the id of the rule at its end."""
        from regnum.core.text import Texts

        texts = Texts(locale, self.game)

        def said(thing: Any) -> Any:
            """Things are named. Of several sentences the first two are said: more would not be read."""
            if isinstance(thing, list):
                return " ".join(list(dict.fromkeys(map(said, thing)))[:2])
            return texts.name(*thing) if isinstance(thing, tuple) else thing

        sentence = texts(self.message, **{name: said(thing) for name, thing in self.arguments.items()})
        return f"{sentence} ({self.rule})" if self.rule else sentence
