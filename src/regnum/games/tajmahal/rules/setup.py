"""2 Set-up."""

from regnum.core.chance import roll, shuffle
from regnum.core.compiled import rule
from regnum.games.tajmahal.components import (
    AGRA,
    COPIES,
    DECK_TYPES,
    FORTRESSES,
    HAND,
    LAST_PROVINCE,
    SQUARE_TILES,
)
from regnum.games.tajmahal.state import (
    BEGIN,
    CITY_COUNT,
    DECK,
    NO_BONUS,
    TAJ_MAHAL,
    VISITS,
)


@rule
def setup(state, players, options, seed):
    """TM-2.1, TM-2.2, TM-2.3, TM-2.4, TM-2.5.

    Court and display are filled as the first visit begins, like every other (TM-7.2).
    """
    deal_province_tiles(state)
    deal_bonus_tiles(state)
    shuffle_deck(state)
    for seat in range(players):
        for _ in range(HAND):
            state.hand[seat, take_top(state)] += 1
        state.hand_size[seat] = HAND
    # The next visit is the first, and who comes next begins it.
    state.visit = -1
    state.start = roll(state, players) - 1
    state.actor = 0
    state.phase = BEGIN


@rule
def deal_province_tiles(state):
    """TM-2.1: tiles 1 to 11 to random provinces, tile 12 to Agra's."""
    for visit in range(VISITS):
        state.route[visit] = visit
    state.route[LAST_PROVINCE], state.route[VISITS - 1] = VISITS - 1, LAST_PROVINCE
    shuffle(state, state.route, VISITS - 1)


@rule
def deal_bonus_tiles(state):
    """TM-2.2: the Taj Mahal to Agra, the square tiles at random to the other fortresses."""
    squares = SQUARE_TILES.shape[0]
    for city in range(CITY_COUNT):
        state.bonus[city] = SQUARE_TILES[city] if city < squares else NO_BONUS
    shuffle(state, state.bonus, squares)
    # Shuffled on the first cities, they move from the last one down: the n-th fortress is never below the n-th city,
    # so no tile is overwritten before it moves.
    left = squares
    for i in range(FORTRESSES.shape[0] - 1, -1, -1):
        city = FORTRESSES[i]
        if city != AGRA:
            left -= 1
            tile = state.bonus[left]
            state.bonus[left] = NO_BONUS
            state.bonus[city] = tile
    state.bonus[AGRA] = TAJ_MAHAL


@rule
def shuffle_deck(state):
    """TM-2.4: all 96 cards, face down."""
    size = 0
    for card in range(DECK_TYPES):
        for _ in range(COPIES[card]):
            state.deck[size] = card
            size += 1
    state.deck_size = size
    shuffle(state, state.deck, DECK)


@rule
def take_top(state):
    """The top card of a deck that is not empty."""
    state.deck_size -= 1
    card = state.deck[state.deck_size]
    state.deck[state.deck_size] = 0
    return card
