"""What a seat knows of Holdfast, as numbers for learners: its own seat first, then the others in turn order."""

from holdfast.state import PHASES, RANK_COUNT, SEATS, SILENT
from regnum.core.compiled import rule
from regnum.core.features import Features, Layout, common_features

LAYOUT = Layout(players=(2, 3, 4), seats=SEATS, phases=len(PHASES), plies=40)
ROUNDS = LAYOUT.add("rounds", 1, "table option: rounds that are played / 5")
ROUND = LAYOUT.add("round", 1, "rounds that are over / 5")
START = LAYOUT.add("start", SEATS, "who was asked first in this round, one of, by seat from the own one on")
DECK = LAYOUT.add("deck", 1, "cards in the deck / 15")
OPEN = LAYOUT.add("open", RANK_COUNT, "by rank: cards that were changed / 3")
CARD = LAYOUT.add("card", RANK_COUNT, "the own card, one of the ranks; none for a spectator")
SAID = LAYOUT.add("said", SEATS * 2, "by seat, one of: holds, yielded; none before")
CROWNS = LAYOUT.add("crowns", SEATS, "by seat: crowns / 20")
COMMON = LAYOUT.common


@rule
def features(state, seat, out):
    """All that a seat, or with -1 a spectator, knows."""
    first, players = common_features(state, seat, COMMON, out)
    if seat >= 0:
        out[CARD + int(state.card[seat])] = 1
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
