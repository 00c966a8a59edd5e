"""Where on the drawing a move is made: one's own card is held by touching it, the rest are buttons."""

from typing import Any

from holdfast.actions import HOLD
from regnum.core.places import Place

PLACES = (Place("hand/card", ("hold",)),)


def addresses(state: Any, number: int) -> tuple[str, ...]:
    return ("hand/card",) if number == HOLD else ()
