"""6 End of a round, end of the game."""

import pytest

from .positions import Table, events, notations, points


def last_lap(players, turn, **more):
    """The second deck has run out; the display has enough for everyone."""
    table = Table(players, turn=turn, **more).display("5 elf").deck("").set(second_deck=1, last_lap=1)
    for seat in range(players):
        table.hand(seat, "")
    return table


@pytest.mark.rule("TNO-6.1")
def test_the_first_deck_runs_out_with_its_last_card():
    """Two cards in the deck, two taken: all score, the discards make a new deck, the next player goes on."""
    table = Table(2).hand(0, "1 elf").display("2 elf 3 fairy").deck("1 dragon 1 griffin")
    match = table.pile(0, "river_1 castle_1").pile(1, "plain_1!").reserve(1, "river_2").ready()
    discards = match.view()["discards"]
    happened = match.play("take elf elf")
    assert events(happened)["round_ended"] == events(happened)["reshuffled"] == 1
    assert points(match) == [5, 0]
    view = match.view()
    assert view["round"] == 2
    assert view["deck"] == sum(discards.values())
    assert not any(view["discards"].values())
    assert view["display"] == {"dragon": 1, "elf": 0, "griffin": 1, "centaur": 0, "fairy": 3}
    assert match.actor == 1
    assert [card["kind"] for card in view["seats"][1]["reserve"]] == ["river"]  # nothing else is reset
    assert not view["last_lap"]


@pytest.mark.rule("TNO-6.1")
def test_a_deck_with_a_card_left_has_not_run_out():
    match = Table(2).hand(0, "").display("2 elf 3 fairy").deck("1 dragon 2 griffin").pile(0, "river_1").ready()
    match.play("take elf elf")
    assert points(match) == [0, 0]
    assert match.view()["round"] == 1
    assert match.view()["deck"] == 1


@pytest.mark.rule("TNO-6.1")
def test_a_short_display_is_filled_up_from_the_new_deck():
    match = Table(2).hand(0, "").display("2 elf 3 fairy").deck("1 dragon").ready()
    discards = sum(match.view()["discards"].values())
    match.play("take elf elf")
    assert sum(match.view()["display"].values()) == 5
    assert match.view()["deck"] == discards - 1


@pytest.mark.rule("TNO-6.1", "TNO-3.1")
def test_cards_discarded_on_that_turn_are_shuffled_in():
    match = Table(2).hand(0, "6 centaur 1 griffin").hand(1, "").display("2 elf 3 fairy").deck("2 dragon").ready()
    discards = sum(match.view()["discards"].values())
    match.play("take elf elf")
    assert points(match) == [0, 0]
    match.play("discard centaur centaur")
    assert match.view()["deck"] == discards + 2
    assert not any(match.view()["discards"].values())


@pytest.mark.rule("TNO-6.1", "TNO-2.1")
@pytest.mark.parametrize(("players", "least"), [(2, 19), (3, 22), (4, 25)])
def test_creatures_removed_at_set_up_stay_out(players, least):
    """Deck, display, discards and hands are all the cards there are, before and after. Full hands: fewest discards."""
    table = Table(players, turn=players - 1)
    for seat in range(players):
        table.hand(seat, f"7 {('dragon', 'elf', 'griffin', 'centaur')[seat]}")
    match = table.display("5 fairy").deck("2 griffin" if players == 2 else "2 centaur").ready()
    match.play("take fairy fairy")
    match.play("discard fairy fairy")
    view = match.view()
    assert view["round"] == 2
    assert view["deck"] == {2: 38, 3: 48, 4: 58}[players] - 5 - 7 * players
    assert view["deck"] >= least


@pytest.mark.rule("TNO-6.2")
def test_the_lap_is_completed_after_the_second_deck():
    """Start player 1 of three: after the deck runs out on seat 1's turn, seats 2 and 0 still have theirs."""
    table = Table(3, turn=1, start=1).display("5 elf").deck("2 dragon").set(second_deck=1)
    for seat in range(3):
        table.hand(seat, "")
    match = table.pile(0, "river_1").ready()
    happened = match.play("take elf elf")
    assert events(happened)["last_lap"] == 1
    assert points(match) == [0, 0, 0]
    assert match.actor == 2
    match.play("take elf elf")
    assert match.actor == 0
    assert sum(match.view()["display"].values()) == 3  # no longer refilled
    match.play(match.legal[0])
    assert match.over
    assert points(match) == [3, 0, 0]


@pytest.mark.rule("TNO-6.2")
def test_it_ends_at_once_if_the_last_player_of_the_lap_empties_the_deck():
    table = Table(3, turn=0, start=1).display("5 elf").deck("2 dragon").set(second_deck=1).hand(0, "")
    match = table.pile(0, "river_1").ready()
    match.play("take elf elf")
    assert match.over
    assert points(match) == [3, 0, 0]


@pytest.mark.rule("TNO-6.2")
def test_a_half_filled_display_stays_so():
    match = Table(2).hand(0, "").display("5 elf").deck("1 dragon").set(second_deck=1).ready()
    match.play("take elf elf")
    assert match.view()["last_lap"]
    assert match.view()["display"] == {"dragon": 1, "elf": 3, "griffin": 0, "centaur": 0, "fairy": 0}
    assert sum(match.view()["discards"].values()) > 0  # and is not filled from the discards


@pytest.mark.rule("TNO-6.2", "TNO-4.1")
def test_fountains_are_contested_in_the_last_lap():
    match = last_lap(2, turn=1).hand(0, "2 elf").fountain_next("river").ready()
    match.play("reserve river")
    assert match.view()["phase"] == "contest"
    match.play("decline")
    match.play("join")
    assert match.over
    assert points(match) == [4, 0]


@pytest.mark.rule("TNO-6.2")
def test_an_empty_display_leaves_territories_and_consolidations():
    match = last_lap(2, turn=0).display("").hand(0, "1 griffin 1 elf").reserve(0, "plain_1").ready()
    assert notations(match) == [
        "reserve castle", "reserve forest", "reserve river", "reserve temple", "reserve volcano", "consolidate plain",
    ]  # fmt: skip


def finish(table):
    match = table.ready()
    match.play("take elf elf")
    assert match.over
    return match


@pytest.mark.rule("TNO-6.3")
def test_most_points_win():
    table = last_lap(3, turn=2).pile(0, "river_1").pile(1, "castle_1").pile(2, "plain_1 plain_2 plain_3")
    match = finish(table)
    assert points(match) == [3, 2, 6]
    assert match.shares == (0.0, 0.0, 1.0)
    assert match.view()["ending"] == "points"


@pytest.mark.rule("TNO-6.3")
def test_a_tie_is_broken_by_the_values_of_the_pile():
    """Castle 3 against plain 2; the face-down river, the reserve and the fountain add nothing."""
    table = last_lap(2, turn=1).pile(0, "castle_1").pile(1, "river_1! plain_1").reserve(1, "river_2")
    match = finish(table)
    assert points(match) == [2, 2]
    assert match.shares == (1.0, 0.0)
    assert match.view()["ending"] == "values"
    table = last_lap(2, turn=1).pile(0, "castle_1 plain_1")
    table.state.fountains[1] = 1
    match = finish(table)
    assert points(match) == [4, 4]
    assert match.shares == (1.0, 0.0)


@pytest.mark.rule("TNO-6.3")
def test_still_tied_the_win_is_shared():
    match = finish(last_lap(3, turn=2).pile(0, "castle_1").pile(1, "temple_1").pile(2, "volcano_1"))
    assert match.shares == (0.5, 0.5, 0.0)
    assert match.view()["ending"] == "shared"
