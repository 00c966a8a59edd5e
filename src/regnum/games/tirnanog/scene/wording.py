"""Words on the drawing, looked up once per language."""

from copy import copy
from functools import cache
from typing import Any

from regnum.core.text import Texts
from regnum.games.tirnanog.describe import forecast_words, fountain


class Wording:
    """The texts of one language, remembered: formatting a message takes longer than drawing a card."""

    def __init__(self, locale: str) -> None:
        self.texts = self.names = Texts(locale, "tirnanog")
        self.known: dict[tuple, str] = {}

    def __eq__(self, other: object) -> bool:
        """What is remembered of a drawing depends on the language, not on who sits at the table."""
        return isinstance(other, Wording) and self.texts.locale == other.texts.locale

    def __hash__(self) -> int:
        return hash(self.texts.locale)

    def __call__(self, message: str, **arguments: Any) -> str:
        if "seat" in arguments:  # people may be called anything
            return self.texts(message, **arguments)
        key = (message, *arguments.items())
        if key not in self.known:
            self.known[key] = self.texts(message, **arguments)
        return self.known[key]

    def name(self, kind: str, ident: str) -> str:
        return self(f"{kind}-{ident.replace('_', '-')}")

    def territory(self, kind: str) -> str:
        name = self(f"territory-{kind}")
        return name[0].upper() + name[1:]

    def creature(self, name: str) -> str:
        return self(f"creature-{name}")

    def seat(self, number: int) -> str:
        return self.names.seat(number)

    def fountain(self, stack: dict[str, Any]) -> str:
        return fountain(self, stack)  # type: ignore[arg-type]

    def forecast(self, view: dict[str, Any], kind: str) -> list[str]:
        return forecast_words(view, self, kind, view["forecast"]["consolidate"][kind])  # type: ignore[arg-type]

    def card(self, card: Any) -> str:
        """A territory in one sentence."""
        cost = ", ".join("?" if symbol == "?" else self.creature(symbol) for symbol in card.cost)
        face = self("board-card", territory=self.territory(card.kind), value=card.value, cost=cost)
        return f"{face}. {self(f'power-{card.kind}')}"

    def summary(self, view: dict[str, Any]) -> str:
        """What the whole drawing shows, in one line."""
        title = self("game-title")
        if view["actor"] < 0:
            return f"{title}: {self('phase-over')}"
        return f"{title}: {self('board-turn', seat=self.seat(view['actor']))}"


@cache
def remembered(locale: str) -> Wording:
    return Wording(locale)


def wording(texts: Texts) -> Wording:
    """What is remembered of a language, with the names that seats bear at this table."""
    said = copy(remembered(texts.locale))
    said.names = texts
    return said
