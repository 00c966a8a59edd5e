"""The evaluation of Taj Mahal: what it thinks good is what the rulebook makes good."""

import pytest

from regnum.games import load
from regnum.games.tajmahal.state import BUILD, CROWN, TAKE, TURN
from tests.bots.evaluating import phases_valued, shares, wins_against_random
from tests.rules.tajmahal.positions import position

EVEN = {0: ["red_vizier_general", "red_monk_elephant"], 1: ["green_vizier_monk", "green_monk_elephant"],
        2: ["yellow_vizier_general", "yellow_monk_elephant"]}  # fmt: skip


def test_shares_are_chances_in_every_phase():
    assert phases_valued("tajmahal", games=1, share=0.3) == {TURN, BUILD, CROWN, TAKE}


def test_equal_players_have_equal_chances():
    assert shares(position(hands=EVEN))[:3] == pytest.approx([1 / 3] * 3)


def test_the_same_lead_in_points_is_worth_more_later():
    chances = [shares(position(visit=visit, score=[30, 25, 25], hands=EVEN))[0] for visit in (1, 6, 11)]
    assert 1 / 3 < chances[0] < chances[1] < chances[2] < 1


def test_a_chain_at_the_border_of_the_province_is_worth_more_than_one_far_away():
    """Jalandhar lies beside the province of Delhi, Bhuj and Patan don't."""
    near = shares(position(province="delhi", palaces={"jalandhar": 0, "amritsar": 0}, hands=EVEN))[0]
    far = shares(position(province="delhi", palaces={"bhuj": 0, "patan": 0}, hands=EVEN))[0]
    assert near > far


def test_who_leads_for_something_has_more_to_expect_than_who_is_level():
    match = position(hands={0: ["red_vizier_general"], 1: ["yellow_vizier_general"], 2: ["green_vizier_monk"]})
    match.play("play red_vizier_general")
    leading = shares(match)
    match.play("play yellow_vizier_general")
    level = shares(match)
    assert leading[0] > level[0]
    assert level[1] < 1 / 3


def test_what_is_won_and_not_yet_placed_counts():
    match = position(hands=EVEN)
    match.play("play red_vizier_general")
    for _others in range(2):
        match.play("withdraw")
        match.play(match.legal[0])
    match.play("withdraw")
    assert match.state.building == 2
    building = shares(match)[0]
    match.play(match.legal[0])
    assert shares(match)[0] == pytest.approx(building, abs=0.05)
    match.state.building = 0
    assert shares(match)[0] < building


def test_who_looks_to_the_end_of_the_own_turn_beats_random_play():
    assert wins_against_random(load("tajmahal"), players=3, games=6) >= 5 / 6
