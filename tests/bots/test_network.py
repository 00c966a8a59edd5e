"""The network that corrects an evaluation: computed as it is written down, and learnt for the tables that have one."""

from dataclasses import replace
from itertools import product

import numpy as np
import pytest

import regnum
from regnum.bots import Observation, Search
from regnum.bots.learnt import network_of
from regnum.bots.network import FIRST, NOTHING_LEARNT, SECOND, Network, input_count, network_from, new_neurons
from regnum.bots.search import FAR, OWN_TURN
from regnum.bots.selfplay import learners_see, self_play
from regnum.bots.tree import compile_value
from regnum.core.compiled import specialise
from tests.shipped import SHIPPED

TABLES = [(name, players) for name in regnum.games() for players in regnum.game(name).players]


def _value_all(states, results, network, neurons):
    for i in range(states.shape[0]):
        value(states[i], results[i], network, neurons)  # type: ignore[name-defined]  # noqa: F821


_value_all.__module__ = "regnum.bots.tree"  # it is compiled as a part of the bots


def judged(game, states, network):
    """What the search would think of some states."""
    results = np.zeros((len(states), game.players[-1]))
    value_all = specialise(_value_all, game.id, value=compile_value(game))
    value_all(states, results, network, new_neurons(game))
    return results


def invented(game, luck) -> np.ndarray:
    size = (input_count(game) + 1) * FIRST + (FIRST + 1) * SECOND + SECOND + 1
    return luck.normal(0, 0.1, size).astype(np.float16)


def expected(game, players, states, network: Network) -> np.ndarray:
    """The same by NumPy, from the definition."""
    seen, logs = learners_see(game, players, states)
    first = np.maximum(seen @ network.first[:-2] + network.first[-2], 0)
    second = np.maximum(first @ network.second[:-1] + network.second[-1], 0)
    numbers = second @ network.third[:-1] + network.third[-1] * logs
    shares = np.exp(numbers - numbers.max(1, keepdims=True))
    shares /= shares.sum(1, keepdims=True)
    for side in game.sides(players):
        shares[:, list(side)] = shares[:, list(side)].mean(1, keepdims=True)
    return shares


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_is_computed_as_written_down(name, players):
    game = regnum.game(name)
    states, _, _ = self_play(game, players, 3, 1, 2, OWN_TURN, 0.1, 60, NOTHING_LEARNT)
    network = network_from(invented(game, np.random.default_rng(players)))
    assert np.allclose(judged(game, states, network)[:, :players], expected(game, players, states, network), atol=1e-4)


@pytest.mark.parametrize("team", [((0, 2), (1, 3)), ((0, 1), (2, 3)), ((0, 1, 3), (2,))], ids=str)
def test_those_who_win_together_need_not_sit_opposite(team):
    game = replace(regnum.game("holdfast"), teams={4: team})
    states, _, _ = self_play(game, 4, 3, 1, 2, OWN_TURN, 0.1, 60, NOTHING_LEARNT)
    network = network_from(invented(game, np.random.default_rng(4)))
    assert np.allclose(judged(game, states, network), expected(game, 4, states, network), atol=1e-4)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_nothing_learnt_leaves_the_evaluation(name, players):
    game = regnum.game(name)
    states, _, _ = self_play(game, players, 1, 5, 2, OWN_TURN, 0.1, 60, NOTHING_LEARNT)
    _, logs = learners_see(game, players, states)
    found = np.log(np.maximum(judged(game, states, NOTHING_LEARNT)[:, :players], 1e-4))
    assert np.allclose(found, logs, atol=1e-5)


LEARNT = [(name, players) for name, players in TABLES if name in SHIPPED and name != "kingisdead"]


@pytest.mark.parametrize(("name", "players"), LEARNT)
def test_networks_fit_their_games(name, players):
    """Each table has its own, for what the network looks at in this game; shares stay chances."""
    game = regnum.game(name)
    network = network_of(game, players)
    assert network.first.shape == (input_count(game) + 2, FIRST)
    states, _, _ = self_play(game, players, 2, 9, 2, OWN_TURN, 0.1, 60, NOTHING_LEARNT)
    shares = judged(game, states, network)
    assert np.allclose(shares.sum(1), 1)
    assert (shares >= 0).all()


def test_networks_learnt_something():
    """Who won games that nobody has learnt from is foretold better than by the evaluation."""
    game, losses = regnum.game("tajmahal"), []
    states, shares, numbers = self_play(game, 3, 150, 5, 4, OWN_TURN, 0.1, 20, NOTHING_LEARNT)
    assert len(np.unique(numbers)) > 140
    for network in (NOTHING_LEARNT, network_of(game, 3)):
        found = judged(game, states, network)[:, :3]
        losses.append(-(shares * np.log(found + 1e-7)).sum(1).mean())
    assert losses[1] < losses[0] < np.log(3) + 0.1


@pytest.mark.parametrize(("name", "sight"), list(product(("kingisdead", "tirnanog"), (OWN_TURN, FAR))))
def test_self_play_repeats_itself_and_ends(name, sight):
    game = regnum.game(name)
    first = self_play(game, game.players[-1], 4, 3, 8, sight, 0.1, 128, NOTHING_LEARNT)
    again = self_play(game, game.players[-1], 4, 3, 8, sight, 0.1, 128, NOTHING_LEARNT)
    assert all((a == b).all() for a, b in zip(first, again, strict=True))
    _, shares, numbers = first
    assert set(numbers.tolist()) == {0, 1, 2, 3}
    assert np.allclose(shares.sum(1), 1)
    assert len({tuple(row) for row in shares.tolist()}) > 1


def test_a_network_changes_what_the_search_thinks():
    match = regnum.match("tajmahal", 3, seed=4)
    observation = Observation.of(match, 1)
    thoughts = [Search(60, 20, network=network).think(observation, 2) for network in (None, NOTHING_LEARNT)]
    assert thoughts[0] != thoughts[1]
