"""4 Playing cards."""

from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.tajmahal.actions import MOST_PLAYS, PLAY, PLAY_WITH, WITHDRAW
from regnum.games.tajmahal.components import COLOUR_OF, COLOUR_START, COLOURED, DECK_TYPES, SYMBOLS_ON
from regnum.games.tajmahal.events import PLAYED, PLAYED_WITH, PLUS2_PLAYED
from regnum.games.tajmahal.state import SPECIAL_COLOUR, SPECIAL_COUNT, SPECIAL_PLUS2, SYMBOL_COUNT

# As additions: white cards come first, then special ones
FIRST_SPECIAL = DECK_TYPES - COLOURED
CHANGE = FIRST_SPECIAL + SPECIAL_COLOUR


@rule
def holds_special(state, seat, special):
    """TM-4.2: a special card in hand, not yet played in this visit."""
    return (state.special[special] == seat + 1) & (state.special_played[special] == 0)


@rule
def list_plays(state, actions):
    """TM-3.1, TM-4.1, TM-4.2, TM-4.5: withdraw, or play a coloured card of the required colour, alone or with another.

    Here and elsewhere an action is written down first and counted if it is legal: that is faster than a branch which no
    processor can foretell. The additions are noted down behind the room for all plays.
    """
    seat = state.actor
    first, end = 0, COLOURED
    if state.colour[seat] > 0:
        first, end = COLOUR_START[state.colour[seat] - 1], COLOUR_START[state.colour[seat]]
    actions[0] = WITHDRAW
    count = 1
    for card in range(first, end):
        actions[count] = PLAY[card]
        count += state.hand[seat, card] > 0
    additions = list_additions(state, seat, actions)
    if additions == 0:
        return count
    alone = count
    change = holds_special(state, seat, SPECIAL_COLOUR)
    if change:
        count = list_changes(state, seat, 0, first, actions, count)
    for i in range(1, alone):
        card = actions[i] - PLAY[0]
        for j in range(additions):
            actions[count] = PLAY_WITH[card, actions[MOST_PLAYS + j]]
            count += 1
    if change:
        count = list_changes(state, seat, end, COLOURED, actions, count)
    return count


@rule
def list_additions(state, seat, actions):
    """TM-4.1: the white and special cards in hand, noted down; their number."""
    count = MOST_PLAYS
    for addition in range(FIRST_SPECIAL):
        actions[count] = addition
        count += state.hand[seat, COLOURED + addition] > 0
    for special in range(SPECIAL_COUNT):
        actions[count] = FIRST_SPECIAL + special
        count += holds_special(state, seat, special)
    return count - MOST_PLAYS


@rule
def list_changes(state, seat, first, end, actions, count):
    """TM-4.2: cards of other colours go with the change of colour, and with nothing else."""
    for card in range(first, end):
        actions[count] = PLAY_WITH[card, CHANGE]
        count += state.hand[seat, card] > 0
    return count


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
def play_cards(state, card, addition, journal):
    """TM-4.1, TM-4.2: a coloured card, whose first sets the colour of this visit; `addition` is negative for none."""
    seat = state.actor
    lay_open(state, seat, card)
    count_symbols(state, seat, card)
    if state.colour[seat] == 0:
        state.colour[seat] = COLOUR_OF[card] + 1
    if addition < 0:
        tell(journal, PLAYED, seat, card)
    else:
        tell(journal, PLAYED_WITH, seat, card, addition)
        add_card(state, seat, addition, journal)


@rule
def add_card(state, seat, addition, journal):
    """TM-4.3, TM-4.4: a white or special card goes with the coloured one."""
    count_symbols(state, seat, COLOURED + addition)
    if addition < FIRST_SPECIAL:
        lay_open(state, seat, COLOURED + addition)
        return
    special = addition - FIRST_SPECIAL
    state.special_played[special] = 1
    if special == SPECIAL_PLUS2:
        state.score[seat] += 2
        tell(journal, PLUS2_PLAYED, seat, 2)
