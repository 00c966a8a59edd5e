"""4 Magic fountains."""

import numpy as np

from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.tirnanog.components import KIND, SYMBOLS
from regnum.games.tirnanog.events import (
    NOBODY_JOINED,
    SAID_NO,
    SAID_YES,
    SHOWED_HAND,
    TIED,
    TURNED_DOWN,
    WON_FOUNTAIN,
)
from regnum.games.tirnanog.rules.stacks import uncover, visible
from regnum.games.tirnanog.state import CONTEST, DECLINED, JOINED, NONE, SILENT_YET, SPECIES_COUNT, TRIBUTE


@rule
def begin_contest(state, kind):
    """TNO-4.1, TNO-4.2: play stops, and who uncovered the fountain speaks first."""
    state.territory = kind
    state.phase = CONTEST


@rule
def speak(state, joins, journal):
    """TNO-4.2: a player says whether they take part; clockwise. Is the contest over, with nothing to discard?"""
    seat = state.actor
    state.said[seat] = JOINED if joins else DECLINED
    tell(journal, SAID_YES if joins else SAID_NO, seat)
    following = (seat + 1) % state.players
    if following != state.turn:
        state.actor = following
        return False
    winner, rivals = settle_contest(state, journal)
    for player in range(state.players):
        state.said[player] = SILENT_YET
    uncover(state, state.territory, journal)
    if winner == NONE or state.hand_size[winner] == 0:
        return True
    # TNO-4.6: as many cards as players took part, or all
    state.owed = min(rivals, state.hand_size[winner])
    state.actor = winner
    state.phase = TRIBUTE
    return False


@rule
def settle_contest(state, journal):
    """TNO-4.3, TNO-4.4, TNO-4.5, TNO-4.6, TNO-4.7, TNO-4.8: hands are shown and compared.

    The winner, or NONE, and how many took part.
    """
    rivals = 0
    best = np.int64(-1)
    winner = np.int64(NONE)
    for seat in range(state.players):
        if state.said[seat] == JOINED:
            rivals += 1
            show_hand(state, seat, journal)
            strength = contest_strength(state, seat)
            if strength > best:
                best = strength
                winner = np.int64(seat)
            elif strength == best:
                winner = np.int64(NONE)
    if rivals == 0:
        tell(journal, NOBODY_JOINED)
    elif winner == NONE:
        tell(journal, TIED)
    else:
        state.fountains[winner] += 1
        tell(journal, WON_FOUNTAIN, winner)
        for seat in range(state.players):
            if state.said[seat] == JOINED and seat != winner:
                turn_down(state, seat, journal)
    return winner, rivals


@rule
def show_hand(state, seat, journal):
    """TNO-4.3, TNO-4.9: from now on all know these cards."""
    for species in range(SPECIES_COUNT):
        state.known[seat, species] = state.hand[seat, species]
    tell(journal, SHOWED_HAND, seat, state.hand[seat, 0], state.hand[seat, 1], state.hand[seat, 2],
         state.hand[seat, 3], state.hand[seat, 4])  # fmt: skip


@rule
def contest_strength(state, seat):
    """TNO-4.3, TNO-4.4: cards and symbols of each species, compared from the highest count down.

    Digit n of this number, in base 8, tells how many species are counted n times: with two players compared, the
    higher digit that differs belongs to the count that differs.
    """
    territory = visible(state, seat)
    strength = np.int64(0)
    for species in range(SPECIES_COUNT):
        count = np.int64(state.hand[seat, species])
        if territory != NONE:
            count += SYMBOLS[territory, species]
        strength += np.int64(1) << (3 * count)
    return strength


@rule
def turn_down(state, seat, journal):
    """TNO-4.7: a defeated player's visible territory turns face down for the rest of the game."""
    territory = visible(state, seat)
    if territory != NONE:
        state.face_down[territory] = 1
        tell(journal, TURNED_DOWN, seat, KIND[territory])
