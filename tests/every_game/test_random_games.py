"""Random games come to an end: no crash, no dead end, legal actions as promised, the win shared out."""

import numpy as np

import regnum
from regnum.core.compiled import plain
from regnum.core.journal import SILENT
from regnum.core.setup import Setup
from tests.every_game.play import matches, sampled


def test_random_games_end_and_share_the_win(table):
    name, players, options = table
    game = regnum.game(name)
    games = 40
    states, lengths = game.new_states(games), np.zeros(games, np.int64)
    results, actions = np.zeros((games, game.players[-1])), game.new_actions()
    choices = Setup.of(game, players, **options).option_array
    game.engine.random_games(states, players, choices, np.uint64(1), lengths, results, actions, SILENT)
    assert (states["actor"] == -1).all()
    assert (states["ending"] > 0).all()
    assert (lengths > 0).all() and (lengths < 200_000).all()
    assert (states["ply"] == lengths).all()
    np.testing.assert_allclose(results.sum(axis=1), 1)
    assert (results[:, players:] == 0).all() and (results >= 0).all()


def test_legal_actions_are_a_choice_ascending_and_within_width(table):
    for match in matches(table, 2):
        if not match.over:
            legal = match.legal
            phase = match.game.phases[match.state.phase]
            assert len(legal) >= (1 if phase.private else 2), "what all know to have one answer is not asked"
            assert legal == sorted(set(legal))
            assert legal[0] >= 0 and legal[-1] < len(match.game.space)
            assert 0 <= match.actor < match.players


def test_legal_leaves_the_state_as_it_was(table):
    """The state after a move is what `apply` alone makes of it, where nothing follows by itself."""
    compared = 0
    for match in sampled(table, games=2, share=0.1):
        if match.over:
            continue
        action, game = match.legal[-1], match.game
        alone = np.frombuffer(bytearray(bytes(match)), game.State).view(np.recarray)
        alone[0].ply += 1
        plain(game.apply)(alone[0], action, SILENT)
        played = match.copy()
        played.play(action)
        follows = alone.copy().view(np.recarray)
        asked = follows[0].actor < 0 or game.phases[follows[0].phase].private
        if asked or plain(game.legal)(follows[0], game.new_actions()) > 1:
            assert alone.tobytes() == bytes(played)
            compared += 1
    assert compared > 2


def test_states_are_small(game):
    assert game.State.itemsize <= {"kingisdead": 256, "tirnanog": 1024}.get(game.id, 1536)
