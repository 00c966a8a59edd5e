"""1 Components."""

import json
import os
import subprocess
import sys

import pytest

from regnum.games import load
from regnum.games.tara import components
from regnum.games.tara.actions import SPACE
from tests.rules.tara.positions import board, check_pieces, cumal, forts, legal, play, stack, stock, table


@pytest.mark.rule("TARA-1.1")
def test_ranks_of_five_to_one():
    assert components.REGIONS == ("connacht", "ulster", "leinster", "munster")
    assert [sum(p.startswith(rank) for p in components.POSITIONS) for rank in components.RANKS] == [5, 4, 3, 2, 1]


@pytest.mark.rule("TARA-1.1")
def test_a_position_lies_above_two_neighbours():
    """Position i of the next rank is above i and i + 1."""
    match = table({"ulster": {"farmer_2": "blue", "farmer_3": "red", "farmer_5": "blue"}}, {"blue": (10,)})
    play(match, "place 10, in ulster, at farmer_4, put farmer_4, pay")
    assert legal(match, "promote") == {"promote herdsman_4"}


@pytest.mark.rule("TARA-1.1")
def test_ranks_do_not_continue_at_the_next_one():
    """The rightmost farmer and the leftmost herdsman are no neighbours."""
    match = table({"ulster": {"herdsman_1": "blue", "farmer_1": "red"}}, {"blue": (10,)})
    play(match, "place 10, in ulster, at farmer_5, put farmer_5")
    assert match.view()["phase"] != "pay"


@pytest.mark.rule("TARA-1.2")
def test_twenty_pieces_and_two_cumal_each():
    for players in (2, 3, 4):
        match = table(players=players, cumal=2)
        check_pieces(match)
        assert all(stock(match, colour) == 20 for colour in components.COLOURS[:players])
    fresh = load("tara")
    from regnum.core.match import Match

    assert all(rath["cumal"] == 2 and rath["stock"] == 20 for rath in Match(fresh, 4).view()["raths"])


@pytest.mark.rule("TARA-1.3")
def test_cards_of_the_file():
    assert len(components.COST) == 36
    assert set(components.COST.tolist()) <= set(range(5))
    assert [tie for tie in range(1, 37) if components.IS_STONE[tie - 1]] == [33, 34, 35, 36]
    assert all(components.COST[components.IS_STONE] == 3)
    assert all(0 <= spot < 12 for spot in components.FIRST[~components.IS_STONE, 0])


@pytest.mark.rule("TARA-1.3")
@pytest.mark.parametrize(
    "change, message",
    [
        ({"tie": 5}, "card 5: this tie number stands on two cards"),
        ({"tie": 40}, "cards[3]: the tie number 40 is not one of 1 to 36"),
        ({"cost": 5}, "card 4: the cost 5 is not one of 0 to 4"),
        ({"place": [[3, 0]]}, "card 4: place has rank 3, but ranks go from 0 to 2 there"),
        ({"place": [[0, 0], [0, 1], [0, 2]]}, "card 4: 3 placement positions, but a card has one or two"),
        ({"place": [[0, 0]], "faded": [[0, 0]]}, "card 4: a position is both for placement and faded"),
        ({"place": [[0, 0]], "faded": [[0, 7]]}, "card 4: the pattern fits nowhere in a region"),
        ({"place": [], "faded": []}, "card 4: a card without placement is a Stone of Destiny: cost 3, no pattern"),
        ({"place": [[0]]}, "card 4: place has [0], which is no pair of rank and offset"),
        (None, "cards: the rulebook has 36, the file 35"),
    ],
)
def test_a_wrong_card_of_a_user_is_named(tmp_path, change, message):
    data = json.loads(json.dumps(components.DATA))
    if change is None:
        data["cards"].pop()
    else:
        data["cards"][3] |= change
    (tmp_path / "tara.json").write_text(json.dumps(data))
    run = subprocess.run(
        [sys.executable, "-c", "import regnum.games.tara.components"],
        env={**os.environ, "REGNUM_COMPONENTS": str(tmp_path)}, capture_output=True, text=True,
    )  # fmt: skip
    assert message in run.stderr


@pytest.mark.rule("TARA-1.3")
def test_true_cards_take_the_place_of_ours(tmp_path):
    """Cards may be given in any order, and with other offsets for the same shape."""
    data = json.loads(json.dumps(components.DATA))
    data["cards"].reverse()
    data["cards"][-1] |= {"place": [[2, 5]], "faded": [[2, 6]], "cost": 4}
    (tmp_path / "tara.json").write_text(json.dumps(data))
    code = "from regnum.games.tara.components import *; print(COST[0], FIRST[0].tolist(), LOCATIONS[0])"
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "REGNUM_COMPONENTS": str(tmp_path)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert run.stdout.strip() == "4 [9, 10, -1, -1, -1] 2"


@pytest.mark.rule("TARA-1.4")
def test_the_top_piece_controls_and_all_below_are_captives():
    match = table({"ulster": {"farmer_1": "blue blue red", "farmer_2": "red"}}, {"blue": (1,)}, cumal=4)
    assert forts(match, "ulster") == {"farmer_1"}
    play(match, "amnesty 1")
    assert board(match, "ulster") == {"farmer_1": "blue", "farmer_2": "red"}
    assert cumal(match, "blue") == 0
    check_pieces(match)


@pytest.mark.rule("TARA-1.4")
def test_single_means_no_fort_whatever_lies_below():
    match = table({"ulster": dict.fromkeys(SPACE.kinds["position"][:5], "red white yellow")}, {"blue": (10,)})
    play(match, "place 10, in ulster, at farmer_1, put farmer_1")
    assert stack(match, "ulster", "farmer_1") == "blue red white yellow"


@pytest.mark.rule("TARA-1.4")
def test_a_stack_may_hold_all_pieces_there_are():
    """A fort over all pieces of three others."""
    captives = " ".join(["red"] * 20 + ["white"] * 20 + ["yellow"] * 20)
    match = table({"ulster": {"farmer_1": f"blue blue {captives}", "farmer_2": "blue"}}, {"blue": (33,)})
    check_pieces(match)
    assert len(stack(match, "ulster", "farmer_1").split()) == 62
    play(match, "stone 33, swap farmer_1 farmer_1, lift top, lift 62")
    assert stack(match, "ulster", "farmer_1").split()[0] == "yellow"
    check_pieces(match)
