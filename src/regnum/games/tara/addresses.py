"""Where on the drawing a move is made: what a player touches, in any order."""

from typing import Any

from regnum.core.places import Place
from regnum.games.tara.actions import SPACE
from regnum.games.tara.components import CARDS, POSITIONS, REGIONS
from regnum.games.tara.state import NOTHING

ON_POSITIONS = ("at", "put", "promote", "activate", "swap", "dismantle", "betray", "garrison")
PLACES = (
    Place("hand/{card}", ("choose", "place", "stone")),
    Place("hand/{card}/amnesty", ("amnesty",)),
    Place("hand/{card}/discard", ("discard",)),
    Place("region/{region}", ("in", "open")),
    Place("region/{region}/{position}", ON_POSITIONS),
    Place("region/{region}/{position}/{piece}", ("lift",)),
    Place("rath/{colour}", ("name",)),
)


def addresses(state: Any, number: int) -> tuple[str, ...]:
    action = SPACE[number]
    verb, *names = action.notation.split()
    if verb == "choose":
        cards = [card for n, card in enumerate(CARDS) if int(state.kept[state.actor]) >> n & 1]
        return tuple(f"hand/{cards[slot]}" for slot in action.values if slot < len(cards))
    if verb in ("place", "stone"):
        return (f"hand/{names[0]}",)
    if verb in ("amnesty", "discard"):
        return (f"hand/{names[0]}/{verb}",)
    if verb in ("in", "open"):
        return (f"region/{names[0]}",)
    if verb == "name":
        return (f"rath/{names[0]}",)
    here = f"region/{REGIONS[state.region]}"
    if verb == "lift":
        position = state.spot if state.lifted == NOTHING else state.other
        return (f"{here}/{POSITIONS[position]}/{names[0]}",)
    if verb in ON_POSITIONS:
        return tuple(f"{here}/{position}" for position in dict.fromkeys(names))
    return ()
