"""OpenSpiel's own tests and bots, on its view of the games."""

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, random_agent

import regnum
import regnum.envs.openspiel
from regnum.envs.features import features_of
from regnum.envs.openspiel import RegnumGame, RegnumState
from tests.envs.seats import every_count, played


def load(name: str, players: int) -> pyspiel.Game:
    return pyspiel.load_game(f"regnum_{name}(players={players})")


def late(game: pyspiel.Game, left: int) -> pyspiel.State:
    """A random game up to its last decisions: OpenSpiel looks at everything at every state, and games can be long."""
    match = played(game.game.id, game.players)
    state = game.new_initial_state()
    for byte in match.seed.to_bytes(8):
        state.apply_action(byte)
    for decision in match.decisions[:-left]:
        state.apply_action(decision.action)
    return state


def dealt(game: pyspiel.Game) -> pyspiel.State:
    return late(game, len(played(game.game.id, game.players).decisions))


@pytest.fixture
def hurry(name, players, monkeypatch):
    """Tara goes on for thousands of random moves, even from its last ones: offer those alone which end it."""
    if name == "tara":
        decisions = played(name, players).decisions
        monkeypatch.setattr(RegnumState, "_legal_actions", lambda state, _: [decisions[state.position.ply].action])


@every_count
def test_random_simulation_of_the_end(name, players, hurry):
    game = load(name, players)
    pyspiel.random_sim_test(game, 1, serialize=True, verbose=False, specific_initial_state=late(game, 4))


@pytest.mark.parametrize("name", ["kingisdead", "tirnanog"])
def test_random_simulation_of_a_whole_game(name):
    pyspiel.random_sim_test(load(name, 3), 1, serialize=False, verbose=False)


@every_count
def test_playthrough(name, players, hurry, monkeypatch):
    monkeypatch.setattr(RegnumGame, "new_initial_states", lambda game: [late(game, 2)], raising=False)
    text = generate_playthrough.playthrough(f"regnum_{name}(players={players})", None, seed=1)
    assert f"NumPlayers() = {players}" in text
    assert 'PrivateObservationString(1) = "{' in text
    assert "IsTerminal() = True" in text


def test_a_state_is_a_function_of_its_history(game):
    table = load(game.id, game.players[0])
    state = late(table, 3)
    again = table.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    for twin in (again, state.clone(), pickle.loads(pickle.dumps(state))):
        assert bytes(twin.position) == bytes(state.position)
        assert twin.information_state_string(0) == state.information_state_string(0)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert bytes(again.position) == bytes(state.position)


@every_count
def test_returns(name, players):
    match = played(name, players)
    state = late(load(name, players), 1)
    assert state.returns() == [0] * players
    state.apply_action(match.decisions[-1].action)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) <= 1
    assert min(state.returns()) >= state.get_game().min_utility() - 1e-9
    assert np.argmax(state.returns()) == np.argmax(match.shares)


def test_resampling_changes_only_what_is_hidden(game):
    table = load(game.id, game.players[0])
    state = dealt(table)
    luck = np.random.default_rng(1)
    for player in range(table.num_players()):
        guess = state.resample_from_infostate(player, luck.random)
        assert bytes(guess.position) != bytes(state.position)  # the generator at least
        assert guess.information_state_string(player) == state.information_state_string(player)
        assert guess.observation_tensor(player) == state.observation_tensor(player)


def test_memory_holds_what_the_seat_was_told(game):
    state = late(load(game.id, game.players[0]), 5)
    position = state.position
    for seat in (0, 1):
        own = [game.space[d.action].notation for d in position.decisions if d.seat == seat]
        memory = position.memory(seat).splitlines()
        assert [line for line in memory if line in set(own)][: len(own)] == own
        told = sum(h.heard_by(seat) for d in position.decisions for h in d.happenings)
        told += sum(h.heard_by(seat) for h in position.opening)
        assert len(memory) == len(own) + told


def searchers(game: pyspiel.Game, simulations: int) -> list:
    """With open cards, and guessing them. In Python: OpenSpiel's search in C++ crashes on games written in Python."""
    luck = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    guessing = ismcts.ISMCTSBot(
        luck, evaluator, 1.4, simulations, use_observation_string=True, allow_inconsistent_action_sets=True
    )
    return [mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=luck), guessing]


def test_searches_choose(game):
    table = load(game.id, game.players[0])
    state = late(table, 6)
    for bot in searchers(table, 6):
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["kingisdead", "tirnanog"])
def test_searches_play_to_the_end(name):
    table = load(name, 2)
    state, bots = late(table, 8), searchers(table, 6)
    while not state.is_terminal():
        state.apply_action(int(bots[state.current_player()].step(state)))
    assert sum(state.returns()) == pytest.approx(0)


def test_learning_environment():
    env = rl_environment.Environment("regnum_tirnanog", players=3)
    env.seed(3)
    agents = [random_agent.RandomAgent(seat, env.action_spec()["num_actions"]) for seat in range(3)]
    step = env.reset()
    assert env.observation_spec()["info_state"] == (features_of(regnum.game("tirnanog")).size,)
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert sum(step.rewards) == pytest.approx(0)


def test_options_are_parameters():
    game = pyspiel.load_game("regnum_kingisdead(players=4,mordred=on)")
    assert game.options["mordred"] == "on"
    assert pickle.loads(pickle.dumps(game)).options == game.options
    with pytest.raises(regnum.RegnumError, match="players"):
        pyspiel.load_game("regnum_kingisdead(players=7)")
    with pytest.raises(regnum.RegnumError, match="trio is for 3 players"):
        pyspiel.load_game("regnum_tara(players=2,trio=no-ulster)")
