"""Lists of legal actions by how they are made: for a GPU, whose threads wait for each other.

Looking ahead at the last card (KID-7.1) takes many times as long as anything else, and differs by card and phase.
"""

import numpy as np

from regnum.core.compiled import rule
from regnum.games.kingisdead.rules.last_card import is_last_card, must_win
from regnum.games.kingisdead.rules.struggles import hand_size
from regnum.games.kingisdead.state import (
    CARD_COUNT,
    EXCHANGE,
    FACTION_CARD,
    PHASES,
    RALLY,
    RETURN,
    SEND,
    SETTLE,
    SUMMON,
    SWAP,
    TURN,
)

PLAYERS = (3,)  # who looks ahead

# First the phases as usual, then plays by the last card, the factions' alike, then what it asks for by phase
LOOKS, CHOICES = len(PHASES), len(PHASES) + FACTION_CARD + 1
SORT_BY_CARD = LOOKS + np.minimum(np.arange(CARD_COUNT), FACTION_CARD)
ASKED = (SWAP, EXCHANGE, SEND, RETURN, SETTLE, RALLY, SUMMON)
SORT_BY_PHASE = np.arange(len(PHASES))
SORT_BY_PHASE[list(ASKED)] = CHOICES + np.arange(len(ASKED))
LISTS = CHOICES + len(ASKED)


@rule
def list_sort(state):
    """Of which sort the list of legal actions is."""
    if state.phase == TURN:
        if is_last_card(state) and hand_size(state, state.actor) > 0:
            for card in range(CARD_COUNT):
                if state.hand[state.actor, card] > 0:
                    return SORT_BY_CARD[card]
        return TURN
    return SORT_BY_PHASE[state.phase] if must_win(state) else state.phase
