"""The evaluation of The King is Dead values what the rulebook makes valuable."""

import numpy as np

import regnum
from regnum.games.kingisdead.state import TURN
from tests.bots.evaluating import shares


def late_game(players: int = 2) -> regnum.Match:
    """All cards but one each are played, and the Scots hold five regions."""
    match = regnum.match("kingisdead", players, seed=5)
    state = match.state
    state.struggle = 5
    state.standing[0] = 5 * 16 + 5
    for seat in range(players):
        state.court[seat] = 2
        state.pile_size[seat] = 7
    return match


def test_a_card_more_in_hand_is_worth_something():
    for players in (2, 3, 4):
        match = regnum.match("kingisdead", players, seed=5)
        before = shares(match)[1]
        match.state.pile_size[1] -= 1
        assert shares(match)[1] > before


def test_a_card_being_carried_out_counts_for_what_it_still_brings():
    """KID-4.1: a follower, at the least; a step ahead, who plays is not seen as having thrown a card away."""
    for players in (2, 3, 4):
        match = regnum.match("kingisdead", players, seed=5)
        seat = match.actor
        match.play(match.parse("play settlement"))
        begun = shares(match)[seat]
        match.state.phase = TURN
        assert begun > shares(match)[seat]


def test_followers_of_the_faction_that_will_rule_are_worth_most():
    match = late_game()
    before = shares(match)[0]
    match.state.court[0, 0] += 1
    scots = shares(match)[0]
    match.state.court[0, 0] -= 1
    match.state.court[0, 1] += 1
    welsh = shares(match)[0]
    assert scots > welsh > before


def test_with_three_saxon_regions_sets_matter():
    match = late_game()
    match.state.standing[:] = (16 + 1, 16 + 2, 0)
    match.state.saxons = 3
    match.state.board[:] = 0  # nobody stands anywhere: the next region is Saxon too
    match.state.court[0] = (2, 2, 2)
    match.state.court[1] = (6, 0, 0)
    assert shares(match)[0] > 0.9


def test_a_partner_is_as_good_as_oneself():
    one, other = late_game(4), late_game(4)
    one.state.court[0, 0] += 2
    other.state.court[2, 0] += 2
    assert np.allclose(shares(one), shares(other))
    assert shares(one)[0] > 0.25
