"""Refusals: whatever a client is told it can't have or do, as an id, a status and a sentence in its language."""

from typing import Any

from regnum.core.errors import IllegalMove, NotAMove, NoUndo, RegnumError, UnknownGame
from regnum.core.text import Texts
from regnum.server import wire


class Refusal(Exception):
    """`error` is also the name of its sentence, `refused-<error>` in server.ftl."""

    def __init__(self, status: int, error: str, **arguments: Any) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.arguments = arguments
        self.headers: dict[str, str] = {}

    def trouble(self, lang: str) -> wire.Stale:
        sentence = Texts(lang, "server")(f"refused-{self.error}", **self.arguments)
        return {"error": self.error, "message": sentence, "rule": None}


class Stale(Refusal):
    """Another decision came first."""

    position: wire.Position | None = None  # as it is now

    def __init__(self) -> None:
        super().__init__(409, "stale")

    def trouble(self, lang: str) -> wire.Stale:
        told = super().trouble(lang)
        if self.position is not None:
            told["position"] = self.position
        return told


def trouble(error: RegnumError, lang: str) -> tuple[int, wire.Stale]:
    """Errors of the house, as the protocol tells them."""
    status, name = {
        IllegalMove: (422, "illegal"),
        NotAMove: (422, "no-move"),
        NoUndo: (409, "no-undo"),
        UnknownGame: (404, "unknown-game"),
    }.get(type(error), (422, "wrong-setup"))
    rule = getattr(error, "rule", None)
    return status, {"error": name, "message": error.text(lang), "rule": rule}
