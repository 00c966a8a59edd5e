"""Where on the drawing a move is made: what a player touches, in any order."""

from typing import Any

from regnum.core.places import Place
from regnum.games.tirnanog.actions import SPACE

# Where the things lie that a verb names; the other verbs are buttons
PLACES = (
    Place("display/{creature}", ("take",)),
    Place("stack/{territory}", ("reserve",)),
    Place("reserve/{territory}", ("consolidate",)),
    Place("hand/{creature}", ("pay", "discard")),
)
WHERE = {verb: place.address.partition("/")[0] for place in PLACES for verb in place.verbs}


def addresses(state: Any, number: int) -> tuple[str, ...]:
    verb, *names = SPACE[number].notation.split()
    return tuple(f"{WHERE[verb]}/{name}" for name in names)
