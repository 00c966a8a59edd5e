"""7 The last card with three players, where it is the Settlement: all places where the factions can settle."""

from regnum.core.compiled import rule
from regnum.games.kingisdead.rules.foretelling import can_summon_to_win
from regnum.games.kingisdead.rules.struggles import is_open
from regnum.games.kingisdead.state import NOTHING, REGION_COUNT, ROMANO_BRITISH, SCOTS, WELSH


@rule
def places(state, settling, faction):
    """The range of regions where a faction may settle; NOTHING alone where it has nobody to, or did so before."""
    return (0, REGION_COUNT) if settling >= faction and state.supply[settling] > 0 else (NOTHING, NOTHING + 1)


@rule
def is_outnumbered(state, region, faction):
    """Is a faction so far behind that one more follower makes no difference? A summon can take one away from others."""
    board = state.board[region]
    return max(board[0], board[1], board[2]) - board[faction] >= 3


@rule
def should_try(state, settling, region):
    """Is there nobody to settle, or may they settle here? Of regions where it makes no difference, one is enough."""
    if region == NOTHING:
        return True
    if not is_open(state, region):
        return False
    if is_outnumbered(state, region, settling):
        for other in range(region):
            if is_open(state, other) and is_outnumbered(state, other, settling):
                return False
    return True


@rule
def put_settler(state, settling, region, times):
    """Try out one settlement, or take it back."""
    if region != NOTHING:
        state.board[region, settling] += times


@rule
def wins_with_two_settled(state, hopes, faction):
    """Try out where the Romano-British settle."""
    for region in range(*places(state, ROMANO_BRITISH, faction)):
        if should_try(state, ROMANO_BRITISH, region):
            put_settler(state, ROMANO_BRITISH, region, 1)
            wins = can_summon_to_win(state, hopes)
            put_settler(state, ROMANO_BRITISH, region, -1)
            if wins:
                return True
    return False


@rule
def wins_with_one_settled(state, hopes, faction):
    """Try out where the Welsh settle."""
    for region in range(*places(state, WELSH, faction)):
        if should_try(state, WELSH, region):
            put_settler(state, WELSH, region, 1)
            wins = wins_with_two_settled(state, hopes, faction)
            put_settler(state, WELSH, region, -1)
            if wins:
                return True
    return False


@rule
def can_settle_to_win(state, hopes, faction):
    """Do any settlements from this faction on win?"""
    for region in range(*places(state, SCOTS, faction)):
        if should_try(state, SCOTS, region):
            put_settler(state, SCOTS, region, 1)
            wins = wins_with_one_settled(state, hopes, faction)
            put_settler(state, SCOTS, region, -1)
            if wins:
                return True
    return False
