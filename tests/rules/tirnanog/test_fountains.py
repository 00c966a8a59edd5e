"""4 Magic fountains."""

import pytest

from .positions import Table, consolidate, events, notations, rule_against


def uncovered(table):
    """The fountain of the temples is uncovered by seat 0."""
    match = table.fountain_next("temple").ready()
    match.play("reserve temple")
    return match


def tops(match):
    return [seat["pile"][-1]["face_down"] if seat["pile"] else None for seat in match.view()["seats"]]


@pytest.mark.rule("TNO-4.1", "TNO-4.2")
def test_play_stops_and_all_say_whether_they_take_part():
    match = uncovered(Table(3, turn=1, start=0))
    assert match.view()["stacks"]["temple"]["fountain"] == "contested"
    assert match.view()["phase"] == "contest"
    asked = []
    for word in ("join", "decline", "join"):
        asked.append(match.actor)
        assert notations(match) == ["join", "decline"]
        assert rule_against(match, "reserve river") == "TNO-4.2"
        match.play(word)
        if match.view()["contest"]:
            said = match.view(match.actor)["contest"]["said"]
            assert said[asked[-1]] == {"join": "joined", "decline": "declined"}[word]
    assert asked == [1, 2, 0]


@pytest.mark.rule("TNO-4.1")
def test_then_the_next_player_has_their_turn():
    match = uncovered(Table(3, turn=1))
    for _ in range(3):
        match.play("decline")
    assert match.actor == 2
    assert match.view()["phase"] == "turn"


@pytest.mark.rule("TNO-4.3")
def test_cards_and_symbols_of_the_visible_territory_count():
    """Two dragons in hand and one on the volcano, whose '?' don't count, beat two elves and a griffin in hand."""
    table = Table(2).hand(0, "2 elf 1 griffin").hand(1, "2 dragon").pile(1, "volcano_1")
    match = uncovered(table)
    match.play("join")
    happened = match.play("join")
    assert events(happened)["showed_hand"] == 2
    assert match.view()["seats"][1]["fountains"] == 1


@pytest.mark.rule("TNO-4.3", "TNO-4.7")
def test_covered_and_face_down_symbols_do_not_count():
    table = Table(2).hand(0, "3 elf").hand(1, "2 dragon").pile(1, "volcano_1 volcano_2!")
    match = uncovered(table)
    match.play("join")
    match.play("join")
    assert [seat["fountains"] for seat in match.view()["seats"]] == [1, 0]


@pytest.mark.rule("TNO-4.4")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ("3 elf", "2 dragon 2 griffin 2 fairy", 0),  # the highest count alone
        ("2 elf 1 dragon", "2 fairy 2 griffin", 1),  # the second highest
        ("2 elf 2 dragon 1 fairy", "2 fairy 2 griffin", 0),  # a missing count is 0
        ("1 elf", "1 fairy", None),  # all equal
        ("", "", None),
        ("", "1 elf", 1),
        ("2 elf 2 dragon 2 griffin 1 fairy", "2 centaur 2 dragon 2 griffin", 0),
        ("3 elf 1 dragon", "2 elf 2 dragon 2 griffin", 0),
    ],
)
def test_counts_are_compared_from_high_to_low(first, second, winner):
    table = Table(2).hand(0, first).hand(1, second).pile(0, "river_1!").pile(1, "river_2!")
    match = uncovered(table)
    match.play("join")
    match.play("join")
    won = [seat["fountains"] for seat in match.view()["seats"]]
    assert won == [int(winner == 0), int(winner == 1)]


@pytest.mark.rule("TNO-4.4")
def test_a_tie_discards_the_fountain_and_nobody_loses_anything():
    """Seats 0 and 1 tie for first, seat 2 is weaker: nobody gets it, nobody is defeated, nobody discards."""
    table = Table(3).hand(0, "1 elf 1 fairy").hand(1, "1 dragon 1 fairy").hand(2, "1 fairy")
    match = uncovered(table.pile(0, "forest_5").pile(1, "forest_6").pile(2, "forest_7"))
    for _ in range(3):
        match.play("join")
    view = match.view()
    assert [seat["fountains"] for seat in view["seats"]] == [0, 0, 0]
    assert tops(match) == [False, False, False]
    assert [seat["hand"] for seat in view["seats"]] == [2, 2, 1]
    assert view["stacks"]["temple"]["fountain"] == "gone"
    assert match.actor == 1


@pytest.mark.rule("TNO-4.5")
def test_a_fountain_lies_beside_the_pile():
    """It covers nothing: the castle under it keeps its kind, and it adds no value."""
    table = Table(2).hand(0, "4 elf").hand(1, "").pile(0, "castle_1")
    match = uncovered(table)
    match.play("join")
    match.play("decline")  # four elves: the discard of one is not asked for
    seat = match.view()["seats"][0]
    assert seat["fountains"] == 1
    assert [card["kind"] for card in seat["pile"]] == ["castle"]
    assert seat["values"] == 3
    assert seat["worth"] == 2 + 4


@pytest.mark.rule("TNO-4.6")
def test_the_winner_discards_a_card_for_each_who_took_part():
    table = Table(3).hand(0, "3 elf 2 fairy 1 griffin").hand(1, "1 dragon").hand(2, "1 dragon")
    match = uncovered(table)
    match.play("join")
    match.play("join")
    match.play("decline")
    assert match.view()["phase"] == "tribute"
    assert match.actor == 0
    assert notations(match) == [
        "discard elf elf", "discard elf griffin", "discard elf fairy", "discard griffin fairy", "discard fairy fairy",
    ]  # fmt: skip
    assert rule_against(match, "discard elf") == "TNO-4.6"
    assert rule_against(match, "discard dragon elf") == "TNO-4.6"
    match.play("discard griffin fairy")
    assert match.view()["seats"][0]["hand"] == 4
    assert match.actor == 1


@pytest.mark.rule("TNO-4.6")
def test_the_winner_may_be_somebody_else_than_who_uncovered_it():
    match = uncovered(Table(3).hand(0, "1 elf").hand(1, "1 dragon").hand(2, "3 fairy 1 elf"))
    match.play("join")
    match.play("decline")
    match.play("join")
    assert match.actor == 2
    match.play("discard fairy fairy")
    assert match.view()["seats"][2]["hand"] == 2
    assert match.actor == 1  # the turn after that of seat 0


@pytest.mark.rule("TNO-4.6")
def test_who_holds_fewer_discards_all():
    table = Table(4).hand(0, "2 elf").hand(1, "1 dragon").hand(2, "1 dragon").hand(3, "1 fairy")
    match = uncovered(table)
    for _ in range(4):
        match.play("join")
    assert match.view()["seats"][0]["fountains"] == 1
    assert match.view()["seats"][0]["hand"] == 0
    assert match.actor == 1


@pytest.mark.rule("TNO-4.7")
def test_the_defeated_turn_their_visible_territory_face_down():
    table = Table(4).hand(0, "4 elf").hand(1, "1 dragon").hand(2, "").hand(3, "1 fairy")
    table.pile(0, "river_1").pile(1, "river_2 castle_1").pile(2, "castle_2 castle_3!").pile(3, "")
    match = uncovered(table)
    for _ in range(4):
        match.play("join")
    assert tops(match) == [False, True, True, None]
    assert [card["face_down"] for card in match.view()["seats"][2]["pile"]] == [False, True]
    assert match.view()["seats"][1]["worth"] == 3  # the river below still counts, the castle no more


@pytest.mark.rule("TNO-4.7")
def test_who_stays_out_turns_nothing():
    table = Table(3).hand(0, "4 elf").hand(1, "1 dragon").hand(2, "1 fairy")
    table.pile(1, "river_2").pile(2, "castle_2")
    match = uncovered(table)
    for word in ("join", "decline", "join"):
        match.play(word)
    assert tops(match) == [None, False, True]


@pytest.mark.rule("TNO-4.7")
def test_a_face_down_territory_is_covered_by_the_next():
    match = Table(2).hand(0, "1 griffin 1 elf").reserve(0, "plain_1").pile(0, "castle_1!").ready()
    consolidate(match, "plain")
    pile = match.view()["seats"][0]["pile"]
    assert [(card["kind"], card["face_down"]) for card in pile] == [("castle", True), ("plain", False)]


@pytest.mark.rule("TNO-4.8")
def test_a_lone_participant_wins_and_discards_one():
    match = uncovered(Table(2).hand(0, "").hand(1, "1 elf 1 fairy"))
    match.play("decline")
    match.play("join")
    assert match.view()["seats"][1]["fountains"] == 1
    assert notations(match) == ["discard elf", "discard fairy"]
    match.play("discard fairy")
    assert match.actor == 1


@pytest.mark.rule("TNO-4.8")
def test_if_nobody_takes_part_the_fountain_is_discarded():
    """And the stack's next card is in sight."""
    table = Table(2).pile(0, "castle_1")
    table.state.below[4] = 3
    while True:  # the fountain is not sure to be next
        match = table.ready()
        before = bytes(match)
        match.play("reserve temple")
        if match.view()["phase"] == "contest":
            break
        match.set_state(before)
        table.state.drawn += 1
    match.play("decline")
    match.play("decline")
    stack = match.view()["stacks"]["temple"]
    assert stack["fountain"] == "gone"
    assert stack["top"]["kind"] == "temple"
    assert stack["below"] == 1
    assert [seat["fountains"] for seat in match.view()["seats"]] == [0, 0]
    assert tops(match) == [False, None]


@pytest.mark.rule("TNO-4.8")
def test_a_fountain_at_the_bottom_is_contested_too():
    match = uncovered(Table(2).hand(0, "1 elf"))
    assert match.view()["stacks"]["temple"]["below"] == 0
    match.play("join")
    match.play("decline")
    assert match.view()["stacks"]["temple"] == {"top": None, "below": 0, "fountain": "gone"}


@pytest.mark.rule("TNO-4.9")
@pytest.mark.parametrize(("words", "shown"), [(("join", "decline"), {0}), (("join", "join"), {0, 1})])
def test_hands_are_shown_after_the_last_has_spoken(words, shown):
    match = uncovered(Table(2).hand(0, "2 elf", known="").hand(1, "2 dragon", known=""))
    first = match.play(words[0])
    assert not events(first)["showed_hand"]
    assert match.view(1)["seats"][0]["hidden"] == 2
    assert match.can_undo()
    second = match.play(words[1])
    assert events(second)["showed_hand"] == len(shown)
    assert not match.can_undo()
    for seat in range(2):
        assert match.view()["seats"][seat]["hidden"] == (0 if seat in shown else 2)


@pytest.mark.rule("TNO-4.2", "TNO-4.3")
def test_the_stakes_are_told_before_one_speaks():
    """Seat 1 holds one known elf and a hidden card: seat 0 with three elves is ahead for sure, with two it is open."""
    match = uncovered(Table(2).hand(0, "3 elf").hand(1, "1 elf 1 dragon", known="1 elf"))
    assert match.view(0)["contest"]["standing"] == [None, "ahead"]
    match = uncovered(Table(2).hand(0, "2 elf").hand(1, "1 elf 1 dragon", known="1 elf"))
    assert match.view(0)["contest"]["standing"] == [None, "open"]
    match = uncovered(Table(2).hand(0, "1 elf").hand(1, "2 elf"))
    assert match.view(0)["contest"]["standing"] == [None, "behind"]
    match = uncovered(Table(2).hand(0, "1 elf").hand(1, "1 fairy"))
    assert match.view(0)["contest"]["standing"] == [None, "level"]
