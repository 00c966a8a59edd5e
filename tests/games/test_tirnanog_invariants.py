"""What holds after every move of Tir Nan Og Wars, whoever plays and however."""

import json
import random

import numpy as np
import pytest

from regnum.core.match import Match
from regnum.games import load
from regnum.games.tirnanog.components import CREATURES, CREATURES_REMOVED, KIND, TERRITORIES_REMOVED, VALUE
from regnum.games.tirnanog.state import EMPTY, FOUNTAIN, NONE

GAME = load("tirnanog")


def check(state) -> None:
    players = int(state.players)
    # every creature is somewhere, once
    for pile in (state.deck, state.display, state.discards, state.hand, state.known):
        assert pile.min() >= 0
    total = state.deck + state.display + state.discards + state.hand.sum(0)
    assert total.tolist() == (CREATURES - CREATURES_REMOVED[players]).tolist()
    assert state.deck_size == state.deck.sum()
    assert state.display_size == state.display.sum() <= 5
    assert state.hand_size.tolist() == state.hand.sum(1).tolist()
    assert (state.known <= state.hand).all()
    assert (state.hand - state.known).sum(1).max() <= 3  # only dealt cards are hidden
    assert state.hand_size.max() <= (9 if state.owed else 7)
    assert not state.hand[players:].any()
    # every territory is somewhere, once; what nobody has seen is in a stack or removed
    seen = [t for t in state.top.tolist() if t >= 0]
    seen += [t for t in state.reserve.ravel().tolist() if t != NONE]
    for seat in range(4):
        size = int(state.pile_size[seat])
        seen += state.pile[seat, :size].tolist()
        assert (state.pile[seat, size:] == NONE).all()
    assert len(seen) == len(set(seen))
    assert {t for t in range(46) if not state.unseen >> t & 1} == set(seen)
    for kind in range(6):
        unseen = sum(1 for t in range(46) if KIND[t] == kind and state.unseen >> t & 1)
        assert unseen == state.below[kind] - state.fountain_below[kind] + TERRITORIES_REMOVED[players]
        assert state.top[kind] != EMPTY or state.below[kind] == 0
        assert state.top[kind] < 0 or KIND[state.top[kind]] == kind
    assert (state.top == FOUNTAIN).sum() <= 1
    assert state.fountain_below.sum() + state.fountains.sum() <= 6
    assert all(t in seen for t in np.flatnonzero(state.face_down))
    # limits
    for seat in range(players):
        reserve = [t for t in state.reserve[seat].tolist() if t != NONE]
        assert sum(VALUE[t] for t in reserve) <= 7
        assert [KIND[t] for t in reserve] == [k for k in range(6) if state.reserve[seat, k] != NONE]
    assert state.points.min() >= 0
    assert (state.hand - state.known)[:, 4].max() == 0 or not state.feast


@pytest.mark.parametrize("players", GAME.players)
def test_invariants_of_random_games(players):
    for seed in range(8):
        luck = random.Random(seed)
        match = Match(GAME, players, seed)
        check(match.state)
        while not match.over:
            legal = match.legal
            assert 1 <= len(legal) <= GAME.width
            assert legal == sorted(set(legal))
            match.play(luck.choice(legal))
            check(match.state)
        assert match.ply < 250
        assert sum(match.shares) == pytest.approx(1)


@pytest.mark.parametrize("players", GAME.players)
def test_greedy_builders_keep_the_invariants(players):
    """Who consolidates and contests whenever possible reaches the corners that random play does not."""
    for seed in range(8):
        luck = random.Random(seed)
        match = Match(GAME, players, seed)
        order = ("pay", "consolidate", "join", "reserve", "discard", "take", "decline", "pass")
        while not match.over:
            moves = sorted(match.legal, key=lambda a: (order.index(GAME.space[a].verb.name), luck.random()))
            match.play(moves[0])
            check(match.state)
        assert match.ply < 350


@pytest.mark.parametrize("players", GAME.players)
def test_concealing_changes_nothing_that_a_seat_sees(players):
    luck = random.Random(players)
    match = Match(GAME, players, seed=11)
    while not match.over:
        for seat in (None, *range(players)) if match.ply % 4 == 0 or match.view()["phase"] == "pay" else ():
            twin = match.determinise(seat, luck.getrandbits(60))
            check(twin.state)
            assert json.dumps(twin.view(seat)) == json.dumps(match.view(seat))
            assert twin.describe(seat) == match.describe(seat)
            if seat == match.actor:
                assert twin.moves() == match.moves()
        match.play(luck.choice(match.legal))


@pytest.mark.parametrize("players", GAME.players)
def test_every_refusal_has_a_reason(players):
    luck = random.Random(players)
    match = Match(GAME, players, seed=4)
    while not match.over:
        for action in range(match.ply % 5, len(GAME.space), 5):
            if action not in match.legal:
                reason = match.why_not(action)
                assert reason.rule.startswith("TNO-")
                assert str(reason)
        match.play(luck.choice(match.legal))


@pytest.mark.parametrize("players", GAME.players)
def test_everything_that_happens_can_be_told(players):
    for locale in ("en", "it", "de"):
        luck = random.Random(players)
        match = Match(GAME, players, seed=8)
        while not match.over:
            assert all(move.text for move in match.moves(locale))
            match.play(luck.choice(match.legal))
        assert len(list(match.tale(0, locale))) > 100
        assert match.describe(0, locale)
