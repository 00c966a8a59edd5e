"""Where on the drawing a move is made: what a player touches, in any order.

Alike cards lie on each other: two of them are taken by touching them twice.
"""

from regnum.core.addresses import Addresses
from regnum.core.places import Place
from regnum.games.tajmahal.actions import SPACE

PLACES = (
    Place("hand/{card}", ("play",)),
    Place("city/{city}", ("build", "crown")),
    Place("display/{card}", ("take",)),
)

addresses = Addresses(SPACE, PLACES, private=("hand",))
