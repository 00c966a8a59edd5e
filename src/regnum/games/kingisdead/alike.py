"""Which decisions are alike, so that a GPU makes them for many games at once."""

from regnum.core.compiled import rule
from regnum.games.kingisdead.rules.last_card import is_last_card, must_win
from regnum.games.kingisdead.state import CARD_COUNT, NO_CARD

SPLIT = ("play",)  # verbs whose actions are as different as verbs


def burdens(players: int) -> int:
    """How many things there are that make a list of actions long."""
    return CARD_COUNT if players == 3 else 0


@rule
def burden(state):
    """KID-7.1: the card for which all that can follow has to be looked at before actions can be listed, or NO_CARD."""
    if must_win(state):
        return state.card
    if is_last_card(state):
        for card in range(CARD_COUNT):
            if state.hand[state.actor, card] > 0:
                return card
    return NO_CARD
