"""7 The last card with three players: what the look-ahead takes for granted, for everything that can occur."""

from itertools import combinations, product

import numpy as np
import pytest

from regnum.core.compiled import plain
from regnum.games.kingisdead.rules.ending import ranking
from regnum.games.kingisdead.rules.last_card.fates import FATE, INVADED, NO_FACTION
from regnum.games.kingisdead.rules.last_card.foretelling import look_at
from regnum.games.kingisdead.rules.last_card.settlement import settle_at, unsettle
from regnum.games.kingisdead.rules.struggles import raised
from regnum.games.kingisdead.state import State

FACTIONS = range(3)


@pytest.mark.rule("KID-8.1", "KID-8.3")
def test_who_holds_the_regions_tells_how_the_game_ends():
    for holders in range(0, len(FATE), 7):
        standings, saxons = [0, 0, 0], 0
        for position in range(8):
            holder = holders >> 2 * position & 3
            if holder == NO_FACTION:
                saxons += 1
            else:
                standings[holder] = plain(raised)(standings[holder], position)
        ruler, second = plain(ranking)(*standings)
        ruled = 3 * ruler + ((second - ruler) % 3 if second >= 0 else 0)
        assert FATE[holders] == (INVADED if saxons >= 4 else ruled)


@pytest.mark.rule("KID-5.5", "KID-7.1")
def test_a_settler_who_makes_no_difference_makes_none_once_others_settle_there():
    state = np.zeros(1, np.dtype((np.record, State)))[0]
    unseen = 0
    for counts, settling in product(product(range(6), repeat=3), FACTIONS):
        state.board[0, :3] = counts
        foreseen = plain(look_at)(state, 0, 0, 0)
        *_, differs = plain(settle_at)(state, settling, 0, *foreseen)
        plain(unsettle)(state, settling, 0)
        later = [faction for faction in FACTIONS if faction > settling]
        for others in [subset for size in range(len(later) + 1) for subset in combinations(later, size)]:
            if not differs:
                unseen += 1
                state.board[0, :3] = [count + (faction in others) for faction, count in enumerate(counts)]
                without = plain(look_at)(state, 0, 0, 0)
                state.board[0, settling] += 1
                assert plain(look_at)(state, 0, 0, 0) == without
    assert unseen > 100
