"""9 Hidden information."""

from regnum.core.chance import reseed, shuffle
from regnum.core.compiled import rule
from regnum.games.tajmahal.components import COPIES, DECK_TYPES
from regnum.games.tajmahal.state import DECK


@rule
def unseen(state, seat, card):
    """TM-9.2, TM-9.4: copies of a card that this seat neither sees nor knows of, wherever they are."""
    count = COPIES[card] - state.display[card] - state.discards[card]
    for player in range(state.players):
        count -= state.played[player, card]
        count -= state.hand[player, card] if player == seat else state.known[player, card]
    return count


@rule
def conceal(state, seat, seed):
    """TM-9.1, TM-9.2, TM-9.4: all unseen cards are one pool, dealt anew to the others' hands and the deck."""
    reseed(state, seed)
    size = 0
    for card in range(DECK_TYPES):
        for _ in range(unseen(state, seat, card)):
            state.deck[size] = card
            size += 1
    shuffle(state, state.deck, size)
    for player in range(state.players):
        if player != seat:
            held = 0
            for card in range(DECK_TYPES):
                state.hand[player, card] = state.known[player, card]
                held += state.known[player, card]
            for _ in range(state.hand_size[player] - held):
                size -= 1
                state.hand[player, state.deck[size]] += 1
    # What is left is the deck, of the same size as before.
    for i in range(size, DECK):
        state.deck[i] = 0
