"""What a seat knows of The King is Dead, as numbers for learners: its own seat first, then the others in turn order.

Cards are played face up, so who remembers knows every hand. The order of a pile is told only with open piles (KID-3.8).
"""

from itertools import accumulate

from regnum.core.compiled import rule
from regnum.core.features import Features
from regnum.games.kingisdead.state import (
    CARD_COUNT,
    EXCHANGE,
    FACTION_COUNT,
    KIND_COUNT,
    PILE,
    REGION_COUNT,
    RETURN,
    SEATS,
    SEND,
    SETTLE,
    TOKEN,
    TURN,
    UNRESOLVED,
)

HOLDER_COUNT = KIND_COUNT + 1

LAYOUT = (
    ("players", 3, "one of: two, three, four"),
    ("seat", SEATS, "the own seat's number, one of; none for a spectator"),
    ("actor", SEATS, "who decides, one of, by seat from the own one on; none when the game is over"),
    ("phase", 9, "what is decided, one of the phases; none when the game is over"),
    ("ending", 3, "how the game ended, one of: control, invasion, loyalists"),
    ("ply", 1, "decisions so far / 100"),
    ("mordred", 1, "table option"),
    ("open_piles", 1, "table option"),
    ("alternative_map", 1, "table option"),
    ("struggle", 1, "struggles resolved / 8"),
    ("passes", 1, "passes in a row / 4"),
    ("saxons", 1, "regions that the Saxons hold / 4"),
    ("followers", REGION_COUNT * KIND_COUNT, "by region, then kind: followers / 4"),
    ("order", REGION_COUNT * REGION_COUNT, "by place in the row of region cards: one of the regions"),
    ("holder", REGION_COUNT * HOLDER_COUNT, "by region: one of the kinds of followers, or Saxons; none if unresolved"),
    ("token", REGION_COUNT * SEATS, "by region: whose crown token lies on its card, one of the seats"),
    ("standing", FACTION_COUNT, "by faction: (16 x regions held + place of the latest one) / 128, which ranks them"),
    ("supply", FACTION_COUNT, "by faction: followers / 18"),
    ("court", SEATS * FACTION_COUNT, "by seat, then faction: followers / 8"),
    ("hand", SEATS * CARD_COUNT, "by seat, then card: copies / 2"),
    ("top", SEATS * CARD_COUNT, "by seat: the top card of the pile, one of the cards"),
    ("pile", SEATS * PILE, "with open piles, by seat, from the oldest card on: (1 + card) / 8"),
    ("pile_size", SEATS, "by seat: cards / 8"),
    ("latest_card", SEATS, "by seat: when its latest card was played / 32"),
    ("card", CARD_COUNT, "the card being carried out, one of; none at the beginning of a turn"),
    ("moving", 1, "followers that the exchange moves / 2"),
    ("sending", 1, "... of which the first region sends / 2"),
    ("first", REGION_COUNT, "the first region of the swap or exchange"),
    ("second", REGION_COUNT, "the second one"),
    ("sent", KIND_COUNT, "by kind: followers that the first region sends / 2"),
    ("settling", FACTION_COUNT, "the faction whose follower is settled"),
    ("latest_exchange", REGION_COUNT * KIND_COUNT, "by region, then kind: what it changed / 2; not to be undone"),
)
(PLAYERS, OWN_SEAT, ACTOR, PHASE, ENDING, PLY, MORDRED, OPEN_PILES, MAP, STRUGGLE, PASSES, SAXON_REGIONS, FOLLOWERS,
 ORDER, HOLDER, CROWN_TOKEN, STANDING, SUPPLY, COURT, HAND, TOP, PILES, PILE_SIZE, LATEST_CARD, CARD, MOVING, SENDING,
 FIRST, SECOND, SENT, SETTLING, LATEST_EXCHANGE, SIZE) = accumulate(
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
    if state.actor >= 0:
        out[ACTOR + (int(state.actor) - first) % players] = 1
        out[PHASE + int(state.phase)] = 1
        if state.phase != TURN:
            card_features(state, out)
    else:
        out[ENDING + int(state.ending) - 1] = 1
    out[PLY] = state.ply / 100
    out[MORDRED] = state.mordred
    out[OPEN_PILES] = state.open_piles
    out[MAP] = state.map
    board_features(state, first, out)
    for n in range(players):
        player_features(state, (first + n) % players, n, out)


@rule
def board_features(state, first, out):
    """Regions, their cards and the factions."""
    out[STRUGGLE] = state.struggle / 8
    out[PASSES] = state.passes / 4
    out[SAXON_REGIONS] = state.saxons / 4
    banned = state.ban_first != state.ban_second
    for region in range(REGION_COUNT):
        for kind in range(KIND_COUNT):
            out[FOLLOWERS + region * KIND_COUNT + kind] = state.board[region, kind] / 4
            if banned and region == state.ban_first:
                out[LATEST_EXCHANGE + region * KIND_COUNT + kind] = state.ban_change[kind] / 2
            if banned and region == state.ban_second:
                out[LATEST_EXCHANGE + region * KIND_COUNT + kind] = -state.ban_change[kind] / 2
        out[ORDER + region * REGION_COUNT + int(state.order[region])] = 1
        if state.control[region] != UNRESOLVED:
            out[HOLDER + region * HOLDER_COUNT + int(state.control[region])] = 1
        if state.token[region] > 0:
            out[CROWN_TOKEN + region * SEATS + (int(state.token[region]) - 1 - first) % int(state.players)] = 1
    for faction in range(FACTION_COUNT):
        out[STANDING + faction] = state.standing[faction] / 128
        out[SUPPLY + faction] = state.supply[faction] / 18


@rule
def player_features(state, player, n, out):
    """The n-th player from the own seat on."""
    for faction in range(FACTION_COUNT):
        out[COURT + n * FACTION_COUNT + faction] = state.court[player, faction] / 8
    for card in range(CARD_COUNT):
        out[HAND + n * CARD_COUNT + card] = state.hand[player, card] / 2
    size = int(state.pile_size[player])
    if size > 0:
        out[TOP + n * CARD_COUNT + int(state.pile[player, size - 1])] = 1
    if state.open_piles:
        for place in range(size):
            out[PILES + n * PILE + place] = (1 + state.pile[player, place]) / 8
    out[PILE_SIZE + n] = size / 8
    out[LATEST_CARD + n] = state.latest_card[player] / 32


@rule
def card_features(state, out):
    """The card being carried out, as far as it is decided."""
    phase = state.phase
    out[CARD + int(state.card)] = 1
    if phase == TOKEN or phase == SEND or phase == RETURN:
        out[FIRST + int(state.first)] = 1
        out[SECOND + int(state.second)] = 1
    if phase == EXCHANGE or phase == SEND or phase == RETURN:
        out[MOVING] = state.moving / 2
        if phase != EXCHANGE:
            out[SENDING] = state.sending / 2
    if phase == RETURN:
        out[SENT + int(state.sent)] += 0.5
        if state.sent_too >= 0:
            out[SENT + int(state.sent_too)] += 0.5
    if phase == SETTLE:
        out[SETTLING + int(state.settling)] = 1


FEATURES = Features(LAYOUT, features)
