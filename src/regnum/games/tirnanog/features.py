"""What a seat knows of Tir Nan Og Wars, as numbers for learners: its own seat first, then the others in turn order."""

from itertools import accumulate

import numpy as np

from regnum.core.compiled import rule
from regnum.core.features import Features
from regnum.games.tirnanog.state import (
    DECLINED,
    FOUNTAIN,
    JOINED,
    KIND_COUNT,
    NONE,
    SEATS,
    SOURCES,
    SPECIES_COUNT,
    TERRITORY_COUNT,
    TURN,
)

SOURCE_COUNT = len(SOURCES)

LAYOUT = (
    ("players", 3, "one of: two, three, four"),
    ("seat", SEATS, "the own seat's number, one of; none for a spectator"),
    ("actor", SEATS, "who decides, one of, by seat from the own one on; none when the game is over"),
    ("phase", 5, "what is decided, one of the phases; none when the game is over"),
    ("ending", 3, "how the game ended, one of: points, values, shared"),
    ("ply", 1, "decisions so far / 100"),
    ("start", SEATS, "the start player, one of the seats"),
    ("turn", SEATS, "whose turn it is, one of the seats; others act in it when a fountain is contested"),
    ("second_deck", 1, "1 when the discards have become the deck"),
    ("last_lap", 1, "1 in the last lap"),
    ("feast", 1, "1 once a forest was consolidated: no hidden card is a fairy"),
    ("display", SPECIES_COUNT, "by species: cards / 5"),
    ("discards", SPECIES_COUNT, "by species: cards / 12"),
    ("deck_size", 1, "cards / 58"),
    ("deck", SPECIES_COUNT, "by species, of the second deck: cards / 12"),
    ("unseen", TERRITORY_COUNT, "by territory: 1 while nobody has seen it"),
    ("top", TERRITORY_COUNT, "by territory: 1 while it is on top of its stack"),
    ("reserve", SEATS * TERRITORY_COUNT, "by seat, then territory: 1 in the reserve"),
    (
        "pile",
        SEATS * TERRITORY_COUNT,
        "by seat, then territory: 1 for the visible one, 1/2 for the next, 1/3...",
    ),
    ("face_down", TERRITORY_COUNT, "by territory: 1 when it is turned face down"),
    ("below", KIND_COUNT, "by stack: cards under the top / 8"),
    ("fountain", KIND_COUNT, "by stack: 1 while a fountain is contested there, 1/2 while it lies below"),
    ("fountains", SEATS, "by seat: fountains won / 6"),
    ("points", SEATS * SOURCE_COUNT, "by seat, then source: points / 16"),
    ("hand_size", SEATS, "by seat: cards in hand / 7"),
    ("known", SEATS * SPECIES_COUNT, "by seat, then species: cards / 4 in hand that all know of"),
    ("hand", SPECIES_COUNT, "by species: cards / 4 in the own hand"),
    ("territory", KIND_COUNT, "the kind that is consolidated, or whose fountain is contested, one of"),
    ("owed", 1, "cards to discard / 4"),
    ("joined", SEATS, "by seat: 1 for who takes part in the contest"),
    ("declined", SEATS, "by seat: 1 for who doesn't"),
)
(PLAYERS, OWN_SEAT, ACTOR, PHASE, ENDING, PLY, START, TURN_OF, SECOND_DECK, LAST_LAP, FEAST, DISPLAY, DISCARDS,
 DECK_SIZE, DECK, UNSEEN, ON_TOP, RESERVED, PILE, FACE_DOWN, BELOW, FOUNTAIN_AT, FOUNTAINS, POINTS, HAND_SIZE, KNOWN,
 HAND, TERRITORY, OWED, HAS_JOINED, HAS_DECLINED, SIZE) = accumulate(
    (length for _, length, _ in LAYOUT), initial=0)  # fmt: skip


@rule
def features(state, seat, out):
    """All that a seat, or with -1 a spectator, knows."""
    for i in range(SIZE):
        out[i] = 0
    first = max(seat, 0)
    players = int(state.players)
    out[PLAYERS + players - 2] = 1
    if seat >= 0:
        out[OWN_SEAT + seat] = 1
        for species in range(SPECIES_COUNT):
            out[HAND + species] = state.hand[seat, species] / 4
    if state.actor >= 0:
        out[ACTOR + (int(state.actor) - first) % players] = 1
        out[PHASE + int(state.phase)] = 1
        if state.phase != TURN and state.territory != NONE:
            out[TERRITORY + int(state.territory)] = 1
        out[OWED] = state.owed / 4
    else:
        out[ENDING + int(state.ending) - 1] = 1
    out[PLY] = state.ply / 100
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
