"""What a seat, or a spectator, may see of Tara: all but the hands of others and the order of the deck (TARA-13)."""

from typing import Any

import numpy as np

from regnum.core.compiled import plain
from regnum.games.tara.actions import DEPTHS, WIDTH
from regnum.games.tara.addresses import addresses
from regnum.games.tara.components import CARDS, COLOURS, COST, PATTERNS, POSITIONS, REGIONS
from regnum.games.tara.rules import legal
from regnum.games.tara.rules.round_end import captor_seat
from regnum.games.tara.state import (
    CHOOSE,
    DISMANTLE,
    GARRISON,
    KING,
    LIFT,
    LOCATION,
    NO_NODE,
    NOTHING,
    PAY,
    PROMOTE,
    PUT,
    RANSOM,
    REGION,
    SWAP,
    TARGET,
    TRAITOR,
)

STATUS = ("unused", "open", "won")
ACTS = ("place", "stone", "amnesty")


def view(state: Any, seat: int | None) -> dict[str, Any]:
    """`seat` None is a spectator."""
    return {
        "round": int(state.round_number),
        "start": int(state.start),
        "turn": int(state.turn),
        "first_turn": bool(state.first_turn),
        "colours": list(COLOURS[: state.players]),
        "regions": {name: region_view(state, region) for region, name in enumerate(REGIONS)},
        "raths": [rath_view(state, player) for player in range(state.players)],
        "hand": None if seat is None else cards_view(state.hand[seat]),
        "kept": None if seat is None else cards_view(state.kept[seat]),
        "patterns": {card: PATTERNS[card] for card in known_cards(state, seat)},
        "deck": int(state.deck).bit_count(),
        "discards": cards_view(state.discards),
        "action": action_view(state),
        "candidates": candidates(state) if seat is not None and seat == state.actor else [],
        "winner": None if state.winner < 0 else int(state.winner),
    }


def cards_view(cards: Any) -> list[str]:
    """A set of cards, in the order of tie numbers."""
    return [card for number, card in enumerate(CARDS) if int(cards) >> number & 1]


def known_cards(state: Any, seat: int | None) -> list[str]:
    """Cards whose faces this seat needs to see drawn."""
    known = 0 if seat is None else int(state.hand[seat]) | int(state.kept[seat])
    if state.card != NOTHING:
        known |= 1 << int(state.card)
    return cards_view(known)


def positions_view(mask: Any) -> list[str]:
    return [position for number, position in enumerate(POSITIONS) if int(mask) >> number & 1]


def region_view(state: Any, region: int) -> dict[str, Any]:
    king, forts = int(state.king[region]), int(state.forts[region])
    held, captive = state.held[region].tolist(), state.captive[region].tolist()
    owner, below = state.owner.tolist(), state.below.tolist()
    stacks = {}
    for position, name in enumerate(POSITIONS):
        # TARA-1.4: seats from the top piece downwards. A king piece is one of them.
        pieces = [seat for seat, positions in enumerate(held) if positions >> position & 1]
        node = captive[position]
        while node != NO_NODE:
            pieces.append(owner[node])
            node = below[node]
        if pieces:
            fort, king_piece = bool(forts >> position & 1), position == KING and king > 0
            stacks[name] = {"pieces": pieces, "fort": fort, "king_piece": king_piece}
    return {"status": STATUS[state.status[region]], "king_piece": None if king == 0 else king - 1, "stacks": stacks}


def rath_view(state: Any, player: int) -> dict[str, Any]:
    return {
        "colour": COLOURS[player],
        "cumal": int(state.cumal[player]),
        "stock": int(state.stock[player]),
        "prisoners": state.prisoners[player, : state.players].tolist(),
        "hand": int(state.hand[player]).bit_count(),
        "kept": int(state.kept[player]).bit_count(),
        "kings": sum(int(state.held[region, player]) >> KING & 1 for region in range(len(REGIONS))),
    }


def action_view(state: Any) -> dict[str, Any] | None:
    """The decision that is open, as far as it is carried out; all see it happen."""
    if state.actor < 0:
        return None
    phase = int(state.phase)
    action: dict[str, Any] = {}
    if phase in (REGION, LOCATION, PUT, PAY, PROMOTE, SWAP, LIFT, DISMANTLE, TARGET):
        action["card"] = CARDS[state.card]
        action["cost"] = int(COST[state.card])
        action["act"] = "traitor" if state.visited else ACTS[state.act]
    if phase in (LOCATION, PUT, PAY, PROMOTE, SWAP, LIFT, DISMANTLE, TARGET, GARRISON):
        action["region"] = REGIONS[state.region]
    if phase in (PUT, LIFT):
        action["spots"] = [POSITIONS[spot] for spot in (state.spot, state.other) if spot != NOTHING]
    if phase == LIFT:
        action["lifted"] = None if state.lifted == NOTHING else DEPTHS[state.lifted]
    if phase in (PAY, PROMOTE, DISMANTLE):
        action["active"] = positions_view(state.active)
    if phase == TRAITOR:
        action["region"] = REGIONS[state.visited - 1]
        action["eligible"] = [seat for seat in range(state.players) if int(state.eligible) >> seat & 1]
    if phase == RANSOM:
        action["captor"] = int(plain(captor_seat)(state))
        action["prisoners"] = int(state.prisoners[action["captor"], state.actor])
    if phase == CHOOSE:
        action["chosen"] = [seat for seat in range(state.players) if int(state.hand[seat])]
    return action


def candidates(state: Any) -> list[str]:
    """Everything on the drawing that some legal move touches."""
    if state.actor < 0:
        return []
    actions = np.zeros(WIDTH, np.int16)
    count = plain(legal)(state, actions)
    return sorted({address for number in actions[:count] for address in addresses(state, int(number))})
