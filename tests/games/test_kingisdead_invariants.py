"""The King is Dead: every follower, card and token is somewhere, once."""

from collections import Counter

import pytest

import regnum
from regnum.games.kingisdead.components import COPIES
from regnum.games.kingisdead.state import LOYALISTS, SAXONS, UNRESOLVED
from tests.conftest import label, tables
from tests.every_game.play import drive


def check(state, players):
    board, control = state["board"], state["control"].tolist()
    for faction in range(3):
        followers = board[:, faction].sum() + state["supply"][faction] + state["court"][:, faction].sum()
        assert followers == (16 if players == 2 else 18)
    assert (board >= 0).all() and (state["supply"] >= 0).all() and (state["court"] >= 0).all()
    assert board[:, LOYALISTS].sum() <= (9 if state["mordred"] else 0)

    order, struggle = state["order"].tolist(), state["struggle"]
    assert sorted(order) == list(range(8))
    resolved = struggle + (1 if state["actor"] < 0 else 0)
    assert all(control[region] != UNRESOLVED for region in order[:resolved])
    assert all(control[region] == UNRESOLVED for region in order[resolved:])
    assert all(board[region].sum() == 0 for region in order[:resolved])
    held = Counter(control)
    assert held[SAXONS] == state["saxons"]
    for faction, standing in enumerate(state["standing"].tolist()):
        assert standing // 16 == held[faction]
        latest = max((p + 1 for p in range(resolved) if control[order[p]] == faction), default=0)
        assert standing % 16 == latest

    tokens = [token for token in state["token"].tolist() if token]
    assert len(tokens) == len(set(tokens))
    for seat in range(players):
        played = Counter(state["pile"][seat, : state["pile_size"][seat]].tolist())
        assert [played[card] + state["hand"][seat, card] for card in range(7)] == COPIES.tolist()
    assert state["pile_size"].sum() == state["cards_played"]
    assert 0 <= state["passes"] < players


@pytest.mark.parametrize("where", tables("kingisdead"), ids=label)
def test_nothing_is_lost_and_nothing_appears(where):
    name, players, options = where
    for _, states in drive(regnum.game(name), players, options, range(25), 1000):
        check(states[0], players)
