"""10 Two players."""

import pytest

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

TOP = {"chieftain_1": "blue", "warrior_2": "blue", "warrior_3": "yellow", "farmer_1": "blue yellow",
       "farmer_2": "yellow blue blue", "warrior_1": "blue"}  # fmt: skip


def two(ulster=TOP, won=None, **more):
    """Blue is about to take Ulster's king position from warrior 3. `won` names who has won Munster."""
    hands = {"blue": (24, 10), "yellow": (11, 12)}
    match = table({"ulster": ulster}, hands, players=2, options={"pair": "ulster-munster"}, **more)
    if won:
        match.state.status[3] = 2
        match.state.king[3] = SEAT[won] + 1
        match.state.held[3, SEAT[won]] = 1 << 14
        match.set_state()
    return match


def win(match):
    play(match, "place 24")
    if phase(match) == "region":
        play(match, "in ulster")
    return play(match, "at warrior_3, put warrior_3, pay, promote chieftain_2, promote king")


FULL_WARRIORS = {**TOP}


@pytest.mark.rule("TARA-10.1")
def test_a_region_is_won_at_once_vacated_and_closed():
    match = win(two())
    assert not match.over and actor(match) == "yellow" and phase(match) == "turn"
    ulster = match.view()["regions"]["ulster"]
    assert ulster["status"] == "won" and ulster["king_piece"] == 0 and board(match, "ulster") == {"king": "blue"}
    # no exchange before the round's end, no garrison
    assert held(match, "blue") == {"yellow": 2} and held(match, "yellow") == {"blue": 2}
    check_pieces(match)
    play(match, "place 11")
    assert match.view()["action"]["region"] == "munster"  # closed to further play


@pytest.mark.rule("TARA-10.1", "TARA-9.1")
def test_no_traitors_or_income_in_a_closed_region():
    match = two({"farmer_1": "blue", "farmer_2": "blue", "farmer_3": "yellow"}, cumal=3)
    match.state.status[1] = 2
    match.state.hand[1] = 0
    match.state.hand[0] = 1 << 9
    match.set_state()
    play(match, "discard 10")
    assert not told(match, "traitor_declined") and phase(match) == "choose"


@pytest.mark.rule("TARA-10.1", "TARA-9.6")
def test_a_traitor_can_win_a_region():
    ulster = {"chieftain_1": "yellow", "chieftain_2": "blue", "farmer_1": "blue"}
    match = table({"ulster": ulster}, {"blue": (1,)}, players=2, options={"pair": "ulster-munster"}, deck=(33,),
                  last=True, cumal={"yellow": 4})  # fmt: skip
    play(match, "discard 1, buy, betray chieftain_2, pay, promote king")
    assert match.view()["regions"]["ulster"]["status"] == "won" and match.view()["round"] == 3
    assert told(match, "income") == []  # nothing left to earn from


@pytest.mark.rule("TARA-10.2", "TARA-7.1")
def test_winning_both_wins_the_game():
    match = win(two(won="blue"))
    assert match.over and match.shares == (1.0, 0.0)
    assert len(board(match, "ulster")) > 1  # before any vacating


@pytest.mark.rule("TARA-10.2")
def test_at_one_each_the_start_player_opens_a_third_region():
    match = win(two(won="yellow", start="yellow"))
    assert actor(match) == "yellow" and phase(match) == "third"
    assert legal(match) == {"open connacht", "open leinster"}
    assert why(match, "open munster") == "TARA-10.2"
    play(match, "open leinster")
    assert match.view()["regions"]["leinster"]["status"] == "open"
    assert actor(match) == "yellow" and phase(match) == "turn"


@pytest.mark.rule("TARA-10.2", "TARA-3.6")
def test_the_third_region_is_empty_and_costs_two():
    match = win(two(won="yellow", cumal={"blue": 4, "yellow": 2}))
    play(match, "open connacht, place 11, at farmer_1, put farmer_1")
    assert cumal(match, "yellow") == 0 and stack(match, "connacht", "farmer_1") == "yellow"


@pytest.mark.rule("TARA-10.2", "TARA-7.1")
def test_who_wins_the_third_region_wins():
    match = table({"leinster": TOP}, {"blue": (24, 10), "yellow": (11, 12)}, players=2,
                  options={"pair": "leinster-munster"})  # fmt: skip
    for region, seat in ((3, 0), (1, 1)):
        match.state.status[region] = 2
        match.state.king[region] = seat + 1
        match.state.held[region, seat] = 1 << 14
    match.set_state()
    win(match)
    assert match.over and match.shares == (1.0, 0.0)
    assert stock(match, "yellow") <= 20
