"""What a seat knows of Taj Mahal, as numbers for learners: its own seat first, then the others in turn order."""

from itertools import accumulate

from regnum.core.compiled import rule
from regnum.core.features import Features
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

LAYOUT = (
    ("players", 3, "one of: three, four, five"),
    ("seat", SEATS, "the own seat's number, one of; none for a spectator"),
    ("actor", SEATS, "who decides, one of, by seat from the own one on; none when the game is over"),
    ("phase", DECIDING, "what is decided, one of the phases; none when the game is over"),
    ("ply", 1, "decisions so far / 200"),
    ("visit", VISITS, "which visit it is, one of"),
    ("start", SEATS, "who began this visit, one of the seats"),
    ("route", VISITS * PROVINCE_COUNT, "by visit: its province, one of"),
    ("court", SYMBOL_COUNT, "by symbol: 1 while what it wins is at the court"),
    ("bonus", CITY_COUNT * BONUS_COUNT, "by city: its bonus tile, one of; none where there is none"),
    ("palace", CITY_COUNT * SEATS, "by city: whose ordinary palace stands there, one of the seats"),
    ("crown", CITY_COUNT * SEATS, "by city: whose crown palace stands there, one of the seats"),
    ("deck", 1, "cards / 128"),
    ("display", DECK_TYPES, "by type of card: copies / 4"),
    ("discards", DECK_TYPES, "by type of card: copies / 4"),
    ("special", SPECIAL_COUNT * SEATS, "by special card: who has it, one of the seats; none on the table"),
    ("special_played", SPECIAL_COUNT, "by special card: 1 while it lies among the cards played in this visit"),
    ("hand_size", SEATS, "by seat: cards in hand without special ones / 16"),
    (
        "hand",
        SEATS * DECK_TYPES,
        "by seat, then type: copies / 4 that the own seat knows of; all at the end",
    ),
    ("known", SEATS * DECK_TYPES, "by seat, then type: copies / 4 in hand that all know of"),
    ("played", SEATS * DECK_TYPES, "by seat, then type: copies / 4 played in this visit"),
    ("symbols", SEATS * SYMBOL_COUNT, "by seat, then symbol: on the cards played in this visit / 8"),
    ("colour", SEATS * COLOUR_COUNT, "by seat: the colour played in this visit, one of; none before the first card"),
    ("withdrawn", SEATS, "by seat: 1 when out of this visit"),
    ("influence", SEATS * FORCE_COUNT, "by seat, then force: tiles / 2"),
    ("goods", SEATS * GOOD_COUNT, "by seat, then good: on tiles kept / 8"),
    ("score", SEATS, "by seat: points / 64"),
    ("building", 1, "ordinary palaces still to be placed / 4"),
    ("crowning", 1, "1 while the crown palace is to be placed"),
    ("ruling", 1, "1 while the province tile is to be scored"),
    ("built", 1, "1 when a palace was placed in this withdrawal"),
)
(PLAYERS, OWN_SEAT, ACTOR, PHASE, PLY, VISIT, START, ROUTE, COURT, BONUS, PALACE, CROWN, DECK, DISPLAY, DISCARDS,
 SPECIAL, SPECIAL_PLAYED, HAND_SIZE, HAND, KNOWN, PLAYED, SYMBOLS, COLOUR, WITHDRAWN, INFLUENCE, GOODS, SCORE,
 BUILDING, CROWNING, RULING, BUILT, SIZE) = accumulate(
    (length for _, length, _ in LAYOUT), initial=0)  # fmt: skip


@rule
def features(state, seat, out):
    """All that a seat, or with -1 a spectator, knows."""
    for i in range(SIZE):
        out[i] = 0
    first = max(seat, 0)
    players = int(state.players)
    out[PLAYERS + players - 3] = 1
    if seat >= 0:
        out[OWN_SEAT + seat] = 1
    if state.actor >= 0:
        out[ACTOR + (int(state.actor) - first) % players] = 1
        out[PHASE + int(state.phase)] = 1
        turn_features(state, out)
    out[PLY] = state.ply / 200
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
