"""Words on the drawing."""

from typing import Any

from regnum.core.text import Texts
from regnum.games.tirnanog.describe import forecast_words, fountain


class Wording:
    """What the scene says, to the eye and to a screen reader."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.name = texts.name

    def __eq__(self, other: object) -> bool:
        """What is remembered of a drawing depends on the language, not on who sits at the table."""
        return isinstance(other, Wording) and self.texts.locale == other.texts.locale

    def __hash__(self) -> int:
        return hash(self.texts.locale)

    def __call__(self, message: str, **arguments: Any) -> str:
        return self.texts(message, **arguments)

    def territory(self, kind: str) -> str:
        name = self(f"territory-{kind}")
        return name[0].upper() + name[1:]

    def creature(self, name: str) -> str:
        return self(f"creature-{name}")

    def seat(self, number: int) -> str:
        return self.texts.seat(number)

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
