"""How far back a person may go."""

from collections.abc import Collection

import numpy as np

from regnum.core.match import Match


def rewind(match: Match, ply: int) -> None:
    """Back to a ply, as if the decisions since had not been made."""
    if ply < match.ply:
        before = match.decisions[ply].before
        del match.decisions[ply:]
        match._restore(before)


def undo_target(match: Match, own: Collection[int], alone: bool) -> int | None:
    """The ply before the last decision of one's own seats, if it can be reached.

    With others at the table it must be the very last decision, and nothing may have been revealed or drawn. Who is
    alone with bots, or plays all sides, may take back their decisions too, unless one of them showed something.
    """
    for ply in range(match.ply - 1, -1, -1):
        mine = match.decisions[ply].seat in own
        if not alone:
            return ply if mine and not match.decisions[ply].final else None
        if showed(match, ply, own):
            return None
        if mine:
            return ply
    return None


def showed(match: Match, ply: int, own: Collection[int]) -> bool:
    """Did a decision show these seats something hidden, or draw at random?"""
    decision = match.decisions[ply]
    if not decision.final:
        return False
    after = match.decisions[ply + 1].before if ply + 1 < match.ply else bytes(match)
    then, later = (np.frombuffer(state, match.game.State)[0] for state in (decision.before, after))
    if then["drawn"] != later["drawn"] or then["rng"] != later["rng"]:
        return True
    heard = (h for h in decision.happenings if any(h.heard_by(seat) for seat in own))
    return any(happening.kind.reveals for happening in heard)
