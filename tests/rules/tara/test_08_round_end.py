"""8 End of a round."""

import pytest

from regnum.core.match import Match
from regnum.games import load
from tests.rules.tara.positions import (
    SEAT,
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
    told,
    why,
)


def ending(stacks=None, traitors=False, **more):
    """Blue discards the last card of the round; nobody buys a traitor unless the test is about them."""
    match = table(stacks, {"blue": (1,)}, **{"cumal": 0, "last": True, **more})
    play(match, "discard 1")
    while phase(match) == "traitor" and not traitors:
        play(match, "decline")
    return match


@pytest.mark.rule("TARA-8.1", "TARA-9.1")
def test_traitors_region_by_region_clockwise_from_connacht():
    split = {"farmer_1": "blue", "farmer_2": "blue", "farmer_3": "red"}
    match = ending(dict.fromkeys(("connacht", "ulster", "leinster", "munster"), split), cumal={"red": 4}, traitors=True)
    seen = []
    while phase(match) == "traitor":
        seen.append(match.view()["action"]["region"])
        assert actor(match) == "red"
        play(match, "decline")
    assert seen == ["connacht", "ulster", "leinster", "munster"]


@pytest.mark.rule("TARA-8.1", "TARA-8.2")
def test_traitors_come_before_income():
    stacks = {"ulster": {"farmer_1": "blue", "farmer_2": "blue", "farmer_3": "red"}}
    match = ending(stacks, cumal={"red": 1}, deck=(10, 11), traitors=True)
    assert cumal(match, "blue") == 2  # for the discard
    play(match, "buy, betray farmer_1")
    assert (cumal(match, "red"), cumal(match, "blue")) == (1, 2)  # red has two farmers, blue one


@pytest.mark.rule("TARA-8.2")
def test_strictly_most_of_a_rank_in_a_region():
    match = ending({"ulster": {"farmer_1": "red", "farmer_2": "white", "herdsman_1": "red", "warrior_1": "yellow",
                               "chieftain_1": "red", "chieftain_2": "red"}})  # fmt: skip
    assert [cumal(match, colour) for colour in ("blue", "yellow", "white", "red")] == [2, 1, 0, 2]


@pytest.mark.rule("TARA-8.2")
def test_a_rank_in_several_regions():
    match = ending({"ulster": {"farmer_1": "red", "farmer_2": "white"}, "munster": {"farmer_1": "red"},
                    "leinster": {"farmer_2": "red", "farmer_3": "white"}})  # fmt: skip
    # red: most in Munster, farmers in three regions; white: farmers in two
    assert (cumal(match, "red"), cumal(match, "white")) == (2, 1)


@pytest.mark.rule("TARA-8.2")
def test_captives_and_kings_never_count():
    match = ending({"ulster": {"farmer_1": "red white white", "king": "white"}, "munster": {"farmer_1": "yellow red"}},
                   kings={"leinster": "red"})  # fmt: skip
    while phase(match) in ("garrison", "ransom"):
        play(match, "garrison" if phase(match) == "garrison" else "decline")
    assert [cumal(match, colour) for colour in ("yellow", "white", "red")] == [1, 0, 1]


NEW_KING = {"king": "red blue", "farmer_1": "white red red", "farmer_2": "red", "herdsman_1": "blue blue white"}


@pytest.mark.rule("TARA-8.3", "TARA-8.4")
def test_regions_of_new_kings_are_vacated():
    match = ending({"ulster": NEW_KING, "munster": {"farmer_1": "blue red"}})
    assert phase(match) == "garrison" and actor(match) == "red"
    assert board(match, "ulster") == {"king": "red"}
    assert match.view()["regions"]["ulster"]["king_piece"] == SEAT["red"]
    assert (held(match, "red"), held(match, "white"), held(match, "blue")) == ({"blue": 1}, {"red": 2}, {"white": 1})
    assert board(match, "munster") == {"farmer_1": "blue red"}
    assert stock(match, "red") == 20 - 2 - 1 and stock(match, "blue") == 20 - 1 - 1
    check_pieces(match)


@pytest.mark.rule("TARA-8.3")
def test_a_king_piece_of_an_earlier_round_vacates_nothing():
    match = ending({"ulster": {"farmer_1": "blue red"}}, kings={"ulster": "red"})
    assert board(match, "ulster") == {"farmer_1": "blue red", "king": "red"} and phase(match) == "name"


@pytest.mark.rule("TARA-8.5")
def test_a_garrison_of_up_to_two():
    match = ending({"ulster": NEW_KING})
    assert len(legal(match)) == 1 + 14 + 91
    assert why(match, "garrison king") == "TARA-8.5" and why(match, "garrison farmer_1 king") == "TARA-8.5"
    play(match, "garrison farmer_1 chieftain_2")
    assert board(match, "ulster") == {"farmer_1": "red", "chieftain_2": "red", "king": "red"}
    assert stock(match, "red") == 20 - 2 - 2


@pytest.mark.rule("TARA-8.5")
def test_a_garrison_comes_from_stock():
    match = ending({"ulster": {"king": "red"}}, stock={"red": 0})
    assert len(legal(match)) == 1 + 14  # the promoted piece is back in stock
    assert why(match, "garrison farmer_1 farmer_2") == "TARA-8.5"
    play(match, "garrison")
    assert board(match, "ulster") == {"king": "red"}


@pytest.mark.rule("TARA-8.5")
def test_several_new_kings():
    match = ending({"munster": {"king": "red", "farmer_1": "blue"}, "connacht": {"king": "white", "farmer_1": "blue"}})
    assert board(match, "munster") == {"king": "red"} and board(match, "connacht") == {"king": "white"}
    assert actor(match) == "white"
    play(match, "garrison farmer_1")
    assert actor(match) == "red"
    play(match, "garrison farmer_2")
    assert stack(match, "connacht", "farmer_1") == "white" and stack(match, "munster", "farmer_2") == "red"


@pytest.mark.rule("TARA-8.5")
def test_a_region_with_a_king_piece_stays_open_to_all():
    for turn in ("red", "blue"):
        match = table({}, {turn: (10,)}, turn=turn, kings={"ulster": "red"}, cumal=0)
        play(match, "place 10, at farmer_1, put farmer_1")
        assert stack(match, "ulster", "farmer_1") == turn


@pytest.mark.rule("TARA-8.6")
def test_exchange_is_compulsory_and_one_for_one():
    match = ending(prisoners={"blue": {"red": 3}, "red": {"blue": 2, "white": 1}, "white": {"red": 1}})
    assert held(match, "red") == {} and held(match, "white") == {}
    assert held(match, "blue") == {"red": 1}
    assert (stock(match, "blue"), stock(match, "white"), stock(match, "red")) == (20, 20, 19)


@pytest.mark.rule("TARA-8.6")
def test_ransom_of_one_two_or_all():
    for move, count, cost in (("one", 1, 1), ("two", 2, 2), ("all", 5, 3)):
        match = ending(prisoners={"blue": {"red": 5}}, cumal={"red": 3})
        assert actor(match) == "red"
        assert legal(match) == {"ransom one", "ransom two", "ransom all", "decline"}
        play(match, f"ransom {move}")
        assert stock(match, "red") == 15 + count and cumal(match, "red") == 3 - cost
        assert cumal(match, "blue") == 2 + cost


@pytest.mark.rule("TARA-8.6")
def test_what_can_be_ransomed():
    match = ending(prisoners={"blue": {"red": 2}}, cumal={"red": 3})
    assert legal(match) == {"ransom one", "ransom two", "decline"}
    assert why(match, "ransom all") == "TARA-8.6"
    poor = ending(prisoners={"blue": {"red": 5}}, cumal={"red": 1})
    assert legal(poor) == {"ransom one", "decline"}
    none = ending(prisoners={"blue": {"red": 5}}, cumal=0)
    assert phase(none) == "name" and held(none, "blue") == {"red": 5}


@pytest.mark.rule("TARA-8.6")
def test_owners_clockwise_from_the_captors_left_and_captors_from_the_start_player():
    everyone = {c: {o: 1 for o in SEAT if o != c} for c in SEAT}
    match = table({}, {"blue": (1,)}, cumal=5, last=True, start="white")
    for captor in everyone:
        for owner in everyone[captor]:
            if SEAT[owner] == (SEAT[captor] + 1) % 4 or (
                SEAT[owner] == (SEAT[captor] + 2) % 4 and captor in ("white", "red")
            ):
                match.state.prisoners[SEAT[captor], SEAT[owner]] = 2
    match.state.turn = match.state.actor = 0
    match.set_state()
    play(match, "discard 1")
    asked = []
    while phase(match) == "ransom":
        asked.append((match.view()["action"]["captor"], match.actor))
        play(match, "decline")
    colour = list(SEAT)
    named = [(colour[captor], colour[owner]) for captor, owner in asked]
    assert named == [("white", "red"), ("white", "blue"), ("red", "blue"), ("red", "yellow"), ("blue", "yellow"),
                     ("yellow", "white")]  # fmt: skip


@pytest.mark.rule("TARA-8.6")
def test_the_captor_can_use_the_money_at_once():
    match = ending(prisoners={"blue": {"red": 1}, "red": {"white": 2}, "white": {"red": 0, "blue": 3}},
                   cumal={"red": 1, "blue": 0, "white": 2})  # fmt: skip
    play(match, "ransom one")  # red pays blue, who has 2 + 1 now
    assert actor(match) == "blue" and legal(match, "ransom") == {"ransom one", "ransom two", "ransom all"}


@pytest.mark.rule("TARA-8.7")
def test_the_start_player_names_another():
    match = ending(start="white")
    assert actor(match) == "white" and legal(match) == {"name blue", "name yellow", "name red"}
    assert why(match, "name white") == "TARA-8.7"
    play(match, "name red")
    assert match.view()["start"] == SEAT["red"] and actor(match) == "red"


@pytest.mark.rule("TARA-8.7")
def test_with_two_players_they_alternate():
    match = ending(players=2)
    assert match.view()["start"] == SEAT["yellow"] and match.view()["round"] == 3
    three = ending(players=3)
    assert legal(three) == {"name yellow", "name white"} and why(three, "name red") == "TARA-8.7"


@pytest.mark.rule("TARA-8.8")
def test_captives_stay_where_they_are():
    match = ending({"ulster": {"farmer_1": "blue red red"}, "munster": {"king": "white"}})
    play(match, "garrison")
    assert stack(match, "ulster", "farmer_1") == "blue red red" and held(match, "blue") == {}


@pytest.mark.rule("TARA-8.9")
def test_after_round_200_the_game_is_drawn():
    match = ending(round_number=200, prisoners={"blue": {"red": 1}}, cumal={"red": 1})
    assert not match.over  # after the ransom
    play(match, "ransom one")
    assert match.over and match.shares == (0.25,) * 4 and match.view()["ending"] == "drawn"
    assert not told(match, "named")
    going_on = ending(round_number=199)
    assert not going_on.over


@pytest.mark.rule("TARA-8.9")
def test_random_games_never_pass_round_200():
    match = Match(load("tara"), 4, seed=0)
    while not match.over:
        match.play(match.legal[0])
    assert match.view()["round"] <= 200
