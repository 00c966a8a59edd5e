"""Where on the drawing a move is made: one's own card is held by touching it, the rest are buttons."""

from holdfast.actions import SPACE
from regnum.core.addresses import Addresses
from regnum.core.places import Place

PLACES = (Place("hand/card", ("hold",)),)

addresses = Addresses(SPACE, PLACES, private=("hand",))
