"""4 Playing cards."""

from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.tajmahal.actions import ADD_CARD, ALONE, PLAY, WITHDRAW
from regnum.games.tajmahal.components import COLOUR_OF, COLOUR_START, COLOURED, DECK_TYPES, SYMBOLS_ON, WHITE
from regnum.games.tajmahal.events import ADDED, ADDED_NOTHING, PLAYED, PLUS2_PLAYED
from regnum.games.tajmahal.state import ADD, NO_CARD, SPECIAL_COLOUR, SPECIAL_COUNT, SPECIAL_PLUS2, SYMBOL_COUNT


@rule
def holds_special(state, seat, special):
    """TM-4.2: a special card in hand, not yet played in this visit."""
    return (state.special[special] == seat + 1) & (state.special_played[special] == 0)


@rule
def list_plays(state, actions):
    """TM-3.1, TM-4.2, TM-4.5: withdraw, or play a coloured card: any at first and with the change of colour.

    Here and elsewhere an action is written down first and counted if it is legal: that is faster than a branch which no
    processor can foretell.
    """
    seat = state.actor
    first, end = 0, COLOURED
    if state.colour[seat] > 0 and not holds_special(state, seat, SPECIAL_COLOUR):
        first, end = COLOUR_START[state.colour[seat] - 1], COLOUR_START[state.colour[seat]]
    actions[0] = WITHDRAW
    count = 1
    for card in range(first, end):
        actions[count] = PLAY[card]
        count += state.hand[seat, card] > 0
    return count


@rule
def can_play(state, seat, card):
    """TM-4.2, TM-4.5: a coloured card in hand, of the required colour or with the change of colour."""
    if card >= COLOURED or state.hand[seat, card] == 0:
        return False
    required = state.colour[seat]
    return required == 0 or COLOUR_OF[card] + 1 == required or holds_special(state, seat, SPECIAL_COLOUR)


@rule
def lay_open(state, seat, card):
    """TM-9.2: a card goes from the hand to the table; a copy that all know of goes first."""
    state.hand[seat, card] -= 1
    state.hand_size[seat] -= 1
    state.known[seat, card] -= state.known[seat, card] > 0
    state.played[seat, card] += 1


@rule
def count_symbols(state, seat, card):
    """TM-1.2, TM-4.4: what the card shows counts in this visit."""
    for symbol in range(SYMBOL_COUNT):
        state.symbols[seat, symbol] += SYMBOLS_ON[card, symbol]


@rule
def play_card(state, card, journal):
    """TM-4.1, TM-4.2: one coloured card; the first one sets the colour for this visit."""
    seat = state.actor
    lay_open(state, seat, card)
    count_symbols(state, seat, card)
    if state.colour[seat] == 0:
        state.colour[seat] = COLOUR_OF[card] + 1
    state.card = card
    state.phase = ADD
    tell(journal, PLAYED, seat, card)


@rule
def list_additions(state, actions):
    """TM-4.1, TM-4.2: nothing, a white or a special card; with a card of another colour the change of colour."""
    seat = state.actor
    if COLOUR_OF[state.card] + 1 != state.colour[seat]:
        actions[0] = ADD_CARD[DECK_TYPES + SPECIAL_COLOUR]
        return 1
    actions[0] = ALONE
    count = 1
    for card in range(COLOUR_START[WHITE], DECK_TYPES):
        actions[count] = ADD_CARD[card]
        count += state.hand[seat, card] > 0
    for special in range(SPECIAL_COUNT):
        actions[count] = ADD_CARD[DECK_TYPES + special]
        count += holds_special(state, seat, special)
    return count


@rule
def add_card(state, card, journal):
    """TM-4.1, TM-4.3, TM-4.4: a white or special card goes with the coloured one; `card` is negative for none."""
    seat = state.actor
    if card < 0:
        tell(journal, ADDED_NOTHING, seat)
    else:
        tell(journal, ADDED, seat, card)
        count_symbols(state, seat, card)
        if card < DECK_TYPES:
            lay_open(state, seat, card)
        else:
            state.special_played[card - DECK_TYPES] = 1
            if card - DECK_TYPES == SPECIAL_PLUS2:
                state.score[seat] += 2
                tell(journal, PLUS2_PLAYED, seat, 2)
    state.card = NO_CARD
