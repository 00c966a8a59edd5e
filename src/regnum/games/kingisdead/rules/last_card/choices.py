"""7 The last card with three players, once it is played: only what can still win may be chosen."""

import numpy as np

from regnum.core.compiled import rule
from regnum.games.kingisdead.actions import ARGUMENTS
from regnum.games.kingisdead.rules.exchange import sending_of
from regnum.games.kingisdead.rules.last_card.fates import find_hopes
from regnum.games.kingisdead.rules.last_card.foretelling import foresee, wins_by_summoning
from regnum.games.kingisdead.rules.last_card.settlement import wins_by_settling
from regnum.games.kingisdead.rules.last_card.ways import (
    wins_between,
    wins_by_rallying,
    wins_by_returning,
    wins_by_sending,
    wins_by_swapping,
)
from regnum.games.kingisdead.state import (
    EXCHANGE,
    NOTHING,
    RALLY,
    REGION_COUNT,
    RETURN,
    SEND,
    SETTLE,
    SUMMON,
    SWAP,
)


@rule
def all_positions(state):
    """Where the cards of all regions lie, four bits for each region."""
    positions = np.int64(0)
    for position in range(REGION_COUNT):
        positions |= position << 4 * np.int64(state.order[position])
    return positions


@rule
def find(positions, region):
    """Where a region's card lies."""
    return positions >> 4 * region & 7


@rule
def keeps_the_win(state, hopes, holders, changes, positions, action):
    """KID-7.1: of the ways of carrying out the last card, only those that can still win may be chosen."""
    a, b, c = ARGUMENTS[action, 0], ARGUMENTS[action, 1], ARGUMENTS[action, 2]
    phase = state.phase
    if phase == SUMMON:
        return wins_by_summoning(state, hopes, holders, changes, find(positions, a), b)
    if phase == SWAP:
        return wins_by_swapping(state, hopes, holders, changes, find(positions, a), find(positions, b))
    if phase == EXCHANGE:
        sending = sending_of(action)
        returning = state.moving - sending
        here, there = find(positions, a), find(positions, b)
        return wins_between(state, hopes, holders, changes, here, there, sending, returning)
    if phase == SEND:
        here, there = find(positions, state.first), find(positions, state.second)
        return wins_by_sending(state, hopes, holders, changes, here, there, a, b, state.moving - state.sending)
    if phase == RETURN:
        here, there = find(positions, state.first), find(positions, state.second)
        return wins_by_returning(state, hopes, holders, changes, here, there, state.sent, state.sent_too, a)
    if phase == SETTLE:
        return wins_by_settling(state, hopes, holders, changes, a, find(positions, b))
    if phase == RALLY:
        other = find(positions, c) if c >= 0 else NOTHING
        return wins_by_rallying(state, hopes, holders, changes, a, find(positions, b), other)
    return True  # a token decides nothing any more


@rule
def only_winning(state, actions, count):
    """KID-7.1: keep the actions that can still win."""
    hopes = find_hopes(state)
    holders, changes = foresee(state)
    positions = all_positions(state)
    kept = 0
    for i in range(count):
        if keeps_the_win(state, hopes, holders, changes, positions, actions[i]):
            actions[kept] = actions[i]
            kept += 1
    return kept
