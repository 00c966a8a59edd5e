"""The evaluation of Tara: what it thinks good is what the rulebook makes good."""

import numpy as np
import pytest

from regnum.games import load
from regnum.games.tara.evaluation.nearness import CROWN_FROM, NEAR, SETS
from regnum.games.tara.state import BELOW_KING, KING_BIT
from tests.bots.evaluating import phases_valued, shares, wins_against_random
from tests.rules.tara.positions import table

WARRIORS = {"warrior_1": "blue", "warrior_2": "blue", "warrior_3": "blue"}


def test_shares_are_chances_in_every_phase():
    assert len(phases_valued("tara", games=2, share=0.15)) > 10


def test_a_further_position_never_leads_away_from_the_crown():
    for position in range(15):
        assert np.all(NEAR[SETS | 1 << position] >= NEAR[SETS] - 1e-6)
    assert NEAR[0] == 0
    assert np.all(NEAR[SETS & KING_BIT != 0] == 1)


def test_three_warriors_lead_to_the_crown_from_the_middle_one_alone():
    warriors = 0b111 << 9
    assert CROWN_FROM[warriors] == 1 << 10
    assert CROWN_FROM[BELOW_KING] == 0xFFF


def test_a_crown_is_worth_more_than_what_leads_up_to_it():
    crowned = shares(table(kings={"ulster": "blue"}))
    near = shares(table({"ulster": WARRIORS}))
    assert crowned[0] > near[0] > 0.25


def test_nobody_is_ahead_on_an_empty_board_with_equal_means():
    result = shares(table(hands=dict.fromkeys(("blue", "yellow", "white", "red"), (34,))))
    assert result == pytest.approx([0.25] * 4)


def test_a_card_that_makes_a_second_king_is_seen():
    """Card 23 places on the second warrior position for 3 cumal: TARA-6.1."""
    hands: dict[str, tuple[int, ...]] = {"blue": (23,)}
    board, kings = {"leinster": WARRIORS}, {"ulster": "blue"}
    can = shares(table(board, hands, kings=kings, cumal=3))[0]
    cannot = shares(table(board, hands, kings=kings, cumal=2))[0]
    assert can > cannot + 0.1


def test_a_card_being_played_counts_for_what_it_can_still_bring():
    match = table({"leinster": WARRIORS}, {"blue": (20,)}, kings={"ulster": "blue"}, cumal=4)
    before = shares(match)[0]
    match.play("place 20")
    match.play("in leinster")
    during = shares(match)[0]
    match.play("at warrior_2")
    match.play("put")
    assert shares(match)[0] > 0.8 * before
    match.play("stop")
    assert shares(match)[0] < during


def test_cumal_and_pieces_help_but_only_so_far():
    poor, well_off, rich, richer = (shares(table(cumal={"blue": cumal}))[0] for cumal in (0, 6, 20, 40))
    assert poor < well_off < rich == richer
    assert shares(table(stock={"blue": 0}))[0] < shares(table(stock={"blue": 5}))[0] < shares(table())[0]


def test_who_looks_to_the_end_of_the_own_turn_beats_random_play():
    assert wins_against_random(load("tara"), players=2, games=4) == 1
