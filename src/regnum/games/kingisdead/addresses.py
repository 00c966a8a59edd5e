"""Where on the drawing a move is made: what a player touches, in any order."""

from typing import Any

from regnum.core.places import Place
from regnum.games.kingisdead.actions import SPACE
from regnum.games.kingisdead.components import REGIONS

PLACES = (
    Place("hand/{card}", ("play",)),
    Place("card/{region}", ("swap", "crown")),
    Place("region/{region}", ("exchange", "garrison", "move", "place")),
    Place("region/{region}/{follower}", ("send", "return", "summon")),
)


def addresses(state: Any, number: int) -> tuple[str, ...]:
    action = SPACE[number]
    verb, *names = action.notation.split()
    if verb == "play":
        return (f"hand/{names[0]}",)
    if verb in ("swap", "crown"):
        return tuple(f"card/{region}" for region in names)
    if verb in ("exchange", "garrison", "move"):
        return tuple(f"region/{region}" for region in names)
    if verb == "send":
        return tuple(f"region/{REGIONS[state.first]}/{kind}" for kind in names)
    if verb == "return":
        return (f"region/{REGIONS[state.second]}/{names[0]}",)
    if verb == "place":
        return tuple(f"region/{region}" for region in names[1:])
    if verb == "summon":
        return (f"region/{names[0]}/{names[1]}",)
    return ()
