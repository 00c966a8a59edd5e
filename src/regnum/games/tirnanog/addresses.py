"""Where on the drawing a move is made: what a player touches, in any order."""

from regnum.core.addresses import Addresses
from regnum.core.places import Place
from regnum.games.tirnanog.actions import SPACE

PLACES = (
    Place("display/{creature}", ("take",)),
    Place("stack/{territory}", ("reserve",)),
    Place("reserve/{territory}", ("consolidate",)),
    Place("hand/{creature}", ("pay", "discard")),
)

addresses = Addresses(SPACE, PLACES, private=("hand",))
