"""7.3 Cards from the deck."""

from regnum.core.chance import shuffle
from regnum.core.compiled import rule
from regnum.core.journal import tell, tell_only
from regnum.games.tajmahal.components import DECK_TYPES
from regnum.games.tajmahal.events import DREW, DREW_CARD, NOTHING_TO_DRAW, RESHUFFLED
from regnum.games.tajmahal.rules.setup import take_top
from regnum.games.tajmahal.state import NO_CARD


@rule
def reshuffle(state, journal):
    """TM-7.3: the discards become the deck."""
    size = 0
    for card in range(DECK_TYPES):
        for _ in range(state.discards[card]):
            state.deck[size] = card
            size += 1
        state.discards[card] = 0
    state.discards_size = 0
    state.deck_size = size
    shuffle(state, state.deck, size)
    tell(journal, RESHUFFLED, size)


@rule
def draw_top(state, journal):
    """TM-7.3: the top card, of the reshuffled discards if need be; NO_CARD if there are none either."""
    if state.deck_size == 0:
        if state.discards_size == 0:
            return NO_CARD
        reshuffle(state, journal)
    return take_top(state)


@rule
def draw_card(state, seat, journal):
    """TM-5.9, TM-6.1, TM-7.3, TM-9.2: a card from the deck, for its owner's eyes; without one the draw lapses."""
    card = draw_top(state, journal)
    if card == NO_CARD:
        tell(journal, NOTHING_TO_DRAW, seat)
        return
    state.hand[seat, card] += 1
    state.hand_size[seat] += 1
    tell(journal, DREW, seat)
    tell_only(journal, seat, DREW_CARD, seat, card, -1, -1, -1, -1)
