"""7 The last card with three players: in which ways the game can end, and which of them its owner hopes for."""

import numpy as np

from regnum.core.compiled import rule
from regnum.games.kingisdead.components import SAXON_REGIONS
from regnum.games.kingisdead.rules.ending import claim
from regnum.games.kingisdead.state import CONTROL, FACTION_COUNT, INVASION, REGION_COUNT

# Fates of a game without loyalists: by control, with three factions that may rule and three places for the second one
# (none, the next, the one after); by invasion.
INVADED, FATES = 9, 10
ANY_SUMMON = 1 | 1 << FATES | 1 << 2 * FATES

NO_FACTION = 3  # a holder in two bits: one of the factions or, for the Saxons, this


def _fates() -> np.ndarray:
    """By who holds the regions, two bits for each position: the fate of the game.

    Of factions with equally many regions the one that won the latest is first, so standings are compared as numbers.
    """
    positions = np.arange(REGION_COUNT)
    holders = np.arange(1 << 2 * REGION_COUNT)[:, None] >> 2 * positions & 3
    standings = np.stack([((holders == faction) * (256 + (1 << positions))).sum(1) for faction in range(FACTION_COUNT)])
    second, ruler = np.argsort(standings, axis=0)[1:]
    place = np.where(np.sort(standings, axis=0)[1] > 0, (second - ruler) % FACTION_COUNT, 0)
    invaded = (holders == NO_FACTION).sum(1) >= SAXON_REGIONS
    return np.where(invaded, INVADED, FACTION_COUNT * ruler + place).astype(np.int8)


FATE = _fates()


@rule
def fate_of(holders):
    """The fate of a game, by who holds the regions."""
    return FATE[holders]


@rule
def wins(state, ending, ruler, second):
    """Does the player to act win, with the courts as they are, if the game ends so?"""
    mine = claim(state, state.actor, ending, ruler, second)
    for seat in range(state.players):
        if seat != state.actor and claim(state, seat, ending, ruler, second) >= mine:
            return False
    return True


@rule
def wins_by_fate(state, which):
    """Does the player to act win, with the courts as they are, if this is the fate of the game?"""
    if which == INVADED:
        return wins(state, INVASION, -1, -1)
    ruler, place = which // 3, which % 3
    return wins(state, CONTROL, ruler, (ruler + place) % 3 if place else -1)


@rule
def weight(state, seat, ruler, second):
    """KID-8.2: a court's followers of the ruling and the second faction, as one number.

    Where there is no second faction it may be the ruling one, which comes to the same.
    """
    return 64 * np.int64(state.court[seat, ruler]) + np.int64(state.court[seat, second])


@rule
def find_hopes(state):
    """All that would win: a bit for each faction that may be summoned and each fate of the game.

    KID-8.2: who has played the last card of three players has to be ahead of both others.
    """
    actor, left, right = state.actor, (state.actor + 1) % 3, (state.actor + 2) % 3
    hopes = 0
    for ruler in range(FACTION_COUNT):
        for place in range(FACTION_COUNT):
            second = (ruler + place) % FACTION_COUNT
            best = max(weight(state, left, ruler, second), weight(state, right, ruler, second))
            ahead = weight(state, actor, ruler, second) - best
            hoped = (ANY_SUMMON if ahead > 0 else 0) | (1 << ruler * FATES if ahead > -64 else 0)
            hoped |= 1 << second * FATES if ahead > -1 else 0
            hopes |= hoped << 3 * ruler + place
    for faction in range(FACTION_COUNT):
        state.court[actor, faction] += 1
        if wins_by_fate(state, INVADED):
            hopes |= 1 << faction * FATES + INVADED
        state.court[actor, faction] -= 1
    return hopes


@rule
def is_hoped(hopes, faction, which):
    """Does summoning this faction win, if this is the fate of the game?"""
    return hopes >> (faction * FATES + which) & 1 == 1
