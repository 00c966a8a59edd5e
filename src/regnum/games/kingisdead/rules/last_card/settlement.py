"""7 The last card with three players, where it is the Settlement: all places where the factions can settle."""

from regnum.core.compiled import rule
from regnum.games.kingisdead.rules.last_card.foretelling import can_summon_to_win, look_at
from regnum.games.kingisdead.state import REGION_COUNT, ROMANO_BRITISH, SCOTS, WELSH


@rule
def settles(state, settling, faction):
    """Is a faction still to settle, if those from `faction` on are?"""
    return settling >= faction and state.supply[settling] > 0


@rule
def is_outnumbered(board, faction):
    """Is a faction so far behind that its latest follower makes no difference? A summon can take one from others."""
    return max(board[0], board[1], board[2]) - board[faction] >= 2


@rule
def settle_at(state, settling, position, holders, changes):
    """Try out one settlement: what is foreseen then, and whether it makes a difference."""
    region = state.order[position]
    state.board[region, settling] += 1
    now, then = look_at(state, position, holders, changes)
    if state.mordred:
        return now, then, not is_outnumbered(state.board[region], settling)
    # A lead that is large enough by now may not be once others settle there, too
    leads = settling != ROMANO_BRITISH and now >> 2 * position & 3 == settling
    return now, then, leads or now != holders or then != changes


@rule
def unsettle(state, settling, position):
    """Take it back."""
    state.board[state.order[position], settling] -= 1


@rule
def wins_with_two_settled(state, hopes, holders, changes, faction):
    """Try out where the Romano-British settle. Of places where it makes no difference one is enough."""
    if not settles(state, ROMANO_BRITISH, faction):
        return can_summon_to_win(state, hopes, holders, changes)
    tried = False
    for position in range(state.struggle, REGION_COUNT):
        now, then, differs = settle_at(state, ROMANO_BRITISH, position, holders, changes)
        wins = (differs or not tried) and can_summon_to_win(state, hopes, now, then)
        tried = tried or not differs
        unsettle(state, ROMANO_BRITISH, position)
        if wins:
            return True
    return False


@rule
def wins_with_one_settled(state, hopes, holders, changes, faction):
    """Try out where the Welsh settle."""
    if not settles(state, WELSH, faction):
        return wins_with_two_settled(state, hopes, holders, changes, faction)
    tried = False
    for position in range(state.struggle, REGION_COUNT):
        now, then, differs = settle_at(state, WELSH, position, holders, changes)
        wins = (differs or not tried) and wins_with_two_settled(state, hopes, now, then, faction)
        tried = tried or not differs
        unsettle(state, WELSH, position)
        if wins:
            return True
    return False


@rule
def can_settle_to_win(state, hopes, holders, changes, faction):
    """Do any settlements from this faction on win?"""
    if not settles(state, SCOTS, faction):
        return wins_with_one_settled(state, hopes, holders, changes, faction)
    tried = False
    for position in range(state.struggle, REGION_COUNT):
        now, then, differs = settle_at(state, SCOTS, position, holders, changes)
        wins = (differs or not tried) and wins_with_one_settled(state, hopes, now, then, faction)
        tried = tried or not differs
        unsettle(state, SCOTS, position)
        if wins:
            return True
    return False


@rule
def wins_by_settling(state, hopes, holders, changes, settling, position):
    """Try out where one faction settles, and all that can follow."""
    now, then, _ = settle_at(state, settling, position, holders, changes)
    wins = can_settle_to_win(state, hopes, now, then, settling + 1)
    unsettle(state, settling, position)
    return wins
