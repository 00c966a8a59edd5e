"""6 End of a round, end of the game."""

import numpy as np

from regnum.core.compiled import rule
from regnum.core.header import OVER
from regnum.core.journal import tell
from regnum.games.tirnanog.components import DISPLAY, FOUNTAIN_SCORE, KIND, SCORE, VALUE
from regnum.games.tirnanog.events import ENDED, LAST_LAP, RESHUFFLED, ROUND_ENDED, TURNED_UP, WON
from regnum.games.tirnanog.rules.cards import draw
from regnum.games.tirnanog.rules.powers import income_at_start, score
from regnum.games.tirnanog.state import FOUNTAINS, POINTS, SCORINGS, SHARED, SOURCES, SPECIES_COUNT, TURN, VALUES


@rule
def refill(state, journal):
    """TNO-3.1, TNO-6.1, TNO-6.2: fill the display; what happens when the last card of the deck is drawn."""
    fill_display(state, journal)
    if state.deck_size == 0 and not state.last_lap:
        if state.second_deck:
            state.last_lap = 1
            tell(journal, LAST_LAP)
        else:
            tell(journal, ROUND_ENDED)
            score_territories(state, journal)
            reshuffle(state, journal)
            fill_display(state, journal)


@rule
def fill_display(state, journal):
    """TNO-3.1: cards of the deck until five lie there."""
    while state.display_size < DISPLAY and state.deck_size > 0:
        species = draw(state)
        state.display[species] += 1
        state.display_size += 1
        tell(journal, TURNED_UP, species)


@rule
def reshuffle(state, journal):
    """TNO-6.1: the discards make a new deck."""
    state.second_deck = 1
    for species in range(SPECIES_COUNT):
        state.deck[species] = state.discards[species]
        state.deck_size += state.discards[species]
        state.discards[species] = 0
    tell(journal, RESHUFFLED, state.deck_size)


@rule
def face_up(state, seat):
    """TNO-1.3, TNO-6.1, TNO-6.3: what a pile's face-up cards score, covered ones too, and their values."""
    points = np.int64(0)
    value = np.int64(0)
    for place in range(state.pile_size[seat]):
        territory = state.pile[seat, place]
        if not state.face_down[territory]:
            points += SCORE[KIND[territory]]
            value += VALUE[territory]
    return points, value


@rule
def score_territories(state, journal):
    """TNO-6.1, TNO-6.2: everyone scores consolidated territories and fountains."""
    for seat in range(state.players):
        points, _ = face_up(state, seat)
        score(state, seat, SCORINGS, points, journal)
        score(state, seat, FOUNTAINS, np.int64(state.fountains[seat]) * FOUNTAIN_SCORE, journal)


@rule
def end_turn(state, journal):
    """TNO-2.6, TNO-5.5, TNO-6.2: the next player's turn begins, or the last lap is complete."""
    following = state.turn + 1
    if following == state.players:
        following = 0
    if state.last_lap and following == state.start:
        end_game(state, journal)
        return
    state.turn = following
    state.actor = following
    state.phase = TURN
    income_at_start(state, journal)


@rule
def total_points(state, seat):
    """All points of a player."""
    total = np.int64(0)
    for source in range(len(SOURCES)):
        total += state.points[seat, source]
    return total


@rule
def claim(state, seat):
    """TNO-6.3: points first, then values, as one number. A pile's values are below 1024."""
    _, value = face_up(state, seat)
    return total_points(state, seat) * 1024 + value


@rule
def end_game(state, journal):
    """TNO-6.2, TNO-6.3: the last scoring, and how the game was decided."""
    score_territories(state, journal)
    best = np.int64(-1)
    for seat in range(state.players):
        best = max(best, claim(state, seat))
    winners = 0
    equal_points = 0
    for seat in range(state.players):
        winners += claim(state, seat) == best
        equal_points += total_points(state, seat) == best // 1024
    state.ending = POINTS
    if winners > 1:
        state.ending = SHARED
    elif equal_points > 1:
        state.ending = VALUES
    state.actor = OVER
    tell(journal, ENDED, state.ending)
    for seat in range(state.players):
        if claim(state, seat) == best:
            tell(journal, WON, seat, best // 1024, best % 1024)


@rule
def outcome(state, result):
    """TNO-6.3: the win, shared where points and values are equal."""
    best = np.int64(-1)
    winners = 0
    for seat in range(state.players):
        mine = claim(state, seat)
        if mine > best:
            best = mine
            winners = 0
        winners += mine == best
    for seat in range(result.shape[0]):
        result[seat] = 0.0
    for seat in range(state.players):
        if claim(state, seat) == best:
            result[seat] = 1.0 / winners
