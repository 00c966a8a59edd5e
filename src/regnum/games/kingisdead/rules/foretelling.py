"""7 The last card with three players, seen from the end: how the rest of the game goes, and what of it would win.

After the last card every turn is a pass, so the rest of the game is the resolution of the remaining struggles.
"""

from regnum.core.compiled import rule
from regnum.games.kingisdead.components import BANNER, SAXON_REGIONS
from regnum.games.kingisdead.rules.ending import claim, ranking
from regnum.games.kingisdead.rules.struggles import raised, strongest
from regnum.games.kingisdead.state import (
    CONTROL,
    FACTION_COUNT,
    INVASION,
    LOYALIST_WIN,
    LOYALISTS,
    REGION_COUNT,
    SAXONS,
)

# Ways in which a game can end: by control and by a loyalist win, each with three factions that may rule and three
# places for the second one (none, the next, the one after); by invasion; by a loyalist win that no faction rules after.
FATES = 20


@rule
def fate(ending, ruler, second):
    """A number for how the game ends: which ending, which faction rules and which is second."""
    if ending == INVASION:
        return 18
    if ruler < 0:
        return 19
    place = 0 if second < 0 else (second - ruler) % 3
    return (0 if ending == CONTROL else 9) + ruler * 3 + place


@rule
def wins_by_fate(state, which):
    """Does the player to act win, with the courts as they are, if the game ends so?"""
    ending = INVASION if which == 18 else CONTROL if which < 9 else LOYALIST_WIN
    ruler = which % 9 // 3 if which < 18 else -1
    place = which % 3
    second = -1 if which >= 18 or place == 0 else (ruler + place) % 3
    mine = claim(state, state.actor, ending, ruler, second)
    for seat in range(state.players):
        if seat != state.actor and claim(state, seat, ending, ruler, second) >= mine:
            return False
    return True


@rule
def find_hopes(state):
    """All that would win: a bit for each faction that may be summoned and each fate of the game."""
    hopes = 0
    for faction in range(FACTION_COUNT):
        state.court[state.actor, faction] += 1
        for which in range(FATES):
            if wins_by_fate(state, which):
                hopes |= 1 << (faction * FATES + which)
        state.court[state.actor, faction] -= 1
    return hopes


@rule
def foretell(state):
    """The fate of the game if nobody plays a card any more."""
    scots, welsh, romano_british = state.standing[0], state.standing[1], state.standing[2]
    saxons = state.saxons
    joined = 0  # loyalists that will have joined each region, four bits for each
    for position in range(state.struggle, REGION_COUNT):
        region = state.order[position]
        board = state.board[region]
        loyalists = board[LOYALISTS] + (joined >> (region * 4) & 15)
        holder = strongest(board[0], board[1], board[2], loyalists)
        if holder == SAXONS:
            saxons += 1
            if saxons == SAXON_REGIONS:
                return fate(INVASION, -1, -1)
        elif holder == LOYALISTS:
            ruler, second = ranking(scots, welsh, romano_british)
            return fate(LOYALIST_WIN, ruler, second)
        elif holder == 0:
            scots = raised(scots, position)
        elif holder == 1:
            welsh = raised(welsh, position)
        else:
            romano_british = raised(romano_british, position)
        if state.mordred:
            joined += 1 << (BANNER[region] * 4)
    ruler, second = ranking(scots, welsh, romano_british)
    return fate(CONTROL, ruler, second)


@rule
def fate_after_summoning(state, region, faction):
    """Try out a summon."""
    state.board[region, faction] -= 1
    which = foretell(state)
    state.board[region, faction] += 1
    return which


@rule
def is_hoped(hopes, faction, which):
    """Does summoning this faction win, if the game ends so?"""
    return hopes >> (faction * FATES + which) & 1 == 1


@rule
def can_summon_to_win(state, hopes):
    """Does any summon win, or the lack of one? A summon that leaves the region's holder changes nothing else."""
    unchanged = foretell(state)
    anybody = False
    for region in range(REGION_COUNT):
        board = state.board[region]
        holder = strongest(board[0], board[1], board[2], board[3])
        for faction in range(FACTION_COUNT):
            if board[faction] > 0:
                anybody = True
                which = unchanged
                if state.mordred or holder != strongest(
                    board[0] - (faction == 0), board[1] - (faction == 1), board[2] - (faction == 2), board[3]
                ):
                    which = fate_after_summoning(state, region, faction)
                if is_hoped(hopes, faction, which):
                    return True
    return not anybody and wins_by_fate(state, unchanged)
