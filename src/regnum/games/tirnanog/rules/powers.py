"""5 Powers."""

import numpy as np

from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.tirnanog.components import CASTLE, FAIRY, FOREST, RIVER, SYMBOLS, TEMPLE, VALUE, VOLCANO
from regnum.games.tirnanog.events import (
    COMPARED,
    CONSOLIDATED,
    COUNTED_HAND,
    DISCARDED,
    PAID,
    SCORED,
    SHOWED_FAIRIES,
    TOO_FEW_FOR_TEMPLE,
)
from regnum.games.tirnanog.rules.cards import discard_named, tell_cards
from regnum.games.tirnanog.rules.stacks import visible, visible_kind
from regnum.games.tirnanog.state import CASTLES, FORESTS, NONE, TEMPLES, VOLCANOES


@rule
def pay(state, payment, journal):
    """TNO-3.3: the creatures are paid, the territory covers the one before, and its power takes effect."""
    seat = state.actor
    kind = state.territory
    discard_named(state, seat, payment)
    tell_cards(journal, PAID, seat, payment)
    state.pile[seat, state.pile_size[seat]] = state.reserve[seat, kind]
    state.pile_size[seat] += 1
    state.reserve[seat, kind] = NONE
    tell(journal, CONSOLIDATED, seat, kind)
    if kind == FOREST:
        fairy_feast(state, journal)
    elif kind == TEMPLE:
        attack(state, seat, journal)
    elif kind == CASTLE:
        castle_income(state, seat, journal)
    elif kind == VOLCANO:
        erupt(state, journal)


@rule
def score(state, seat, source, points, journal):
    """Points for a player, written down by what they were scored for."""
    if points > 0:
        state.points[seat, source] += points
        tell(journal, SCORED, seat, points, source)


@rule
def fairy_feast(state, journal):
    """TNO-5.2: a point for each fairy in hand and on the visible territory; then who holds one discards one."""
    state.feast = 1
    for seat in range(state.players):
        fairies = np.int64(state.hand[seat, FAIRY])
        symbols = np.int64(0)
        territory = visible(state, seat)
        if territory != NONE:
            symbols += SYMBOLS[territory, FAIRY]
        tell(journal, SHOWED_FAIRIES, seat, fairies, symbols)
        score(state, seat, FORESTS, fairies + symbols, journal)
        state.known[seat, FAIRY] = fairies
        if fairies > 0:
            state.hand[seat, FAIRY] -= 1
            state.known[seat, FAIRY] -= 1
            state.hand_size[seat] -= 1
            state.discards[FAIRY] += 1
            tell(journal, DISCARDED, seat, FAIRY)


@rule
def temple_value(state, seat):
    """TNO-5.4: the values of the top three consolidated territories; a face-down one fills a place and counts 0."""
    size = np.int64(state.pile_size[seat])
    total = np.int64(0)
    for place in range(max(0, size - 3), size):
        territory = state.pile[seat, place]
        if not state.face_down[territory]:
            total += VALUE[territory]
    return total


@rule
def attack(state, seat, journal):
    """TNO-5.4: with three territories the temple's player is compared with each of the others."""
    if state.pile_size[seat] < 3:
        tell(journal, TOO_FEW_FOR_TEMPLE, seat)
        return
    mine = temple_value(state, seat)
    for step in range(1, state.players):
        defender = (seat + step) % state.players
        theirs = temple_value(state, defender)
        tell(journal, COMPARED, seat, defender, mine, theirs)
        if mine > theirs:
            score(state, seat, TEMPLES, 2, journal)
        elif mine < theirs:
            score(state, defender, TEMPLES, 3, journal)


@rule
def castle_income(state, seat, journal):
    """TNO-5.5: a point for each forest and river visible on the piles of the others."""
    income = np.int64(0)
    for other in range(state.players):
        if other != seat:
            kind = visible_kind(state, other)
            if kind in (FOREST, RIVER):
                income += 1
    score(state, seat, CASTLES, income, journal)


@rule
def erupt(state, journal):
    """TNO-5.6: 3 points for the fewest cards in hand, 1 for the next fewest unless several have the fewest."""
    fewest = np.int64(99)
    next_fewest = np.int64(99)
    holders = 0
    for seat in range(state.players):
        size = np.int64(state.hand_size[seat])
        tell(journal, COUNTED_HAND, seat, size)
        if size < fewest:
            next_fewest = fewest
            fewest = size
            holders = 1
        elif size == fewest:
            holders += 1
        elif size < next_fewest:
            next_fewest = size
    for seat in range(state.players):
        if state.hand_size[seat] == fewest:
            score(state, seat, VOLCANOES, 3, journal)
        elif holders == 1 and state.hand_size[seat] == next_fewest:
            score(state, seat, VOLCANOES, 1, journal)


@rule
def income_at_start(state, journal):
    """TNO-5.5: at the start of a turn, if its player's visible territory is a castle."""
    if visible_kind(state, state.turn) == CASTLE:
        castle_income(state, state.turn, journal)
