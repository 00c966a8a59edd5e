"""What a seat knows of Holdfast, as numbers for learners: its own seat first, then the others in turn order."""

from itertools import accumulate

from holdfast.state import PHASES, RANK_COUNT, SEATS, SILENT
from regnum.core.compiled import rule
from regnum.core.features import Features

LAYOUT = (
    ("players", 3, "one of: two, three, four"),
    ("seat", SEATS, "the own seat's number, one of; none for a spectator"),
    ("actor", SEATS, "who decides, one of, by seat from the own one on; none when the game is over"),
    ("phase", len(PHASES), "what is decided, one of the phases; none when the game is over"),
    ("rounds", 1, "table option: rounds that are played / 5"),
    ("round", 1, "rounds that are over / 5"),
    ("start", SEATS, "who was asked first in this round, one of, by seat from the own one on"),
    ("deck", 1, "cards in the deck / 15"),
    ("open", RANK_COUNT, "by rank: cards that were changed / 3"),
    ("card", RANK_COUNT, "the own card, one of the ranks; none for a spectator"),
    ("said", SEATS * 2, "by seat, one of: holds, yielded; none before"),
    ("crowns", SEATS, "by seat: crowns / 20"),
)
(PLAYERS, OWN_SEAT, ACTOR, PHASE, ROUNDS, ROUND, START, DECK, OPEN, CARD, SAID, CROWNS, SIZE) = accumulate(
    (length for _, length, _ in LAYOUT), initial=0
)


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
        out[CARD + int(state.card[seat])] = 1
    if state.actor >= 0:
        out[ACTOR + (int(state.actor) - first) % players] = 1
        out[PHASE + int(state.phase)] = 1
    out[ROUNDS] = state.rounds / 5
    out[ROUND] = state.round_number / 5
    out[START + (int(state.start) - first) % players] = 1
    for rank in range(RANK_COUNT):
        out[DECK] += state.deck[rank] / 15
        out[OPEN + rank] = state.open[rank] / 3
    for n in range(players):
        player = (first + n) % players
        if state.said[player] != SILENT:
            out[SAID + 2 * n + int(state.said[player]) - 1] = 1
        out[CROWNS + n] = state.crowns[player] / 20


FEATURES = Features(LAYOUT, features)
