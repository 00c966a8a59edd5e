"""5.2, 5.3 Garrison and Ambassador, 6.2 their partial actions.

An exchange moves one or two followers of its first region, and none or one back. Its shape is said by the verb:
`exchange` one each way, `garrison` two from the first region, `move` one that way and none back.
"""

from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.kingisdead.actions import (
    FIRST_GARRISON,
    LAST_GARRISON,
    ONE_EACH_WAY,
    ONE_FROM,
    RETURN_ONE,
    SEND_ONE,
    SEND_TWO,
    TWO_FROM,
)
from regnum.games.kingisdead.components import NEIGHBOURS
from regnum.games.kingisdead.events import EXCHANGED
from regnum.games.kingisdead.rules.ban import can_return, change, has_both, is_allowed, is_banned, others, undoes
from regnum.games.kingisdead.rules.struggles import is_open, lift_ban
from regnum.games.kingisdead.rules.summon import finish_card, finish_idle_card
from regnum.games.kingisdead.state import EXCHANGE, GARRISON, KIND_COUNT, NOTHING, REGION_COUNT, RETURN, SEND


@rule
def followers(state, region):
    """All followers of a region, loyalists too (KID-5.7)."""
    board = state.board[region]
    return board[0] + board[1] + board[2] + board[3]


@rule
def regions_with(state, count):
    """The unresolved regions that hold at least so many followers, as a mask."""
    regions = 0
    for region in range(REGION_COUNT):
        if is_open(state, region) and followers(state, region) >= count:
            regions |= 1 << region
    return regions


@rule
def in_reach(state, region):
    """KID-5.2, KID-5.3: with which regions the card can exchange, as a mask: Garrison with adjacent ones only."""
    return NEIGHBOURS[state.map, region] if state.card == GARRISON else 255 ^ (1 << region)


@rule
def list_shape(state, sending, returning, table, lowest, count, actions):
    """All pairs of regions for an exchange of this shape, the second one from `lowest` after the first."""
    senders = regions_with(state, sending)
    answering = regions_with(state, returning)
    free = not is_banned(state)
    for first in range(REGION_COUNT):
        if senders >> first & 1:
            partners = answering & in_reach(state, first)
            for second in range(max(0, first + lowest), REGION_COUNT):
                if partners >> second & 1 and (free or is_allowed(state, first, second, sending, returning)):
                    actions[count] = table[first, second]
                    count += 1
    return count


@rule
def list_exchanges(state, moving, actions):
    """KID-6.2: all exchanges that move so many followers, by shape and pair of regions."""
    count = 0
    if moving == 2:
        count = list_shape(state, 1, 1, ONE_EACH_WAY, 1, count, actions)
    if moving == 3 or (moving == 2 and state.card == GARRISON):
        count = list_shape(state, 2, moving - 2, TWO_FROM, -REGION_COUNT, count, actions)
    if moving == 1:
        count = list_shape(state, 1, 0, ONE_FROM, -REGION_COUNT, count, actions)
    return count


@rule
def is_possible(state, sending, returning):
    """KID-6.2: does any pair of regions allow an exchange of this shape?"""
    senders = regions_with(state, sending)
    answering = regions_with(state, returning)
    for first in range(REGION_COUNT):
        if senders >> first & 1:
            partners = answering & in_reach(state, first)
            for second in range(REGION_COUNT):
                if partners >> second & 1 and is_allowed(state, first, second, sending, returning):
                    return True
    return False


@rule
def most_moving(state):
    """KID-6.2: how many followers the card must move: a full exchange, or as many as possible."""
    if state.card == GARRISON and is_possible(state, 2, 1):
        return 3
    if is_possible(state, 1, 1) or (state.card == GARRISON and is_possible(state, 2, 0)):
        return 2
    return 1 if is_possible(state, 1, 0) else 0


@rule
def begin_exchange(state, journal):
    """KID-5.2, KID-5.3: Garrison or Ambassador; if nothing can move nothing happens."""
    state.moving = most_moving(state)
    if state.moving > 0:
        state.phase = EXCHANGE
    else:
        lift_ban(state)
        finish_idle_card(state, journal)


@rule
def sending_of(action):
    """How many followers the first region sends, by the verb."""
    return 2 if FIRST_GARRISON <= action <= LAST_GARRISON else 1


@rule
def choose_regions(state, first, second, sending):
    """The regions and the shape of the exchange."""
    state.first, state.second = first, second
    state.sending = sending
    state.phase = SEND


@rule
def list_sent(state, actions):
    """KID-5.2, KID-5.3: any followers of the first region for which there is an answer."""
    count = 0
    returning = state.moving - state.sending
    for kind in range(KIND_COUNT):
        start, end = others(kind, state.sending)
        for other in range(start, end):
            if has_both(state, state.first, kind, other) and can_return(
                state, state.first, state.second, kind, other, returning
            ):
                actions[count] = SEND_ONE[kind] if other == NOTHING else SEND_TWO[kind, other]
                count += 1
    return count


@rule
def send(state, kind, other, journal):
    """The first region's followers are named; they move together with the second region's."""
    state.sent, state.sent_too = kind, other
    if state.moving > state.sending:
        state.phase = RETURN
    else:
        carry_out(state, NOTHING, journal)


@rule
def list_returned(state, actions):
    """KID-5.2, KID-5.3, KID-5.4: any follower of the second region that doesn't undo the latest exchange."""
    count = 0
    for kind in range(KIND_COUNT):
        if state.board[state.second, kind] > 0 and not undoes(
            state, state.first, state.second, state.sent, state.sent_too, kind
        ):
            actions[count] = RETURN_ONE[kind]
            count += 1
    return count


@rule
def exchange(state, first, second, sent, sent_too, returned, times):
    """Followers change places; `times` -1 takes it back."""
    for kind in range(KIND_COUNT):
        gain = change(kind, sent, sent_too, returned) * times
        state.board[first, kind] += gain
        state.board[second, kind] -= gain


@rule
def carry_out(state, returned, journal):
    """KID-5.4: the exchange happens, and the next card may not undo it."""
    first, second = state.first, state.second
    exchange(state, first, second, state.sent, state.sent_too, returned, 1)
    tell(journal, EXCHANGED, state.actor, first, second, state.sent, state.sent_too, returned)
    lift_ban(state)
    for kind in range(KIND_COUNT):
        gain = change(kind, state.sent, state.sent_too, returned)
        state.ban_change[kind] = gain
        if gain != 0:
            state.ban_first, state.ban_second = first, second
    state.first = state.second = state.sent = state.sent_too = state.moving = state.sending = 0
    finish_card(state, journal)
