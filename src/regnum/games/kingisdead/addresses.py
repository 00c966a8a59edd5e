"""Where on the drawing a move is made: what a player touches, in any order."""

from typing import Any

from regnum.core.addresses import Addresses, each
from regnum.core.places import Place
from regnum.games.kingisdead.actions import SPACE
from regnum.games.kingisdead.components import REGIONS


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
    SPACE,
    fixed={
        "play": each("hand"),
        "swap": each("card"),
        "crown": each("card"),
        "exchange": each("region"),
        "garrison": each("region"),
        "move": each("region"),
        "place": lambda faction, *regions: each("region")(*regions),
        "summon": lambda region, faction: (f"region/{region}/{faction}",),
    },
    shifting={"send": sent, "return": returned},
    private=("hand",),
)
