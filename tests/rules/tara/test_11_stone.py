"""11 Stone of Destiny."""

import pytest

from tests.rules.tara.positions import (
    actor,
    board,
    check_pieces,
    forts,
    legal,
    phase,
    play,
    stack,
    stock,
    table,
    why,
)


def stone(ulster, *moves, **more):
    return play(table({"ulster": ulster}, {"blue": (33,)}, **more), "stone 33", *moves)


@pytest.mark.rule("TARA-11.1")
def test_any_two_pieces_of_one_region_but_the_kings():
    match = stone({"farmer_1": "red white", "herdsman_2": "yellow", "king": "white", "chieftain_1": "blue"})
    assert legal(match) == {
        "swap farmer_1 farmer_1", "swap farmer_1 herdsman_2", "swap farmer_1 chieftain_1",
        "swap herdsman_2 chieftain_1",
    }  # fmt: skip
    assert why(match, "swap farmer_1 king") == "TARA-11.1"
    assert why(match, "swap herdsman_2 herdsman_2") == "TARA-11.1"
    play(match, "swap farmer_1 herdsman_2")
    assert legal(match) == {"lift top", "lift 2"}
    play(match, "lift 2")
    assert stack(match, "ulster", "farmer_1") == "red yellow" and stack(match, "ulster", "herdsman_2") == "white"


@pytest.mark.rule("TARA-11.1")
@pytest.mark.parametrize(
    ("piece", "left"),
    [("top", "blue white yellow white"), ("2", "red blue yellow white"), ("3", "red white blue white"),
     ("4", "red white yellow blue")],
)  # fmt: skip
def test_of_several_captives_of_one_owner_the_player_says_which(piece, left):
    match = stone({"farmer_1": "red white yellow white", "farmer_2": "blue"}, "swap farmer_1 farmer_2")
    assert legal(match) == {"lift top", "lift 2", "lift 3", "lift 4"}
    assert why(match, "lift 5") == "TARA-11.1"
    play(match, f"lift {piece}")
    assert stack(match, "ulster", "farmer_1") == left


@pytest.mark.rule("TARA-11.1", "TARA-11.2")
def test_neighbours_of_one_owner_are_not_the_same_choice():
    """The rule's own example: a blue piece over two yellow ones, exchanged for another blue one."""
    ulster = {"farmer_1": "blue yellow yellow", "farmer_2": "red blue", "farmer_4": "red"}
    upper = stone(ulster, "swap farmer_1 farmer_2, lift 2, lift 2")
    assert stack(upper, "ulster", "farmer_1") == "blue blue yellow" and forts(upper, "ulster") == {"farmer_1"}
    assert stock(upper, "blue") == 18
    lower = stone(ulster, "swap farmer_1 farmer_2, lift 3, lift 2")
    assert stack(lower, "ulster", "farmer_1") == "blue yellow" and forts(lower, "ulster") == set()
    assert stock(lower, "blue") == 19
    for match in (upper, lower):
        assert stack(match, "ulster", "farmer_2") == "red yellow"
        check_pieces(match)


@pytest.mark.rule("TARA-11.1")
def test_two_of_one_stack():
    ulster = {"farmer_1": "red white blue white", "farmer_2": "red"}
    match = stone(ulster, "swap farmer_1 farmer_1")
    assert legal(match) == {"lift top", "lift 2", "lift 3"}  # the upper one first
    assert why(match, "lift 4") == "TARA-11.1"
    play(match, "lift top")
    assert legal(match) == {"lift 2", "lift 3", "lift 4"}
    assert why(match, "lift top") == "TARA-11.1"
    play(match, "lift 3")
    assert stack(match, "ulster", "farmer_1") == "blue white red white"
    below = stone(ulster, "swap farmer_1 farmer_1, lift 2, lift 3")
    assert stack(below, "ulster", "farmer_1") == "red blue white white"
    lowest = stone(ulster, "swap farmer_1 farmer_1, lift 3")  # only one piece lies below it
    assert stack(lowest, "ulster", "farmer_1") == "red white white blue"


@pytest.mark.rule("TARA-11.1", "TARA-11.2")
def test_which_of_two_captives_comes_up_matters():
    """The upper white piece comes up and sends the lower one home; the lower one comes up and makes a fort."""
    ulster = {"farmer_1": "red white blue white", "farmer_2": "red"}
    upper = stone(ulster, "swap farmer_1 farmer_1, lift top, lift 2")
    assert stack(upper, "ulster", "farmer_1") == "white red blue" and stock(upper, "white") == 19
    lower = stone(ulster, "swap farmer_1 farmer_1, lift top, lift 4")
    assert stack(lower, "ulster", "farmer_1") == "white white blue red" and forts(lower, "ulster") == {"farmer_1"}
    check_pieces(upper)
    check_pieces(lower)


@pytest.mark.rule("TARA-1.4", "TARA-11.1")
def test_the_lowest_piece_of_the_deepest_stack():
    """A fort over all pieces of three players: 62, of which none is out of reach."""
    deepest = " ".join(["blue"] * 2 + ["yellow", "white", "red"] * 19 + ["red", "yellow", "white"])
    match = stone({"farmer_1": deepest, "farmer_2": "blue"}, "swap farmer_1 farmer_2")
    assert len(deepest.split()) == 62 and len(legal(match)) == 62
    play(match, "lift 62")
    assert stack(match, "ulster", "farmer_1") == deepest.removesuffix(" white")
    assert stack(match, "ulster", "farmer_2") == "white"
    check_pieces(match)
    own = stone({"farmer_1": deepest, "farmer_2": "blue"}, "swap farmer_1 farmer_1, lift 60, lift 62")
    assert stack(own, "ulster", "farmer_1") == " ".join([*deepest.split()[:-3], "white", "yellow", "red"])


@pytest.mark.rule("TARA-11.1")
def test_a_region_needs_two_pieces():
    match = table(
        {"ulster": {"farmer_1": "blue", "king": "red"}, "munster": {"farmer_1": "red white"}}, {"blue": (33,)}
    )
    play(match, "stone 33")  # Munster is the only region, and its stack has two pieces
    assert stack(match, "munster", "farmer_1") == "white red"
    none = table({"ulster": {"farmer_1": "blue", "king": "red"}}, {"blue": (33, 34)})
    assert not legal(none, "stone") and why(none, "stone 33") == "TARA-11.1"


@pytest.mark.rule("TARA-11.2")
def test_two_on_top_are_a_fort_and_others_of_the_owner_return():
    match = stone({"farmer_1": "red white blue white", "farmer_2": "white", "farmer_4": "red"},
                  "swap farmer_1 farmer_2, lift top")  # fmt: skip
    # white comes on top of white: a fort; the lower white returns
    assert stack(match, "ulster", "farmer_1") == "white white blue" and forts(match, "ulster") == {"farmer_1"}
    assert stock(match, "white") == 18
    check_pieces(match)


@pytest.mark.rule("TARA-11.2")
def test_captives_of_the_new_controller_return():
    match = stone({"farmer_1": "red yellow white", "farmer_2": "white", "farmer_4": "red"},
                  "swap farmer_1 farmer_2, lift top")  # fmt: skip
    assert stack(match, "ulster", "farmer_1") == "white yellow" and stock(match, "white") == 19


@pytest.mark.rule("TARA-11.2")
def test_a_captive_put_under_its_owner_makes_a_fort():
    match = stone({"farmer_1": "red yellow", "farmer_2": "white red", "farmer_4": "red"},
                  "swap farmer_1 farmer_2, lift 2, lift 2")  # fmt: skip
    assert stack(match, "ulster", "farmer_1") == "red red" and forts(match, "ulster") == {"farmer_1"}
    deeper = stone({"farmer_1": "red yellow white", "farmer_2": "white red", "farmer_4": "red"},
                   "swap farmer_1 farmer_2, lift 3, lift 2")  # fmt: skip
    # red lands below yellow: no fort, it returns; white comes under white: a fort
    assert stack(deeper, "ulster", "farmer_1") == "red yellow" and stack(deeper, "ulster", "farmer_2") == "white white"
    check_pieces(deeper)


@pytest.mark.rule("TARA-11.2")
def test_a_fort_can_be_broken_up():
    match = stone({"farmer_1": "red red white", "farmer_2": "blue", "farmer_4": "red"},
                  "swap farmer_1 farmer_2, lift 2")  # fmt: skip
    assert stack(match, "ulster", "farmer_1") == "red blue white" and forts(match, "ulster") == set()


TWO_FORTS = {"farmer_1": "red white", "farmer_2": "white white", "farmer_3": "white", "farmer_4": "red blue",
             "farmer_5": "blue"}  # fmt: skip


@pytest.mark.rule("TARA-11.2")
def test_who_has_two_forts_chooses_also_out_of_turn():
    match = stone(TWO_FORTS, "swap farmer_1 farmer_3, lift top")
    assert actor(match) == "white" and phase(match) == "dismantle"
    assert legal(match) == {"dismantle farmer_1", "dismantle farmer_2"}
    assert why(match, "dismantle farmer_3") == "TARA-11.2"
    play(match, "dismantle farmer_1")
    assert stack(match, "ulster", "farmer_1") == "white" and forts(match, "ulster") == {"farmer_2"}
    assert actor(match) == "yellow"  # nothing of blue's was exchanged
    check_pieces(match)


@pytest.mark.rule("TARA-11.2")
def test_several_choose_clockwise_from_the_player_whose_turn_it_is():
    ulster = {"farmer_1": "red white", "farmer_2": "white red", "farmer_3": "white white", "farmer_4": "red red"}
    match = table({"ulster": ulster}, {"red": (33,)}, turn="red")
    play(match, "stone 33, swap farmer_1 farmer_2, lift top, lift top")
    assert forts(match, "ulster") == {"farmer_1", "farmer_2", "farmer_3", "farmer_4"}
    assert actor(match) == "red"
    play(match, "dismantle farmer_4")
    assert actor(match) == "white"
    play(match, "dismantle farmer_1")
    assert forts(match, "ulster") == {"farmer_2", "farmer_3"}


@pytest.mark.rule("TARA-11.2", "TARA-11.3")
def test_the_choice_comes_before_payment_and_leaves_the_position_active():
    ulster = {"farmer_1": "red blue", "farmer_2": "blue", "farmer_4": "blue blue", "farmer_5": "blue"}
    match = stone(ulster, "swap farmer_1 farmer_5, lift top")
    assert phase(match) == "dismantle" and actor(match) == "blue"
    play(match, "dismantle farmer_1, pay")
    assert legal(match, "promote") == {"promote herdsman_1"}


@pytest.mark.rule("TARA-11.3", "TARA-6.1")
def test_only_the_exchanged_pieces_of_the_player_on_top_are_active():
    ulster = {"farmer_1": "blue", "farmer_2": "blue", "farmer_3": "red", "farmer_4": "blue", "herdsman_4": "blue"}
    match = stone(ulster, "swap farmer_3 herdsman_4, pay")
    assert legal(match, "promote") == {"promote herdsman_2", "promote herdsman_3"}  # not herdsman 1
    other = stone(ulster, "swap farmer_3 farmer_4")
    assert phase(other) == "pay"  # blue's piece from 4 stands on 3 now
    lost = stone({"farmer_1": "blue", "farmer_2": "blue", "farmer_3": "red", "farmer_4": "white"},
                 "swap farmer_3 farmer_4")  # fmt: skip
    assert actor(lost) == "yellow"  # nothing of blue's was exchanged


@pytest.mark.rule("TARA-11.3")
def test_a_captive_that_comes_on_top_is_active():
    match = stone({"farmer_1": "red blue", "farmer_2": "blue", "farmer_4": "white"}, "swap farmer_1 farmer_1, pay")
    assert stack(match, "ulster", "farmer_1") == "blue red"
    assert legal(match, "promote") == {"promote herdsman_1"}


@pytest.mark.rule("TARA-11.3")
def test_a_piece_that_lands_as_the_lower_one_of_a_fort_is_not_on_top():
    ulster = {"farmer_1": "blue red", "farmer_2": "blue", "farmer_4": "white blue", "farmer_5": "white"}
    match = stone(ulster, "swap farmer_1 farmer_4, lift 2, lift 2")
    assert stack(match, "ulster", "farmer_1") == "blue blue" and actor(match) == "yellow"


@pytest.mark.rule("TARA-11.4")
def test_two_of_ones_own_top_pieces_change_nothing_but_both_are_active():
    ulster = {"farmer_1": "blue", "farmer_2": "blue", "farmer_4": "blue", "farmer_5": "blue"}
    match = stone(ulster, "swap farmer_1 farmer_5")
    assert board(match, "ulster") == ulster
    play(match, "pay")
    assert legal(match, "promote") == {"promote herdsman_1", "promote herdsman_4"}
