"""7 The last card with three players: it may be played only to win, so all that can follow is looked at.

After it every turn is a pass, so the rest of the game is the resolution of the remaining struggles. Ways of playing the
card are tried out on the state itself and taken back.
"""

from regnum.core.compiled import rule
from regnum.games.kingisdead.actions import ARGUMENTS
from regnum.games.kingisdead.components import BANNER, SAXON_REGIONS
from regnum.games.kingisdead.rules.cards import can_rally, can_swap, exchange_positions, rallying
from regnum.games.kingisdead.rules.ending import claim, ranking
from regnum.games.kingisdead.rules.exchange import (
    can_exchange,
    exchange,
    has_both,
    most_moving,
    others,
    sending_of,
    undoes,
)
from regnum.games.kingisdead.rules.struggles import is_open, raised, strongest
from regnum.games.kingisdead.state import (
    AMBASSADOR,
    CONTROL,
    CROWN,
    EXCHANGE,
    FACTION_CARD,
    FACTION_COUNT,
    GARRISON,
    INVASION,
    KIND_COUNT,
    LOYALIST_WIN,
    LOYALISTS,
    NO_CARD,
    NOTHING,
    RALLY,
    REGION_COUNT,
    RETURN,
    SAXONS,
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
def foretell(state):
    """How the game ends if nobody plays a card any more: the ending, the ruling and the second faction."""
    scots, welsh, romano_british = state.standing[0], state.standing[1], state.standing[2]
    saxons = state.saxons
    joined = 0  # loyalists that joined the first and, by sixteens, any other banner region
    for position in range(state.struggle, REGION_COUNT):
        region = state.order[position]
        board = state.board[region]
        loyalists = board[LOYALISTS]
        if state.mordred:
            loyalists += joined >> (region * 4) & 15
        holder = strongest(board[0], board[1], board[2], loyalists)
        if holder == SAXONS:
            saxons += 1
            if saxons == SAXON_REGIONS:
                return INVASION, -1, -1
        elif holder == LOYALISTS:
            ruler, second = ranking(scots, welsh, romano_british)
            return LOYALIST_WIN, ruler, second
        elif holder == 0:
            scots = raised(scots, position)
        elif holder == 1:
            welsh = raised(welsh, position)
        else:
            romano_british = raised(romano_british, position)
        if state.mordred:
            joined += 1 << (BANNER[region] * 4)
    ruler, second = ranking(scots, welsh, romano_british)
    return CONTROL, ruler, second


@rule
def would_win(state):
    """KID-7.1: does the player to act win if nobody plays a card any more?"""
    ending, ruler, second = foretell(state)
    mine = claim(state, state.actor, ending, ruler, second)
    for seat in range(state.players):
        if seat != state.actor and claim(state, seat, ending, ruler, second) >= mine:
            return False
    return True


@rule
def wins_by_summoning(state, region, faction):
    """Try out a summon."""
    state.board[region, faction] -= 1
    state.court[state.actor, faction] += 1
    wins = would_win(state)
    state.court[state.actor, faction] -= 1
    state.board[region, faction] += 1
    return wins


@rule
def can_summon_to_win(state):
    """Does any summon win, or the lack of one?"""
    anybody = False
    for region in range(REGION_COUNT):
        for faction in range(FACTION_COUNT):
            if state.board[region, faction] > 0:
                anybody = True
                if wins_by_summoning(state, region, faction):
                    return True
    return not anybody and would_win(state)


@rule
def wins_by_swapping(state, region, other):
    """Try out a swap. Where the token goes makes no difference any more."""
    exchange_positions(state, region, other)
    wins = can_summon_to_win(state)
    exchange_positions(state, region, other)
    return wins


@rule
def can_swap_to_win(state):
    """Does any swap win, or the lack of one?"""
    anything = False
    for position in range(REGION_COUNT):
        for other in range(position + 1, REGION_COUNT):
            if can_swap(state, position) and can_swap(state, other):
                anything = True
                if wins_by_swapping(state, state.order[position], state.order[other]):
                    return True
    return not anything and can_summon_to_win(state)


@rule
def wins_by_returning(state, first, second, kind, other, returned):
    """Try out an exchange."""
    if undoes(state, first, second, kind, other, returned):
        return False
    exchange(state, first, second, kind, other, returned, 1)
    wins = can_summon_to_win(state)
    exchange(state, first, second, kind, other, returned, -1)
    return wins


@rule
def wins_by_sending(state, first, second, kind, other, returning):
    """Try out what the second region may answer."""
    if returning == 0:
        return wins_by_returning(state, first, second, kind, other, NOTHING)
    for returned in range(KIND_COUNT):
        if state.board[second, returned] > 0 and wins_by_returning(state, first, second, kind, other, returned):
            return True
    return False


@rule
def wins_between(state, first, second, sending, returning):
    """Try out what the first region may send."""
    if not can_exchange(state, first, second, sending, returning):
        return False
    for kind in range(KIND_COUNT):
        start, end = others(kind, sending)
        for other in range(start, end):
            if has_both(state, first, kind, other) and wins_by_sending(state, first, second, kind, other, returning):
                return True
    return False


@rule
def can_exchange_to_win(state):
    """Does any exchange win, or the lack of one?"""
    moving = most_moving(state)
    if moving == 0:
        return can_summon_to_win(state)
    for first in range(REGION_COUNT):
        for second in range(REGION_COUNT):
            if first != second:
                if moving == 1 and wins_between(state, first, second, 1, 0):
                    return True
                if moving == 2 and first < second and wins_between(state, first, second, 1, 1):
                    return True
                if state.card == GARRISON and moving > 1 and wins_between(state, first, second, 2, moving - 2):
                    return True
    return False


@rule
def can_settle_to_win(state, faction):
    """Do any settlements from this faction on win? All ways are numbered, an octal digit for each region."""
    ways = 1
    for settling in range(faction, FACTION_COUNT):
        if state.supply[settling] > 0:
            ways *= REGION_COUNT
    for way in range(ways):
        possible = True
        rest = way
        for settling in range(faction, FACTION_COUNT):
            if state.supply[settling] > 0:
                possible = possible and is_open(state, rest % REGION_COUNT)
                rest //= REGION_COUNT
        if possible:
            put_settlers(state, faction, way, 1)
            wins = can_summon_to_win(state)
            put_settlers(state, faction, way, -1)
            if wins:
                return True
    return False


@rule
def put_settlers(state, faction, way, times):
    """Try out one way of settling, or take it back."""
    for settling in range(faction, FACTION_COUNT):
        if state.supply[settling] > 0:
            state.board[way % REGION_COUNT, settling] += times
            way //= REGION_COUNT


@rule
def wins_by_rallying(state, faction, region, other):
    """Try out where followers rally."""
    state.board[region, faction] += 1
    if other >= 0:
        state.board[other, faction] += 1
    wins = can_summon_to_win(state)
    state.board[region, faction] -= 1
    if other >= 0:
        state.board[other, faction] -= 1
    return wins


@rule
def can_rally_to_win(state, faction):
    """Does any rally win, or the lack of one?"""
    size = rallying(state, faction)
    if size == 0:
        return can_summon_to_win(state)
    for region in range(REGION_COUNT):
        if can_rally(state, region, faction):
            if size == 1 and wins_by_rallying(state, faction, region, NOTHING):
                return True
            if size == 2:
                for other in range(region, REGION_COUNT):
                    if can_rally(state, other, faction) and wins_by_rallying(state, faction, region, other):
                        return True
    return False


@rule
def can_win_with(state, card):
    """KID-7.1: is there a way of playing the last card that makes its owner the winner?"""
    latest = state.latest_card[state.actor]
    state.latest_card[state.actor] = ALL_CARDS
    state.card = card
    if card == CROWN:
        wins = can_swap_to_win(state)
    elif card == GARRISON or card == AMBASSADOR:
        wins = can_exchange_to_win(state)
    elif card == SETTLEMENT:
        wins = can_settle_to_win(state, 0)
    else:
        wins = can_rally_to_win(state, card - FACTION_CARD)
    state.card = NO_CARD
    state.latest_card[state.actor] = latest
    return wins


@rule
def keeps_the_win(state, action):
    """KID-7.1: of the ways of carrying out the last card, only those that can still win may be chosen."""
    a, b, c = ARGUMENTS[action, 0], ARGUMENTS[action, 1], ARGUMENTS[action, 2]
    phase = state.phase
    if phase == SUMMON:
        return wins_by_summoning(state, a, b)
    if phase == SWAP:
        return wins_by_swapping(state, a, b)
    if phase == EXCHANGE:
        sending = sending_of(action)
        return wins_between(state, a, b, sending, state.moving - sending)
    if phase == SEND:
        return wins_by_sending(state, state.first, state.second, a, b, state.moving - state.sending)
    if phase == RETURN:
        return wins_by_returning(state, state.first, state.second, state.sent, state.sent_too, a)
    if phase == SETTLE:
        state.board[b, a] += 1
        wins = can_settle_to_win(state, a + 1)
        state.board[b, a] -= 1
        return wins
    if phase == RALLY:
        return wins_by_rallying(state, a, b, c)
    return True  # a token decides nothing any more


@rule
def only_winning(state, actions, count):
    """KID-7.1: keep the actions that can still win."""
    kept = 0
    for i in range(count):
        if keeps_the_win(state, actions[i]):
            actions[kept] = actions[i]
            kept += 1
    return kept
