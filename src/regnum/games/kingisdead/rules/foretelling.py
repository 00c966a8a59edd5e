"""7 The last card with three players, seen from the end: how the rest of the game goes, and what of it would win.

After the last card every turn is a pass, so the rest of the game is the resolution of the remaining struggles.
"""

from itertools import permutations

import numpy as np

from regnum.core.compiled import plain, rule
from regnum.games.kingisdead.components import BANNER, SAXON_REGIONS
from regnum.games.kingisdead.rules.ending import claim
from regnum.games.kingisdead.rules.struggles import strongest
from regnum.games.kingisdead.state import (
    CONTROL,
    FACTION_COUNT,
    INVASION,
    LOYALIST_WIN,
    LOYALISTS,
    NOTHING,
    REGION_COUNT,
)

# Ways in which a game can end: by control and by a loyalist win, each with three factions that may rule and three
# places for the second one (none, the next, the one after); by invasion; by a loyalist win that no faction rules after.
LOYALIST_FATES, INVADED, UNRULED, FATES = 9, 18, 19, 20

# What struggles, a bit for each, add to a faction's standing: 16 for each, and the position of the latest
WON = np.array([16 * bits.bit_count() + bits.bit_length() for bits in range(256)], np.int64)
END = 8 * FACTION_COUNT  # where in an outlook the end of the game stands

CHANGING = 12  # where in HOLDERS the bits of factions stand


def _holders() -> np.ndarray:
    """By how much each faction is behind the strongest of a region, at most 2: who holds it, who would after a summon
    of each faction, three bits each, and a bit for each faction whose summon changes the holder."""
    table = np.zeros((3, 3, 3), np.int64)
    for behind in np.ndindex(3, 3, 3):
        counts = 3 - np.array(behind)
        after = (counts - (np.arange(FACTION_COUNT) == gone) for gone in (NOTHING, 0, 1, 2))
        holder, *holders = (int(plain(strongest)(*left, 0)) for left in after)
        table[behind] = holder
        for faction, other in enumerate(holders):
            table[behind] |= other << 3 + 3 * faction | (other != holder) << CHANGING + faction
    return table


def _ranked() -> np.ndarray:
    """By whose standing is as high as whose, and how many are not 0: the fate of a game that ends by control."""
    table = np.full((8, 4), UNRULED, np.int64)
    for low, middle, high in permutations(range(FACTION_COUNT)):
        places = {low: 0, middle: 1, high: 2}
        key = (places[0] > places[1]) | (places[0] > places[2]) << 1 | (places[1] > places[2]) << 2
        table[key, 1] = high * 3
        table[key, 2:] = high * 3 + (middle - high) % 3
    return table


HOLDERS, RANKED = _holders(), _ranked()


@rule
def end_of(which):
    """The ending, the ruling and the second faction of a fate."""
    ending = INVASION if which == INVADED else CONTROL if which < LOYALIST_FATES else LOYALIST_WIN
    ruler = which % 9 // 3 if which < INVADED else -1
    place = which % 3
    return ending, ruler, -1 if which >= INVADED or place == 0 else (ruler + place) % 3


@rule
def wins_by_fate(state, which):
    """Does the player to act win, with the courts as they are, if the game ends so?"""
    ending, ruler, second = end_of(which)
    return claim(state, state.actor, ending, ruler, second) > best_of_others(state, ending, ruler, second)


@rule
def best_of_others(state, ending, ruler, second):
    """The highest claim of those who are not to act."""
    best = np.int64(0)
    for seat in range(state.players):
        if seat != state.actor:
            theirs = claim(state, seat, ending, ruler, second)
            best = theirs if theirs > best else best
    return best


@rule
def find_hopes(state):
    """All that would win: a bit for each faction that may be summoned and each fate of the game."""
    hopes = np.int64(0)
    for which in range(FATES):
        if state.mordred or which < LOYALIST_FATES or which == INVADED:
            ending, ruler, second = end_of(which)
            best = best_of_others(state, ending, ruler, second)
            for faction in range(FACTION_COUNT):
                state.court[state.actor, faction] += 1
                if claim(state, state.actor, ending, ruler, second) > best:
                    hopes |= np.int64(1) << (faction * FATES + which)
                state.court[state.actor, faction] -= 1
    return hopes


@rule
def won_by(holder, position):
    """A struggle won, as a bit of what outlook() tells; none for the Saxons."""
    return 1 << (8 * holder + position) if holder < FACTION_COUNT else 0


@rule
def outlook(state):
    """Who wins what if nobody plays a card any more: for each faction eight bits, one for each struggle that it wins.

    Four more bits tell before which struggle the game ends, unless the Saxons win too many; they win all others.
    """
    won = 0
    joined = 0  # loyalists that will have joined each region, four bits for each
    for position in range(state.struggle, REGION_COUNT):
        region = state.order[position]
        board = state.board[region]
        holder = strongest(board[0], board[1], board[2], board[LOYALISTS] + (joined >> (region * 4) & 15))
        if holder == LOYALISTS:
            return won | position << END
        won |= won_by(holder, position)
        if state.mordred:
            joined += 1 << (BANNER[region] * 4)
    return won | REGION_COUNT << END


@rule
def standing_after(standing, struggles):
    """KID-8.1: the standing of a faction that wins these struggles, too."""
    return (standing >> 4 << 4) + WON[struggles] if struggles else standing


@rule
def fate_of(state, seen):
    """The fate of a game with this outlook."""
    scots, welsh, romano_british = seen & 255, seen >> 8 & 255, seen >> 16 & 255
    factions = (WON[scots] >> 4) + (WON[welsh] >> 4) + (WON[romano_british] >> 4)
    end = seen >> END
    if state.saxons + end - state.struggle - factions >= SAXON_REGIONS:
        return INVADED
    first = standing_after(state.standing[0], scots)
    second = standing_after(state.standing[1], welsh)
    third = standing_after(state.standing[2], romano_british)
    order = (first >= second) | (first >= third) << 1 | (second >= third) << 2
    which = RANKED[order, np.int64(first > 0) + (second > 0) + (third > 0)]
    return which if end == REGION_COUNT or which == UNRULED else which + LOYALIST_FATES


@rule
def fate_after_summoning(state, region, faction):
    """Try out a summon."""
    state.board[region, faction] -= 1
    which = fate_of(state, outlook(state))
    state.board[region, faction] += 1
    return which


@rule
def is_hoped(hopes, faction, which):
    """Does summoning this faction win, if the game ends so?"""
    return hopes >> (faction * FATES + which) & 1 == 1


@rule
def holders_of(board):
    """Without loyalists: who holds a region, and would after a summon of each faction, from HOLDERS."""
    most = max(board[0], board[1], board[2])
    return HOLDERS[min(2, most - board[0]), min(2, most - board[1]), min(2, most - board[2])]


@rule
def can_summon_to_win(state, hopes):
    """Does any summon win, or the lack of one? A summon that leaves the region's holder changes nothing else."""
    if state.mordred:
        return can_summon_among_loyalists(state, hopes)
    seen = REGION_COUNT << END
    quiet = 0  # factions of which one can be summoned without changing a holder
    loud = 0  # positions where a summon can change the holder
    for position in range(state.struggle, REGION_COUNT):
        board = state.board[state.order[position]]
        holders = holders_of(board)
        seen |= won_by(holders & 7, position)
        changing = holders >> CHANGING
        quiet |= ((board[0] > 0) | (board[1] > 0) << 1 | (board[2] > 0) << 2) & ~changing
        if changing:
            loud |= 1 << position
    unchanged = fate_of(state, seen)
    for faction in range(FACTION_COUNT):
        if quiet >> faction & 1 and is_hoped(hopes, faction, unchanged):
            return True
    for position in range(state.struggle, REGION_COUNT):
        if loud >> position & 1:
            holders = holders_of(state.board[state.order[position]])
            for faction in range(FACTION_COUNT):
                if holders >> (CHANGING + faction) & 1:
                    before, after = holders & 7, holders >> (3 + 3 * faction) & 7
                    which = fate_of(state, seen ^ won_by(before, position) ^ won_by(after, position))
                    if is_hoped(hopes, faction, which):
                        return True
    return quiet | loud == 0 and wins_by_fate(state, unchanged)


@rule
def can_summon_among_loyalists(state, hopes):
    """The same where loyalists will join regions, so that one region's holder can change another's."""
    anybody = False
    for region in range(REGION_COUNT):
        for faction in range(FACTION_COUNT):
            if state.board[region, faction] > 0:
                anybody = True
                if is_hoped(hopes, faction, fate_after_summoning(state, region, faction)):
                    return True
    return not anybody and wins_by_fate(state, fate_of(state, outlook(state)))
