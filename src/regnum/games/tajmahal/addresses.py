"""Where on the drawing a move is made: what a player touches, in any order."""

from typing import Any

from regnum.games.tajmahal.actions import SPACE

PLACES = {"play": "hand", "build": "city", "crown": "city", "take": "display"}


def addresses(state: Any, number: int) -> tuple[str, ...]:
    """Alike cards lie on each other: two of them are taken by touching them twice."""
    verb, *names = SPACE[number].notation.split()
    return tuple(f"{PLACES[verb]}/{name}" for name in names)
