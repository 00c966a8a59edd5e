"""5 Powers."""

import pytest

from .positions import Table, consolidate, events, notations, points, rule_against


def sources(match, name):
    return [seat["points"][name] for seat in match.view()["seats"]]


# Plain


@pytest.mark.rule("TNO-5.1")
def test_a_plain_saves_any_one_symbol():
    """castle_1 (griffin, two centaurs, '?'): the payments of three cards, each once, whichever symbol was dropped."""
    hand = "1 griffin 2 centaur 1 fairy"
    match = Table(2).hand(0, hand).reserve(0, "castle_1").pile(0, "plain_1").ready()
    assert match.view(0)["forecast"]["saves"]
    match.play("consolidate castle")
    assert notations(match) == ["pay griffin centaur centaur", "pay griffin centaur fairy", "pay centaur centaur fairy"]
    assert rule_against(match, "pay griffin centaur centaur fairy") == "TNO-5.1"  # it is not optional
    assert rule_against(match, "pay centaur centaur centaur") == "TNO-3.3"
    assert rule_against(match, "pay griffin griffin fairy") == "TNO-5.1"
    match.play("pay centaur centaur fairy")
    assert match.view(0)["seats"][0]["cards"]["griffin"] == 1


@pytest.mark.rule("TNO-5.1")
def test_a_plain_makes_up_for_one_missing_creature():
    """river_1: two dragons and two elves."""
    match = Table(2).hand(0, "1 dragon 2 elf").reserve(0, "river_1").pile(0, "plain_1").ready()
    consolidate(match, "river")
    assert match.view()["seats"][0]["hand"] == 0
    match = Table(2).hand(0, "1 dragon 1 elf 5 fairy").reserve(0, "river_1").pile(0, "plain_1").ready()
    assert rule_against(match, "consolidate river") == "TNO-5.1"


@pytest.mark.rule("TNO-5.1")
@pytest.mark.parametrize("pile", ["plain_1 volcano_1", "plain_1!", ""])
def test_only_a_visible_plain_saves(pile):
    match = Table(2).hand(0, "1 dragon 2 elf").reserve(0, "river_1").pile(0, pile).ready()
    assert "consolidate river" not in notations(match)


@pytest.mark.rule("TNO-5.1")
def test_a_plain_saves_once():
    """It is covered by what it helped to consolidate."""
    table = Table(2).hand(0, "1 dragon 2 elf 1 griffin").reserve(0, "river_1 temple_2").pile(0, "plain_1")
    match = table.hand(1, "").ready()
    consolidate(match, "river")
    assert match.view(0)["forecast"]["saves"] is False


@pytest.mark.rule("TNO-5.1")
def test_dropping_a_question_mark_and_dropping_a_creature_can_be_the_same_payment():
    """volcano_1 (dragon, '?', '?') with a plain: dragon + any, or any two; two dragons are one move."""
    match = Table(2).hand(0, "2 dragon 2 elf").reserve(0, "volcano_1").pile(0, "plain_1").ready()
    match.play("consolidate volcano")
    assert notations(match) == ["pay dragon dragon", "pay dragon elf", "pay elf elf"]


# Forest


@pytest.mark.rule("TNO-5.2")
def test_feast_of_the_fairies():
    """forest_1 (fairy, elf, '?') paid with two fairies: one left in hand, one on the forest."""
    table = Table(4).hand(0, "3 fairy 1 elf").hand(1, "2 fairy", known="").hand(2, "1 elf").hand(3, "")
    table.reserve(0, "forest_1").pile(1, "river_3").pile(2, "river_4!").pile(3, "forest_2")
    match = table.ready()
    brings = match.view(0)["forecast"]["consolidate"]["forest"]["points"]
    assert brings[0] == [2, 2]
    assert brings[1] == [2, 4]  # two symbols, and two cards that seat 0 can't see
    assert brings[2:] == [[0, 0], [2, 2]]
    happened = consolidate(match, "forest")
    assert sources(match, "forests") == [1 + 1, 2 + 2, 0, 2]
    assert [seat["hand"] for seat in match.view()["seats"]] == [0, 1, 1, 0]
    assert events(happened)["showed_fairies"] == 4
    assert not match.can_undo()


@pytest.mark.rule("TNO-5.2")
def test_the_cost_of_the_forest_is_paid_first():
    match = Table(2).hand(0, "2 fairy 1 elf").hand(1, "").reserve(0, "forest_2").ready()  # fairy, fairy, '?'
    consolidate(match, "forest")
    assert sources(match, "forests") == [2, 0]
    assert match.view()["seats"][0]["hand"] == 0


@pytest.mark.rule("TNO-5.2")
def test_the_payment_decides_how_many_fairies_feast():
    match = Table(2).hand(0, "3 fairy 1 elf").hand(1, "").reserve(0, "forest_2").ready()
    assert match.view(0)["forecast"]["consolidate"]["forest"]["points"][0] == [2, 3]
    match.play("consolidate forest")
    assert notations(match) == ["pay elf fairy fairy", "pay fairy fairy fairy"]
    match.play("pay elf fairy fairy")
    assert sources(match, "forests") == [3, 0]
    assert match.view()["seats"][0]["hand"] == 0  # and the fairy is discarded


# River


@pytest.mark.rule("TNO-5.3", "TNO-1.3")
def test_a_river_has_no_power():
    match = Table(2).hand(0, "2 dragon 2 elf").reserve(0, "river_1").ready()
    consolidate(match, "river")
    assert points(match) == [0, 0]
    assert match.view()["seats"][0]["worth"] == 3


# Temple

TEMPLE = "1 dragon 1 elf 1 fairy 1 griffin"  # pays for temple_1


@pytest.mark.rule("TNO-5.4")
@pytest.mark.parametrize(
    ("mine", "theirs", "scored"),
    [
        ("plain_1 castle_1", "river_1 castle_2 volcano_1", [0, 0]),  # 8 : 8
        ("plain_1 castle_1", "river_1 castle_2 plain_2", [0, 3]),  # 8 : 9
        ("plain_1 castle_1", "river_1 castle_2", [2, 0]),  # 8 : 7, with two territories only
        ("plain_1 castle_1", "", [2, 0]),  # 8 : 0
        ("plain_1", "river_1 castle_2 plain_2", [0, 0]),  # two territories: no comparison
        ("plain_1!", "river_1 castle_2 plain_2", [0, 0]),
        ("plain_1! castle_1", "river_1 castle_2", [0, 3]),  # 6 : 7, a face-down one counts 0 ...
        ("river_3 river_4 plain_1! castle_1", "river_1 castle_2", [0, 3]),  # ... but fills a place
        ("river_3 plain_1 volcano_2", "river_1 castle_2 volcano_1", [0, 3]),  # only the top three: 6 : 8
        ("plain_1! castle_1!", "volcano_1", [2, 0]),  # 3 : 1, three territories with the face-down ones
        ("plain_1 castle_1", "river_1! castle_2 plain_2!", [2, 0]),  # 8 : 3
    ],
)
def test_a_temple_compares_the_top_three(mine, theirs, scored):
    match = Table(2).hand(0, TEMPLE).reserve(0, "temple_1").pile(0, mine).pile(1, theirs).ready()
    assert match.view(0)["forecast"]["consolidate"]["temple"]["points"] == [[p, p] for p in scored]
    match.play("consolidate temple")
    match.play(match.legal[0])
    assert sources(match, "temples") == scored


@pytest.mark.rule("TNO-5.4")
def test_fountains_do_not_count_for_a_temple():
    table = Table(2).hand(0, TEMPLE).reserve(0, "temple_1").pile(0, "plain_1 castle_1").pile(1, "river_1 castle_2")
    table.state.fountains[1] = 3
    match = table.ready()
    consolidate(match, "temple")
    assert sources(match, "temples") == [2, 0]


@pytest.mark.rule("TNO-5.4")
def test_a_temple_is_compared_with_each_other_player():
    table = Table(4).hand(0, TEMPLE).reserve(0, "temple_1").pile(0, "plain_1 castle_1")
    match = table.pile(1, "volcano_1").pile(2, "river_1 river_2").pile(3, "river_3 river_4 volcano_2").ready()
    consolidate(match, "temple")
    assert sources(match, "temples") == [2, 0, 0, 3]


# Castle


@pytest.mark.rule("TNO-5.5")
def test_a_castle_scores_when_it_is_consolidated_and_on_each_turn():
    table = Table(3).hand(0, "1 griffin 3 centaur").reserve(0, "castle_1")
    table.pile(1, "river_1").pile(2, "plain_2 forest_1").hand(1, "").hand(2, "")
    match = table.display("5 elf").ready()
    assert match.view(0)["forecast"]["consolidate"]["castle"]["points"][0] == [2, 2]
    consolidate(match, "castle")
    assert sources(match, "castles") == [2, 0, 0]
    match.play(match.legal[0])
    assert sources(match, "castles") == [2, 0, 0]
    match.play(match.legal[0])
    assert match.actor == 0
    assert sources(match, "castles") == [4, 0, 0]  # at the start of the turn, before its player decides


@pytest.mark.rule("TNO-5.5")
def test_only_visible_forests_and_rivers_of_others_count():
    table = Table(4, turn=3).pile(0, "river_5 castle_1").hand(3, "1 elf")
    table.pile(1, "river_1 plain_1").pile(2, "forest_1!").pile(3, "forest_2")
    match = table.display("5 elf").ready()
    match.play("take elf elf")
    assert sources(match, "castles") == [1, 0, 0, 0]


@pytest.mark.rule("TNO-5.5")
@pytest.mark.parametrize("pile", ["castle_1!", "castle_1 volcano_1"])
def test_a_covered_or_face_down_castle_scores_nothing(pile):
    match = Table(2, turn=1).pile(0, pile).pile(1, "river_1").hand(1, "").display("5 elf").ready()
    match.play("take elf elf")
    assert sources(match, "castles") == [0, 0]


@pytest.mark.rule("TNO-5.5")
def test_the_turn_that_covers_the_castle_counts():
    table = Table(2, turn=1).pile(0, "castle_1").pile(1, "river_1").hand(1, "").hand(0, "1 griffin 1 elf")
    match = table.reserve(0, "plain_1").display("5 fairy").ready()
    match.play("take fairy fairy")
    consolidate(match, "plain")
    assert sources(match, "castles") == [1, 0]


@pytest.mark.rule("TNO-5.5", "TNO-3.4")
def test_the_turn_that_is_passed_counts():
    """Seat 1 has to pass in the last lap, and its castle still scores."""
    table = Table(3).hand(0, "1 elf").hand(1, "").display("2 elf").deck("").set(second_deck=1, last_lap=1)
    match = table.reserve(1, "river_1 temple_1").pile(1, "castle_1").pile(0, "river_2").ready()
    match.play("take elf elf")
    assert notations(match) == ["pass"]
    assert events(match.play("pass"))["passed"] == 1
    assert sources(match, "castles") == [0, 1, 0]


@pytest.mark.rule("TNO-5.5")
def test_castles_score_after_the_previous_turns_contest():
    """Seat 1 loses its river in the contest that ends seat 1's turn: seat 0's castle scores nothing for it."""
    table = Table(2, turn=1).pile(0, "castle_1").pile(1, "river_1").hand(1, "").hand(0, "3 elf")
    match = table.fountain_next("temple").ready()
    match.play("reserve temple")
    match.play("join")
    assert sources(match, "castles") == [0, 0]
    match.play("join")
    assert match.view()["seats"][1]["pile"][-1]["face_down"]
    assert match.actor == 0
    assert sources(match, "castles") == [0, 0]


# Volcano


@pytest.mark.rule("TNO-5.6")
@pytest.mark.parametrize(
    ("hands", "scored"),  # seat 0 pays three of its cards for the volcano
    [
        ((3, 1, 2, 3), [3, 1, 0, 0]),
        ((5, 1, 2, 3), [1, 3, 1, 0]),  # tied for second
        ((6, 1, 2, 3), [0, 3, 1, 0]),
        ((6, 1, 1, 2), [0, 3, 3, 0]),  # tied for fewest: nobody gets 1
        ((4, 1, 1, 1), [3, 3, 3, 3]),
        ((3, 2, 2, 2), [3, 1, 1, 1]),
        ((4, 3), [3, 1]),  # with two players the second gets 1
        ((5, 2), [3, 3]),
        ((6, 2), [1, 3]),
        ((3, 0, 4), [3, 3, 0]),
    ],
)
def test_a_volcano_rewards_small_hands(hands, scored):
    table = Table(len(hands)).reserve(0, "volcano_1").hand(0, f"1 dragon {hands[0] - 1} elf")
    for seat, size in enumerate(hands[1:], 1):
        table.hand(seat, f"{size} {('griffin', 'centaur', 'fairy')[seat - 1]}")
    match = table.ready()
    assert match.view(0)["forecast"]["consolidate"]["volcano"]["points"] == [[p, p] for p in scored]
    consolidate(match, "volcano")
    assert sources(match, "volcanoes") == scored
