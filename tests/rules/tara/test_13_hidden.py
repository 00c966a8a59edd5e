"""13 Hidden information."""

import numpy as np
import pytest

from regnum.core.match import Match
from regnum.games import load
from tests.rules.tara.positions import cards, play, table


def concealed(match, seat, seed):
    """The same match as a seat might imagine it; -1 is a spectator."""
    twin = match.copy()
    twin.game.engine.hide(twin._states, 0, seat, np.uint64(seed))
    twin._restore(bytes(twin))
    return twin


def dealt(seed=3, players=3):
    match = Match(load("tara"), players, seed)
    for _ in range(players):
        match.play("choose first second third")
    return match


@pytest.mark.rule("TARA-13.1")
def test_hands_and_kept_cards_of_others_are_hidden():
    match = dealt()
    for seat in (0, 1, 2, None):
        for seed in range(5):
            twin = concealed(match, -1 if seat is None else seat, seed)
            assert twin.view(seat) == match.view(seat)
            sizes = [(rath["hand"], rath["kept"]) for rath in twin.view()["raths"]]
            assert sizes == [(3, 3)] * 3
    guesses = {int(concealed(match, 0, seed).state.hand[1]) for seed in range(20)}
    assert len(guesses) > 15


@pytest.mark.rule("TARA-13.2")
def test_a_player_knows_their_own_kept_cards():
    match = dealt()
    for seed in range(5):
        twin = concealed(match, 1, seed)
        assert twin.state.kept[1] == match.state.kept[1] and twin.state.hand[1] == match.state.hand[1]
    assert match.view(1)["kept"] and match.view(None)["kept"] is None


@pytest.mark.rule("TARA-13.1")
def test_every_card_is_in_one_place_whatever_is_imagined():
    match = dealt()
    for seed in range(10):
        state = concealed(match, 2, seed).state
        places = [state.deck, state.discards, *state.hand[:3], *state.kept[:3]]
        assert sum(int(place) for place in places) == (1 << 36) - 1


@pytest.mark.rule("TARA-13.1", "TARA-9.8")
def test_cards_that_were_seen_are_in_no_hand():
    """After the discards became the deck, all know what is in it."""
    match = table(hands={"blue": (1, 2, 3), "yellow": (4, 5, 6), "white": (7, 8), "red": (9, 10)})
    state = match.state
    state.deck, state.discards = state.deck, 0  # all others were face up, and were shuffled again
    state.seen = state.deck
    match._restore(bytes(match))
    for seed in range(10):
        twin = concealed(match, 0, seed).state
        assert twin.deck == state.deck
        assert int(twin.hand[1]) | int(twin.hand[2]) | int(twin.hand[3]) == cards(4, 5, 6, 7, 8, 9, 10)


@pytest.mark.rule("TARA-13.1")
def test_played_and_discarded_cards_are_public():
    match = table(hands={"blue": (1, 2, 3)})
    play(match, "discard 2")
    assert "2" in match.view(None)["discards"]
    for seed in range(5):
        assert "2" in concealed(match, 3, seed).view(None)["discards"]


@pytest.mark.rule("TARA-13.1")
def test_the_order_of_the_deck_is_hidden():
    """Two states that nobody can tell apart turn up different cards."""
    split = {"farmer_1": "blue", "farmer_2": "blue", "farmer_3": "red"}
    match = table({"ulster": split}, {"blue": (1,)}, last=True)
    play(match, "discard 1")
    found = set()
    for seed in range(12):
        twin = concealed(match, 3, seed)
        twin.play("buy")
        found.add(twin.decisions[-1].happenings[1].arguments["card"])
    assert len(found) > 5
