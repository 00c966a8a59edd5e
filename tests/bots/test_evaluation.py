"""The evaluations of all games: shares of the win, for any state of any table."""

import numpy as np
import pytest

import regnum
from tests.bots.evaluating import shares
from tests.every_game.play import sampled


def evaluated(match: regnum.Match) -> np.ndarray:
    return np.array(shares(match))


def test_shares_add_up_to_one(table):
    for match in sampled(table, games=2, share=0.08):
        if not match.over:
            before = bytes(match)
            found = evaluated(match)
            assert np.isfinite(found).all()
            assert (found >= 0).all()
            assert found.sum() == pytest.approx(1)
            assert (found[match.players :] == 0).all()
            assert bytes(match) == before


def test_partners_have_the_same_share():
    for match in sampled(("kingisdead", 4, {}), games=2, share=0.1):
        if not match.over:
            found = evaluated(match)
            assert found[0] == found[2]
            assert found[1] == found[3]


def test_the_future_is_not_known(game):
    """Two states that differ only in what chance will bring, and nobody knows, have the same value."""
    for match in sampled((game.id, game.players[0], {}), games=1, share=0.1):
        if not match.over:
            twin = match.copy()
            twin.state.rng = 12345
            assert (evaluated(match) == evaluated(twin)).all()


def test_concealed_states_can_be_valued(table):
    for match in sampled(table, games=1, share=0.03):
        if not match.over:
            assert evaluated(match.determinise(match.actor, 7)).sum() == pytest.approx(1)
