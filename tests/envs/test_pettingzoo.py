"""PettingZoo's own tests, and what they don't look at."""

import pickle
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import regnum
from regnum.core.errors import NotAMove, WrongSetup
from regnum.envs.pettingzoo import env, parallel_env
from tests.envs.seats import every_count, forbidding

# api_test warns of dicts as observations, and of masks without a 1 for those who wait.
pytestmark = pytest.mark.filterwarnings("ignore:.*(not a NumPy array|all zeros).*")


@every_count
def test_api(name, players):
    api_test(env(name, players), num_cycles=100)


@every_count
def test_same_seed_same_game(name, players):
    seed_test(partial(env, name, players), num_cycles=30)


@every_count
def test_rendering(name, players):
    def drawn(svg: str) -> bool:
        return svg.startswith("<svg") and svg.endswith("</svg>")

    render_test(partial(env, name, players, render_width=60), {"svg": drawn, "ansi": lambda text: "\n" in text.strip()})


@every_count
def test_max_cycles(name, players):
    """PettingZoo's own test lets all agents act as often as each other, which these games only do in parallel."""
    parallel = partial(parallel_env, name, players)
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **limit: parallel_to_aec(parallel(**limit))))


@every_count
def test_a_limit_ends_the_game_for_all(name, players):
    game = env(name, players, max_cycles=7)
    game.reset(seed=3)
    seen = [(agent, *game.last()[1:4]) for agent in walk(game)]
    assert [end for _, _, *end in seen] == [[False, False]] * 7 + [[False, True]] * players
    assert {agent for agent, *_ in seen[7:]} == set(game.possible_agents)
    assert all(reward == 0 for _, reward, *_ in seen)


def walk(game):
    """Play at random; the agents in their order."""
    for number, agent in enumerate(game.possible_agents):
        game.action_space(agent).seed(number)
    for agent in game.agent_iter():
        yield agent
        alive = not (game.terminations[agent] or game.truncations[agent])
        game.step(game.action_space(agent).sample() if alive else None)


def test_rewards_are_what_a_seat_won_above_an_equal_share(game):
    table = env(game.id, game.players[0])
    table.reset(seed=4)
    totals = dict.fromkeys(table.possible_agents, 0.0)
    for agent in walk(table):
        totals[agent] += table.last()[1]
    match = table.unwrapped.match
    assert match.over
    assert list(totals.values()) == pytest.approx([share - 1 / match.players for share in match.shares])


def test_a_seed_is_that_of_a_match(game):
    table = env(game.id, game.players[-1])
    table.reset(seed=7)
    assert bytes(table.unwrapped.match) == bytes(regnum.match(game.id, game.players[-1], 7))
    table.reset()
    following = bytes(table.unwrapped.match)
    table.reset(seed=7)
    table.reset()
    assert bytes(table.unwrapped.match) == following != bytes(regnum.match(game.id, game.players[-1], 7))


def test_an_illegal_action_raises_the_rule(game):
    table = env(game.id)

    def reset(seed: int) -> np.ndarray:
        table.reset(seed=seed)
        return table.observe(table.agent_selection)["action_mask"]

    mask = forbidding(reset)
    with pytest.raises(regnum.IllegalMove) as refused:
        table.step(int(np.flatnonzero(mask == 0)[0]))
    assert refused.value.rule
    before = bytes(table.unwrapped.match)
    for no_action in (3.7, -1, len(game.space), True):
        with pytest.raises(NotAMove):
            table.step(no_action)
    assert bytes(table.unwrapped.match) == before
    table.step(np.int64(table.unwrapped.match.legal[0]))


def test_a_table_that_can_not_be_is_refused():
    for wrong in ({"players": 9}, {"players": 2.0}, {"players": 2, "trio": "no-ulster"}):
        with pytest.raises(WrongSetup):
            env("tara", **wrong)
    for seed in (-1, 1.5, True, "7"):
        with pytest.raises(WrongSetup):
            env("tara").reset(seed=seed)
    env("tara", np.int64(2)).reset(seed=np.int64(7))


def test_masks_are_for_the_seat_to_move(game):
    table = env(game.id)
    table.reset(seed=1)
    match = table.unwrapped.match
    for seat, agent in enumerate(table.possible_agents):
        legal = match.legal if seat == match.actor else []
        assert np.flatnonzero(table.observe(agent)["action_mask"]).tolist() == legal


def test_options_and_a_pickle():
    table = env("kingisdead", 2, mordred="on")
    twin = pickle.loads(pickle.dumps(table.unwrapped))
    twin.reset(seed=2)
    assert twin.match.options["mordred"] == "on"
    assert str(table) == "kingisdead_v1"
