"""Schedules are fair: every bot equally often on every seat, on the same deals as those it meets there."""

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

import regnum
from regnum.arena.errors import ArenaError
from regnum.arena.schedule import Schedule, sides_of, tournament
from regnum.core.journal import SILENT
from regnum.core.setup import Setup

BOTS = ["random", "greedy", "easy", "normal", "hard", "expert"]
TABLES = [(name, players) for name in regnum.games() for players in regnum.game(name).players]


def schedule(name: str, players: int, bots: int, kind: str = "mixed") -> Schedule:
    return tournament(name, players, BOTS[:bots], kind, seed=3)


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("bots", range(1, 7))
def test_every_bot_sits_equally_often_on_every_seat(name, players, bots):
    fixtures = list(schedule(name, players, bots).fixtures(3))
    sat = Counter((bot, seat) for fixture in fixtures for seat, bot in enumerate(fixture.bots))
    assert len(sat) == bots * players
    assert len(set(sat.values())) == 1


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("bots", range(2, 7))
def test_every_bot_meets_every_other_equally_often(name, players, bots):
    met: Counter = Counter()
    for fixture in schedule(name, players, bots).fixtures(2):
        names = [fixture.bots[side[0]] for side in sides_of(name, players)]
        met.update(frozenset(pair) for pair in combinations(names, 2) if len(set(pair)) == 2)
    assert len(met) == bots * (bots - 1) / 2
    assert len(set(met.values())) == 1


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("kind", ["mixed", "one-against-others"])
def test_a_deal_is_played_once_from_every_side(name, players, kind):
    for deal in schedule(name, players, 3, kind).round(5):
        assert len({fixture.seed for fixture in deal}) == 1
        assert len(deal) == len(sides_of(name, players))
        for side in sides_of(name, players):
            assert Counter(fixture.bots[side[0]] for fixture in deal) == Counter(
                deal[0].bots[other[0]] for other in sides_of(name, players)
            )


def test_deals_differ_and_games_are_numbered_through():
    fixtures = list(schedule("tara", 3, 4).fixtures(6))
    assert [fixture.number for fixture in fixtures] == list(range(len(fixtures)))
    assert len({fixture.seed for fixture in fixtures}) == len({fixture.deal for fixture in fixtures})


def test_more_rounds_only_add_games():
    plan = schedule("tajmahal", 4, 5)
    assert list(plan.fixtures(2)) == list(plan.fixtures(4))[: 2 * plan.round_length]


def test_one_against_others_seats_the_first_bot_alone_with_each_other_one():
    for fixture in schedule("tirnanog", 4, 3, "one-against-others").fixtures(2):
        assert fixture.bots.count("random") == 1
        assert len(set(fixture.bots)) == 2


def test_partners_are_played_by_the_same_bot():
    assert sides_of("kingisdead", 4) == ((0, 2), (1, 3))
    for fixture in schedule("kingisdead", 4, 3).fixtures(2):
        assert fixture.bots[0] == fixture.bots[2] != fixture.bots[1] == fixture.bots[3]


def test_teams_are_those_who_share_a_win():
    """Sides are what the rules say: partners always get the same share, others not."""
    for name, players in TABLES:
        game, number = regnum.game(name), 200
        lengths, shares = np.zeros(number, np.int64), np.zeros((number, game.players[-1]))
        states, actions, options = game.new_states(number), game.new_actions(), Setup.of(game, players).option_array
        game.engine.random_games(states, players, options, np.uint64(1), lengths, shares, actions, SILENT)
        together = {
            frozenset(pair)
            for pair in combinations(range(players), 2)
            if all(got[pair[0]] == got[pair[1]] for got in shares)
        }
        assert together == {frozenset(pair) for side in sides_of(name, players) for pair in combinations(side, 2)}, (
            name,
            players,
        )


def test_a_bot_named_twice_is_refused():
    with pytest.raises(ArenaError, match="easy is named twice"):
        tournament("tara", 2, ["easy", "hard", "easy"], "mixed", 1)


def test_one_alone_has_nobody_to_play():
    with pytest.raises(ArenaError, match="nobody to play against"):
        tournament("tara", 2, ["easy"], "one-against-others", 1)
