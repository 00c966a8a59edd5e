"""7 The last card with three players, among loyalists (10): they join regions, and may end the game."""

import numpy as np

from regnum.core.compiled import rule
from regnum.games.kingisdead.components import BANNER, SAXON_REGIONS
from regnum.games.kingisdead.rules.ending import ranking
from regnum.games.kingisdead.rules.last_card.fates import wins
from regnum.games.kingisdead.rules.struggles import strongest
from regnum.games.kingisdead.rules.summon import anybody_to_summon
from regnum.games.kingisdead.state import (
    CONTROL,
    FACTION_COUNT,
    INVASION,
    LOYALIST_WIN,
    LOYALISTS,
    REGION_COUNT,
    ROMANO_BRITISH,
    SAXONS,
    SCOTS,
    WELSH,
)


@rule
def struggles_won(state, faction):
    """KID-8.1: a faction's standing as a number that struggles can be added to: 256 for each, a bit for the latest."""
    standing = np.int64(state.standing[faction])
    return (standing >> 4) * 256 + ((1 << (standing & 15)) >> 1)


@rule
def wins_among_loyalists(state):
    """Does the player to act win, with the courts as they are, if nobody plays a card any more?"""
    scots, welsh, romano_british = struggles_won(state, 0), struggles_won(state, 1), struggles_won(state, 2)
    ending, saxons = CONTROL, state.saxons
    joined = 0  # loyalists that will have joined each region, four bits for each
    for position in range(state.struggle, REGION_COUNT):
        region = state.order[position]
        board = state.board[region]
        holder = strongest(board[0], board[1], board[2], board[LOYALISTS] + (joined >> (region * 4) & 15))
        joined += 1 << (BANNER[region] * 4)
        won = 256 + (1 << position)
        scots += won if holder == SCOTS else 0
        welsh += won if holder == WELSH else 0
        romano_british += won if holder == ROMANO_BRITISH else 0
        if holder == LOYALISTS:
            ending = LOYALIST_WIN
            break
        if holder == SAXONS:
            saxons += 1
            if saxons == SAXON_REGIONS:
                ending = INVASION
                break
    ruler, second = ranking(scots, welsh, romano_british)
    return wins(state, ending, ruler, second)


@rule
def wins_by_summoning_one(state, region, faction):
    """Try out a summon."""
    state.board[region, faction] -= 1
    state.court[state.actor, faction] += 1
    won = wins_among_loyalists(state)
    state.board[region, faction] += 1
    state.court[state.actor, faction] -= 1
    return won


@rule
def can_summon_among_loyalists(state):
    """Does any summon win, or the lack of one?"""
    for region in range(REGION_COUNT):
        for faction in range(FACTION_COUNT):
            if state.board[region, faction] > 0 and wins_by_summoning_one(state, region, faction):
                return True
    return not anybody_to_summon(state) and wins_among_loyalists(state)
