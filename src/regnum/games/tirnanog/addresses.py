"""Where on the drawing a move is made: what a player touches, in any order."""

from regnum.core.addresses import Addresses, each
from regnum.games.tirnanog.actions import SPACE

addresses = Addresses(
    SPACE,
    fixed={
        "take": each("display"),
        "reserve": each("stack"),
        "consolidate": each("reserve"),
        "pay": each("hand"),
        "discard": each("hand"),
    },
    private=("hand",),
)
