"""Positions to test rules on: a match whose state is edited, and what its board shows."""

from typing import Any

from regnum.core.match import Match
from regnum.games import load
from regnum.games.tara.components import COLOURS, PIECES, POSITIONS, REGIONS
from tests.refusals import true_refusal

SEAT = {colour: seat for seat, colour in enumerate(COLOURS)}
OPEN, TURN = 1, 2


def cards(*ties: int) -> int:
    """A set of cards by their tie numbers."""
    return sum(1 << tie - 1 for tie in ties)


def table(
    board: dict[str, dict[str, str]] | None = None,
    hands: dict[str, tuple[int, ...]] | None = None,
    *,
    players: int = 4,
    turn: str = "blue",
    start: str = "blue",
    cumal: dict[str, int] | int = 10,
    kings: dict[str, str] | None = None,
    stock: dict[str, int] | None = None,
    prisoners: dict[str, dict[str, int]] | None = None,
    deck: tuple[int, ...] | None = None,
    round_number: int = 2,
    first_turn: bool = False,
    last: bool = False,
    options: dict[str, Any] | None = None,
) -> Match:
    """A turn in the second round. Stacks are named by colours from the top down: {"ulster": {"farmer_1": "red blue"}}.

    A stock that is given sets the rest of the pieces aside; else it is what board and raths leave. Unless this is the
    round's last turn, the next player holds two cards to go on with.
    """
    hands = dict(hands or {})
    if not last:
        hands.setdefault(COLOURS[(SEAT[turn] + 1) % players], (34, 35))
    match = Match(load("tara"), players, seed=1, **(options or {}))
    state = match.state
    state.round_number = round_number
    state.first_turn = first_turn
    state.start, state.turn, state.actor, state.phase = SEAT[start], SEAT[turn], SEAT[turn], TURN
    for seat in range(players):
        state.cumal[seat] = cumal if isinstance(cumal, int) else cumal.get(COLOURS[seat], 0)
        state.hand[seat] = cards(*hands.get(COLOURS[seat], ()))
        state.kept[seat] = 0
    for captor, held in (prisoners or {}).items():
        for owner, count in held.items():
            state.prisoners[SEAT[captor], SEAT[owner]] = count
            state.stock[SEAT[owner]] -= count
    for region, king in (kings or {}).items():
        state.king[REGIONS.index(region)] = SEAT[king] + 1
        state.held[REGIONS.index(region), SEAT[king]] |= 1 << 14
    for region, stacks in (board or {}).items():
        for position, pieces in stacks.items():
            build(state, REGIONS.index(region), POSITIONS.index(position), pieces.split())
    for colour, count in (stock or {}).items():
        state.stock[SEAT[colour]] = count
    in_hands = sum(int(state.hand[seat]) for seat in range(players))
    state.deck = (1 << 36) - 1 & ~in_hands if deck is None else cards(*deck)
    state.discards = (1 << 36) - 1 & ~in_hands & ~int(state.deck)
    state.seen = state.discards
    match.set_state()
    return match


def build(state: Any, region: int, position: int, pieces: list[str]) -> None:
    assert state.status[region] == OPEN
    top, *captives = [SEAT[colour] for colour in pieces]
    state.held[region, top] |= 1 << position
    for seat in reversed(captives):
        node = int(state.free)
        state.free = state.below[node]
        state.owner[node] = seat
        state.below[node] = state.captive[region, position]
        state.captive[region, position] = node
    for seat in (top, *captives):
        state.pieces[region, seat] += 1
        state.stock[seat] -= 1
    if captives and captives[0] == top:
        state.forts[region] |= 1 << position


def play(match: Match, *moves: str) -> Match:
    """Play moves in notation, separated by commas or given one by one."""
    for line in moves:
        for move in line.split(","):
            match.play(move)
    return match


def legal(match: Match, *verbs: str) -> set[str]:
    """The legal moves in notation, of these verbs alone if some are given."""
    notations = {match.game.space[number].notation for number in match.legal}
    return {n for n in notations if not verbs or n.split()[0] in verbs}


def stack(match: Match, region: str, position: str) -> str:
    """The colours of a stack from the top down."""
    facts = match.view()["regions"][region]["stacks"].get(position)
    return " ".join(COLOURS[seat] for seat in facts["pieces"]) if facts else ""


def board(match: Match, region: str) -> dict[str, str]:
    return {position: stack(match, region, position) for position in match.view()["regions"][region]["stacks"]}


def forts(match: Match, region: str) -> set[str]:
    return {position for position, facts in match.view()["regions"][region]["stacks"].items() if facts["fort"]}


def rath(match: Match, colour: str) -> dict[str, Any]:
    return match.view()["raths"][SEAT[colour]]


def held(match: Match, captor: str) -> dict[str, int]:
    """Prisoners on a rath."""
    return {COLOURS[seat]: count for seat, count in enumerate(rath(match, captor)["prisoners"]) if count}


def stock(match: Match, colour: str) -> int:
    return rath(match, colour)["stock"]


def cumal(match: Match, colour: str) -> int:
    return rath(match, colour)["cumal"]


def actor(match: Match) -> str:
    return COLOURS[match.actor] if not match.over else "over"


def phase(match: Match) -> str:
    return match.view()["phase"]


def why(match: Match, move: str) -> str | None:
    """The id of the rule that forbids a move."""
    return true_refusal(match, move).rule


def told(match: Match, event: str, since: int = 0) -> list[dict[str, int]]:
    """Arguments of all events of a kind, of the decisions since a ply."""
    return [
        happening.arguments
        for decision in match.decisions[since:]
        for happening in decision.happenings
        if happening.kind.name == event
    ]


def check_pieces(match: Match) -> None:
    """TARA-1.2: every player's 20 pieces are in stock, on the board or on raths."""
    state = match.state
    for seat in range(match.players):
        on_board = sum(
            facts["pieces"].count(seat) - (facts["king_piece"] and facts["pieces"][0] == seat)
            for region in match.view()["regions"].values()
            for facts in region["stacks"].values()
        )
        assert on_board == sum(int(state.pieces[region, seat]) for region in range(4))
        assert on_board + int(state.stock[seat]) + int(state.prisoners[:, seat].sum()) == PIECES
