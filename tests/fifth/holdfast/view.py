"""What a seat, or a spectator, may see of Holdfast: all but the cards of the others (HF-6.1)."""

from typing import Any

from holdfast.components import RANKS
from holdfast.state import RANK_COUNT

SAID = (None, "holds", "yielded")


def view(state: Any, seat: int | None) -> dict[str, Any]:
    """`seat` None is a spectator."""
    return {
        "round": min(int(state.round_number) + 1, int(state.rounds)),
        "rounds": int(state.rounds),
        "start": int(state.start),
        "deck": sum(int(state.deck[rank]) for rank in range(RANK_COUNT)),
        "open": {RANKS[rank]: int(state.open[rank]) for rank in range(RANK_COUNT) if state.open[rank]},
        "card": None if seat is None else RANKS[int(state.card[seat])],
        "seats": [
            {"said": SAID[int(state.said[player])], "crowns": int(state.crowns[player])}
            for player in range(int(state.players))
        ],
    }
