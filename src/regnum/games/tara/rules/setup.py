"""2 Set-up."""

import numpy as np

from regnum.core.chance import roll
from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.tara.components import PIECES, START_CUMAL
from regnum.games.tara.events import START_CARD, STARTS
from regnum.games.tara.rules.cards import card_bit, random_card
from regnum.games.tara.state import (
    ALL_CARDS,
    NEW_ROUND,
    NO_NODE,
    NOBODY,
    NODES,
    NOTHING,
    OPEN,
    OPENING,
    REGION_COUNT,
    UNUSED,
)

# The pairs of regions in the order of the table option
PAIRS = np.array([[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]], np.int8)


@rule
def setup(state, players, options, seed):
    """TARA-1.2, TARA-2.1: pieces, cumal and regions; who starts is found by the first, forced, decision."""
    state.pair = options[0]
    state.trio = options[1]
    for seat in range(players):
        state.stock[seat] = PIECES
        state.cumal[seat] = START_CUMAL
    for node in range(1, NODES):
        state.below[node] = node + 1
    state.below[NODES] = NO_NODE
    state.free = 1
    use_regions(state, players)
    state.first_turn = 1
    state.spot = state.other = state.card = NOTHING
    state.winner = NOBODY
    state.phase = OPENING
    state.actor = 0


@rule
def use_regions(state, players):
    """TARA-2.1, TARA-10.1: all regions for four, three for three, two for two, by table option or at random."""
    for region in range(REGION_COUNT):
        state.status[region] = OPEN
    if players == 3:
        left_out = state.trio - 1 if state.trio else roll(state, REGION_COUNT)
        state.status[left_out] = UNUSED
    elif players == 2:
        pair = state.pair - 1 if state.pair else roll(state, PAIRS.shape[0])
        for region in range(REGION_COUNT):
            if region != PAIRS[pair, 0] and region != PAIRS[pair, 1]:
                state.status[region] = UNUSED


@rule
def find_start_player(state, journal):
    """TARA-2.2: everyone turns up a card, the highest tie number starts; the cards go back."""
    cards = np.int64(ALL_CARDS)
    highest = np.int64(-1)
    for seat in range(state.players):
        card = random_card(state, cards)
        cards &= ~card_bit(card)
        tell(journal, START_CARD, seat, card)
        if card > highest:
            highest = card
            state.start = seat
    tell(journal, STARTS, state.start)
    state.phase = NEW_ROUND
