"""Tara, written a second time from the text of the rules alone: naive and slow, to be read beside it.

Here: a position, and who is where. `tara_board` has what happens on the board, `tara_turn` and `tara_round` the course
of a game. A stack is a list of seats from the top piece downwards; king pieces are kept apart. Nothing here knows the
engine but `read`, which copies its record.
"""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[2] / "src" / "regnum" / "games" / "tara" / "components.json"
DATA = json.loads(FILE.read_text(encoding="utf-8"))

REGIONS = DATA["regions_clockwise_from_connacht"]
RANKS = [rank["id"] for rank in DATA["ranks"]]
SIZE = [rank["positions"] for rank in DATA["ranks"]]
COLOURS = ["blue", "yellow", "white", "red"]  # of seats 0 to 3
CARDS = {card["tie"]: card for card in DATA["cards"]}
STONES = [tie for tie, card in CARDS.items() if not card["place"]]


def name(rank: int, i: int) -> str:
    return "king" if rank == 4 else f"{RANKS[rank]}_{i + 1}"


POSITIONS = [name(rank, i) for rank in range(5) for i in range(SIZE[rank])]
BELOW_KING = POSITIONS[:-1]

Stack = list[int]


@dataclass
class Position:
    players: int
    status: dict[str, str]  # region -> unused, open or won
    board: dict[str, dict[str, Stack]]
    kings: dict[str, int | None]  # whose king piece is in a region
    stock: list[int]
    cumal: list[int]
    prisoners: list[list[int]]  # captor, owner
    hands: list[set[int]]
    kept: list[set[int]]
    deck: set[int]
    discards: set[int]
    seen: set[int]  # face up at any time since the last deal
    round: int
    start: int
    turn: int
    first_turn: bool
    card: int | None = None  # being carried out
    active: set[str] = field(default_factory=set)
    promoted: set[str] = field(default_factory=set)
    asked: list[int] = field(default_factory=list)  # who can still buy the traitor
    winner: int | None = None
    ending: str = ""

    def seats_from(self, seat: int) -> list[int]:
        """Clockwise, beginning with this seat."""
        return [(seat + i) % self.players for i in range(self.players)]


def read(state: Any) -> Position:
    """The position that the engine's record tells of."""
    players = int(state.players)
    seats = range(players)

    def cards(mask: int) -> set[int]:
        return {tie for tie in CARDS if mask >> (tie - 1) & 1}

    def positions(mask: int) -> set[str]:
        return {position for i, position in enumerate(POSITIONS) if mask >> i & 1}

    return Position(
        players=players,
        status={region: ("unused", "open", "won")[n] for region, n in zip(REGIONS, state.status.tolist(), strict=True)},
        board=read_board(state),
        kings={region: n - 1 if n else None for region, n in zip(REGIONS, state.king.tolist(), strict=True)},
        stock=state.stock[:players].tolist(),
        cumal=state.cumal[:players].tolist(),
        prisoners=[row[:players] for row in state.prisoners[:players].tolist()],
        hands=[cards(mask) for mask in state.hand[:players].tolist()],
        kept=[cards(mask) for mask in state.kept[:players].tolist()],
        deck=cards(int(state.deck)),
        discards=cards(int(state.discards)),
        seen=cards(int(state.seen)),
        round=int(state.round_number),
        start=int(state.start),
        turn=int(state.turn),
        first_turn=bool(state.first_turn),
        card=None if state.card < 0 else int(state.card) + 1,
        active=positions(int(state.active)),
        promoted=positions(int(state.promoted)),
        asked=[seat for seat in seats if int(state.eligible) >> seat & 1],
        winner=None if state.winner < 0 else int(state.winner),
        ending=("", "high_king", "drawn")[state.ending],
    )


def read_board(state: Any) -> dict[str, dict[str, Stack]]:
    held, captive, owner, below = (getattr(state, it).tolist() for it in ("held", "captive", "owner", "below"))
    board: dict[str, dict[str, Stack]] = {}
    for r, region in enumerate(REGIONS):
        board[region] = {}
        for i, position in enumerate(POSITIONS):
            stack = [seat for seat in range(4) if held[r][seat] >> i & 1]
            if position == "king" and state.king[r]:
                stack = []  # king pieces are kept apart
            node = captive[r][i]
            while node:
                stack.append(owner[node])
                node = below[node]
            board[region][position] = stack
    return board


# Who is where


def controller(p: Position, region: str, position: str) -> int | None:
    """TARA-1.4; a king piece controls the king position (TARA-7.1)"""
    if position == "king" and p.kings[region] is not None:
        return p.kings[region]
    stack = p.board[region][position]
    return stack[0] if stack else None


def controlled(p: Position, region: str, seat: int) -> list[str]:
    return [position for position in POSITIONS if controller(p, region, position) == seat]


def is_fort(stack: Stack) -> bool:
    """TARA-5.1"""
    return len(stack) >= 2 and stack[0] == stack[1]


def forts(p: Position, region: str, seat: int) -> list[str]:
    return [at for at, stack in p.board[region].items() if is_fort(stack) and stack[0] == seat]


def is_empty(p: Position, region: str) -> bool:
    """TARA-3.6: no piece at all; a king piece makes it not empty."""
    return p.kings[region] is None and not any(p.board[region].values())


def regions_to_place_in(p: Position, seat: int) -> list[str]:
    """TARA-3.6: who can't pay for an empty region can't choose it, not even to place nothing."""
    return [region for region in open_regions(p) if not is_empty(p, region) or p.first_turn or p.cumal[seat] >= 2]


def has_captive(p: Position, region: str) -> bool:
    return any(len(stack) > 1 for stack in p.board[region].values())


def open_regions(p: Position) -> list[str]:
    return [region for region in REGIONS if p.status[region] == "open"]
