"""Where on the drawing a move is made: what a player touches, in any order."""

from typing import Any

from regnum.games.tirnanog.actions import SPACE

# Where the things lie that a verb names; the other verbs are buttons
PLACE = {"take": "display", "reserve": "stack", "consolidate": "reserve", "pay": "hand", "discard": "hand"}


def addresses(state: Any, number: int) -> tuple[str, ...]:
    verb, *names = SPACE[number].notation.split()
    return tuple(f"{PLACE[verb]}/{name}" for name in names)
