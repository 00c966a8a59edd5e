"""3 A turn."""

import pytest

from .positions import Table, consolidate, events, notations, rule_against


@pytest.mark.rule("TNO-3.1")
def test_take_two_of_the_display():
    match = Table(2).hand(0, "1 elf").display("2 dragon 1 elf 1 fairy 1 griffin").ready()
    takes = [move for move in notations(match) if move.startswith("take")]
    assert takes == [
        "take dragon dragon", "take dragon elf", "take dragon griffin", "take dragon fairy", "take elf griffin",
        "take elf fairy", "take griffin fairy",
    ]  # fmt: skip
    assert rule_against(match, "take elf elf") == "TNO-3.1"
    assert rule_against(match, "take dragon") == "TNO-3.1"
    happened = match.play("take dragon fairy")
    seat = match.view(0)["seats"][0]
    assert seat["cards"] == {"dragon": 1, "elf": 1, "griffin": 0, "centaur": 0, "fairy": 1}
    assert sum(match.view()["display"].values()) == 5
    assert events(happened)["turned_up"] == 2
    assert match.actor == 1


@pytest.mark.rule("TNO-3.1")
def test_discard_down_to_seven_before_the_display_is_refilled():
    match = Table(2).hand(0, "3 elf 3 griffin").display("2 dragon 3 fairy").ready()
    match.play("take dragon fairy")
    assert match.view()["phase"] == "discard"
    assert sum(match.view()["display"].values()) == 3
    assert notations(match) == ["discard dragon", "discard elf", "discard griffin", "discard fairy"]
    assert rule_against(match, "discard centaur") == "TNO-3.1"
    assert rule_against(match, "discard elf elf") == "TNO-3.1"
    assert rule_against(match, "take elf elf") == "TNO-3.1"
    before = match.view()["discards"]["dragon"]
    match.play("discard dragon")
    assert match.view()["discards"]["dragon"] == before + 1
    assert match.view()["seats"][0]["hand"] == 7
    assert sum(match.view()["display"].values()) == 5


@pytest.mark.rule("TNO-3.1")
def test_seven_cards_are_within_the_limit():
    match = Table(2).hand(0, "3 elf 2 griffin").display("2 dragon 3 fairy").ready()
    match.play("take dragon fairy")
    assert match.view()["seats"][0]["hand"] == 7
    assert match.actor == 1


@pytest.mark.rule("TNO-3.2")
def test_take_a_territory():
    match = Table(2).no_fountains().top("river_3").ready()
    below = match.view()["stacks"]["river"]["below"]
    match.play("reserve river")
    assert [card["id"] for card in match.view()["seats"][0]["reserve"]] == ["river_3"]
    stack = match.view()["stacks"]["river"]
    assert stack["below"] == below - 1
    assert stack["top"]["kind"] == "river"
    assert stack["top"]["id"] != "river_3"
    assert match.actor == 1


@pytest.mark.rule("TNO-3.2")
def test_at_most_seven_in_reserve():
    """River 4 and castle 3 are 7: nothing more. River 4 and plain 2: a volcano, worth 1, still fits."""
    match = Table(2).reserve(0, "river_1 castle_1").ready()
    assert not [move for move in notations(match) if move.startswith("reserve")]
    assert rule_against(match, "reserve volcano") == "TNO-3.2"
    assert "8" in str(match.why_not("reserve volcano"))
    match = Table(2).reserve(0, "river_1 plain_1").ready()
    assert [move for move in notations(match) if move.startswith("reserve")] == ["reserve volcano"]


@pytest.mark.rule("TNO-3.2")
def test_no_kind_twice_in_sight():
    table = Table(2).reserve(0, "forest_1").pile(0, "volcano_1 temple_1")
    match = table.ready()
    allowed = [move for move in notations(match) if move.startswith("reserve")]
    assert allowed == ["reserve plain", "reserve castle", "reserve river", "reserve volcano"]  # the volcano is covered
    assert "reserve" in str(match.why_not("reserve forest"))
    assert "pile" in str(match.why_not("reserve temple"))


@pytest.mark.rule("TNO-3.2", "TNO-4.7")
def test_a_face_down_territory_bars_nothing():
    match = Table(2).pile(0, "volcano_1 temple_1!").ready()
    assert {"reserve temple", "reserve volcano"} <= set(notations(match))


@pytest.mark.rule("TNO-3.3")
def test_consolidate():
    match = Table(2).hand(0, "1 griffin 2 elf").reserve(0, "plain_1").pile(0, "river_1").ready()
    assert match.view(0)["forecast"]["consolidate"]["plain"]["payable"]
    happened = consolidate(match, "plain")
    assert events(happened)["paid"] == 1
    seat = match.view(0)["seats"][0]
    assert [card["id"] for card in seat["pile"]] == ["river_1", "plain_1"]
    assert seat["reserve"] == []
    assert seat["cards"]["elf"] == 1
    assert seat["hand"] == 1
    assert match.view()["discards"]["griffin"] == match.view()["discards"]["elf"] == 1
    assert match.actor == 1


@pytest.mark.rule("TNO-3.3")
def test_any_creature_for_a_question_mark():
    """castle_1: griffin, two centaurs and '?'."""
    match = Table(2).hand(0, "1 griffin 3 centaur 1 fairy 2 elf").reserve(0, "castle_1").ready()
    match.play("consolidate castle")
    assert match.view()["phase"] == "pay"
    assert notations(match) == [
        "pay elf griffin centaur centaur", "pay griffin centaur centaur centaur", "pay griffin centaur centaur fairy",
    ]  # fmt: skip
    assert rule_against(match, "pay dragon griffin centaur centaur") == "TNO-3.3"  # no dragon in hand
    assert rule_against(match, "pay elf elf griffin centaur") == "TNO-3.3"  # not the cost
    assert rule_against(match, "pay griffin centaur centaur") == "TNO-3.3"  # too few
    assert rule_against(match, "pass") == "TNO-3.3"
    match.play("pay griffin centaur centaur fairy")
    assert match.view()["seats"][0]["hand"] == 3


@pytest.mark.rule("TNO-3.3")
def test_two_question_marks_take_any_two():
    """volcano_1: a dragon and two '?'."""
    match = Table(2).hand(0, "2 dragon 2 elf").reserve(0, "volcano_1").ready()
    match.play("consolidate volcano")
    assert notations(match) == ["pay dragon dragon elf", "pay dragon elf elf"]


@pytest.mark.rule("TNO-3.3")
@pytest.mark.parametrize(
    "hand", ["1 griffin 1 centaur 5 elf", "2 centaur 5 elf", "1 griffin 2 centaur", "3 griffin 1 centaur 3 fairy"]
)
def test_who_lacks_a_creature_cannot_consolidate(hand):
    match = Table(2).hand(0, hand).reserve(0, "castle_1").ready()
    assert "consolidate castle" not in notations(match)
    assert rule_against(match, "consolidate castle") == "TNO-3.3"
    assert rule_against(match, "consolidate river") == "TNO-3.3"


@pytest.mark.rule("TNO-3.4")
def test_no_voluntary_pass():
    match = Table(2).ready()
    assert "pass" not in notations(match)
    assert rule_against(match, "pass") == "TNO-3.4"


@pytest.mark.rule("TNO-3.4")
def test_forced_pass_counts_as_a_turn():
    """Empty display, full reserve, nothing to pay with: seat 1 has to pass; told, and then it is seat 2's turn."""
    table = Table(3, turn=0).hand(0, "1 elf").hand(1, "").display("2 elf").deck("").set(second_deck=1, last_lap=1)
    match = table.reserve(1, "river_1 castle_1").ready()
    match.play("take elf elf")
    assert notations(match) == ["pass"]
    assert events(match.play("pass"))["passed"] == 1
    assert match.actor == 2


@pytest.mark.rule("TNO-3.4")
def test_an_empty_stack_offers_nothing():
    table = Table(2).no_fountains()
    table.state.below[3] = 0
    match = table.ready()
    match.play("reserve river")
    assert match.view()["stacks"]["river"]["top"] is None
    assert "reserve river" not in notations(match)
    assert rule_against(match, "reserve river") == "TNO-3.4"


@pytest.mark.rule("TNO-3.5")
def test_the_only_card_of_the_display():
    match = Table(2).display("1 fairy").hand(0, "1 elf").deck("").set(second_deck=1, last_lap=1).ready()
    assert [move for move in notations(match) if move.startswith("take")] == ["take fairy"]
    assert rule_against(match, "take fairy fairy") == "TNO-3.5"
    assert rule_against(match, "take elf") == "TNO-3.1"
    match.play("take fairy")
    assert match.view(0)["seats"][0]["cards"]["fairy"] == 1
    assert rule_against(match, "take elf elf") == "TNO-3.5"
