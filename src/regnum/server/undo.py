"""How far back a person may go."""

from collections.abc import Collection

from regnum.core.match import Match


def undo_target(match: Match, own: Collection[int], alone: bool) -> int | None:
    """The ply before the last decision of one's own seats, if it can be reached.

    With others at the table it must be the very last decision, and nothing may have been shown or drawn. Who is alone
    with bots, or plays all sides, may take back their decisions too, unless one of them taught these seats something:
    what was shown to bots doesn't matter, for they remember nothing.
    """
    for ply in range(match.ply - 1, -1, -1):
        decision = match.decisions[ply]
        mine = decision.seat in own
        if not alone:
            return ply if mine and not decision.final else None
        if any(decision.taught(seat) for seat in own):
            return None
        if mine:
            return ply
    return None
