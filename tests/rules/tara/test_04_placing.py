"""4 Placing."""

import pytest

from tests.rules.tara.positions import (
    actor,
    board,
    check_pieces,
    cumal,
    forts,
    legal,
    phase,
    play,
    stack,
    stock,
    table,
    why,
)

FARMERS = tuple(f"farmer_{i}" for i in range(1, 6))
HERDSMEN = tuple(f"herdsman_{i}" for i in range(1, 5))


def placing(board, card, **more):
    """Blue plays a card in Ulster; all other regions are as good as closed by a lack of cumal."""
    match = table({"ulster": board}, {"blue": (card, 36)}, **{"cumal": 1, **more})
    return play(match, f"place {card}")


@pytest.mark.rule("TARA-4.1")
def test_a_location_is_any_shift_whose_positions_all_exist():
    assert legal(placing({"king": "red"}, 9)) == {"at farmer_2", "at farmer_3", "at farmer_4"}
    assert legal(placing({"king": "red"}, 7)) == {"at farmer_3", "at farmer_4", "at farmer_5"}
    assert legal(placing({"king": "red"}, 24)) == {"at warrior_1", "at warrior_2", "at warrior_3"}
    # straight up: warrior i - 1 above farmer i, with herdsmen between
    assert legal(placing({"king": "red"}, 30)) == {"at farmer_2", "at farmer_3", "at farmer_4"}
    match = placing({"king": "red"}, 30)
    assert why(match, "at farmer_1") == "TARA-4.1"
    play(match, "at farmer_2, put farmer_2 warrior_1")
    assert stack(match, "ulster", "warrior_1") == "blue"


@pytest.mark.rule("TARA-4.2")
def test_only_locations_with_most_empty_positions():
    match = placing({"farmer_1": "red", "farmer_2": "blue"}, 10)
    assert legal(match) == {"at farmer_3", "at farmer_4", "at farmer_5"}
    assert why(match, "at farmer_1") == "TARA-4.2"


@pytest.mark.rule("TARA-4.2")
def test_two_position_cards_by_their_number_of_empty_positions():
    one = dict.fromkeys(FARMERS[:4], "red") | {"herdsman_1": "red", "herdsman_2": "red"}
    # farmer i and herdsman i: 1 and 2 have none empty, 3 and 4 one
    assert legal(placing(one, 26)) == {"at farmer_3", "at farmer_4"}
    both = dict.fromkeys(FARMERS[:3], "red")
    assert placing(both, 26).view()["action"]["spots"] == ["farmer_4", "herdsman_4"]  # the only one: not asked
    none = dict.fromkeys(FARMERS, "red") | dict.fromkeys(HERDSMEN, "red")
    assert len(legal(placing(none, 26))) == 4


@pytest.mark.rule("TARA-4.3")
def test_none_one_or_both():
    match = placing({"king": "red"}, 25)
    play(match, "at farmer_2")
    # the order of two empty positions makes no difference: it is offered once
    assert legal(match) == {"put", "put farmer_2", "put farmer_3", "put farmer_2 farmer_3"}
    assert why(match, "put farmer_3 farmer_2") == "TARA-4.3"
    play(match, "put farmer_2 farmer_3")
    assert stack(match, "ulster", "farmer_2") == stack(match, "ulster", "farmer_3") == "blue"


@pytest.mark.rule("TARA-4.3")
def test_placing_is_free_and_optional():
    match = placing({"king": "red"}, 10)
    play(match, "at farmer_2, put")
    assert board(match, "ulster") == {"king": "red"} and cumal(match, "blue") == 1 and actor(match) == "yellow"


@pytest.mark.rule("TARA-4.3")
def test_freed_pieces_may_be_used_for_the_second():
    full = dict.fromkeys(FARMERS, "red") | dict.fromkeys(HERDSMEN, "red") | {"herdsman_2": "red blue white blue"}
    match = placing(full, 26, stock={"blue": 1})
    play(match, "at farmer_2")
    # herdsman first frees two; farmer first would leave none
    assert legal(match) == {"put", "put farmer_2", "put herdsman_2", "put herdsman_2 farmer_2"}
    assert why(match, "put farmer_2 herdsman_2") == "TARA-4.8"
    play(match, "put herdsman_2 farmer_2")
    assert stack(match, "ulster", "herdsman_2") == "blue red white"
    assert stack(match, "ulster", "farmer_2") == "blue red" and stock(match, "blue") == 1


@pytest.mark.rule("TARA-4.3")
def test_the_order_of_two_forts_matters():
    own = dict.fromkeys(FARMERS, "blue")
    match = placing(own, 25)
    play(match, "at farmer_1")
    assert {"put farmer_1 farmer_2", "put farmer_2 farmer_1"} <= legal(match)
    play(match, "put farmer_2 farmer_1")
    assert forts(match, "ulster") == {"farmer_1"} and stock(match, "blue") == 20 - 6
    check_pieces(match)


@pytest.mark.rule("TARA-4.3")
def test_an_occupied_position_only_together_with_the_empty_one():
    most = dict.fromkeys(FARMERS, "red") | {h: "red" for h in HERDSMEN if h != "herdsman_2"}
    match = placing(most, 26)
    # the only location with an empty position is taken without a question
    assert phase(match) == "put" and match.view()["action"]["spots"] == ["farmer_2", "herdsman_2"]
    assert legal(match) == {"put", "put herdsman_2", "put farmer_2 herdsman_2"}
    assert why(match, "put farmer_2") == "TARA-4.3"
    play(match, "put farmer_2 herdsman_2")
    assert stack(match, "ulster", "farmer_2") == "blue red"


@pytest.mark.rule("TARA-4.3")
def test_occupied_first_only_if_a_piece_will_be_in_stock_for_the_empty_one():
    most = dict.fromkeys(FARMERS, "red") | {h: "red" for h in HERDSMEN if h != "herdsman_2"}
    match = placing(most, 26, stock={"blue": 1})
    assert legal(match) == {"put", "put herdsman_2"}
    freeing = placing({**most, "farmer_2": "red blue"}, 26, stock={"blue": 1})
    assert legal(freeing) == {"put", "put herdsman_2", "put farmer_2 herdsman_2"}
    breaching = placing({**most, "farmer_2": "red red"}, 26, stock={"blue": 1})
    assert legal(breaching) == {"put", "put herdsman_2", "put farmer_2 herdsman_2"}
    play(breaching, "put farmer_2 herdsman_2")
    assert stack(breaching, "ulster", "farmer_2") == "red" and stock(breaching, "blue") == 0


@pytest.mark.rule("TARA-4.3", "TARA-6.1")
def test_the_restriction_does_not_touch_activation():
    """Own piece on the occupied position: nothing is placed, but it is activated."""
    most = dict.fromkeys(FARMERS, "blue") | {h: "red" for h in HERDSMEN if h != "herdsman_2"}
    match = placing(most, 26, cumal=2)
    play(match, "in ulster, put, pay")
    assert legal(match, "promote") == {"promote herdsman_1", "promote herdsman_2"}


@pytest.mark.rule("TARA-4.4")
def test_on_an_empty_position_the_piece_controls_it():
    match = placing({"king": "red"}, 10)
    play(match, "at farmer_2, put farmer_2")
    assert stack(match, "ulster", "farmer_2") == "blue" and stock(match, "blue") == 19


@pytest.mark.rule("TARA-4.5")
def test_capture():
    match = placing(dict.fromkeys(FARMERS, "red white blue yellow blue"), 10)
    before = stock(match, "blue")
    play(match, "at farmer_2, put farmer_2")
    assert stack(match, "ulster", "farmer_2") == "blue red white yellow"
    assert stock(match, "blue") == before - 1 + 2
    check_pieces(match)


@pytest.mark.rule("TARA-4.6", "TARA-5.1")
def test_on_ones_own_single_piece_a_fort_on_ones_own_fort_nothing():
    match = placing(dict.fromkeys(FARMERS, "blue red"), 10)
    play(match, "at farmer_2, put farmer_2")
    assert stack(match, "ulster", "farmer_2") == "blue blue red" and forts(match, "ulster") == {"farmer_2"}
    again = placing(dict.fromkeys(FARMERS[:1], "blue blue") | dict.fromkeys(FARMERS[1:], "red"), 10)
    play(again, "at farmer_1")
    assert phase(again) == "turn"  # there is nothing to choose: nothing can be placed or promoted


@pytest.mark.rule("TARA-4.6", "TARA-5.2")
def test_an_older_fort_on_the_second_position_gives_way_to_the_first():
    """A fort on the first gives up the one on the second, which then takes a piece again."""
    own = dict.fromkeys(FARMERS, "blue") | {"farmer_2": "blue blue"}
    match = placing(own, 25)
    play(match, "at farmer_1")
    assert legal(match) == {"put", "put farmer_1", "put farmer_1 farmer_2"}
    assert why(match, "put farmer_2") == "TARA-4.6"
    play(match, "put farmer_1 farmer_2")
    assert forts(match, "ulster") == {"farmer_2"}


@pytest.mark.rule("TARA-4.7", "TARA-5.1")
def test_on_an_opponents_fort_its_top_piece_returns_and_nothing_is_placed():
    match = placing(dict.fromkeys(FARMERS, "red red blue"), 10)
    blue, red = stock(match, "blue"), stock(match, "red")
    play(match, "at farmer_2, put farmer_2")
    assert stack(match, "ulster", "farmer_2") == "red blue"  # the owner still controls it
    assert (stock(match, "blue"), stock(match, "red")) == (blue, red + 1)
    assert "farmer_2" not in forts(match, "ulster")


@pytest.mark.rule("TARA-4.8")
def test_every_placement_needs_a_piece_in_stock():
    for pieces in ("red", "red red", "blue"):
        match = placing(dict.fromkeys(FARMERS, pieces), 10, stock={"blue": 0}, cumal=0)
        play(match, "at farmer_1")
        assert phase(match) == "turn" and actor(match) == "yellow"
    match = placing({"farmer_1": "red"}, 25, stock={"blue": 1})
    play(match, "at farmer_2")
    assert legal(match) == {"put", "put farmer_2", "put farmer_3"}
    assert why(match, "put farmer_2 farmer_3") == "TARA-4.8"
