"""Random games come to an end: no crash, no dead end, legal actions as promised, the win shared out."""

import numpy as np

from regnum.core.journal import SILENT
from tests.every_game.play import matches


def test_random_games_end_and_share_the_win(table):
    name, players, options = table
    import regnum

    game = regnum.game(name)
    games = 40
    states, lengths = game.new_states(games), np.zeros(games, np.int64)
    results, actions = np.zeros((games, game.players[-1])), game.new_actions()
    game.engine.random_games(
        states, players, game.option_array(options), np.uint64(1), lengths, results, actions, SILENT
    )
    assert (states["actor"] == -1).all()
    assert (states["ending"] > 0).all()
    assert (lengths > 0).all() and (lengths < 200_000).all()
    assert (states["ply"] == lengths).all()
    np.testing.assert_allclose(results.sum(axis=1), 1)
    assert (results[:, players:] == 0).all() and (results >= 0).all()


def test_legal_actions_are_at_least_two_ascending_and_within_width(table):
    for match in matches(table, 2):
        if not match.over:
            legal = match.legal
            assert len(legal) >= 2, "a decision with one answer is not asked"
            assert legal == sorted(set(legal))
            assert legal[0] >= 0 and legal[-1] < len(match.game.space)
            assert 0 <= match.actor < match.players


def test_legal_is_listed_without_changing_the_state(table):
    for match in matches(table, 1):
        before = bytes(match)
        actions = match.game.new_actions()
        count = match.game.engine.choices(match._states, 0, actions)
        assert actions[:count].tolist() == match.legal
        assert bytes(match) == before


def test_states_are_small(game):
    assert game.State.itemsize <= {"kingisdead": 256, "tirnanog": 1024}.get(game.id, 1536)
