"""12 The worked examples of the rulebook."""

import pytest

from tests.rules.tara.positions import (
    actor,
    board,
    cumal,
    held,
    legal,
    phase,
    play,
    stack,
    stock,
    table,
    told,
    why,
)

FARMERS = tuple(f"farmer_{i}" for i in range(1, 6))
HERDSMEN = tuple(f"herdsman_{i}" for i in range(1, 5))


@pytest.mark.rule("TARA-12.1")
def test_a_farmer_card_with_a_faded_farmer_on_its_left():
    match = table({"ulster": {"king": "red"}}, {"blue": (1,)})
    play(match, "place 1, in ulster")
    assert legal(match) == {"at farmer_2", "at farmer_3", "at farmer_4", "at farmer_5"}
    assert why(match, "at farmer_1") == "TARA-4.1"
    filled = table({"ulster": {"farmer_2": "red", "farmer_3": "blue", "farmer_4": "white"}}, {"blue": (1,)})
    play(filled, "place 1, in ulster, put farmer_5")  # the rightmost is the only one: it is not asked for
    assert stack(filled, "ulster", "farmer_5") == "blue" and stack(filled, "ulster", "farmer_1") == ""


@pytest.mark.rule("TARA-12.2")
def test_a_single_herdsman_card():
    match = table({"ulster": {"herdsman_1": "red", "herdsman_3": "blue"}}, {"blue": (18,)})
    play(match, "place 18, in ulster")
    assert legal(match) == {"at herdsman_2", "at herdsman_4"}
    taken = table({"ulster": dict.fromkeys(HERDSMEN, "red")}, {"blue": (18,)})
    play(taken, "place 18, in ulster")
    assert legal(taken) == {f"at {position}" for position in HERDSMEN}


@pytest.mark.rule("TARA-12.3")
def test_a_farmer_and_herdsman_card():
    match = table({"ulster": {"king": "red"}}, {"blue": (26,)})
    play(match, "place 26, in ulster")
    assert legal(match) == {f"at {position}" for position in FARMERS[:4]}
    assert why(match, "at farmer_5") == "TARA-4.1"
    play(match, "at farmer_3, put farmer_3 herdsman_3")  # above right of farmer 3
    assert board(match, "ulster") == {"farmer_3": "blue", "herdsman_3": "blue", "king": "red"}


CHAIN = {"farmer_1": "white", "farmer_2": "blue", "farmer_3": "white", "farmer_4": "white", "farmer_5": "white",
         "herdsman_2": "blue", "warrior_2": "blue"}  # fmt: skip


@pytest.mark.rule("TARA-12.4")
def test_the_promotion_chain():
    """Capture farmer 3 for cost 0 next to farmer 2, up to the chieftain."""
    match = table({"ulster": {**CHAIN, "herdsman_3": "blue", "herdsman_2": "white", "warrior_2": "white",
                              "warrior_1": "blue"}}, {"blue": (1,)}, cumal=0)  # fmt: skip
    play(match, "place 1, at farmer_3, put farmer_3, pay")
    assert cumal(match, "blue") == 0 and stack(match, "ulster", "farmer_3") == "blue white"
    assert legal(match) == {"promote herdsman_2", "stop"}
    play(match, "promote herdsman_2")  # with an own herdsman beside it, a warrior
    assert legal(match) == {"promote warrior_2", "stop"}
    play(match, "promote warrior_2")  # with an own warrior beside that, a chieftain
    assert legal(match) == {"promote chieftain_1", "stop"}
    play(match, "promote chieftain_1")
    assert stack(match, "ulster", "chieftain_1") == "blue" and actor(match) == "yellow"


@pytest.mark.rule("TARA-12.4")
def test_no_chain_if_the_rightmost_farmer_position_is_empty():
    stacks = {position: pieces for position, pieces in CHAIN.items() if position != "farmer_5"}
    match = table({"ulster": stacks}, {"blue": (1,)}, cumal=0)
    play(match, "place 1")
    assert match.view()["action"]["spots"] == ["farmer_5"]
    play(match, "put farmer_5")
    assert actor(match) == "yellow" and stack(match, "ulster", "farmer_3") == "white"


@pytest.mark.rule("TARA-12.5")
def test_income():
    leinster = {"farmer_1": "blue", "farmer_2": "blue", "farmer_3": "yellow", "farmer_4": "yellow",
                "farmer_5": "yellow",
                "herdsman_1": "blue", "herdsman_2": "blue", "herdsman_3": "yellow", "warrior_1": "blue",
                "warrior_2": "blue", "warrior_3": "yellow", "chieftain_1": "blue"}  # fmt: skip
    ulster = {"herdsman_1": "blue", "farmer_1": "yellow", "farmer_2": "yellow", "herdsman_2": "yellow",
              "warrior_1": "yellow"}  # fmt: skip
    match = table({"leinster": leinster, "ulster": ulster}, {"red": (1,)}, turn="red", cumal=0, last=True)
    play(match, "discard 1")
    assert told(match, "income") == [{"seat": 0, "cumal": 4}, {"seat": 1, "cumal": 6}]
    assert (cumal(match, "blue"), cumal(match, "yellow")) == (4, 6)


@pytest.mark.rule("TARA-12.6")
def test_ransom():
    prisoners = {"blue": {"white": 3, "red": 1}, "yellow": {"white": 6}, "white": {"blue": 2, "yellow": 2}}
    match = table({}, {"blue": (1,)}, cumal={"white": 3, "red": 3}, prisoners=prisoners, last=True)
    play(match, "discard 1")
    assert held(match, "blue") == {"white": 1, "red": 1} and held(match, "white") == {"yellow": 2}
    assert actor(match) == "white" and legal(match) == {"ransom one", "decline"}
    play(match, "decline")
    assert actor(match) == "red" and legal(match) == {"ransom one", "decline"}
    play(match, "decline")
    assert actor(match) == "white" and held(match, "yellow") == {"white": 4}
    assert legal(match) == {"ransom one", "ransom two", "ransom all", "decline"}
    play(match, "ransom all")
    assert (cumal(match, "white"), cumal(match, "yellow")) == (0, 3)
    assert held(match, "blue") == {"white": 1, "red": 1} and held(match, "yellow") == held(match, "white") == {}
    assert stock(match, "white") == 19 and phase(match) == "name"
