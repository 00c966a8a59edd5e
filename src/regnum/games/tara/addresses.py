"""Where on the drawing a move is made: what a player touches, in any order."""

from typing import Any

from regnum.core.addresses import Addresses
from regnum.core.places import Place
from regnum.games.tara.actions import SPACE
from regnum.games.tara.components import CARDS, POSITIONS, REGIONS
from regnum.games.tara.state import NOTHING


def chosen(state: Any, *slots: str) -> tuple[str, ...]:
    """Cards are chosen by their place in the hand."""
    cards = [card for n, card in enumerate(CARDS) if int(state.kept[state.actor]) >> n & 1]
    places = [SPACE.kinds["slot"].index(slot) for slot in slots]
    return tuple(f"hand/{cards[place]}" for place in places if place < len(cards))


def here(state: Any, *positions: str) -> tuple[str, ...]:
    """Positions of the region that is being decided about."""
    return tuple(f"region/{REGIONS[state.region]}/{position}" for position in dict.fromkeys(positions))


def lifted(state: Any, piece: str) -> tuple[str, ...]:
    """A piece of the stack that is being chosen from."""
    position = state.spot if state.lifted == NOTHING else state.other
    return (f"region/{REGIONS[state.region]}/{POSITIONS[position]}/{piece}",)


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

addresses = Addresses(
    SPACE,
    PLACES,
    shifting={"choose": chosen, "lift": lifted, **dict.fromkeys(ON_POSITIONS, here)},
    private=("hand",),
)
