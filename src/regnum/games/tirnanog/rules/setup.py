"""2 Set-up."""

import numpy as np

from regnum.core.chance import roll
from regnum.core.compiled import rule
from regnum.games.tirnanog.components import (
    CREATURES,
    CREATURES_REMOVED,
    DEALT,
    DISPLAY,
    KIND_COUNT_OF,
    PLAIN,
    TERRITORIES_REMOVED,
)
from regnum.games.tirnanog.rules.cards import draw
from regnum.games.tirnanog.rules.stacks import draw_territory
from regnum.games.tirnanog.state import KIND_COUNT, NONE, SPECIES_COUNT, TERRITORY_COUNT, TURN


@rule
def setup(state, players, options, seed):
    """TNO-2.1, TNO-2.2, TNO-2.3, TNO-2.4, TNO-2.5, TNO-2.6."""
    deal_creatures(state, players)
    state.unseen = (np.int64(1) << TERRITORY_COUNT) - 1
    for seat in range(state.reserve.shape[0]):
        for kind in range(KIND_COUNT):
            state.reserve[seat, kind] = NONE
        for place in range(TERRITORY_COUNT):
            state.pile[seat, place] = NONE
    for seat in range(players):
        state.reserve[seat, PLAIN] = draw_territory(state, PLAIN)
    make_stacks(state, players)
    state.start = roll(state, players)
    state.turn = state.start
    state.actor = state.start
    state.territory = NONE
    state.phase = TURN


@rule
def deal_creatures(state, players):
    """TNO-2.1, TNO-2.3: cards of every species are removed; three cards to each player, five on display."""
    for species in range(SPECIES_COUNT):
        state.deck[species] = CREATURES[species] - CREATURES_REMOVED[players]
        state.deck_size += state.deck[species]
    for seat in range(players):
        for _ in range(DEALT):
            state.hand[seat, draw(state)] += 1
        state.hand_size[seat] = DEALT
    for _ in range(DISPLAY):
        state.display[draw(state)] += 1
    state.display_size = DISPLAY


@rule
def make_stacks(state, players):
    """TNO-2.2, TNO-2.5: a stack of each kind, its fountain anywhere but on top."""
    for kind in range(KIND_COUNT):
        territories = KIND_COUNT_OF[kind] - TERRITORIES_REMOVED[players]
        if kind == PLAIN:
            territories -= players
        state.top[kind] = draw_territory(state, kind)
        state.fountain_below[kind] = 1
        state.below[kind] = territories - 1 + state.fountain_below[kind]
