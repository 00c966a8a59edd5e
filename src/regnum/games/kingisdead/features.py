"""What a seat knows of The King is Dead, as numbers for learners: its own seat first, then the others in turn order.

Cards are played face up, so who remembers knows every hand. The order of a pile is told only with open piles (KID-3.8).
"""

from regnum.core.compiled import rule
from regnum.core.features import Features, Layout, common_features
from regnum.games.kingisdead.state import (
    CARD_COUNT,
    ENDINGS,
    EXCHANGE,
    FACTION_COUNT,
    KIND_COUNT,
    PHASES,
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

LAYOUT = Layout(players=(2, 3, 4), seats=SEATS, phases=len(PHASES), plies=100, endings=ENDINGS[1:])
MORDRED = LAYOUT.add("mordred", 1, "table option")
OPEN_PILES = LAYOUT.add("open_piles", 1, "table option")
MAP = LAYOUT.add("alternative_map", 1, "table option")
STRUGGLE = LAYOUT.add("struggle", 1, "struggles resolved / 8")
PASSES = LAYOUT.add("passes", 1, "passes in a row / 4")
SAXON_REGIONS = LAYOUT.add("saxons", 1, "regions that the Saxons hold / 4")
FOLLOWERS = LAYOUT.add("followers", REGION_COUNT * KIND_COUNT, "by region, then kind: followers / 4")
ORDER = LAYOUT.add("order", REGION_COUNT * REGION_COUNT, "by place in the row of region cards: one of the regions")
HOLDER = LAYOUT.add(
    "holder", REGION_COUNT * HOLDER_COUNT, "by region: one of the kinds of followers, or Saxons; none if unresolved"
)
CROWN_TOKEN = LAYOUT.add(
    "token", REGION_COUNT * SEATS, "by region: whose crown token lies on its card, one of the seats"
)
STANDING = LAYOUT.add(
    "standing", FACTION_COUNT, "by faction: (16 x regions held + place of the latest one) / 128, which ranks them"
)
SUPPLY = LAYOUT.add("supply", FACTION_COUNT, "by faction: followers / 18")
COURT = LAYOUT.add("court", SEATS * FACTION_COUNT, "by seat, then faction: followers / 8")
HAND = LAYOUT.add("hand", SEATS * CARD_COUNT, "by seat, then card: copies / 2")
TOP = LAYOUT.add("top", SEATS * CARD_COUNT, "by seat: the top card of the pile, one of the cards")
PILES = LAYOUT.add("pile", SEATS * PILE, "with open piles, by seat, from the oldest card on: (1 + card) / 8")
PILE_SIZE = LAYOUT.add("pile_size", SEATS, "by seat: cards / 8")
LATEST_CARD = LAYOUT.add("latest_card", SEATS, "by seat: when its latest card was played / 32")
CARD = LAYOUT.add("card", CARD_COUNT, "the card being carried out, one of; none at the beginning of a turn")
MOVING = LAYOUT.add("moving", 1, "followers that the exchange moves / 2")
SENDING = LAYOUT.add("sending", 1, "... of which the first region sends / 2")
FIRST = LAYOUT.add("first", REGION_COUNT, "the first region of the swap or exchange")
SECOND = LAYOUT.add("second", REGION_COUNT, "the second one")
SENT = LAYOUT.add("sent", KIND_COUNT, "by kind: followers that the first region sends / 2")
SETTLING = LAYOUT.add("settling", FACTION_COUNT, "the faction whose follower is settled")
LATEST_EXCHANGE = LAYOUT.add(
    "latest_exchange", REGION_COUNT * KIND_COUNT, "by region, then kind: what it changed / 2; not to be undone"
)
COMMON = LAYOUT.common


@rule
def features(state, seat, out):
    """All that a seat, or with -1 a spectator, knows."""
    first, players = common_features(state, seat, COMMON, out)
    if state.actor >= 0 and state.phase != TURN:
        card_features(state, out)
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
