"""What the network looks at: the terms in which the evaluation thinks, for a player and their rivals.

Regions are alike, so they come in the order of what the player has there, and what is learnt of one is learnt of all.
From as many games as the positions themselves need, these foretell far better who wins.
"""

import numpy as np

from regnum.core.compiled import rule
from regnum.core.evaluation import actor_terms, blocks
from regnum.games.tara.evaluation.nearness import CROWN_FROM, NEAR
from regnum.games.tara.evaluation.standing import reach
from regnum.games.tara.rules.stacks import count_bits
from regnum.games.tara.state import BELOW_KING, KING_BIT, OPEN, PHASES, RANK_BITS, REGION_COUNT, SEATS

OF_REGION, OF_PLAYER, PHASE_COUNT = 15, 20, len(PHASES)
RANKS = np.array(RANK_BITS)

PLAYERS = REGION_COUNT * OF_REGION
ACTOR = PLAYERS + SEATS * OF_PLAYER
START = ACTOR + SEATS
PHASE = START + SEATS
ROUND = PHASE + PHASE_COUNT
TERMS = ROUND + 2
LAYOUT = blocks(TERMS, regions=0, players=PLAYERS, actor=ACTOR, start=START, phase=PHASE, round=ROUND)


@rule
def near(state, region, seat):
    """How near a player is to the crown of a region that is in play."""
    return NEAR[np.int64(state.held[region, seat]) & BELOW_KING] if state.status[region] == OPEN else np.float32(0)


@rule
def rivals_near(state, region, seat):
    """How near the others are to it: all together, and the nearest."""
    total, most = np.float32(0), np.float32(0)
    for other in range(state.players):
        if other != seat:
            nearness = near(state, region, other)
            total += nearness
            most = max(most, nearness)
    return total, most


@rule
def crown_in_hand(state, region, seat, spots):
    """TARA-6.1: would a card that places on these positions lead up to the crown?"""
    held = np.int64(state.held[region, seat])
    free = state.status[region] == OPEN and held & KING_BIT == 0 and state.king[region] == 0
    return free and CROWN_FROM[held] & spots != 0


@rule
def region_terms(state, region, seat, spots, at, out):
    """What a player has in a region, and what others have there."""
    held = np.int64(state.held[region, seat])
    nearness = near(state, region, seat)
    total, most = rivals_near(state, region, seat)
    out[at] = nearness
    out[at + 1] = nearness * nearness
    out[at + 2] = most
    out[at + 3] = total
    out[at + 4] = held & state.forts[region] != 0
    out[at + 5] = state.king[region] == seat + 1
    out[at + 6] = state.king[region] != 0 and state.king[region] != seat + 1
    out[at + 7] = held & KING_BIT != 0 and state.king[region] != seat + 1
    out[at + 8] = crown_in_hand(state, region, seat, spots)
    out[at + 9] = (state.pieces[region, seat] - count_bits(held)) / 5
    out[at + 10] = state.status[region] == OPEN
    for rank in range(RANKS.shape[0]):
        out[at + 11 + rank] = count_bits(held & RANKS[rank]) / 5


@rule
def player_terms(state, seat, spots, at, out):
    """What a player has in all; `out` is empty there."""
    kings = 0
    for region in range(REGION_COUNT):
        held = np.int64(state.held[region, seat])
        nearness = near(state, region, seat)
        if nearness > out[at + 2]:
            out[at + 2], out[at + 3] = nearness, out[at + 2]
        else:
            out[at + 3] = max(out[at + 3], nearness)
        if state.king[region] == 0:
            out[at + 4] += nearness
        elif state.king[region] != seat + 1:
            out[at + 5] += nearness
        if held & KING_BIT:
            kings += 1
            total, _ = rivals_near(state, region, seat)
            out[at + 6] += total
        if crown_in_hand(state, region, seat, spots):
            out[at + 7] = 1
        out[at + 16] += count_bits(held) / 15
        out[at + 19] += held & state.forts[region] != 0
    out[at] = kings == 1
    out[at + 1] = kings > 1
    out[at + 8] = out[at + 7] if kings else 0
    means_terms(state, seat, at + 9, out)
    for other in range(state.players):
        out[at + 17] += state.prisoners[seat, other] / 5
        out[at + 18] += state.prisoners[other, seat] / 5


@rule
def means_terms(state, seat, at, out):
    """What there is to act with; the first cumal and pieces count most."""
    cumal, stock = np.int64(state.cumal[seat]), np.int64(state.stock[seat])
    out[at] = cumal / 10
    out[at + 1] = min(cumal, 4) / 4
    out[at + 2] = min(cumal, 1)
    out[at + 3] = stock / 20
    out[at + 4] = min(stock, 6) / 6
    out[at + 5] = min(stock, 2) / 2
    out[at + 6] = count_bits(state.hand[seat]) / 3


@rule
def own_regions(state, seat, spots, out):
    """A player's regions, those first in which they have most."""
    told = 0
    for place in range(REGION_COUNT):
        best = -1
        most = np.float32(-1)
        for region in range(REGION_COUNT):
            value = near(state, region, seat) + np.float32(2 * (np.int64(state.held[region, seat]) & KING_BIT != 0))
            if told >> region & 1 == 0 and value > most:
                best, most = region, value
        told |= 1 << best
        region_terms(state, best, seat, spots, place * OF_REGION, out)


@rule
def moment_terms(state, seat, out):
    """Who decides what, and where in the game that is."""
    actor_terms(state, seat, ACTOR, PHASE, START, out)
    out[ROUND] = state.round_number % 2
    out[ROUND + 1] = state.first_turn


@rule
def terms(state, out):
    """For each seat a row: of its own regions, of everybody from there on, and of the moment."""
    players = int(state.players)
    for seat in range(players):
        mine = out[seat]
        for i in range(TERMS):
            mine[i] = 0
        spots = reach(state, seat)
        own_regions(state, seat, spots, mine)
        player_terms(state, seat, spots, PLAYERS, mine)
        moment_terms(state, seat, mine)
    for seat in range(players):
        for n in range(1, players):
            for i in range(PLAYERS, PLAYERS + OF_PLAYER):
                out[seat, n * OF_PLAYER + i] = out[(seat + n) % players, i]
