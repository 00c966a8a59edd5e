"""5.4 What an exchange may not be: the exact opposite of the one made by the card before."""

from regnum.core.compiled import rule
from regnum.games.kingisdead.state import KIND_COUNT, NOTHING


@rule
def change(kind, sent, sent_too, returned):
    """What an exchange changes in its first region, for one kind of follower."""
    gain = 1 if returned == kind else 0
    if sent == kind:
        gain -= 1
    if sent_too == kind:
        gain -= 1
    return gain


@rule
def is_banned(state):
    """KID-5.4: is there an exchange that may not be undone?"""
    return state.ban_first != state.ban_second


@rule
def concerned(state, first, second):
    """KID-5.4: is this the pair of regions of the exchange that may not be undone?"""
    same = first == state.ban_first and second == state.ban_second
    return is_banned(state) and (same or (first == state.ban_second and second == state.ban_first))


@rule
def undoes(state, first, second, sent, sent_too, returned):
    """KID-5.4, KID-5.7: is the net change the exact opposite of the latest exchange?"""
    if not concerned(state, first, second):
        return False
    sign = 1 if first == state.ban_first else -1
    for kind in range(KIND_COUNT):
        if change(kind, sent, sent_too, returned) != -sign * state.ban_change[kind]:
            return False
    return True


@rule
def has_both(state, region, kind, other):
    """Can a region send these two (`other` NOTHING: this one)?"""
    if other == NOTHING:
        return state.board[region, kind] > 0
    return state.board[region, kind] > (1 if kind == other else 0) and state.board[region, other] > 0


@rule
def others(kind, sending):
    """The range of the second follower sent beside this one: its kind and the later ones, or NOTHING alone."""
    return (kind, KIND_COUNT) if sending == 2 else (NOTHING, NOTHING + 1)


@rule
def can_return(state, first, second, sent, sent_too, returning):
    """KID-5.4: can the second region answer what the first one sends?"""
    if returning == 0:
        return not undoes(state, first, second, sent, sent_too, NOTHING)
    for kind in range(KIND_COUNT):
        if state.board[second, kind] > 0 and not undoes(state, first, second, sent, sent_too, kind):
            return True
    return False


@rule
def is_allowed(state, first, second, sending, returning):
    """KID-5.4: can two regions that have enough followers exchange them without undoing the latest exchange?"""
    if not concerned(state, first, second):
        return True
    for kind in range(KIND_COUNT):
        start, end = others(kind, sending)
        for other in range(start, end):
            if has_both(state, first, kind, other) and can_return(state, first, second, kind, other, returning):
                return True
    return False
