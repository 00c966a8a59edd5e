"""Games of version 1 in the moves of version 2."""

from collections.abc import Iterator

from regnum.core.match import Match
from regnum.games.tajmahal.actions import WITHDRAW


def migrate(moves: list[str], match: Match) -> Iterator[str]:
    """The moves of version 2 that say the same, each to be played in `match` before the next is asked for.

    Version 1 asked for a coloured card and then, of who had one, for a white or special card with it; and it did not
    ask who could only withdraw. A game that stops between the two questions stops before both.
    """
    old = [*reversed(moves)]
    while not match.over:
        if match.legal == [WITHDRAW]:
            yield "withdraw"
            continue
        if not old:
            return
        move = old.pop()
        if not move.startswith("play "):
            yield move
        elif old and old[-1] == "alone":
            old.pop()
            yield move
        elif old and old[-1].startswith("add "):
            yield f"{move} {old.pop().removeprefix('add ')}"
        else:  # there was one way to play it, and the second question was skipped
            ways = [way.notation for way in match.moves() if way.notation.split()[:2] == move.split()]
            if len(ways) > 1 and not old:
                return
            yield ways[0] if len(ways) == 1 else move
