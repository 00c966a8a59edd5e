"""What holds in every position of Taj Mahal, however it is played."""

import os
import random
import subprocess
import sys
from collections import Counter

import numpy as np
import pytest

import regnum
from regnum.core.journal import SILENT
from regnum.core.match import Match
from regnum.core.setup import Setup
from regnum.games.tajmahal.components import (
    BIT,
    BONUSES,
    CARDS,
    CITIES_OF,
    COPIES,
    DECK_TYPES,
    DISPLAY,
    FORTRESSES,
    GOODS_ON,
    PROVINCE_OF,
    SQUARE_TILES,
    SYMBOLS_ON,
)
from regnum.games.tajmahal.state import BUILD, CROWN, FIRST_GOOD, TAKE, TURN

from .tajmahal_policies import POLICIES, Policy

GAME = regnum.game("tajmahal")


def cards_are_conserved(state):
    deck = np.bincount(state.deck[: state.deck_size], minlength=DECK_TYPES)
    everywhere = deck + state.hand.sum(axis=0) + state.played.sum(axis=0) + state.display + state.discards
    assert np.array_equal(everywhere, COPIES)
    assert (state.deck[state.deck_size :] == 0).all()
    for field in (state.hand, state.known, state.played, state.display, state.discards):
        assert (field >= 0).all()
    assert (state.known <= state.hand).all()
    assert state.hand.sum(axis=1).tolist() == state.hand_size.tolist()
    assert state.display.sum() == state.display_size <= DISPLAY[state.players]
    assert state.discards.sum() == state.discards_size


def tiles_are_conserved(state):
    """Goods come from tiles, palaces from influence; bonus tiles disappear where an ordinary palace stands."""
    for city in range(49):
        if city not in FORTRESSES or state.palace[city]:
            assert state.bonus[city] == -1
        else:
            assert state.bonus[city] >= 0
    taken = Counter(SQUARE_TILES.tolist()) - Counter(b for b in state.bonus.tolist() if b > 0)
    bonus_goods = [taken[FIRST_GOOD + good] for good in range(4)]
    goods = state.goods.sum(axis=0) - bonus_goods
    assert (goods >= 0).all()
    assert (goods <= GOODS_ON[: state.visit + 1].sum(axis=0)).all()
    assert BONUSES[FIRST_GOOD] == "rice"
    assert (state.influence >= 0).all()
    assert (state.influence <= 2).all()


def palaces_agree(state):
    here = state.route[state.visit]
    visited = set(state.route[: state.visit + 1].tolist())
    for seat in range(5):
        cities = (state.palace == seat + 1) | (state.crown == seat + 1)
        assert state.network[seat] == BIT[cities].sum()
        if seat >= state.players:
            assert not cities.any()
    for province in range(12):
        cities = CITIES_OF[province][CITIES_OF[province] >= 0]
        assert np.count_nonzero(state.crown[cities]) <= 1
        assert np.count_nonzero(state.palace[cities]) <= 4
        if province not in visited:
            assert not state.palace[cities].any()
            assert not state.crown[cities].any()
    if not state.court[4] and not state.crowning:
        assert np.count_nonzero(state.crown[here == PROVINCE_OF]) == 1


def the_visit_agrees(state):
    for seat in range(state.players):
        symbols = state.played[seat].astype(int) @ SYMBOLS_ON[:DECK_TYPES]
        for special in range(4):
            if state.special[special] == seat + 1 and state.special_played[special]:
                symbols = symbols + SYMBOLS_ON[DECK_TYPES + special]
        assert symbols.tolist() == state.symbols[seat].tolist()
        assert (state.colour[seat] > 0) == (state.played[seat].sum() > 0)
    assert all(holder > 0 for holder, out in zip(state.special, state.special_played, strict=True) if out)
    assert 0 <= state.building <= 4
    if state.actor >= 0:
        assert state.withdrawn[state.actor] == (state.phase in (BUILD, CROWN, TAKE))
        assert (state.phase == BUILD) == (state.building > 0)
    else:
        assert state.withdrawn[: state.players].all()


def check(match: Match):
    state = match.state
    cards_are_conserved(state)
    tiles_are_conserved(state)
    palaces_agree(state)
    the_visit_agrees(state)
    assert (state.score >= 0).all()
    if not match.over:
        legal = match.legal
        # What all know to have one answer is not asked; who can only withdraw is.
        assert len(legal) > 1 or (state.phase == TURN and legal == [0])
        assert legal == sorted(set(legal))
        assert len(legal) <= GAME.width


def told_points(happenings, players):
    """TM-6: every point is told with what it is for."""
    points = [0] * players
    for happening in happenings:
        if happening.kind.name in ("palace_here", "palace_chain"):
            points[happening.arguments["seat"]] += 1
        elif "points" in happening.arguments and happening.kind.name != "won":
            points[happening.arguments["seat"]] += happening.arguments["points"]
    return points


def game_of(policy: Policy, players: int, seed: int) -> Match:
    match = Match(GAME, players, seed)
    dice = random.Random(seed)
    check(match)
    while not match.over:
        before = match.state.score[:players].copy()
        happenings = match.play(policy(match, dice))
        check(match)
        assert (match.state.score[:players] - before).tolist() == told_points(happenings, players)
        assert match.ply < 2000
    return match


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("name", POLICIES)
def test_every_position(name, players):
    for seed in range(2):
        match = game_of(POLICIES[name], players, seed)
        assert match.state.visit == 11
        assert sum(match.shares) == pytest.approx(1)


@pytest.mark.rule("TM-7.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_hoarding_reaches_the_shortage(players):
    seen: Counter[str] = Counter()
    for seed in range(4):
        match = game_of(POLICIES["hoarding"], players, seed)
        seen.update(h.kind.name for d in match.decisions for h in d.happenings)
    for event in ("nothing_to_draw", "display_short", "took_nothing", "reshuffled"):
        assert seen[event] > 0, event


def test_a_hand_of_every_card_fits_the_list_of_actions():
    match = Match(GAME, 3, 0)
    match.state.hand[:] = 0
    match.state.hand[match.actor] = 1
    match.state.special[:] = match.actor + 1
    match.set_state()
    additions = sum(name.startswith(("white", "special")) for name in CARDS)
    assert len(match.legal) == 1 + (len(CARDS) - additions) * (1 + additions) <= GAME.width
    assert match.legal == sorted(set(match.legal))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_thousands_of_random_games_end(players):
    count = 1000
    states, lengths = GAME.new_states(count), np.zeros(count, np.int64)
    results, actions = np.zeros((count, 5)), GAME.new_actions()
    options = Setup.of(GAME, players).option_array
    GAME.engine.random_games(states, players, options, np.uint64(1), lengths, results, actions, SILENT)
    assert (states["actor"] == -1).all()
    assert (states["ending"] == 1).all()
    assert lengths.max() < 500
    assert np.allclose(results.sum(axis=1), 1)
    assert (results[:, players:] == 0).all()
    for state in states.view(np.recarray)[:60]:
        cards_are_conserved(state)


SCRIPT = """
import hashlib, numpy as np, regnum
from regnum.core.journal import SILENT
from regnum.core.setup import Setup
game = regnum.game("tajmahal")
digest = hashlib.sha256()
for players in (3, 4, 5):
    count = 8
    states, lengths = game.new_states(count), np.zeros(count, np.int64)
    results, actions = np.zeros((count, 5)), game.new_actions()
    options = Setup.of(game, players).option_array
    game.engine.random_games(states, players, options, np.uint64(8), lengths, results, actions, SILENT)
    for i in range(0, count, 2):
        game.engine.hide(states, i, i % players - 1, np.uint64(i))
    digest.update(states.tobytes())
print(digest.hexdigest())
"""


def test_uncompiled_games_give_the_same_bytes():
    found = []
    for flag in ("0", "1"):
        environment = {**os.environ, "NUMBA_DISABLE_JIT": flag}
        run = subprocess.run(
            [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True
        )
        found.append(run.stdout)
    assert found[0] == found[1]
