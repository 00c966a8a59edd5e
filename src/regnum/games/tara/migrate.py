"""Moves of version 1, as version 2 writes them.

Version 1 had the uppermost captive of each colour alone, and named the pieces of the Stone of Destiny so:

- `lift top` is the same move;
- `lift white`, the uppermost white captive, is `lift 2`, `lift 3`, ... by its place in the stack now;
- `lift top white`, two pieces of one stack, is two moves now, the upper piece first: `lift top`, `lift 2`. There is no
  second one where a single piece lies below the first;
- over captives of one colour version 1 exchanged the top piece and the uppermost of them unasked. Over several of them
  the player is asked now, so the move that led there is followed by `lift top`, `lift 2`.

All other moves are the same. Turns with a single card that could only be discarded were not recorded: `discard` is
inserted there, as for any private question with one answer.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from regnum.core.match import Match
from regnum.core.migration import single_answers
from regnum.games.tara.actions import DEPTHS
from regnum.games.tara.components import COLOURS
from regnum.games.tara.state import LIFT, NO_NODE, NOTHING

TOP_AND_UPPERMOST = ("top", DEPTHS[1])


def from_version_1(moves: list[str], match: Match) -> Iterator[str]:
    """The moves of a record, each played before the next is asked for."""
    for move in moves:
        yield from single_answers(match)
        yield from migrate(move, match)
    yield from single_answers(match)


def migrate(move: str, match: Match) -> list[str]:
    """What to play for a move of version 1 in a match that waits for it; the match stays as it is."""
    ahead = match.copy()
    moves: list[str] = []
    verb, *pieces = move.split()
    if verb == "lift":
        captives = captives_of(ahead.state)
        depths = sorted(0 if piece == "top" else 1 + captives.index(COLOURS.index(piece)) for piece in pieces)
        lift(ahead, [DEPTHS[depth] for depth in depths], moves)
    else:
        play(ahead, move, moves)
        if ahead.state.phase == LIFT and ahead.state.spot == ahead.state.other:
            if len(set(captives_of(ahead.state))) == 1:
                lift(ahead, TOP_AND_UPPERMOST, moves)
    return moves


def captives_of(state: Any) -> list[int]:
    """The owners of the captives in the stack that is lifted from, from the uppermost down."""
    owners = []
    node = int(state.captive[state.region, state.spot if state.lifted == NOTHING else state.other])
    while node != NO_NODE:
        owners.append(int(state.owner[node]))
        node = int(state.below[node])
    return owners


def lift(ahead: Match, pieces: Sequence[str], moves: list[str]) -> None:
    """The pieces one by one, but for a second one that goes without saying."""
    for number, piece in enumerate(pieces):
        if number == 0 or (ahead.state.phase == LIFT and ahead.state.lifted != NOTHING):
            play(ahead, f"lift {piece}", moves)


def play(ahead: Match, move: str, moves: list[str]) -> None:
    ahead.play(move)
    moves.append(move)
