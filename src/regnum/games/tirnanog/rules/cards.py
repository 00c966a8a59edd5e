"""Creature cards on their way: deck, display, hands, discards. Rules 2.3, 3.1, 8.1."""

import numpy as np

from regnum.core.chance import roll
from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.tirnanog.actions import GUARD, LANE, LISTED
from regnum.games.tirnanog.components import MOST_SYMBOLS
from regnum.games.tirnanog.state import SPECIES_COUNT


@rule
def lanes(counts):
    """Cards of each species side by side in one number, to be compared at once."""
    packed = np.int64(0)
    for species in range(SPECIES_COUNT):
        packed |= np.int64(counts[species]) << (LANE * species)
    return packed


@rule
def contains(packed, wanted):
    """Are these cards among those? A lane that falls short borrows its guard."""
    return ((packed | GUARD) - wanted) & GUARD == GUARD


@rule
def contains_all_but(packed, wanted, one):
    """The same, where one card may be missing if `one` is 1."""
    left = (packed | GUARD) - wanted
    short = ~left & GUARD
    return (short & (short - one) == 0) & ((left + (short >> (LANE - 1))) & GUARD == GUARD)


@rule
def draw(state):
    """A random card leaves the deck; its species. The order of a deck that nobody has seen is settled here.

    The species is counted, not looked for: no processor foretells where a search would end.
    """
    pick = roll(state, state.deck_size)
    state.deck_size -= 1
    species = 0
    for other in range(SPECIES_COUNT - 1):
        pick -= state.deck[other]
        species += pick >= 0
    state.deck[species] -= 1
    return species


@rule
def discard_named(state, seat, action):
    """TNO-8.1: the cards an action names go from the hand to the discards, those that all have seen first."""
    for place in range(MOST_SYMBOLS):
        species = LISTED[action, place]
        if species < 0:
            return
        state.hand[seat, species] -= 1
        state.hand_size[seat] -= 1
        state.known[seat, species] = max(0, state.known[seat, species] - 1)
        state.discards[species] += 1


@rule
def tell_cards(journal, event, seat, action):
    """Who gave which cards."""
    tell(journal, event, seat, LISTED[action, 0], LISTED[action, 1], LISTED[action, 2], LISTED[action, 3],
         LISTED[action, 4])  # fmt: skip
