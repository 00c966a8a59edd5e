"""What a seat knows of Tir Nan Og Wars, as numbers for learners: its own seat first, then the others in turn order."""

import numpy as np

from regnum.core.compiled import rule
from regnum.core.features import Features, Layout, common_features
from regnum.games.tirnanog.state import (
    DECLINED,
    ENDINGS,
    FOUNTAIN,
    JOINED,
    KIND_COUNT,
    NONE,
    PHASES,
    SEATS,
    SOURCES,
    SPECIES_COUNT,
    TERRITORY_COUNT,
    TURN,
)

SOURCE_COUNT = len(SOURCES)

LAYOUT = Layout(players=(2, 3, 4), seats=SEATS, phases=len(PHASES), plies=100, endings=ENDINGS[1:])
START = LAYOUT.add("start", SEATS, "the start player, one of the seats")
TURN_OF = LAYOUT.add("turn", SEATS, "whose turn it is, one of the seats; others act in it when a fountain is contested")
SECOND_DECK = LAYOUT.add("second_deck", 1, "1 when the discards have become the deck")
LAST_LAP = LAYOUT.add("last_lap", 1, "1 in the last lap")
FEAST = LAYOUT.add("feast", 1, "1 once a forest was consolidated: no hidden card is a fairy")
DISPLAY = LAYOUT.add("display", SPECIES_COUNT, "by species: cards / 5")
DISCARDS = LAYOUT.add("discards", SPECIES_COUNT, "by species: cards / 12")
DECK_SIZE = LAYOUT.add("deck_size", 1, "cards / 58")
DECK = LAYOUT.add("deck", SPECIES_COUNT, "by species, of the second deck: cards / 12")
UNSEEN = LAYOUT.add("unseen", TERRITORY_COUNT, "by territory: 1 while nobody has seen it")
ON_TOP = LAYOUT.add("top", TERRITORY_COUNT, "by territory: 1 while it is on top of its stack")
RESERVED = LAYOUT.add("reserve", SEATS * TERRITORY_COUNT, "by seat, then territory: 1 in the reserve")
PILE = LAYOUT.add(
    "pile", SEATS * TERRITORY_COUNT, "by seat, then territory: 1 for the visible one, 1/2 for the next, 1/3..."
)
FACE_DOWN = LAYOUT.add("face_down", TERRITORY_COUNT, "by territory: 1 when it is turned face down")
BELOW = LAYOUT.add("below", KIND_COUNT, "by stack: cards under the top / 8")
FOUNTAIN_AT = LAYOUT.add(
    "fountain", KIND_COUNT, "by stack: 1 while a fountain is contested there, 1/2 while it lies below"
)
FOUNTAINS = LAYOUT.add("fountains", SEATS, "by seat: fountains won / 6")
POINTS = LAYOUT.add("points", SEATS * SOURCE_COUNT, "by seat, then source: points / 16")
HAND_SIZE = LAYOUT.add("hand_size", SEATS, "by seat: cards in hand / 7")
KNOWN = LAYOUT.add("known", SEATS * SPECIES_COUNT, "by seat, then species: cards / 4 in hand that all know of")
HAND = LAYOUT.add("hand", SPECIES_COUNT, "by species: cards / 4 in the own hand")
TERRITORY = LAYOUT.add("territory", KIND_COUNT, "the kind that is consolidated, or whose fountain is contested, one of")
OWED = LAYOUT.add("owed", 1, "cards to discard / 4")
HAS_JOINED = LAYOUT.add("joined", SEATS, "by seat: 1 for who takes part in the contest")
HAS_DECLINED = LAYOUT.add("declined", SEATS, "by seat: 1 for who doesn't")
COMMON = LAYOUT.common


@rule
def features(state, seat, out):
    """All that a seat, or with -1 a spectator, knows."""
    first, players = common_features(state, seat, COMMON, out)
    if seat >= 0:
        for species in range(SPECIES_COUNT):
            out[HAND + species] = state.hand[seat, species] / 4
    if state.actor >= 0:
        if state.phase != TURN and state.territory != NONE:
            out[TERRITORY + int(state.territory)] = 1
        out[OWED] = state.owed / 4
    out[START + (int(state.start) - first) % players] = 1
    out[TURN_OF + (int(state.turn) - first) % players] = 1
    out[SECOND_DECK] = state.second_deck
    out[LAST_LAP] = state.last_lap
    out[FEAST] = state.feast
    creature_features(state, out)
    stack_features(state, out)
    for n in range(players):
        player_features(state, (first + n) % players, n, out)


@rule
def creature_features(state, out):
    """Display, discards and what is known of the deck."""
    out[DECK_SIZE] = state.deck_size / 58
    for species in range(SPECIES_COUNT):
        out[DISPLAY + species] = state.display[species] / 5
        out[DISCARDS + species] = state.discards[species] / 12
        if state.second_deck:
            out[DECK + species] = state.deck[species] / 12


@rule
def stack_features(state, out):
    """The stacks of territories."""
    for territory in range(TERRITORY_COUNT):
        out[UNSEEN + territory] = np.int64(state.unseen) >> territory & 1
        out[FACE_DOWN + territory] = state.face_down[territory]
    for kind in range(KIND_COUNT):
        out[BELOW + kind] = state.below[kind] / 8
        if state.top[kind] >= 0:
            out[ON_TOP + int(state.top[kind])] = 1
        if state.top[kind] == FOUNTAIN:
            out[FOUNTAIN_AT + kind] = 1
        elif state.fountain_below[kind]:
            out[FOUNTAIN_AT + kind] = 0.5


@rule
def player_features(state, player, n, out):
    """What all see of the n-th player from the own seat on."""
    for kind in range(KIND_COUNT):
        if state.reserve[player, kind] != NONE:
            out[RESERVED + n * TERRITORY_COUNT + int(state.reserve[player, kind])] = 1
    size = int(state.pile_size[player])
    for place in range(size):
        out[PILE + n * TERRITORY_COUNT + int(state.pile[player, place])] = 1 / (size - place)
    out[FOUNTAINS + n] = state.fountains[player] / 6
    for source in range(SOURCE_COUNT):
        out[POINTS + n * SOURCE_COUNT + source] = state.points[player, source] / 16
    out[HAND_SIZE + n] = state.hand_size[player] / 7
    for species in range(SPECIES_COUNT):
        out[KNOWN + n * SPECIES_COUNT + species] = state.known[player, species] / 4
    if state.said[player] == JOINED:
        out[HAS_JOINED + n] = 1
    elif state.said[player] == DECLINED:
        out[HAS_DECLINED + n] = 1


FEATURES = Features(LAYOUT, features)
