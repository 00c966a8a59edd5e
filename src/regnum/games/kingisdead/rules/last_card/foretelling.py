"""7 The last card with three players, seen from the end: how the rest of the game goes.

After the last card every turn is a pass, so the rest of the game is the resolution of the remaining struggles. Without
loyalists none of these depends on another, and what is foreseen are two numbers, with two bits for each position in the
order of struggles: `holders`, who holds the region; `changes`, sixteen bits for each faction, what a summon of its
follower there changes in `holders`.
"""

import numpy as np

from regnum.core.compiled import plain, rule
from regnum.games.kingisdead.rules.last_card.fates import NO_FACTION, fate_of, is_hoped, wins_by_fate
from regnum.games.kingisdead.rules.last_card.loyalists import can_summon_among_loyalists, wins_by_summoning_one
from regnum.games.kingisdead.rules.struggles import strongest
from regnum.games.kingisdead.rules.summon import anybody_to_summon
from regnum.games.kingisdead.state import FACTION_COUNT, REGION_COUNT

EVERY_POSITION, ONE_POSITION = 0x5555_5555_5555, 0x0003_0003_0003


def _regions() -> tuple[np.ndarray, np.ndarray]:
    """By how much each faction is behind the strongest of a region, at most 2: its holder, and what summons change."""
    holders, changes = np.zeros((3, 3, 3), np.int64), np.zeros((3, 3, 3), np.int64)
    for behind in np.ndindex(3, 3, 3):
        counts = 3 - np.array(behind)
        holders[behind] = min(plain(strongest)(*counts, 0), NO_FACTION)
        for faction in range(FACTION_COUNT):
            left = counts - (np.arange(FACTION_COUNT) == faction)
            changes[behind] |= (holders[behind] ^ min(plain(strongest)(*left, 0), NO_FACTION)) << 16 * faction
    return holders, changes


HOLDER, CHANGES = _regions()


@rule
def look_at(state, position, holders, changes):
    """What is foreseen, with the unresolved region at this position as it is now."""
    board = state.board[state.order[position]]
    most = max(board[0], board[1], board[2])
    first, second, third = min(2, most - board[0]), min(2, most - board[1]), min(2, most - board[2])
    place = 2 * position
    return (
        (holders & ~(3 << place)) | HOLDER[first, second, third] << place,
        (changes & ~(ONE_POSITION << place)) | np.int64(CHANGES[first, second, third]) << place,
    )


@rule
def foresee(state):
    """What happens if nobody plays a card any more."""
    holders = 0
    changes = np.int64(0)
    for position in range(state.struggle):
        holders |= min(NO_FACTION, np.int64(state.control[state.order[position]])) << 2 * position
    for position in range(state.struggle, REGION_COUNT):
        holders, changes = look_at(state, position, holders, changes)
    return holders, changes


@rule
def is_there_aside(state, faction, changed):
    """Has a faction a follower in a region whose holder wouldn't change without them?"""
    for position in range(state.struggle, REGION_COUNT):
        if state.board[state.order[position], faction] > 0 and changed >> 2 * position & 3 == 0:
            return True
    return False


@rule
def can_summon_to_win(state, hopes, holders, changes):
    """Does any summon win, or the lack of one?"""
    if state.mordred:
        return can_summon_among_loyalists(state)
    unchanged = fate_of(holders)
    for faction in range(FACTION_COUNT):
        if is_hoped(hopes, faction, unchanged) and is_there_aside(state, faction, changes >> 16 * faction):
            return True
    places = (changes | changes >> 1) & EVERY_POSITION
    while places:
        place = places & -places
        change = changes & (place | np.int64(place) << 1)
        faction = (place > 0xFFFF) + (place > 0xFFFF_FFFF)
        if is_hoped(hopes, faction, fate_of(holders ^ change >> 16 * faction)):
            return True
        places ^= place
    return changes == 0 and not anybody_to_summon(state) and wins_by_fate(state, unchanged)


@rule
def wins_by_summoning(state, hopes, holders, changes, position, faction):
    """Try out a summon."""
    if state.mordred:
        return wins_by_summoning_one(state, state.order[position], faction)
    return is_hoped(hopes, faction, fate_of(holders ^ (changes >> 16 * faction & 3 << 2 * position)))
