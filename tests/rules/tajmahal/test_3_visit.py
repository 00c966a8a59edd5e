"""3 A visit."""

import pytest

from .positions import moves, play, position

HANDS = {
    0: ["red_vizier_elephant", "red_general_elephant", "red_monk_elephant"],
    1: ["green_vizier_elephant", "green_vizier_elephant", "green_monk_elephant"],
    2: ["violet_vizier_elephant", "violet_general_elephant", "violet_monk_elephant"],
}
DISPLAY = ["red_grand_mogul_elephant", "green_grand_mogul_elephant", "violet_grand_mogul_elephant",
           "yellow_grand_mogul_elephant", "white_monk"]  # fmt: skip


@pytest.mark.rule("TM-3.1")
def test_the_start_player_begins_and_play_goes_clockwise():
    match = position(hands=HANDS, start=1)
    assert match.actor == 1
    play(match, "play green_vizier_elephant")
    assert match.actor == 2
    play(match, "play violet_vizier_elephant")
    assert match.actor == 0
    play(match, "play red_vizier_elephant")
    assert match.actor == 1


@pytest.mark.rule("TM-3.1")
def test_play_or_withdraw():
    match = position(hands=HANDS)
    assert moves(match) == [
        "withdraw",
        "play red_vizier_elephant",
        "play red_general_elephant",
        "play red_monk_elephant",
    ]


@pytest.mark.rule("TM-3.1")
def test_who_withdrew_has_no_more_turns_in_this_visit():
    match = position(hands=HANDS, display=DISPLAY)
    play(match, "withdraw\ntake red_grand_mogul_elephant green_grand_mogul_elephant")
    for seat in (1, 2, 1, 2):
        assert match.actor == seat
        play(match, moves(match, "play")[0])


@pytest.mark.rule("TM-3.2")
def test_the_last_one_in_may_go_on_and_the_visit_ends_when_all_have_withdrawn():
    match = position(hands=HANDS, display=DISPLAY)
    play(match, """
        withdraw
        take red_grand_mogul_elephant green_grand_mogul_elephant
        play green_vizier_elephant
        withdraw
        take violet_grand_mogul_elephant yellow_grand_mogul_elephant
        play green_vizier_elephant
    """)  # fmt: skip
    assert match.actor == 1
    assert match.state.visit == 0
    play(match, "play green_monk_elephant\nwithdraw")  # its cards have run out; it builds what it won
    assert match.state.withdrawn[:3].tolist() == [1, 1, 1]
    assert match.state.visit == 0
    while match.state.visit == 0:
        play(match, moves(match)[0])
    assert match.state.start == 1


@pytest.mark.rule("TM-3.2")
def test_a_visit_goes_on_while_somebody_is_in():
    match = position(hands=HANDS, display=DISPLAY)
    play(match, "withdraw\ntake red_grand_mogul_elephant green_grand_mogul_elephant")
    play(match, "withdraw\ntake violet_grand_mogul_elephant yellow_grand_mogul_elephant")
    assert match.state.visit == 0
    assert match.actor == 2
    play(match, "withdraw")
    assert match.state.visit == 1
