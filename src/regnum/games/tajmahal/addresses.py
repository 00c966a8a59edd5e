"""Where on the drawing a move is made: what a player touches, in any order."""

from typing import Any

from regnum.core.places import Place
from regnum.games.tajmahal.actions import SPACE

PLACES = (
    Place("hand/{card}", ("play",)),
    Place("city/{city}", ("build", "crown")),
    Place("display/{card}", ("take",)),
)
WHERE = {verb: place.address.partition("/")[0] for place in PLACES for verb in place.verbs}


def addresses(state: Any, number: int) -> tuple[str, ...]:
    """Alike cards lie on each other: two of them are taken by touching them twice."""
    verb, *names = SPACE[number].notation.split()
    return tuple(f"{WHERE[verb]}/{name}" for name in names)
