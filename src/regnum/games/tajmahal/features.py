"""What a seat knows of Taj Mahal, as numbers for learners: its own seat first, then the others in turn order."""

from regnum.core.compiled import rule
from regnum.core.features import Features, Layout, common_features
from regnum.games.tajmahal.components import DECK_TYPES
from regnum.games.tajmahal.state import (
    CITY_COUNT,
    COLOUR_COUNT,
    DECIDING,
    FORCE_COUNT,
    GOOD_COUNT,
    NO_BONUS,
    SEATS,
    SPECIAL_COUNT,
    SYMBOL_COUNT,
    VISITS,
)

BONUS_COUNT, PROVINCE_COUNT = 7, VISITS

LAYOUT = Layout(players=(3, 4, 5), seats=SEATS, phases=DECIDING, plies=200)
VISIT = LAYOUT.add("visit", VISITS, "which visit it is, one of")
START = LAYOUT.add("start", SEATS, "who began this visit, one of the seats")
ROUTE = LAYOUT.add("route", VISITS * PROVINCE_COUNT, "by visit: its province, one of")
COURT = LAYOUT.add("court", SYMBOL_COUNT, "by symbol: 1 while what it wins is at the court")
BONUS = LAYOUT.add("bonus", CITY_COUNT * BONUS_COUNT, "by city: its bonus tile, one of; none where there is none")
PALACE = LAYOUT.add("palace", CITY_COUNT * SEATS, "by city: whose ordinary palace stands there, one of the seats")
CROWN = LAYOUT.add("crown", CITY_COUNT * SEATS, "by city: whose crown palace stands there, one of the seats")
DECK = LAYOUT.add("deck", 1, "cards / 128")
DISPLAY = LAYOUT.add("display", DECK_TYPES, "by type of card: copies / 4")
DISCARDS = LAYOUT.add("discards", DECK_TYPES, "by type of card: copies / 4")
SPECIAL = LAYOUT.add(
    "special", SPECIAL_COUNT * SEATS, "by special card: who has it, one of the seats; none on the table"
)
SPECIAL_PLAYED = LAYOUT.add(
    "special_played", SPECIAL_COUNT, "by special card: 1 while it lies among the cards played in this visit"
)
HAND_SIZE = LAYOUT.add("hand_size", SEATS, "by seat: cards in hand without special ones / 16")
HAND = LAYOUT.add(
    "hand", SEATS * DECK_TYPES, "by seat, then type: copies / 4 that the own seat knows of; all at the end"
)
KNOWN = LAYOUT.add("known", SEATS * DECK_TYPES, "by seat, then type: copies / 4 in hand that all know of")
PLAYED = LAYOUT.add("played", SEATS * DECK_TYPES, "by seat, then type: copies / 4 played in this visit")
SYMBOLS = LAYOUT.add("symbols", SEATS * SYMBOL_COUNT, "by seat, then symbol: on the cards played in this visit / 8")
COLOUR = LAYOUT.add(
    "colour", SEATS * COLOUR_COUNT, "by seat: the colour played in this visit, one of; none before the first card"
)
WITHDRAWN = LAYOUT.add("withdrawn", SEATS, "by seat: 1 when out of this visit")
INFLUENCE = LAYOUT.add("influence", SEATS * FORCE_COUNT, "by seat, then force: tiles / 2")
GOODS = LAYOUT.add("goods", SEATS * GOOD_COUNT, "by seat, then good: on tiles kept / 8")
SCORE = LAYOUT.add("score", SEATS, "by seat: points / 64")
BUILDING = LAYOUT.add("building", 1, "ordinary palaces still to be placed / 4")
CROWNING = LAYOUT.add("crowning", 1, "1 while the crown palace is to be placed")
RULING = LAYOUT.add("ruling", 1, "1 while the province tile is to be scored")
BUILT = LAYOUT.add("built", 1, "1 when a palace was placed in this withdrawal")
COMMON = LAYOUT.common


@rule
def features(state, seat, out):
    """All that a seat, or with -1 a spectator, knows."""
    first, players = common_features(state, seat, COMMON, out)
    if state.actor >= 0:
        turn_features(state, out)
    out[VISIT + int(state.visit)] = 1
    out[START + (int(state.start) - first) % players] = 1
    board_features(state, first, out)
    out[DECK] = state.deck_size / 128
    for card in range(DECK_TYPES):
        out[DISPLAY + card] = state.display[card] / 4
        out[DISCARDS + card] = state.discards[card] / 4
    for special in range(SPECIAL_COUNT):
        if state.special[special] > 0:
            out[SPECIAL + special * SEATS + (int(state.special[special]) - 1 - first) % players] = 1
            out[SPECIAL_PLAYED + special] = state.special_played[special]
    for n in range(players):
        player = (first + n) % players
        hand_features(state, player, n, player == seat or state.actor < 0, out)
        player_features(state, player, n, out)


@rule
def turn_features(state, out):
    """The turn being taken, as far as it is decided."""
    out[BUILDING] = state.building / 4
    out[CROWNING] = state.crowning
    out[RULING] = state.ruling
    out[BUILT] = state.built


@rule
def board_features(state, first, out):
    """The journey, the court and the cities."""
    players = int(state.players)
    for visit in range(VISITS):
        out[ROUTE + visit * PROVINCE_COUNT + int(state.route[visit])] = 1
    for symbol in range(SYMBOL_COUNT):
        out[COURT + symbol] = state.court[symbol]
    for city in range(CITY_COUNT):
        if state.bonus[city] != NO_BONUS:
            out[BONUS + city * BONUS_COUNT + int(state.bonus[city])] = 1
        if state.palace[city] > 0:
            out[PALACE + city * SEATS + (int(state.palace[city]) - 1 - first) % players] = 1
        if state.crown[city] > 0:
            out[CROWN + city * SEATS + (int(state.crown[city]) - 1 - first) % players] = 1


@rule
def hand_features(state, player, n, is_open, out):
    """TM-9.1, TM-9.2, TM-9.3: the n-th player's cards, as far as known."""
    out[HAND_SIZE + n] = state.hand_size[player] / 16
    for card in range(DECK_TYPES):
        at = n * DECK_TYPES + card
        out[KNOWN + at] = state.known[player, card] / 4
        out[PLAYED + at] = state.played[player, card] / 4
        if is_open:
            out[HAND + at] = state.hand[player, card] / 4
        else:
            out[HAND + at] = state.known[player, card] / 4


@rule
def player_features(state, player, n, out):
    """What lies before the n-th player from the own seat on."""
    for symbol in range(SYMBOL_COUNT):
        out[SYMBOLS + n * SYMBOL_COUNT + symbol] = state.symbols[player, symbol] / 8
    if state.colour[player] > 0:
        out[COLOUR + n * COLOUR_COUNT + int(state.colour[player]) - 1] = 1
    out[WITHDRAWN + n] = state.withdrawn[player]
    for force in range(FORCE_COUNT):
        out[INFLUENCE + n * FORCE_COUNT + force] = state.influence[player, force] / 2
    for good in range(GOOD_COUNT):
        out[GOODS + n * GOOD_COUNT + good] = state.goods[player, good] / 8
    out[SCORE + n] = state.score[player] / 64


FEATURES = Features(LAYOUT, features)
