"""What a seat knows of Tara, as numbers for learners: its own seat first, then the others in turn order."""

import numpy as np

from regnum.core.compiled import rule
from regnum.core.features import Features, Layout, common_features
from regnum.games.tara.rules.round_end import captor_seat
from regnum.games.tara.rules.stacks import count_bits
from regnum.games.tara.rules.stone import TOP, captive_at
from regnum.games.tara.state import (
    CARD_COUNT,
    DISMANTLE,
    GARRISON,
    LIFT,
    LOCATION,
    NO_NODE,
    NOTHING,
    PAY,
    PHASES,
    POSITION_COUNT,
    PROMOTE,
    PUT,
    RANSOM,
    REGION_COUNT,
    SEATS,
    SWAP,
    TARGET,
    TRAITOR,
)

SPOTS = REGION_COUNT * POSITION_COUNT
ORDERED, ORDERS = 8, 3  # captives that one number tells the order of, and how many such numbers there are

LAYOUT = Layout(players=(2, 3, 4), seats=SEATS, phases=len(PHASES), plies=1000, endings=("High King", "drawn"))
PAIR = LAYOUT.add("pair", 7, "table option, one of")
TRIO = LAYOUT.add("trio", 5, "table option, one of")
ROUND = LAYOUT.add("round", 1, "number of the round / 32")
SECOND_ROUND = LAYOUT.add("second_round", 1, "1 in the second round of a deal")
START = LAYOUT.add("start", SEATS, "the start player, one of the seats")
TURN_OF = LAYOUT.add("turn", SEATS, "whose turn, or whose traitor's action, it is, one of the seats")
FIRST_TURN = LAYOUT.add("first_turn", 1, "1 in the very first turn of the game")
STATUS = LAYOUT.add("status", REGION_COUNT * 2, "by region, one of: in play, won for good; none if unused")
KING_PIECE = LAYOUT.add("king_piece", REGION_COUNT * SEATS, "by region: whose king piece is there, one of the seats")
HELD = LAYOUT.add(
    "held", SEATS * SPOTS, "by seat, region and position: 1 where the top piece is theirs, a king piece included"
)
FORTS = LAYOUT.add("forts", SPOTS, "by region and position: 1 for a fort")
CAPTIVES = LAYOUT.add("captives", SEATS * SPOTS, "by seat, region and position: their pieces below the top one / 4")
CAPTIVE_ORDER = LAYOUT.add(
    "captive_order",
    SPOTS * ORDERS,
    "by region and position: whose captives, from the uppermost down, eight to a "
    "number: its digits in base 5 behind the point, 1 for the own seat",
)
PIECES = LAYOUT.add("pieces", SEATS * REGION_COUNT, "by seat and region: pieces there, captives included / 15")
CUMAL = LAYOUT.add("cumal", SEATS, "by seat: cumal / 64")
STOCK = LAYOUT.add("stock", SEATS, "by seat: pieces / 20")
PRISONERS = LAYOUT.add("prisoners", SEATS * SEATS, "by captor, then owner: pieces / 10")
HAND_SIZE = LAYOUT.add("hand_size", SEATS, "by seat: cards to play in this round / 3")
KEPT_SIZE = LAYOUT.add("kept_size", SEATS, "by seat: cards for the next one, or to choose from / 6")
HAND = LAYOUT.add("hand", CARD_COUNT, "by card: 1 in the own hand")
KEPT = LAYOUT.add("kept", CARD_COUNT, "by card: 1 if kept for the next round, or to choose from")
DISCARDS = LAYOUT.add("discards", CARD_COUNT, "by card: 1 among the discards")
SEEN = LAYOUT.add("seen", CARD_COUNT, "by card: 1 if it lay face up at any time since the deal")
DECK_SIZE = LAYOUT.add("deck_size", 1, "cards / 36")
CARD = LAYOUT.add("card", CARD_COUNT, "the card being carried out, one of")
ACT = LAYOUT.add("act", 3, "what it was played for, one of: placing, Stone of Destiny, amnesty")
VISITED = LAYOUT.add("visited", REGION_COUNT, "the region whose traitor it is, one of; none outside that phase")
OF_REGION = LAYOUT.add("region", REGION_COUNT, "the region of the action, one of")
FIRST_SPOT = LAYOUT.add("spots", POSITION_COUNT, "by position: 1 where it is to be carried out")
SECOND_SPOT = LAYOUT.add("second_spot", POSITION_COUNT, "by position: 1 for the second of them")
LIFTED = LAYOUT.add(
    "lifted", 1 + SEATS, "what is lifted from the first: 1 for the top piece, by seat 1 / pieces above their captive"
)
ACTIVE = LAYOUT.add("active", POSITION_COUNT, "by position: 1 if active")
PROMOTED = LAYOUT.add("promoted", POSITION_COUNT, "by position: 1 if this payment has promoted into it")
ELIGIBLE = LAYOUT.add("eligible", SEATS, "by seat: 1 while it can still buy the traitor")
GARRISONS = LAYOUT.add("garrisons", REGION_COUNT, "by region: 1 while it waits for a garrison")
CAPTOR = LAYOUT.add("captor", SEATS, "whose prisoners can be ransomed, one of the seats")
WINNER = LAYOUT.add("winner", SEATS, "the High King, one of the seats")
COMMON = LAYOUT.common


@rule
def features(state, seat, out):
    """All that a seat, or with -1 a spectator, knows."""
    first, players = common_features(state, seat, COMMON, out)
    if seat >= 0:
        set_features(state.hand[seat], CARD_COUNT, HAND, out)
        set_features(state.kept[seat], CARD_COUNT, KEPT, out)
    if state.actor >= 0:
        action_features(state, first, out)
    elif state.winner >= 0:
        out[WINNER + (int(state.winner) - first) % players] = 1
    table_features(state, first, out)
    for region in range(REGION_COUNT):
        region_features(state, region, first, out)
    for n in range(players):
        player_features(state, (first + n) % players, n, first, out)


@rule
def set_features(members, size, at, out):
    """A set of cards or positions."""
    for i in range(size):
        out[at + i] = np.int64(members) >> i & 1


@rule
def table_features(state, first, out):
    """Options, course of the game and open cards."""
    players = int(state.players)
    out[PAIR + int(state.pair)] = 1
    out[TRIO + int(state.trio)] = 1
    out[ROUND] = state.round_number / 32
    out[SECOND_ROUND] = 1 - state.round_number % 2
    out[START + (int(state.start) - first) % players] = 1
    out[TURN_OF + (int(state.turn) - first) % players] = 1
    out[FIRST_TURN] = state.first_turn
    set_features(state.discards, CARD_COUNT, DISCARDS, out)
    set_features(state.seen, CARD_COUNT, SEEN, out)
    out[DECK_SIZE] = count_bits(state.deck) / CARD_COUNT


@rule
def region_features(state, region, first, out):
    """A region and its stacks."""
    players = int(state.players)
    if state.status[region] > 0:
        out[STATUS + region * 2 + int(state.status[region]) - 1] = 1
    if state.king[region] > 0:
        out[KING_PIECE + region * SEATS + (int(state.king[region]) - 1 - first) % players] = 1
    set_features(state.forts[region], POSITION_COUNT, FORTS + region * POSITION_COUNT, out)
    for position in range(POSITION_COUNT):
        at = region * POSITION_COUNT + position
        node = int(state.captive[region, position])
        depth = 0
        weight = 1.0
        while node != NO_NODE:
            n = (int(state.owner[node]) - first) % players
            out[CAPTIVES + n * SPOTS + at] += 0.25
            if depth < ORDERED * ORDERS:
                weight = 0.2 if depth % ORDERED == 0 else weight * 0.2
                out[CAPTIVE_ORDER + at * ORDERS + depth // ORDERED] += weight * (n + 1)
            depth += 1
            node = int(state.below[node])


@rule
def player_features(state, player, n, first, out):
    """What all see of the n-th player from the own seat on."""
    players = int(state.players)
    for region in range(REGION_COUNT):
        at = HELD + n * SPOTS + region * POSITION_COUNT
        set_features(state.held[region, player], POSITION_COUNT, at, out)
        out[PIECES + n * REGION_COUNT + region] = state.pieces[region, player] / 15
    out[CUMAL + n] = state.cumal[player] / 64
    out[STOCK + n] = state.stock[player] / 20
    for other in range(players):
        out[PRISONERS + n * SEATS + (other - first) % players] = state.prisoners[player, other] / 10
    out[HAND_SIZE + n] = count_bits(state.hand[player]) / 3
    out[KEPT_SIZE + n] = count_bits(state.kept[player]) / 6


@rule
def action_features(state, first, out):
    """The decision that is open, as far as it is carried out."""
    players = int(state.players)
    phase = state.phase
    on_board = phase == LOCATION or phase == PUT or phase == PAY or phase == PROMOTE or phase == SWAP
    on_board = on_board or phase == LIFT or phase == DISMANTLE or phase == TARGET
    if state.card != NOTHING:
        out[CARD + int(state.card)] = 1
        out[ACT + int(state.act)] = 1
    if on_board or phase == GARRISON:
        out[OF_REGION + int(state.region)] = 1
    if state.visited > 0:
        out[VISITED + int(state.visited) - 1] = 1
    if phase == PUT or phase == LIFT:
        if state.spot != NOTHING:
            out[FIRST_SPOT + int(state.spot)] = 1
        if state.other != NOTHING:
            out[SECOND_SPOT + int(state.other)] = 1
    if phase == LIFT and state.lifted != NOTHING:
        depth = int(state.lifted)
        if depth == TOP:
            out[LIFTED] = 1
        else:
            owner = int(state.owner[captive_at(state, int(state.region), int(state.spot), depth)])
            out[LIFTED + 1 + (owner - first) % players] = 1 / depth
    if phase == PAY or phase == PROMOTE or phase == DISMANTLE:
        set_features(state.active, POSITION_COUNT, ACTIVE, out)
        set_features(state.promoted, POSITION_COUNT, PROMOTED, out)
    if phase == TRAITOR:
        for player in range(players):
            out[ELIGIBLE + (player - first) % players] = state.eligible >> player & 1
    set_features(state.garrisons, REGION_COUNT, GARRISONS, out)
    if phase == RANSOM:
        out[CAPTOR + (int(captor_seat(state)) - first) % players] = 1


FEATURES = Features(LAYOUT, features)
