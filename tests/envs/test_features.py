"""Observations hold what a seat knows, all of it, and nothing else."""

import random

import numpy as np
import pytest

import regnum
from regnum.core.compiled import plain
from regnum.core.setup import SPECTATOR
from regnum.envs.features import features_of
from tests.conftest import tables
from tests.envs.observations import PAGE, page
from tests.every_game.play import matches, sampled

# Fields that make sense only together: a stack's captives are linked through them.
TOGETHER = {"tara": ("captive", "owner", "below", "free", "pieces")}


def observed(match, seat):
    features = features_of(match.game)
    out = features.blank()
    out[:] = np.nan
    features.observe(match.states, 0, SPECTATOR if seat is None else seat, out)
    return out


def seats(match):
    return [None, *range(match.players)]


def test_concealing_changes_no_observation(table):
    for match in sampled(table, games=3, share=0.1):
        for seat in seats(match):
            truth = observed(match, seat)
            for seed in (1, 2**63):
                assert (observed(match.determinise(seat, seed), seat) == truth).all()


def test_numbers_are_finite_and_small(table):
    for match in sampled(table, games=2, share=0.1):
        for seat in seats(match):
            out = observed(match, seat)
            assert np.isfinite(out).all() and out.min() >= -1 and out.max() < 4


def known(match, seat):
    """The view without what is derived from legal moves, and without the number of decisions."""
    return {key: value for key, value in match.view(seat).items() if key not in ("ply", "candidates")}


def test_moves_that_a_seat_can_tell_apart_are_observed_as_different(table):
    """All that may follow a position: who sees a difference finds it in the numbers."""
    for match in sampled(table, games=2, share=0.03):
        rng = random.Random(match.ply)
        twins = []
        for action in rng.sample(match.legal, min(6, len(match.legal))):
            twin = match.copy()
            twin.play(action)
            twins.append(twin)
        for seat in seats(match):
            facts = [(known(twin, seat), observed(twin, seat)) for twin in twins]
            for view, out in facts:
                for other_view, other_out in facts:
                    if view != other_view:
                        assert (out != other_out).any()


def swapped(game, state, other, names):
    """A state with some fields of another one; as it need not be possible, it is looked at uncompiled."""
    states = np.array([state], game.State)
    for name in names:
        states[name] = other[name]
    return states.view(np.recarray)[0]


@pytest.mark.parametrize("name", regnum.games())
def test_every_fact_of_a_view_is_observed(name):
    """Give a position single facts of another one: where the view changes, the numbers do."""
    game = regnum.game(name)
    look, out, again = plain(features_of(game).rule), *features_of(game).blank(2)
    told = 0
    for table in tables(name):
        found = [match.states[0] for match in matches(table, 2, longest=200) if not match.over]
        rng = random.Random(str(table))
        together = TOGETHER.get(name, ())
        fields = [(field,) for field in game.State.names[6:] if field not in together]
        for names in [*fields, *([together] if together else [])]:
            state, seat = rng.choice(found), rng.randrange(table[1])
            others = [other for other in found if any((other[n] != state[n]).any() for n in names)]
            if not others:
                continue
            truth, guess = swapped(game, state, state, ()), swapped(game, state, rng.choice(others), names)
            try:
                differs = game.view(truth, seat) != game.view(guess, seat)
                look(truth, seat, out)
                look(guess, seat, again)
            except (IndexError, KeyError, ValueError, ZeroDivisionError):  # no possible state
                continue
            if differs:
                told += 1
                assert (out != again).any(), names
    assert told > 10


def test_uncompiled_observations_are_the_same(game):
    look, out = plain(features_of(game).rule), features_of(game).blank()
    for match in sampled((game.id, game.players[-1], {}), games=1, share=0.05, longest=200):
        for seat in seats(match):
            look(match.state, SPECTATOR if seat is None else seat, out)
            assert (observed(match, seat) == out).all()


def test_the_own_seat_comes_first(table):
    for match in sampled(table, games=1, share=0.05):
        for seat in range(match.players):
            out = observed(match, seat)
            actor = features_of(match.game).block(out, "actor")
            expected = [float(not match.over and (match.actor - seat) % match.players == n) for n in range(len(actor))]
            assert actor.tolist() == expected
            assert features_of(match.game).block(out, "seat").argmax() == seat
        assert not features_of(match.game).block(observed(match, None), "seat").any()


def test_the_layout_covers_the_vector(game):
    features = features_of(game)
    assert sum(length for _, length, _ in features.layout) == features.size
    assert len({name for name, _, _ in features.layout}) == len(features.layout)
    with pytest.raises(KeyError):
        features.block(features.blank(), "nothing")


def test_the_page_about_observations_is_up_to_date():
    assert PAGE.read_text("utf-8") == page(), "run python -m tests.envs.observations"
