"""The evaluation of Tir Nan Og Wars values what the rulebook makes valuable."""

import pytest

import regnum
from regnum.games.tirnanog.components import CASTLE, KIND, PLAIN, RIVER
from regnum.games.tirnanog.state import SCORINGS
from tests.bots.evaluating import shares


def share(match: regnum.Match) -> float:
    return shares(match)[0]


def with_pile(*kinds: int, seat: int = 0) -> regnum.Match:
    match = regnum.match("tirnanog", 3, seed=2)
    for place, kind in enumerate(kinds):
        match.state.pile[seat, place] = KIND.tolist().index(kind)
    match.state.pile_size[seat] = len(kinds)
    return match


@pytest.mark.parametrize("second_deck", [0, 1])
def test_points_are_worth_more_the_nearer_the_end(second_deck):
    match = regnum.match("tirnanog", 3, seed=2)
    match.state.second_deck = second_deck
    before = share(match)
    match.state.points[0, SCORINGS] += 3
    gained = share(match) - before
    match.state.last_lap = match.state.second_deck
    assert gained > 0.05
    assert share(match) >= before + gained


def test_rivers_and_fountains_score():
    assert share(with_pile(RIVER, PLAIN)) > share(with_pile(CASTLE, PLAIN)) > share(with_pile())
    match = with_pile(RIVER)
    before = share(match)
    match.state.fountains[0] = 1
    assert share(match) > before


def test_a_territory_face_down_is_worth_less():
    match = with_pile(RIVER, PLAIN)
    before = share(match)
    match.state.face_down[match.state.pile[0, 0]] = 1
    assert share(match) < before


def test_creatures_that_can_pay_are_worth_more_than_others():
    match = regnum.match("tirnanog", 3, seed=2)
    hands = []
    for species in range(5):
        match.state.hand[0] = 0
        match.state.hand[0, species] = 3
        hands.append(share(match))
    assert max(hands) > min(hands) + 0.01


def test_a_castle_draws_from_the_rivers_of_others():
    match = with_pile(CASTLE)
    before = share(match)
    match.state.pile[1, 0] = KIND.tolist().index(RIVER)
    match.state.pile_size[1] = 1
    match.state.points[1, SCORINGS] -= 6  # what the river itself is worth
    assert share(match) > before
