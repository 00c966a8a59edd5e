"""The display: 5.10 what is taken from it, 7.2 how it is dealt."""

from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.tajmahal.actions import MOST_PAIRS, TAKE_ONE, TAKE_TWO
from regnum.games.tajmahal.components import DECK_TYPES, DISPLAY
from regnum.games.tajmahal.events import DISPLAY_DEALT, DISPLAY_SHORT, TOOK, TOOK_ONE
from regnum.games.tajmahal.rules.deck import draw_top
from regnum.games.tajmahal.state import NO_CARD


@rule
def display_share(state):
    """TM-5.10: two cards, one for the last to withdraw, fewer from a short display."""
    still_in = 0
    for seat in range(state.players):
        still_in += 1 - state.withdrawn[seat]
    return min(2 if still_in > 0 else 1, state.display_size)


@rule
def list_takes(state, actions):
    """TM-5.10: one card of the display, or any two. Its types are noted down behind the room for their pairs."""
    types = 0
    for card in range(DECK_TYPES):
        actions[MOST_PAIRS + types] = card
        types += state.display[card] > 0
    if display_share(state) == 1:
        for i in range(types):
            actions[i] = TAKE_ONE[actions[MOST_PAIRS + i]]
        return types
    count = 0
    for i in range(types):
        card = actions[MOST_PAIRS + i]
        actions[count] = TAKE_TWO[card, card]
        count += state.display[card] > 1
        for j in range(i + 1, types):
            actions[count] = TAKE_TWO[card, actions[MOST_PAIRS + j]]
            count += 1
    return count


@rule
def take(state, card, other, journal):
    """TM-5.10, TM-9.2: from the display into the hand, known to all; `other` is negative for a single card."""
    seat = state.actor
    take_from_display(state, seat, card)
    if other >= 0:
        take_from_display(state, seat, other)
        tell(journal, TOOK, seat, card, other)
    else:
        tell(journal, TOOK_ONE, seat, card)


@rule
def take_from_display(state, seat, card):
    """TM-9.2: all have seen it."""
    state.display[card] -= 1
    state.display_size -= 1
    state.hand[seat, card] += 1
    state.hand_size[seat] += 1
    state.known[seat, card] += 1


@rule
def deal_display(state, journal):
    """TM-7.2, TM-7.3: as many cards as at the start, or as there are."""
    wanted = DISPLAY[state.players]
    while state.display_size < wanted:
        card = draw_top(state, journal)
        if card == NO_CARD:
            tell(journal, DISPLAY_SHORT, state.display_size, wanted)
            return
        state.display[card] += 1
        state.display_size += 1
    tell(journal, DISPLAY_DEALT, wanted)
