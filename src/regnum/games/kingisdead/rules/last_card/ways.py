"""7 The last card with three players: does any way of playing it win?

Ways of playing the card are tried out on the state itself and taken back. Regions are named by their positions in the
order of struggles; `holders` and `changes` are what is foreseen (foretelling.py).
"""

import numpy as np

from regnum.core.compiled import rule
from regnum.games.kingisdead.rules.ban import has_both, others, undoes
from regnum.games.kingisdead.rules.crown import can_swap
from regnum.games.kingisdead.rules.exchange import exchange, in_reach, most_moving, regions_with
from regnum.games.kingisdead.rules.last_card.fates import find_hopes
from regnum.games.kingisdead.rules.last_card.foretelling import can_summon_to_win, foresee, look_at
from regnum.games.kingisdead.rules.last_card.settlement import can_settle_to_win
from regnum.games.kingisdead.rules.placing import rally_regions, rallying
from regnum.games.kingisdead.state import (
    AMBASSADOR,
    CROWN,
    FACTION_CARD,
    GARRISON,
    KIND_COUNT,
    NO_CARD,
    NOTHING,
    REGION_COUNT,
    SETTLEMENT,
)

ALL_CARDS = 24  # of three players


@rule
def is_last_card(state):
    """KID-7.1: is one card left, of all three players'?"""
    return state.players == 3 and state.cards_played == ALL_CARDS - 1


@rule
def must_win(state):
    """KID-7.1: is the last card being carried out?"""
    return state.players == 3 and state.cards_played == ALL_CARDS and state.card != NO_CARD


@rule
def wins_by_swapping(state, hopes, holders, changes, position, other):
    """Try out a swap. Where the token goes makes no difference any more."""
    region, second = state.order[position], state.order[other]
    state.order[position], state.order[other] = second, region
    holders, changes = look_at(state, position, holders, changes)
    holders, changes = look_at(state, other, holders, changes)
    wins = can_summon_to_win(state, hopes, holders, changes)
    state.order[position], state.order[other] = region, second
    return wins


@rule
def can_swap_to_win(state, hopes, holders, changes):
    """Does any swap win, or the lack of one?"""
    anything = False
    for position in range(state.struggle, REGION_COUNT):
        if can_swap(state, position):
            for other in range(position + 1, REGION_COUNT):
                if can_swap(state, other):
                    anything = True
                    if wins_by_swapping(state, hopes, holders, changes, position, other):
                        return True
    return not anything and can_summon_to_win(state, hopes, holders, changes)


@rule
def wins_by_returning(state, hopes, holders, changes, position, answering, kind, other, returned):
    """Try out an exchange."""
    first, second = state.order[position], state.order[answering]
    if undoes(state, first, second, kind, other, returned):
        return False
    exchange(state, first, second, kind, other, returned, 1)
    holders, changes = look_at(state, position, holders, changes)
    holders, changes = look_at(state, answering, holders, changes)
    wins = can_summon_to_win(state, hopes, holders, changes)
    exchange(state, first, second, kind, other, returned, -1)
    return wins


@rule
def wins_by_sending(state, hopes, holders, changes, position, answering, kind, other, returning):
    """Try out what the second region may answer."""
    if returning == 0:
        return wins_by_returning(state, hopes, holders, changes, position, answering, kind, other, NOTHING)
    for returned in range(KIND_COUNT):
        if state.board[state.order[answering], returned] > 0 and wins_by_returning(
            state, hopes, holders, changes, position, answering, kind, other, returned
        ):
            return True
    return False


@rule
def wins_between(state, hopes, holders, changes, position, answering, sending, returning):
    """Try out what the first region may send."""
    for kind in range(KIND_COUNT):
        start, end = others(kind, sending)
        for other in range(start, end):
            if has_both(state, state.order[position], kind, other) and wins_by_sending(
                state, hopes, holders, changes, position, answering, kind, other, returning
            ):
                return True
    return False


@rule
def can_win_by_shape(state, hopes, holders, changes, sending, returning):
    """Try out all pairs of regions for an exchange of this shape."""
    senders = regions_with(state, sending)
    partners = regions_with(state, returning)
    for position in range(state.struggle, REGION_COUNT):
        first = np.int64(state.order[position])
        if senders >> first & 1:
            reached = partners & in_reach(state, first)
            for answering in range(position if sending == returning else state.struggle, REGION_COUNT):
                if reached >> np.int64(state.order[answering]) & 1 and wins_between(
                    state, hopes, holders, changes, position, answering, sending, returning
                ):
                    return True
    return False


@rule
def can_exchange_to_win(state, hopes, holders, changes):
    """Does any exchange win, or the lack of one?"""
    moving = most_moving(state)
    if moving == 0:
        return can_summon_to_win(state, hopes, holders, changes)
    if state.card == GARRISON and moving > 1 and can_win_by_shape(state, hopes, holders, changes, 2, moving - 2):
        return True
    return moving < 3 and can_win_by_shape(state, hopes, holders, changes, 1, moving - 1)


@rule
def wins_by_rallying(state, hopes, holders, changes, faction, position, other):
    """Try out where followers rally."""
    state.board[state.order[position], faction] += 1
    if other >= 0:
        state.board[state.order[other], faction] += 1
        holders, changes = look_at(state, other, holders, changes)
    holders, changes = look_at(state, position, holders, changes)
    wins = can_summon_to_win(state, hopes, holders, changes)
    state.board[state.order[position], faction] -= 1
    if other >= 0:
        state.board[state.order[other], faction] -= 1
    return wins


@rule
def can_rally_to_win(state, hopes, holders, changes, faction):
    """Does any rally win, or the lack of one?"""
    size = rallying(state, faction)
    if size == 0:
        return can_summon_to_win(state, hopes, holders, changes)
    regions = rally_regions(state, faction)
    for position in range(state.struggle, REGION_COUNT):
        if regions >> np.int64(state.order[position]) & 1:
            if size == 1 and wins_by_rallying(state, hopes, holders, changes, faction, position, NOTHING):
                return True
            if size == 2:
                for other in range(position, REGION_COUNT):
                    if regions >> np.int64(state.order[other]) & 1 and wins_by_rallying(
                        state, hopes, holders, changes, faction, position, other
                    ):
                        return True
    return False


@rule
def can_win_with(state, card):
    """KID-7.1: is there a way of playing the last card that makes its owner the winner?"""
    latest = state.latest_card[state.actor]
    state.latest_card[state.actor] = ALL_CARDS
    state.card = card
    hopes = find_hopes(state)
    holders, changes = foresee(state)
    if hopes == 0 and not state.mordred:
        wins = False
    elif card == CROWN:
        wins = can_swap_to_win(state, hopes, holders, changes)
    elif card == GARRISON or card == AMBASSADOR:
        wins = can_exchange_to_win(state, hopes, holders, changes)
    elif card == SETTLEMENT:
        wins = can_settle_to_win(state, hopes, holders, changes, 0)
    else:
        wins = can_rally_to_win(state, hopes, holders, changes, card - FACTION_CARD)
    state.card = NO_CARD
    state.latest_card[state.actor] = latest
    return wins
