"""2 Set-up."""

import numpy as np

from regnum.core.chance import roll, shuffle
from regnum.core.compiled import rule
from regnum.games.kingisdead.components import (
    COPIES,
    COURT_DRAW,
    FOLLOWERS,
    HOME,
    HOME_FOLLOWERS,
    LOYALIST_START,
    PER_REGION,
    REMOVED_WITH_TWO,
)
from regnum.games.kingisdead.state import (
    CARD_COUNT,
    FACTION_COUNT,
    KIND_COUNT,
    LOYALISTS,
    NO_CARD,
    REGION_COUNT,
    TURN,
    UNRESOLVED,
)


@rule
def setup(state, players, options, seed):
    """KID-2.1, KID-2.2, KID-2.3, KID-2.4, KID-2.5, KID-2.6. During the set-up the supply is the bag."""
    state.mordred = options[0]
    state.open_piles = options[1]
    state.map = options[2]
    for faction in range(FACTION_COUNT):
        state.supply[faction] = FOLLOWERS - (REMOVED_WITH_TWO if players == 2 else 0)
        move_from_bag(state, faction, HOME[faction], HOME_FOLLOWERS)
    if state.mordred:
        for region in LOYALIST_START:
            state.board[region, LOYALISTS] = 1
    draw_courts(state)
    fill_regions(state)
    for region in range(REGION_COUNT):
        state.order[region] = region
        state.control[region] = UNRESOLVED
    shuffle(state, state.order, REGION_COUNT)
    for seat in range(players):
        for card in range(CARD_COUNT):
            state.hand[seat, card] = COPIES[card]
    for seat in range(state.pile.shape[0]):
        for place in range(state.pile.shape[1]):
            state.pile[seat, place] = NO_CARD
    state.card = NO_CARD
    state.phase = TURN
    state.actor = 0


@rule
def move_from_bag(state, faction, region, count):
    """KID-2.2: put followers of the bag into a region."""
    state.supply[faction] -= count
    state.board[region, faction] += count


@rule
def draw_follower(state):
    """The faction of a follower drawn from the bag at random."""
    bag = np.int64(0)
    for faction in range(FACTION_COUNT):
        bag += state.supply[faction]
    pick = roll(state, bag)
    for faction in range(FACTION_COUNT):
        pick -= state.supply[faction]
        if pick < 0:
            state.supply[faction] -= 1
            return faction
    return 0


@rule
def draw_court(state, seat):
    """KID-2.3: a player draws two followers."""
    for _ in range(COURT_DRAW):
        state.court[seat, draw_follower(state)] += 1


@rule
def draw_courts(state):
    """KID-2.3: all draw; those whose pairs are of the same faction redraw, until no pair is held twice."""
    for seat in range(state.players):
        draw_court(state, seat)
    while True:
        redraw = np.int64(0)  # one bit for each seat
        for faction in range(FACTION_COUNT):
            holders = np.int64(0)
            count = 0
            for seat in range(state.players):
                if state.court[seat, faction] == COURT_DRAW:
                    holders |= 1 << seat
                    count += 1
            if count >= 2:
                redraw |= holders
        if redraw == 0:
            return
        for seat in range(state.players):
            if redraw >> seat & 1:
                return_court(state, seat)
        for seat in range(state.players):
            if redraw >> seat & 1:
                draw_court(state, seat)


@rule
def return_court(state, seat):
    """KID-2.3: a player puts the court back into the bag."""
    for faction in range(FACTION_COUNT):
        state.supply[faction] += state.court[seat, faction]
        state.court[seat, faction] = 0


@rule
def fill_regions(state):
    """KID-2.4, KID-10.1: draw until every region holds four, loyalists counted."""
    for region in range(REGION_COUNT):
        standing = 0
        for kind in range(KIND_COUNT):
            standing += state.board[region, kind]
        for _ in range(PER_REGION - standing):
            state.board[region, draw_follower(state)] += 1
