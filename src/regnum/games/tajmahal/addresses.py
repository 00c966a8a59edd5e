"""Where on the drawing a move is made: what a player touches, in any order.

Alike cards lie on each other: two of them are taken by touching them twice.
"""

from regnum.core.addresses import Addresses, each
from regnum.games.tajmahal.actions import SPACE

addresses = Addresses(
    SPACE,
    fixed={
        "play": each("hand"),
        "add": each("hand"),
        "build": each("city"),
        "crown": each("city"),
        "take": each("display"),
    },
    private=("hand",),
)
