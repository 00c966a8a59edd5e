"""5.1 The Crown."""

from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.kingisdead.actions import CROWN_CARD, SWAP_CARDS
from regnum.games.kingisdead.events import CROWNED, SWAPPED
from regnum.games.kingisdead.rules.struggles import is_open
from regnum.games.kingisdead.rules.summon import finish_card, finish_idle_card
from regnum.games.kingisdead.state import REGION_COUNT, SWAP, TOKEN


@rule
def can_swap(state, position):
    """KID-5.1: a face-up region card without a crown token."""
    return position >= state.struggle and state.token[state.order[position]] == 0


@rule
def begin_crown(state, journal):
    """KID-5.1: with fewer than two cards to swap there is no swap and no token."""
    swappable = 0
    for position in range(REGION_COUNT):
        if can_swap(state, position):
            swappable += 1
    if swappable >= 2:
        state.phase = SWAP
    else:
        finish_idle_card(state, journal)


@rule
def list_swaps(state, actions):
    """KID-5.1: any two of those cards."""
    count = 0
    for region in range(REGION_COUNT):
        for other in range(region + 1, REGION_COUNT):
            if is_open(state, region) and is_open(state, other) and state.token[region] + state.token[other] == 0:
                actions[count] = SWAP_CARDS[region, other]
                count += 1
    return count


@rule
def position_of(state, region):
    """Where a region's card lies."""
    for position in range(REGION_COUNT):
        if state.order[position] == region:
            return position
    return -1


@rule
def exchange_positions(state, region, other):
    """KID-5.1: two region cards change places."""
    here, there = position_of(state, region), position_of(state, other)
    state.order[here], state.order[there] = other, region


@rule
def swap(state, region, other, journal):
    """KID-5.1: the order of the struggles changes."""
    exchange_positions(state, region, other)
    state.first, state.second = region, other
    tell(journal, SWAPPED, state.actor, region, other)
    state.phase = TOKEN


@rule
def list_tokens(state, actions):
    """KID-5.1: the token goes on one of the two cards that were swapped."""
    actions[0] = CROWN_CARD[min(state.first, state.second)]
    actions[1] = CROWN_CARD[max(state.first, state.second)]
    return 2


@rule
def crown(state, region, journal):
    """KID-5.1: a card with a token can't be swapped again."""
    state.token[region] = state.actor + 1
    state.first = state.second = 0
    tell(journal, CROWNED, state.actor, region)
    finish_card(state, journal)
