"""8 Hidden information."""

import numpy as np

from regnum.core.chance import reseed, roll
from regnum.core.compiled import rule
from regnum.games.tirnanog.actions import LANE
from regnum.games.tirnanog.components import FAIRY
from regnum.games.tirnanog.rules.payment import can_pay_now
from regnum.games.tirnanog.state import PAY, SPECIES_COUNT

ONE = np.int64(1)
MASK = (1 << LANE) - 1


@rule
def conceal(state, seat, seed):
    """TNO-8.1, TNO-8.2, TNO-8.3: the hidden cards of the other hands are dealt anew; the new generator does the rest.

    The pool of hidden cards is kept as lanes of one number. While the first deck lasts, its cards are in the pool.
    Who is being asked how to pay can pay, and all know it.
    Deck and stacks have no order until a card comes into sight, so the generator's new seed is a new order.
    """
    reseed(state, seed)
    pool = np.int64(0)
    for other in range(state.players):
        if other != seat:
            for species in range(SPECIES_COUNT):
                hidden = np.int64(state.hand[other, species] - state.known[other, species])
                pool += hidden << (LANE * species)
    if not state.second_deck:
        for species in range(SPECIES_COUNT):
            pool += np.int64(state.deck[species]) << (LANE * species)
    for step in range(state.players):
        other = (state.actor + step) % state.players  # who is being asked first: nobody else needs certain cards
        if other != seat:
            left = deal_hidden(state, other, pool)
            while other == state.actor and state.phase == PAY and not can_pay_now(state):
                left = deal_hidden(state, other, pool)
            pool = left
    if not state.second_deck:
        for species in range(SPECIES_COUNT):
            state.deck[species] = (pool >> (LANE * species)) & MASK


@rule
def deal_hidden(state, seat, pool):
    """Fill a hand up from the pool; what is left of the pool."""
    missing = np.int64(state.hand_size[seat])
    for species in range(SPECIES_COUNT):
        state.hand[seat, species] = state.known[seat, species]
        missing -= state.known[seat, species]
    for _ in range(missing):
        species = draw_hidden(state, pool)
        pool -= ONE << (LANE * species)
        state.hand[seat, species] += 1
    return pool


@rule
def draw_hidden(state, pool):
    """TNO-8.2: a random card of the pool; after a fairy feast no fairy, for they were all shown."""
    kinds = FAIRY if state.feast else SPECIES_COUNT  # fairies are the last species
    total = np.int64(0)
    for species in range(kinds):
        total += (pool >> (LANE * species)) & MASK
    pick = roll(state, total)
    for species in range(kinds):
        pick -= (pool >> (LANE * species)) & MASK
        if pick < 0:
            return species
    return 0
