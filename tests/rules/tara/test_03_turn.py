"""3 A turn."""

import pytest

from regnum.games.tara.actions import SPACE
from tests.rules.tara.positions import (
    actor,
    board,
    check_pieces,
    cumal,
    held,
    legal,
    phase,
    play,
    stack,
    stock,
    table,
    why,
)

ALL = SPACE.kinds["position"]


def full(colour, *, but=()):
    return {position: colour for position in ALL if position not in but}


@pytest.mark.rule("TARA-3.1")
def test_a_card_is_played_for_exactly_one_action_then_the_next_player():
    match = table(
        {"ulster": {"farmer_1": "red blue"}}, {"blue": (10, 33), "yellow": (12,), "white": (13,), "red": (14,)}
    )
    assert legal(match) == {"place 10", "stone 33", "amnesty 10", "amnesty 33", "discard 10", "discard 33"}
    play(match, "place 10, in ulster, at farmer_2, put farmer_2")
    assert actor(match) == "yellow" and phase(match) == "turn"
    assert match.view(0)["hand"] == ["33"] and "10" in match.view()["discards"]
    assert why(match, "discard 10") == "TARA-3.1"


@pytest.mark.rule("TARA-3.1", "TARA-8.1")
def test_the_round_goes_on_until_all_have_played_all():
    match = table(hands={"blue": (1, 2), "yellow": (3,), "white": (4,), "red": (5,)})
    play(match, "discard 1, discard 3, discard 4, discard 5")
    assert actor(match) == "blue" and legal(match, "discard") == {"discard 2"}
    play(match, "discard 2")
    assert phase(match) == "name"


@pytest.mark.rule("TARA-3.2")
def test_place_in_a_region_of_choice():
    match = table({"ulster": {"farmer_1": "blue"}}, {"blue": (10,)})
    play(match, "place 10")
    assert legal(match) == {"in connacht", "in ulster", "in leinster", "in munster"}
    play(match, "in ulster, at farmer_2, put farmer_2")
    assert legal(match) == {"pay", "stop"}
    play(match, "pay, promote herdsman_1")
    assert board(match, "ulster") == {"farmer_1": "blue", "farmer_2": "blue", "herdsman_1": "blue"}
    assert cumal(match, "blue") == 9


@pytest.mark.rule("TARA-3.3")
def test_only_a_stone_exchanges_and_a_stone_does_not_place():
    match = table({"ulster": {"farmer_1": "blue", "farmer_2": "red"}}, {"blue": (10, 33)})
    assert legal(match, "place", "stone") == {"place 10", "stone 33"}
    assert why(match, "stone 10") == "TARA-3.3"
    assert why(match, "place 33") == "TARA-1.3"
    play(match, "stone 33")  # there is but one pair of pieces
    assert board(match, "ulster") == {"farmer_1": "red", "farmer_2": "blue"}


@pytest.mark.rule("TARA-3.3", "TARA-6.1")
def test_a_stone_costs_three_to_promote():
    match = table({"ulster": {"farmer_1": "blue", "farmer_2": "red", "farmer_3": "blue"}}, {"blue": (33,)}, cumal=3)
    play(match, "stone 33, swap farmer_1 farmer_2, pay, promote herdsman_2")
    assert cumal(match, "blue") == 0 and stack(match, "ulster", "herdsman_2") == "blue"


@pytest.mark.rule("TARA-3.4")
def test_an_amnesty_frees_all_captives_of_one_region():
    match = table(
        {
            "ulster": {"farmer_1": "blue blue red", "farmer_2": "red white", "king": "white yellow red"},
            "munster": {"farmer_1": "blue red"},
        },
        {"blue": (33,)},
        cumal=4,
        prisoners={"blue": {"red": 2}},
    )
    play(match, "amnesty 33, in ulster")
    assert board(match, "ulster") == {"farmer_1": "blue", "farmer_2": "red", "king": "white"}
    assert board(match, "munster") == {"farmer_1": "blue red"}
    assert held(match, "blue") == {"red": 2}  # prisoners stay
    assert cumal(match, "blue") == 0 and stock(match, "red") == 20 - 2 - 1 - 1
    assert actor(match) == "yellow"
    check_pieces(match)


@pytest.mark.rule("TARA-3.4")
def test_an_amnesty_does_not_touch_king_pieces():
    match = table({"ulster": {"farmer_1": "blue red"}}, {"blue": (1,), "yellow": (2, 3)}, kings={"ulster": "white"})
    play(match, "amnesty 1")
    assert match.view()["regions"]["ulster"]["king_piece"] == 2
    assert board(match, "ulster") == {"farmer_1": "blue", "king": "white"}


@pytest.mark.rule("TARA-3.4")
def test_an_amnesty_needs_a_captive_and_four_cumal():
    captives = {
        "ulster": {"farmer_1": "blue red"},
        "munster": {"farmer_1": "red"},
        "leinster": {"farmer_1": "red blue"},
    }
    match = table(captives, {"blue": (1,)}, cumal=4)
    play(match, "amnesty 1")
    assert legal(match) == {"in ulster", "in leinster"}
    assert why(match, "in munster") == "TARA-3.4"
    poor = table(captives, {"blue": (1,)}, cumal=3)
    assert not legal(poor, "amnesty") and why(poor, "amnesty 1") == "TARA-3.4"
    nobody = table({"ulster": {"farmer_1": "red"}}, {"blue": (1,)}, kings={"munster": "red"})
    assert not legal(nobody, "amnesty") and why(nobody, "amnesty 1") == "TARA-3.4"


@pytest.mark.rule("TARA-3.5")
def test_discard_any_card_for_two_cumal():
    match = table(hands={"blue": (1, 36), "yellow": (2, 3)}, cumal=0)
    play(match, "discard 36")
    assert cumal(match, "blue") == 2 and actor(match) == "yellow"


@pytest.mark.rule("TARA-3.6")
def test_an_empty_region_costs_two():
    match = table({"ulster": {"farmer_1": "red"}}, {"blue": (10,)}, cumal=2)
    play(match, "place 10, in munster, at farmer_1")
    assert cumal(match, "blue") == 2  # paid when the first piece is placed
    play(match, "put farmer_1")
    assert cumal(match, "blue") == 0


@pytest.mark.rule("TARA-3.6")
def test_two_pieces_are_paid_for_once_and_before_any_activation():
    match = table({"ulster": {"farmer_1": "red"}}, {"blue": (25,)}, cumal=3)
    play(match, "place 25, in munster, at farmer_1, put farmer_1 farmer_2")
    assert cumal(match, "blue") == 1  # too little for the cost of 2: payment is not offered
    assert actor(match) == "yellow"
    rich = table({"ulster": {"farmer_1": "red"}}, {"blue": (25,)}, cumal=4)
    play(rich, "place 25, in munster, at farmer_1, put farmer_1 farmer_2")
    assert legal(rich) == {"pay", "stop"}


@pytest.mark.rule("TARA-3.6")
def test_placing_nothing_costs_nothing():
    match = table({"ulster": {"farmer_1": "red"}}, {"blue": (10,)}, cumal=2)
    play(match, "place 10, in munster, at farmer_1, put")
    assert cumal(match, "blue") == 2 and actor(match) == "yellow"


@pytest.mark.rule("TARA-3.6")
def test_who_cannot_pay_cannot_place_there():
    match = table({"ulster": {"farmer_1": "red"}, "munster": {"king": "red"}}, {"blue": (10,)}, cumal=1,
                  kings={"leinster": "red"})  # fmt: skip
    play(match, "place 10")
    assert legal(match) == {"in ulster", "in leinster", "in munster"}  # a king piece makes a region not empty
    assert why(match, "in connacht") == "TARA-3.6"
    nowhere = table({}, {"blue": (10,)}, cumal=1)
    assert legal(nowhere) == set() or not legal(nowhere, "place")
    assert table({}, {"blue": (10, 11)}, cumal=1).why_not("place 10").rule == "TARA-3.6"


@pytest.mark.rule("TARA-3.6")
def test_the_very_first_turn_is_free():
    match = table({}, {"blue": (10,), "yellow": (11,)}, cumal=0, first_turn=True)
    play(match, "place 10, in ulster, at farmer_1, put farmer_1")
    assert cumal(match, "blue") == 0 and stack(match, "ulster", "farmer_1") == "blue"
    assert why(match, "place 10") == "TARA-3.1"
    discarding = table({}, {"blue": (10,), "yellow": (11, 12)}, cumal=0, first_turn=True)
    play(discarding, "discard 10")
    assert legal(discarding) == {"discard 11", "discard 12"}  # the first turn is over, used or not


@pytest.mark.rule("TARA-3.7", "TARA-8.3")
def test_who_fills_a_region_vacates_it_at_once_and_may_garrison():
    match = table(
        {"ulster": {**full("blue", but=("farmer_5", "farmer_1")), "farmer_1": "blue red", "king": "blue"}},
        {"blue": (10, 11)},
        cumal=0,
        stock={"blue": 3},
    )
    play(match, "place 10, put farmer_5")
    assert phase(match) == "garrison" and actor(match) == "blue"
    assert board(match, "ulster") == {"king": "blue"}
    assert match.view()["regions"]["ulster"]["king_piece"] == 0
    assert held(match, "blue") == {"red": 1} and stock(match, "blue") == 3 + 14
    play(match, "garrison farmer_1 chieftain_2")
    assert actor(match) == "yellow" and phase(match) == "turn"  # the rest of the turn lapses
    assert match.view()["round"] == 2 and cumal(match, "blue") == 0  # no income


@pytest.mark.rule("TARA-3.7")
def test_a_king_piece_stays_and_its_owner_may_garrison_anew():
    match = table({"ulster": full("blue", but=("farmer_5", "king"))}, {"blue": (10,)},
                  kings={"ulster": "blue"}, cumal=0)  # fmt: skip
    play(match, "place 10, put farmer_5")
    assert phase(match) == "garrison" and board(match, "ulster") == {"king": "blue"}
    play(match, "garrison warrior_2")
    assert board(match, "ulster") == {"warrior_2": "blue", "king": "blue"}
    check_pieces(match)


@pytest.mark.rule("TARA-3.7")
def test_the_rest_of_the_turn_lapses():
    """The second placement, and promotions."""
    stacks = {**full("blue", but=("king",)), "farmer_1": "red"}
    match = table({"ulster": stacks}, {"blue": (25,)}, kings={"ulster": "blue"}, cumal=4)
    play(match, "place 25, in ulster, at farmer_1")
    assert legal(match) == {"put", "put farmer_1", "put farmer_2", "put farmer_2 farmer_1"}
    assert why(match, "put farmer_1 farmer_2") == "TARA-3.7"
    play(match, "put farmer_1, garrison")
    assert actor(match) == "yellow" and cumal(match, "blue") == 4
    # the other way round too, where it doesn't mean the same
    stacks = {**full("blue", but=("king",)), "farmer_2": "red"}
    match = table({"ulster": stacks}, {"blue": (25,)}, kings={"ulster": "blue"}, cumal=4)
    play(match, "place 25, in ulster, at farmer_1")
    assert why(match, "put farmer_2 farmer_1") == "TARA-3.7"


@pytest.mark.rule("TARA-3.7", "TARA-11.1")
def test_the_stone_can_fill_a_region_for_an_opponent():
    stacks = {**full("red", but=("king", "farmer_1", "farmer_2")), "farmer_1": "blue red white", "farmer_2": "red blue"}
    match = table({"ulster": stacks}, {"blue": (33,)}, kings={"ulster": "red"})
    play(match, "stone 33, swap farmer_1 farmer_1, lift top, lift 2")
    assert actor(match) == "red" and phase(match) == "garrison"
    assert held(match, "red") == {"blue": 2, "white": 1}
    play(match, "garrison")
    assert actor(match) == "yellow"
    check_pieces(match)


@pytest.mark.rule("TARA-3.7", "TARA-9.4", "TARA-9.6")
def test_a_traitor_can_fill_a_region():
    """Who lacks a farmer and the king position only, where an opponent is king, takes both."""
    stacks = {**full("blue"), "farmer_1": "red white", "king": "red"}
    match = table(
        {"ulster": stacks, "munster": {"farmer_1": "white", "farmer_2": "white", "farmer_3": "yellow"}},
        {"blue": (1,)},
        cumal={"blue": 0, "yellow": 2},
        deck=(10, 11),
        last=True,
    )
    play(match, "discard 1, buy, betray farmer_1, pay")
    assert cumal(match, "blue") == 0
    play(match, "activate herdsman_1, activate warrior_1, activate chieftain_1, promote king")
    assert actor(match) == "blue" and phase(match) == "garrison"  # vacated at once; the traitor's action lapses
    assert board(match, "ulster") == {"king": "blue"} and held(match, "blue") == {"red": 1, "white": 1}
    play(match, "garrison farmer_3")
    assert actor(match) == "yellow" and phase(match) == "traitor"  # Munster's turn
    check_pieces(match)


@pytest.mark.rule("TARA-3.7")
def test_with_two_players_it_cannot_happen():
    """To control the king position is to win the region."""
    stacks = full("blue", but=("king", "farmer_1"))
    match = table({"ulster": stacks}, {"blue": (10,)}, players=2, stock={"blue": 5},
                  options={"pair": "ulster-munster"})  # fmt: skip
    play(match, "place 10, in ulster, put farmer_1, stop")
    assert len(board(match, "ulster")) == 14 and actor(match) == "yellow"
