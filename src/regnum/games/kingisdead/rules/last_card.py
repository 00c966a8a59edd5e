"""7 The last card with three players: it may be played only to win, so all that can follow is looked at.

Ways of playing the card are tried out on the state itself and taken back.
"""

from regnum.core.compiled import rule
from regnum.games.kingisdead.actions import ARGUMENTS
from regnum.games.kingisdead.rules.ban import has_both, others, undoes
from regnum.games.kingisdead.rules.crown import can_swap, exchange_positions
from regnum.games.kingisdead.rules.exchange import exchange, in_reach, most_moving, regions_with, sending_of
from regnum.games.kingisdead.rules.foretelling import can_summon_to_win, fate_after_summoning, find_hopes, is_hoped
from regnum.games.kingisdead.rules.last_settlement import can_settle_to_win
from regnum.games.kingisdead.rules.placing import rally_regions, rallying
from regnum.games.kingisdead.state import (
    AMBASSADOR,
    CROWN,
    EXCHANGE,
    FACTION_CARD,
    GARRISON,
    KIND_COUNT,
    NO_CARD,
    NOTHING,
    RALLY,
    REGION_COUNT,
    RETURN,
    SEND,
    SETTLE,
    SETTLEMENT,
    SUMMON,
    SWAP,
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
def wins_by_swapping(state, hopes, region, other):
    """Try out a swap. Where the token goes makes no difference any more."""
    exchange_positions(state, region, other)
    wins = can_summon_to_win(state, hopes)
    exchange_positions(state, region, other)
    return wins


@rule
def can_swap_to_win(state, hopes):
    """Does any swap win, or the lack of one?"""
    anything = False
    for position in range(REGION_COUNT):
        for other in range(position + 1, REGION_COUNT):
            if can_swap(state, position) and can_swap(state, other):
                anything = True
                if wins_by_swapping(state, hopes, state.order[position], state.order[other]):
                    return True
    return not anything and can_summon_to_win(state, hopes)


@rule
def wins_by_returning(state, hopes, first, second, kind, other, returned):
    """Try out an exchange."""
    if undoes(state, first, second, kind, other, returned):
        return False
    exchange(state, first, second, kind, other, returned, 1)
    wins = can_summon_to_win(state, hopes)
    exchange(state, first, second, kind, other, returned, -1)
    return wins


@rule
def wins_by_sending(state, hopes, first, second, kind, other, returning):
    """Try out what the second region may answer."""
    if returning == 0:
        return wins_by_returning(state, hopes, first, second, kind, other, NOTHING)
    for returned in range(KIND_COUNT):
        if state.board[second, returned] > 0 and wins_by_returning(state, hopes, first, second, kind, other, returned):
            return True
    return False


@rule
def wins_between(state, hopes, first, second, sending, returning):
    """Try out what the first region may send."""
    for kind in range(KIND_COUNT):
        start, end = others(kind, sending)
        for other in range(start, end):
            if has_both(state, first, kind, other) and wins_by_sending(
                state, hopes, first, second, kind, other, returning
            ):
                return True
    return False


@rule
def can_win_by_shape(state, hopes, sending, returning):
    """Try out all pairs of regions for an exchange of this shape."""
    senders = regions_with(state, sending)
    answering = regions_with(state, returning)
    for first in range(REGION_COUNT):
        if senders >> first & 1:
            partners = answering & in_reach(state, first)
            for second in range(first if sending == returning else 0, REGION_COUNT):
                if partners >> second & 1 and wins_between(state, hopes, first, second, sending, returning):
                    return True
    return False


@rule
def can_exchange_to_win(state, hopes):
    """Does any exchange win, or the lack of one?"""
    moving = most_moving(state)
    if moving == 0:
        return can_summon_to_win(state, hopes)
    if state.card == GARRISON and moving > 1 and can_win_by_shape(state, hopes, 2, moving - 2):
        return True
    return moving < 3 and can_win_by_shape(state, hopes, 1, moving - 1)


@rule
def wins_by_rallying(state, hopes, faction, region, other):
    """Try out where followers rally."""
    state.board[region, faction] += 1
    if other >= 0:
        state.board[other, faction] += 1
    wins = can_summon_to_win(state, hopes)
    state.board[region, faction] -= 1
    if other >= 0:
        state.board[other, faction] -= 1
    return wins


@rule
def can_rally_to_win(state, hopes, faction):
    """Does any rally win, or the lack of one?"""
    size = rallying(state, faction)
    if size == 0:
        return can_summon_to_win(state, hopes)
    regions = rally_regions(state, faction)
    for region in range(REGION_COUNT):
        if regions >> region & 1:
            if size == 1 and wins_by_rallying(state, hopes, faction, region, NOTHING):
                return True
            if size == 2:
                for other in range(region, REGION_COUNT):
                    if regions >> other & 1 and wins_by_rallying(state, hopes, faction, region, other):
                        return True
    return False


@rule
def can_win_with(state, card):
    """KID-7.1: is there a way of playing the last card that makes its owner the winner?"""
    latest = state.latest_card[state.actor]
    state.latest_card[state.actor] = ALL_CARDS
    state.card = card
    hopes = find_hopes(state)
    if hopes == 0:
        wins = False
    elif card == CROWN:
        wins = can_swap_to_win(state, hopes)
    elif card == GARRISON or card == AMBASSADOR:
        wins = can_exchange_to_win(state, hopes)
    elif card == SETTLEMENT:
        wins = can_settle_to_win(state, hopes, 0)
    else:
        wins = can_rally_to_win(state, hopes, card - FACTION_CARD)
    state.card = NO_CARD
    state.latest_card[state.actor] = latest
    return wins


@rule
def keeps_the_win(state, hopes, action):
    """KID-7.1: of the ways of carrying out the last card, only those that can still win may be chosen."""
    a, b, c = ARGUMENTS[action, 0], ARGUMENTS[action, 1], ARGUMENTS[action, 2]
    phase = state.phase
    if phase == SUMMON:
        return is_hoped(hopes, b, fate_after_summoning(state, a, b))
    if phase == SWAP:
        return wins_by_swapping(state, hopes, a, b)
    if phase == EXCHANGE:
        sending = sending_of(action)
        return wins_between(state, hopes, a, b, sending, state.moving - sending)
    if phase == SEND:
        return wins_by_sending(state, hopes, state.first, state.second, a, b, state.moving - state.sending)
    if phase == RETURN:
        return wins_by_returning(state, hopes, state.first, state.second, state.sent, state.sent_too, a)
    if phase == SETTLE:
        state.board[b, a] += 1
        wins = can_settle_to_win(state, hopes, a + 1)
        state.board[b, a] -= 1
        return wins
    if phase == RALLY:
        return wins_by_rallying(state, hopes, a, b, c)
    return True  # a token decides nothing any more


@rule
def only_winning(state, actions, count):
    """KID-7.1: keep the actions that can still win."""
    hopes = find_hopes(state)
    kept = 0
    for i in range(count):
        if keeps_the_win(state, hopes, actions[i]):
            actions[kept] = actions[i]
            kept += 1
    return kept
