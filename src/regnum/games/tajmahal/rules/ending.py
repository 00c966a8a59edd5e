"""8 End of the game."""

from regnum.core.compiled import rule
from regnum.core.header import OVER
from regnum.core.journal import tell
from regnum.games.tajmahal.components import COLOUR_START, DECK_TYPES, WHITE
from regnum.games.tajmahal.events import HAND_SCORED, WON
from regnum.games.tajmahal.state import COLOUR_COUNT, NO_COLOUR, SPECIAL_COUNT, VISITED


@rule
def score_hand(state, seat, journal):
    """TM-8.1, TM-9.3: special cards, white cards and the coloured ones of the most numerous colour; all see them."""
    specials = whites = most = 0
    best = NO_COLOUR
    for special in range(SPECIAL_COUNT):
        if state.special[special] == seat + 1:
            specials += 1
    for card in range(COLOUR_START[WHITE], DECK_TYPES):
        whites += state.hand[seat, card]
    for colour in range(COLOUR_COUNT):
        held = 0
        for card in range(COLOUR_START[colour], COLOUR_START[colour + 1]):
            held += state.hand[seat, card]
        if held > most:
            most, best = held, colour
    for card in range(DECK_TYPES):
        state.known[seat, card] = state.hand[seat, card]
    points = specials + whites + most
    state.score[seat] += points
    tell(journal, HAND_SCORED, seat, specials, whites, most, best, points)


@rule
def end_game(state, journal):
    """TM-8.1, TM-8.2: hands are scored, most points win."""
    for seat in range(state.players):
        score_hand(state, seat, journal)
    best = best_score(state)
    for seat in range(state.players):
        if state.score[seat] == best:
            tell(journal, WON, seat, best)
    state.ending = VISITED
    state.actor = OVER


@rule
def best_score(state):
    """TM-8.2: the points of the winner."""
    best = state.score[0]
    for seat in range(1, state.players):
        best = max(best, state.score[seat])
    return best


@rule
def outcome(state, result):
    """TM-8.2: tied players share the win."""
    best = best_score(state)
    winners = 0
    for seat in range(state.players):
        if state.score[seat] == best:
            winners += 1
    for seat in range(result.shape[0]):
        result[seat] = 0.0
        if seat < state.players and state.score[seat] == best:
            result[seat] = 1.0 / winners
