"""Gymnasium's own check, and what it doesn't look at."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import regnum
import regnum.envs.gymnasium
from regnum.core.errors import IllegalMove, NotAMove, WrongSetup
from regnum.envs.gymnasium import RegnumEnv, env_id
from regnum.envs.gymnasium_vector import RegnumVectorEnv
from regnum.envs.spaces import observe
from tests.envs.seats import every_count, forbidding

# Observations are of about 0 to 1, but have no bound; images are looked at in test_pettingzoo.py.
pytestmark = pytest.mark.filterwarnings("ignore:.*infinity.*")


@every_count
def test_check(name, players):
    env = gymnasium.make(env_id(regnum.game(name), players), seat=None).unwrapped
    check_env(env, skip_render_check=True)


def test_ids():
    found = {ident for ident in gymnasium.registry if ident.startswith("regnum/")}
    assert len(found) == sum(len(regnum.game(name).players) for name in regnum.games())
    assert {"regnum/TheKingIsDead-2p-v1", "regnum/TajMahal-5p-v2", "regnum/Tara-3p-v2"} <= found
    assert "regnum/TirNanOgWars-4p-v2" in found


def play(env, seed: int) -> tuple[float, dict]:
    """One game at random; the last reward and info."""
    env.action_space.seed(seed)
    env.reset(seed=seed)
    while True:
        _, reward, over, cut, info = env.step(env.action_space.sample())
        assert not cut
        if over:
            return reward, info
        assert reward == 0


def test_a_game_against_bots():
    env = gymnasium.make("regnum/TirNanOgWars-3p-v2", opponents=["greedy", "random"], seat=None)
    greedy = others = 0.0
    for seed in range(6):
        reward, info = play(env, seed)
        assert reward == pytest.approx(info["shares"][info["seat"]] - 1 / 3)
        greedy += info["shares"][(info["seat"] + 1) % 3]  # next in turn order
        others += 1 - info["shares"][(info["seat"] + 1) % 3]
    assert greedy > others


def test_seats_are_drawn_or_given():
    env = gymnasium.make("regnum/TheKingIsDead-4p-v1", seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}
    env = gymnasium.make("regnum/TheKingIsDead-4p-v1", seat=2)
    assert env.reset(seed=1)[1] == {"seat": 2}
    assert env.unwrapped.match.actor == 2
    assert env.unwrapped.match.ply > 0


def test_an_illegal_action_loses_and_tells_the_rule(game):
    env = gymnasium.make(env_id(game, game.players[0]))
    mask = forbidding(lambda seed: env.reset(seed=seed)[0]["action_mask"])
    before = bytes(env.unwrapped.match)
    wrong = int(np.flatnonzero(mask == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1, True)
    assert "(" in info["illegal"]
    for no_action in (3.7, -1, len(game.space), True):
        with pytest.raises(NotAMove):
            env.step(no_action)
    assert bytes(env.unwrapped.match) == before
    env.step(np.int64(env.unwrapped.match.legal[0]))
    assert bytes(env.unwrapped.match) != before


def test_an_illegal_action_changes_no_game_of_many(game):
    envs = gymnasium.make_vec(env_id(game, game.players[0]), num_envs=4)
    mask = forbidding(lambda seed: envs.reset(seed=seed)[0]["action_mask"][2])
    batch = envs.unwrapped.batch
    batch.done[0] = True  # a game that is over would begin anew
    before, seeds = batch.states.tobytes(), batch.seeds.tolist()
    actions = batch.choices[:, 0].astype(np.int64)
    wrong = int(np.flatnonzero(mask == 0)[0])
    with pytest.raises(IllegalMove, match="game 2") as refusal:
        envs.step(np.where(np.arange(4) == 2, wrong, actions))
    assert refusal.value.rule
    for given in (actions[:3], actions + 0.9, np.where(np.arange(4) == 2, 1 << 16, actions)):
        with pytest.raises(ValueError, match=r"whole numbers|no action"):
            envs.step(given)
    assert batch.states.tobytes() == before and batch.seeds.tolist() == seeds


WRONG = [{"trio": "no-ulster"}, {"seat": 2}, {"seat": 0.0}, {"seat": True}, {"seat": -1}, {"players": 9}]


@pytest.mark.parametrize("wrong", WRONG, ids=str)
def test_a_table_that_can_not_be_is_refused(wrong):
    for make in (RegnumEnv, RegnumVectorEnv):
        with pytest.raises(WrongSetup):
            make(**{"game": "tara", "players": 2} | wrong)


@pytest.mark.parametrize("seed", [-1, 1.5, True, "7"])
def test_a_seed_that_can_not_be_is_refused(seed):
    for make in (RegnumEnv, RegnumVectorEnv):
        env = make("kingisdead", np.int64(2))
        with pytest.raises(WrongSetup):
            env.reset(seed=seed)
        env.reset(seed=np.int64(7))


def test_masks_are_found_by_name():
    env = gymnasium.make("regnum/TajMahal-3p-v2")
    observation, _ = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")
    assert (masks() == observation["action_mask"].astype(bool)).all()
    observation, *_ = env.step(env.action_space.sample())
    assert masks().tolist() == observation["action_mask"].astype(bool).tolist()
    assert masks().any()


def test_wrong_settings_are_refused():
    with pytest.raises(WrongSetup, match="bots"):
        gymnasium.make("regnum/Tara-2p-v2", opponents=["random", "random"])
    with pytest.raises(WrongSetup, match="seat"):
        gymnasium.make("regnum/Tara-2p-v2", seat=2)
    with pytest.raises(WrongSetup, match="seat"):
        gymnasium.make_vec("regnum/Tara-2p-v2", num_envs=2, seat=2)


# many at once


def choose(mask: np.ndarray, luck: np.random.Generator) -> np.ndarray:
    """A random legal action in each game; anything where there is none."""
    return (mask * luck.random(mask.shape)).argmax(axis=1)


def test_many_games_begin_as_matches_do(game):
    env = gymnasium.make_vec(env_id(game, game.players[-1]), num_envs=8)
    observations, _ = env.reset(seed=100)
    matches = [regnum.match(game.id, game.players[-1], 100 + i) for i in range(8)]
    first = [i for i, match in enumerate(matches) if match.actor == 0]
    assert first
    for i in first:
        assert (observations["observation"][i] == observe(matches[i], 0)).all()
        assert np.flatnonzero(observations["action_mask"][i]).tolist() == matches[i].legal


def test_many_games_end_and_begin_anew():
    env = gymnasium.make_vec("regnum/TirNanOgWars-2p-v2", num_envs=32, seat=None)
    luck = np.random.default_rng(1)
    observations, _ = env.reset(seed=5)
    total, ended = np.zeros(2), np.zeros(2, int)
    over = np.zeros(32, bool)
    for _ in range(80):
        assert observations in env.observation_space
        assert (observations["action_mask"].any(axis=1) == ~over).all()
        before = over
        observations, rewards, over, cut, _ = env.step(choose(observations["action_mask"], luck))
        assert not cut.any()
        assert not (before & over).any()  # the step after the end only begins
        assert not rewards[~over].any()
        assert set(np.unique(rewards[over])) <= {-0.5, 0.0, 0.5}
        np.add.at(ended, env.unwrapped.seats[over], 1)
        np.add.at(total, env.unwrapped.seats[over], rewards[over])
    assert ended.min() > 16  # both seats
    assert abs(total.sum() / ended.sum()) < 0.2  # random against random


def test_many_games_repeat():
    def run() -> list:
        env, luck = gymnasium.make_vec("regnum/TheKingIsDead-3p-v1", num_envs=5), np.random.default_rng(1)
        observations, _ = env.reset(seed=9)
        seen = [observations]
        for _ in range(20):
            observations, rewards, *_ = env.step(choose(observations["action_mask"], luck))
            seen += [observations, rewards]
        return seen

    assert gymnasium.utils.env_checker.data_equivalence(run(), run(), exact=True)
