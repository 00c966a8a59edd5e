"""Where on the drawing a move is made: what a player touches, in any order."""

from typing import Any

from regnum.core.addresses import Addresses
from regnum.core.places import Place
from regnum.games.kingisdead.actions import SPACE
from regnum.games.kingisdead.components import REGIONS


def placed(faction: str, *regions: str) -> tuple[str, ...]:
    return tuple(f"region/{region}" for region in regions)


def sent(state: Any, *kinds: str) -> tuple[str, ...]:
    return tuple(f"region/{REGIONS[state.first]}/{kind}" for kind in kinds)


def returned(state: Any, kind: str) -> tuple[str, ...]:
    return (f"region/{REGIONS[state.second]}/{kind}",)


PLACES = (
    Place("hand/{card}", ("play",)),
    Place("card/{region}", ("swap", "crown")),
    Place("region/{region}", ("exchange", "garrison", "move", "place")),
    Place("region/{region}/{follower}", ("send", "return", "summon")),
)

addresses = Addresses(
    SPACE, PLACES, fixed={"place": placed}, shifting={"send": sent, "return": returned}, private=("hand",)
)
