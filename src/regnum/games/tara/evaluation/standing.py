"""A player's standing, as a sum of what they have. A lead of 1 makes a player e times as likely to win.

The weights are between those by which a player who looks one move ahead wins most, and those that best foretell who
wins such games: the first make much of being near a crown, the second of cumal and pieces.
"""

import numpy as np

from regnum.core.compiled import rule
from regnum.games.tara.components import COST, IS_STONE, TRAITOR_SPOTS
from regnum.games.tara.evaluation.nearness import CROWN_FROM, NEAR
from regnum.games.tara.rules.stacks import count_bits, lowest
from regnum.games.tara.state import BELOW_KING, KING_BIT, OPEN, REGION_COUNT, TURN

# TARA-7.1: one of the two crowns that win.
CROWN = 0.9
# Nearness to a crown: twice as much for who has one already, since the next one wins. A region with another's king
# piece takes two promotions, one to dethrone and one to be king.
NEARNESS, NEARNESS_TO_VICTORY, NEARNESS_TO_DETHRONE = 0.6, 1.2, 0.35
# One's own pieces below the crown keep others from it; theirs are a danger to it.
GUARD, DANGER = 0.1, -0.25
# An affordable card in hand leads up to a crown; it would be the second one; and it can be played at once.
CROWN_IN_HAND, VICTORY_IN_HAND, VICTORY_NOW = 0.2, 0.5, 1.4
# TARA-4.7: what it takes an opponent to get rid of one.
FORT = 0.06
# TARA-8.2: positions earn cumal.
POSITION = 0.03
# Cumal for promotions: the most expensive card costs 4, more buy traitors and ransoms.
CUMAL, CUMAL_TO_PROMOTE, MORE_CUMAL, CUMAL_OF_USE = 0.07, 4, 0.035, 12
# TARA-4.8: without pieces in stock nothing can be placed; beyond a few they are of little use.
PIECE, PIECES_OF_USE, MORE_PIECE = 0.08, 6, 0.02
# A card that others don't have any more in this round.
CARD = 0.05


@rule
def reach(state, seat):
    """TARA-6.1: the positions that the cards in hand can place on, as far as their cost can be paid."""
    cards = np.int64(state.hand[seat])
    spots = np.int64(0)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if COST[card] <= state.cumal[seat] and not IS_STONE[card]:
            spots |= TRAITOR_SPOTS[card]
    return spots


@rule
def danger(state, region, seat):
    """How near all others together are to a king position."""
    near = 0.0
    for other in range(state.players):
        if other != seat:
            near += NEAR[state.held[region, other]]
    return near


@rule
def standing(state, seat, kings):
    """All that a player has, on the board and off it; `kings` are the king positions that they control."""
    spots = reach(state, seat)
    per_nearness = NEARNESS_TO_VICTORY if kings else NEARNESS
    total = CROWN * kings
    in_hand = False
    for region in range(REGION_COUNT):
        held = np.int64(state.held[region, seat])
        if state.status[region] == OPEN and held:
            total += POSITION * count_bits(held)
            if held & KING_BIT:
                total += GUARD * NEAR[held & BELOW_KING] + DANGER * danger(state, region, seat)
            elif state.king[region]:
                total += NEARNESS_TO_DETHRONE * NEAR[held]
            else:
                total += per_nearness * NEAR[held]
                in_hand = in_hand or CROWN_FROM[held] & spots != 0
            if held & state.forts[region]:
                total += FORT
    if in_hand:
        total += CROWN_IN_HAND
        if kings:
            total += VICTORY_NOW if state.actor == seat and state.phase == TURN else VICTORY_IN_HAND
    return total + means(state, seat)


@rule
def means(state, seat):
    """What there is to act with: cumal, pieces and cards."""
    cumal, stock = np.int64(state.cumal[seat]), np.int64(state.stock[seat])
    total = CARD * count_bits(state.hand[seat]) + CUMAL * cumal + PIECE * stock
    if cumal > CUMAL_TO_PROMOTE:
        total -= (CUMAL - MORE_CUMAL) * (cumal - CUMAL_TO_PROMOTE)
    if cumal > CUMAL_OF_USE:
        total -= MORE_CUMAL * (cumal - CUMAL_OF_USE)
    if stock > PIECES_OF_USE:
        total -= (PIECE - MORE_PIECE) * (stock - PIECES_OF_USE)
    return total
