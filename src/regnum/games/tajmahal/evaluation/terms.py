"""What the network looks at: the terms in which the evaluation thinks, for a player and their rivals.

Provinces, palaces and cards stand for what they bring: what is led for, which chains can be joined, what the hand can
add. From as many games as the bare position needs, these foretell better who wins.
"""

import numpy as np

from regnum.core.compiled import rule
from regnum.core.evaluation import actor_terms, blocks
from regnum.games.tajmahal.components import COLOUR_START, DECK_TYPES, SYMBOLS_ON, WHITE
from regnum.games.tajmahal.evaluation.holdings import (
    BORDER,
    JOINING,
    LAST_VISITS,
    NEXT_PROVINCES,
    chain_of,
    hand_points,
    size,
    tile_points,
)
from regnum.games.tajmahal.evaluation.visit import best_bonus, building_points, chance_to_win, tile_value, visit_points
from regnum.games.tajmahal.state import (
    COLOUR_COUNT,
    DECIDING,
    ELEPHANT,
    FORCE_COUNT,
    GOOD_COUNT,
    SEATS,
    SPECIAL_COUNT,
    SYMBOL_COUNT,
    VISITS,
)

# A player's, one after the other
POINTS = 0  # now, late in the game, and those to come of hand, tiles and visit
HAND = POINTS + 5
CHAINS = HAND + 8
TILES = CHAINS + NEXT_PROVINCES + 3
FIGHT = TILES + FORCE_COUNT + SPECIAL_COUNT + GOOD_COUNT + 1  # by symbol: played, ahead, chance to win, still in hand
OF_PLAYER = FIGHT + 4 * SYMBOL_COUNT

# The moment's
ACTOR = SEATS * OF_PLAYER
START = ACTOR + SEATS
PHASE = START + SEATS
VISIT = PHASE + DECIDING
COURT = VISIT + VISITS
DISPLAY = COURT + SYMBOL_COUNT
TURN = DISPLAY + SYMBOL_COUNT + 1
TERMS = TURN + 6
LAYOUT = blocks(
    TERMS, players=0, actor=ACTOR, start=START, phase=PHASE, visit=VISIT, court=COURT, display=DISPLAY, turn=TURN
)


@rule
def points_terms(state, seat, mean, left, chain, out):
    """Points of a player, more than all have on average, and those to come."""
    ahead = (state.score[seat] - mean) / 16
    out[POINTS] = ahead
    out[POINTS + 1] = ahead if left < LAST_VISITS else 0
    out[POINTS + 2] = hand_points(state, seat, left) / 8
    out[POINTS + 3] = tile_points(state, seat, left) / 8
    if state.withdrawn[seat] == 0:
        out[POINTS + 4] = visit_points(state, seat, left, chain) / 8
    elif seat == state.actor:
        out[POINTS + 4] = building_points(state, seat, left, chain) / 8


@rule
def hand_terms(state, seat, left, out):
    """TM-4.2: what a player can fight with in this visit, in the colour played or that of most cards; and later."""
    most, chosen = -1, np.int64(state.colour[seat]) - 1
    for colour in range(COLOUR_COUNT):
        held = 0
        for card in range(COLOUR_START[colour], COLOUR_START[colour + 1]):
            held += state.hand[seat, card]
        if held > most:
            most = held
            if state.colour[seat] == 0:
                chosen = colour
    whites, usable = symbols_in_hand(state, seat, np.int64(WHITE), out), symbols_in_hand(state, seat, chosen, out)
    cards = np.int64(state.hand_size[seat])
    out[HAND] = cards / 8
    out[HAND + 1] = min(cards, 3) / 3
    out[HAND + 2] = cards / 8 * left / VISITS
    out[HAND + 3] = usable / 4
    out[HAND + 4] = whites / 2
    out[HAND + 5] = state.withdrawn[seat]
    out[HAND + 6] = state.colour[seat] == 0
    out[HAND + 7] = (most + whites) / 8 if left < LAST_VISITS else 0


@rule
def symbols_in_hand(state, seat, colour, out):
    """How many cards of a colour a player has; their symbols are added up."""
    count = 0
    for card in range(COLOUR_START[colour], COLOUR_START[colour + 1]):
        held = state.hand[seat, card]
        if held:
            count += held
            for symbol in range(SYMBOL_COUNT):
                out[FIGHT + 4 * symbol + 3] += held * SYMBOLS_ON[card, symbol] / 4
    return count


@rule
def chain_terms(state, seat, out):
    """TM-6.3: provinces of the chain that a palace here joins, of the longest, and of those at the next borders."""
    here = np.int64(state.route[state.visit])
    joined = np.int64(1) << here
    end = min(np.int64(state.visit) + 1 + NEXT_PROVINCES, VISITS)
    network = np.int64(state.network[seat])
    rest = network
    while rest:
        chain, provinces = chain_of(network, rest & -rest)
        rest &= ~chain
        if chain & JOINING[here]:
            joined |= provinces
        length = size(provinces) / 6
        out[CHAINS + 1] = max(out[CHAINS + 1], length)
        for visit in range(state.visit + 1, end):
            if chain & BORDER[state.route[visit]]:
                at = CHAINS + 2 + visit - state.visit
                out[at] = max(out[at], length)
    out[CHAINS] = size(joined) / 6
    out[CHAINS + 2] = size(network) / 12
    return size(joined)


@rule
def tile_terms(state, seat, left, out):
    """TM-7.1, TM-6.2: influence tiles, special cards and goods, and what the tile of this province would bring."""
    at = TILES
    for force in range(FORCE_COUNT):
        out[at + force] = state.influence[seat, force] / 2
    at += FORCE_COUNT
    for special in range(SPECIAL_COUNT):
        out[at + special] = state.special[special] == seat + 1
    at += SPECIAL_COUNT
    for good in range(GOOD_COUNT):
        out[at + good] = state.goods[seat, good] / 4
    out[at + GOOD_COUNT] = tile_value(state, seat, left) / 8 if state.court[ELEPHANT] else 0


@rule
def fight_terms(state, seat, out):
    """TM-5.1: by symbol, what a player has played, by how much they lead, and how likely they win by it."""
    if state.withdrawn[seat]:
        return
    for symbol in range(SYMBOL_COUNT):
        at = FIGHT + 4 * symbol
        mine = np.int64(state.symbols[seat, symbol])
        most = np.int64(0)
        for other in range(state.players):
            if other != seat and state.withdrawn[other] == 0:
                most = max(most, np.int64(state.symbols[other, symbol]))
        out[at] = mine / 4
        out[at + 1] = max(-2, min(2, mine - most)) / 2 if state.court[symbol] else 0
        out[at + 2] = chance_to_win(state, seat, symbol)


@rule
def moment_terms(state, seat, out):
    """Who decides what, where, and what there is to win and to take."""
    actor_terms(state, seat, ACTOR, PHASE, START, out)
    out[VISIT + int(state.visit)] = 1
    for symbol in range(SYMBOL_COUNT):
        out[COURT + symbol] = state.court[symbol]
    for card in range(DECK_TYPES):
        if state.display[card]:
            for symbol in range(SYMBOL_COUNT):
                out[DISPLAY + symbol] += state.display[card] * SYMBOLS_ON[card, symbol] / 4
    out[DISPLAY + SYMBOL_COUNT] = state.display_size / 8
    out[TURN] = state.building / 2
    out[TURN + 1] = state.crowning
    out[TURN + 2] = state.ruling
    out[TURN + 3] = state.built
    out[TURN + 4] = best_bonus(state) / 4
    for player in range(state.players):
        out[TURN + 5] += (1 - state.withdrawn[player]) / SEATS


@rule
def terms(state, out):
    """For each seat a row: its own terms, those of everybody from there on, and the moment's."""
    players = int(state.players)
    left = VISITS - 1 - state.visit
    mean = 0.0
    for seat in range(players):
        mean += state.score[seat] / players
    for seat in range(players):
        mine = out[seat]
        for i in range(TERMS):
            mine[i] = 0
        chain = chain_terms(state, seat, mine)
        points_terms(state, seat, mean, left, chain, mine)
        hand_terms(state, seat, left, mine)
        tile_terms(state, seat, left, mine)
        fight_terms(state, seat, mine)
        moment_terms(state, seat, mine)
    for seat in range(players):
        for n in range(1, players):
            for i in range(OF_PLAYER):
                out[seat, n * OF_PLAYER + i] = out[(seat + n) % players, i]
