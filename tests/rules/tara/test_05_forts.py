"""5 Forts."""

import pytest

from tests.rules.tara.positions import actor, board, forts, play, stack, stock, table

FARMERS = tuple(f"farmer_{i}" for i in range(1, 6))


@pytest.mark.rule("TARA-5.1", "TARA-6.5")
def test_never_in_the_king_position():
    match = table(
        {"ulster": {"warrior_1": "blue", "warrior_2": "blue", "chieftain_1": "blue", "chieftain_2": "blue",
                    "king": "blue", "warrior_3": "red"}},
        {"blue": (24,)},
    )  # fmt: skip
    play(match, "place 24, in ulster, at warrior_1, put, pay, activate chieftain_1")
    assert actor(match) == "yellow"  # both chieftains are blue's and one is active, but the king position takes no fort
    assert stack(match, "ulster", "king") == "blue"


@pytest.mark.rule("TARA-5.2")
def test_a_second_fort_returns_the_top_piece_of_the_first():
    match = table({"ulster": {**dict.fromkeys(FARMERS, "blue"), "farmer_5": "blue blue red"}}, {"blue": (10,)})
    before = stock(match, "blue")
    play(match, "place 10, in ulster, at farmer_1, put farmer_1")
    assert forts(match, "ulster") == {"farmer_1"}
    assert stack(match, "ulster", "farmer_5") == "blue red" and stock(match, "blue") == before


@pytest.mark.rule("TARA-5.2")
def test_one_fort_in_each_region():
    stacks = dict.fromkeys(FARMERS, "blue")
    match = table({"ulster": stacks, "munster": {"farmer_1": "blue blue"}}, {"blue": (10,)})
    play(match, "place 10, in ulster, at farmer_1, put farmer_1")
    assert forts(match, "ulster") == {"farmer_1"} and forts(match, "munster") == {"farmer_1"}


@pytest.mark.rule("TARA-5.3", "TARA-9.4")
def test_no_protection_from_the_traitor():
    match = table({"ulster": {"farmer_1": "blue blue white", "farmer_2": "red", "farmer_3": "blue"}}, {"blue": (1,)},
                  deck=(10, 11), cumal={"red": 1}, last=True)  # fmt: skip
    play(match, "discard 1, buy, betray farmer_1")
    assert stack(match, "ulster", "farmer_1") == "red blue white" and forts(match, "ulster") == set()


@pytest.mark.rule("TARA-5.3", "TARA-11.1")
def test_no_protection_from_the_stone():
    match = table({"ulster": {"farmer_1": "red red", "farmer_2": "blue"}}, {"blue": (33,)})
    play(match, "stone 33, swap farmer_1 farmer_2, lift top")
    assert board(match, "ulster") == {"farmer_1": "blue red", "farmer_2": "red"}
    assert forts(match, "ulster") == set()


@pytest.mark.rule("TARA-5.4")
def test_several_players_may_have_forts_in_one_region():
    stacks = {**dict.fromkeys(FARMERS, "blue"), "herdsman_1": "red red", "herdsman_2": "white white"}
    match = table({"ulster": stacks}, {"blue": (10,)})
    play(match, "place 10, in ulster, at farmer_1, put farmer_1")
    assert forts(match, "ulster") == {"farmer_1", "herdsman_1", "herdsman_2"}
