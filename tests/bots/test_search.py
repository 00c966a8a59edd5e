"""Bots: legal, quick when they have to be, and blind to what their seat can't know."""

import random
import time

import pytest

import regnum
from regnum.bots import Observation, make_bot
from regnum.bots.search import Search
from tests.every_game.play import concealed, sampled


def test_a_millisecond_is_enough_for_a_legal_move(table):
    bot = Search(0.001)
    for match in sampled(table, games=1, share=0.02):
        if not match.over:
            assert bot.choose(Observation.of(match, 1), 2) in match.legal


def test_the_budget_is_kept(game):
    match = regnum.match(game.id)
    bot = Search(0.3)
    bot.choose(Observation.of(match, 1), 2)  # compiled, or loaded
    start = time.monotonic()
    bot.choose(Observation.of(match, 1), 2)
    assert time.monotonic() - start < 30  # hangs are caught; how exact it is depends on the machine


def test_a_bot_chooses_the_same_on_states_its_seat_cannot_tell_apart(table):
    bot = Search(60, simulations=200)
    for match in sampled(table, games=1, share=0.015):
        if not match.over:
            twin = concealed(match, match.actor, 99)
            here, there = Observation.of(match, 5), Observation.of(twin, 5)
            assert here.states.tobytes() == there.states.tobytes()
            assert bot.think(here, 7) == bot.think(there, 7)


def test_search_says_what_it_thinks():
    match = regnum.match("kingisdead", players=3, seed=1)
    thought = Search(60, simulations=2000).think(Observation.of(match, 1), 1)
    opinions = thought.opinions
    assert [opinion.action for opinion in opinions] == match.legal
    assert sum(opinion.visits for opinion in opinions) == 2000
    assert all(sum(opinion.shares) == pytest.approx(1, abs=1e-3) for opinion in opinions)


def test_search_beats_random_at_the_king_is_dead():
    wins = 0.0
    for seed in range(6):
        match, rng = regnum.match("kingisdead", players=2, seed=seed), random.Random(seed)
        while not match.over:
            if match.actor == seed % 2:
                match.play(Search(60, simulations=300).choose(Observation.of(match, match.ply), match.ply))
            else:
                match.play(rng.choice(match.legal))
        assert match.shares is not None
        wins += match.shares[seed % 2]
    assert wins >= 5


@pytest.mark.parametrize("name", ["grandmaster", "search:soon", "search:-1", "random:3"])
def test_bots_that_are_not_there(name):
    with pytest.raises(regnum.RegnumError, match="no bot"):
        make_bot(name)
