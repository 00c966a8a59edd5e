"""9 Traitors."""

import pytest

from tests.rules.tara.positions import (
    COLOURS,
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
    told,
    why,
)


def traitors(ulster, **more):
    """Blue discards the last card; only Ulster has pieces, and everyone has cumal."""
    match = table({"ulster": ulster}, {"blue": (1,)}, **{"cumal": 3, "last": True, **more})
    return play(match, "discard 1")


@pytest.mark.rule("TARA-9.1")
def test_dominant_by_the_king_position():
    for king in ({"kings": {"ulster": "red"}}, {}):
        ulster = {"farmer_1": "blue", "farmer_2": "blue", "farmer_3": "red"} | ({} if king else {"king": "red"})
        match = traitors(ulster, **king)
        assert actor(match) == "blue" and phase(match) == "traitor"
        assert match.view()["action"]["eligible"] == [0]


@pytest.mark.rule("TARA-9.1")
def test_dominant_by_strictly_most_positions():
    match = traitors({"farmer_1": "blue", "farmer_2": "blue", "farmer_3": "red"})
    assert match.view()["action"]["eligible"] == [3]


@pytest.mark.rule("TARA-9.1")
def test_on_a_tie_nobody_is_dominant():
    match = traitors({"farmer_1": "blue", "farmer_2": "red", "farmer_3": "blue white", "farmer_4": "red"})
    assert match.view()["action"]["eligible"] == [0, 2, 3]


@pytest.mark.rule("TARA-9.1")
def test_dominance_is_found_when_the_regions_turn_comes():
    """A traitor in Connacht changes nothing in Ulster, but what happened there before counts."""
    connacht = {"farmer_1": "blue", "farmer_2": "blue", "farmer_3": "red"}
    match = table({"connacht": connacht, "ulster": {"farmer_1": "red", "farmer_2": "blue", "farmer_3": "blue"}},
                  {"blue": (1,)}, cumal=3, last=True, deck=(10, 11))  # fmt: skip
    play(match, "discard 1, buy, betray farmer_1")
    assert match.view()["action"] == {"region": "ulster", "eligible": [3]}


@pytest.mark.rule("TARA-9.2")
def test_eligible_are_all_others_with_a_piece_captives_included():
    match = traitors({"farmer_1": "blue white", "farmer_2": "blue", "farmer_3": "red"})
    assert match.view()["action"]["eligible"] == [2, 3]
    nobody = traitors({"farmer_1": "blue", "farmer_2": "blue"})
    assert phase(nobody) == "name"


@pytest.mark.rule("TARA-9.3")
def test_first_asked_is_who_controls_most():
    match = traitors({"farmer_1": "blue", "farmer_2": "blue", "farmer_3": "blue", "farmer_4": "red", "farmer_5": "red",
                      "herdsman_1": "white", "herdsman_2": "yellow"})  # fmt: skip
    assert actor(match) == "red"
    play(match, "decline")
    assert actor(match) == "yellow"  # clockwise, over blue, who is dominant
    play(match, "decline")
    assert actor(match) == "white"
    play(match, "decline")
    assert phase(match) == "name" and not told(match, "traitor_bought")


@pytest.mark.rule("TARA-9.3")
def test_tied_players_turn_up_cards_clockwise_from_the_start_player():
    for deck in ((5, 9, 20), (3, 2, 36), (30, 7, 8), (21, 22, 23)):
        match = traitors({"farmer_1": "yellow", "farmer_2": "white", "farmer_3": "red"}, deck=deck, start="white")
        turned = [(event["seat"], event["card"]) for event in told(match, "tie_card")]
        assert [seat for seat, _ in turned] == [2, 3, 1]
        assert {card + 1 for _, card in turned} == set(deck)
        assert match.actor == max(turned, key=lambda t: t[1])[0]
        assert {str(card) for card in deck} <= set(match.view()["discards"])


@pytest.mark.rule("TARA-9.3")
def test_ties_also_without_positions_or_cumal():
    match = traitors({"farmer_1": "blue yellow", "farmer_2": "blue white"}, cumal={"white": 1}, deck=(5, 9, 20))
    assert len(told(match, "tie_card")) == 2  # both control nothing
    assert actor(match) == "white"  # yellow, without a cumal, declines or was not asked yet
    broke = traitors({"farmer_1": "blue yellow", "farmer_2": "blue white"}, cumal=0, deck=(5, 9, 20))
    assert len(told(broke, "tie_card")) == 2 and len(told(broke, "traitor_declined")) == 2


@pytest.mark.rule("TARA-9.3")
def test_at_most_one_traitor_in_a_region():
    match = traitors(
        {"farmer_1": "blue", "farmer_2": "blue", "farmer_3": "red", "farmer_4": "white"}, deck=(12, 5, 6, 7)
    )
    play(match, "buy")
    while phase(match) != "name":
        play(match, "decline" if phase(match) == "target" else "stop")
    assert len(told(match, "traitor_bought")) == 1 and not told(match, "traitor_declined")
    buyer = COLOURS[told(match, "traitor_bought")[0]["seat"]]
    assert cumal(match, buyer) == 2


@pytest.mark.rule("TARA-9.3")
def test_one_player_may_buy_several_regions_traitors():
    split = {"farmer_1": "blue", "farmer_2": "blue", "farmer_3": "red"}
    match = table({"connacht": split, "munster": split}, {"blue": (1,)}, cumal=3, last=True, deck=(20, 21, 22))
    play(match, "discard 1, buy")
    assert phase(match) == "traitor" and match.view()["action"]["region"] == "munster"  # nothing to take in Connacht
    play(match, "buy")
    assert len(told(match, "traitor_bought")) == 2


@pytest.mark.rule("TARA-9.4")
def test_any_location_of_the_pattern_one_position_of_an_opponent():
    ulster = {"farmer_1": "blue", "farmer_2": "red", "farmer_3": "blue blue", "farmer_5": "blue", "herdsman_1": "blue"}
    match = traitors(ulster, deck=(1, 2))  # a farmer with a farmer position to the left; 4 is empty
    play(match, "buy")
    assert legal(match) == {"betray farmer_3", "betray farmer_5", "decline"}
    assert why(match, "betray farmer_1") == "TARA-9.4"  # the pattern doesn't fit there
    assert why(match, "betray farmer_4") == "TARA-9.4" and why(match, "betray farmer_2") == "TARA-9.4"


@pytest.mark.rule("TARA-9.4")
def test_one_of_two_placement_positions():
    match = traitors({"farmer_1": "blue", "herdsman_1": "blue", "farmer_2": "blue", "herdsman_4": "red"}, deck=(26,))
    play(match, "buy")
    assert legal(match) == {"betray farmer_1", "betray farmer_2", "betray herdsman_1", "decline"}


@pytest.mark.rule("TARA-9.4")
def test_the_traitor_replaces_frees_and_captures():
    ulster = {"farmer_1": "blue blue white red red", "farmer_2": "blue", "farmer_3": "red"}
    match = traitors(ulster, deck=(10,))
    blue, red = stock(match, "blue"), stock(match, "red")
    play(match, "buy, betray farmer_1")
    assert stack(match, "ulster", "farmer_1") == "red blue white"
    assert (stock(match, "blue"), stock(match, "red")) == (blue + 1, red - 1 + 2)
    assert forts(match, "ulster") == set()
    check_pieces(match)


@pytest.mark.rule("TARA-9.5")
def test_with_a_stone_any_position_of_an_opponent_but_the_kings():
    ulster = {"farmer_1": "red", "chieftain_1": "blue", "king": "blue", "warrior_2": "white", "herdsman_1": "red"}
    match = traitors(ulster, deck=(33,), cumal={"red": 2})
    play(match, "buy")
    assert legal(match) == {"betray chieftain_1", "betray warrior_2", "decline"}
    assert why(match, "betray king") == "TARA-9.5"


@pytest.mark.rule("TARA-9.6", "TARA-6.1")
def test_the_new_piece_is_activated_for_the_cost_of_the_card():
    ulster = {"farmer_1": "blue", "farmer_2": "red", "farmer_4": "blue", "farmer_5": "blue", "herdsman_4": "blue",
              "herdsman_1": "white", "warrior_3": "red"}  # fmt: skip
    match = traitors(ulster, deck=(10,), cumal={"red": 2})
    play(match, "buy, betray farmer_1, pay, promote herdsman_1")
    assert cumal(match, "red") == 0 + 1 and stack(match, "ulster", "herdsman_1") == "red white"
    poor = traitors(ulster, deck=(10,), cumal={"red": 1})
    play(poor, "buy, betray farmer_1")
    assert not told(poor, "paid") and phase(poor) == "name"


@pytest.mark.rule("TARA-9.6")
def test_only_the_new_piece_is_active():
    ulster = {"farmer_1": "red", "farmer_2": "red", "farmer_4": "blue", "farmer_5": "red", "herdsman_4": "blue",
              "herdsman_1": "blue", "warrior_1": "blue", "warrior_2": "blue"}  # fmt: skip
    match = traitors(ulster, deck=(10,), cumal={"red": 3})
    play(match, "buy, betray farmer_4, pay")
    assert legal(match) == {"promote herdsman_4", "stop"}


@pytest.mark.rule("TARA-9.6")
def test_a_stones_cost_is_three():
    ulster = {"farmer_1": "blue", "farmer_2": "red", "farmer_4": "blue"}
    match = traitors(ulster, deck=(33,), cumal={"red": 4})
    play(match, "buy, betray farmer_1, pay, promote herdsman_1")
    assert told(match, "paid") == [{"seat": 3, "cost": 3}]


@pytest.mark.rule("TARA-9.6", "TARA-6.5")
def test_a_traitors_promotion_may_remove_a_king_piece():
    ulster = {"chieftain_1": "red", "chieftain_2": "blue"}
    match = traitors(ulster, deck=(33,), cumal={"red": 4}, kings={"ulster": "blue"})
    play(match, "buy, betray chieftain_2, pay, promote king")
    assert match.view()["regions"]["ulster"]["king_piece"] is None and stack(match, "ulster", "king") == ""


@pytest.mark.rule("TARA-9.6", "TARA-7.1")
def test_a_traitor_can_win_the_game():
    ulster = {"chieftain_1": "red", "chieftain_2": "blue", "farmer_1": "blue"}
    match = traitors(ulster, deck=(33,), cumal={"red": 4}, kings={"munster": "red"})
    play(match, "buy, betray chieftain_2, pay, promote king")
    assert match.over and match.shares == (0.0, 0.0, 0.0, 1.0)


@pytest.mark.rule("TARA-9.7")
def test_without_stock_the_traitor_may_be_bought_to_no_effect():
    match = traitors({"farmer_1": "blue", "farmer_2": "blue", "farmer_3": "red"}, stock={"red": 0}, deck=(10, 11),
                     cumal={"red": 1})  # fmt: skip
    play(match, "buy")
    assert phase(match) == "name" and board(match, "ulster")["farmer_1"] == "blue"
    assert len(told(match, "traitor_card")) == 1 and match.view()["deck"] == 1


@pytest.mark.rule("TARA-9.7")
def test_using_the_card_is_optional():
    match = traitors({"farmer_1": "blue", "farmer_2": "blue", "farmer_3": "red"}, deck=(10, 11), cumal={"red": 1})
    play(match, "buy, decline")
    assert stack(match, "ulster", "farmer_1") == "blue" and cumal(match, "red") == 0


@pytest.mark.rule("TARA-9.8")
def test_cards_turned_up_are_discarded_and_an_empty_deck_is_made_of_the_discards():
    split = {"farmer_1": "blue", "farmer_2": "blue", "farmer_3": "red"}
    match = table({"connacht": split, "munster": split}, {"blue": (1,)}, cumal=3, last=True, deck=(20,))
    play(match, "discard 1, buy")
    assert match.view()["deck"] == 0 and "20" in match.view()["discards"]
    play(match, "buy")
    assert len(told(match, "reshuffled")) == 1
    card = told(match, "traitor_card")[1]["card"] + 1
    assert match.view()["discards"] == [str(card)] and match.view()["deck"] == 35


@pytest.mark.rule("TARA-9.8")
def test_cards_of_a_tie_are_discarded_once_it_is_decided():
    """Three cards are needed and one is in the deck: the first can't come again."""
    for seed in range(6):
        match = table({"ulster": {"farmer_1": "yellow", "farmer_2": "white", "farmer_3": "red"}}, {"blue": (1,)},
                      last=True, deck=(36,))  # fmt: skip
        match.state.rng = seed
        play(match, "discard 1")
        turned = [event["card"] for event in told(match, "tie_card")]
        assert turned[0] == 35 and len(set(turned)) == 3
        assert actor(match) == "yellow"
        assert set(match.view()["discards"]) == {str(card + 1) for card in turned}
