"""7 End of a visit, and the shortage of cards."""

import pytest

from regnum.games.tajmahal.components import COPIES, DECK_TYPES

from .positions import card, moves, play, position, symbol_cards, told

HANDS = {0: ["red_monk_princess", "red_general_elephant"], 1: ["green_vizier_elephant", "green_monk_elephant"],
         2: ["violet_vizier_elephant", "violet_monk_elephant"]}  # fmt: skip
DISPLAY = ["red_grand_mogul_elephant", "green_grand_mogul_elephant", "violet_grand_mogul_elephant",
           "yellow_grand_mogul_elephant", "white_monk"]  # fmt: skip


def everyone_withdraws(match):
    """Withdraw and choose the first of everything until the visit is over."""
    visit = match.state.visit
    while not match.over and match.state.visit == visit:
        play(match, moves(match)[0])


@pytest.mark.rule("TM-7.1")
def test_two_tiles_win_the_special_card_from_the_table():
    match = position(hands=HANDS, display=DISPLAY, influence={1: {"monk": 2}, 2: {"monk": 1, "vizier": 1}})
    everyone_withdraws(match)
    assert match.view()["specials"] == {
        "special_elephant": None, "special_mogul": None, "special_plus2": None, "special_colour": 1,
    }  # fmt: skip
    assert match.view()["seats"][1]["influence"]["monk"] == 0
    assert match.view()["seats"][2]["influence"] == {"vizier": 1, "general": 0, "monk": 1, "princess": 0}
    assert "special_colour" in match.view(0)["seats"][1]["hand"]["known"]


@pytest.mark.rule("TM-7.1")
def test_or_from_whoever_has_it():
    match = position(hands=HANDS, display=DISPLAY, influence={1: {"princess": 2}}, specials={"special_plus2": 2})
    everyone_withdraws(match)
    assert match.view()["specials"]["special_plus2"] == 1
    won = told(match, "special_won")
    assert won == [("special_won", {"seat": 1, "card": "special_plus2", "symbol": "princess", "from": 2})]


@pytest.mark.rule("TM-7.1")
def test_also_for_a_card_already_held():
    match = position(hands=HANDS, display=DISPLAY, influence={1: {"general": 2}}, specials={"special_elephant": 1})
    everyone_withdraws(match)
    assert match.view()["specials"]["special_elephant"] == 1
    assert match.view()["seats"][1]["influence"]["general"] == 0


@pytest.mark.rule("TM-7.1", "TM-8.1")
def test_also_after_the_twelfth_visit_before_hands_are_scored():
    match = position(hands={0: ["red_monk_elephant"], 1: [], 2: ["violet_monk_elephant"]}, display=[], out=False,
                     visit=12, province="agra", influence={0: {"vizier": 2}}, specials={"special_mogul": 2},
                     deck=["white_vizier", "white_general", "white_monk"])  # fmt: skip
    everyone_withdraws(match)
    assert match.over
    # each draws a white card; seat 0 takes the special card over from seat 2
    assert match.state.score[:3].tolist() == [1 + 1 + 1, 1, 1 + 1]


@pytest.mark.rule("TM-7.1")
def test_tiles_of_the_visit_count_and_the_card_changes_hands_at_its_end_only():
    match = position(hands=HANDS, display=DISPLAY, influence={0: {"monk": 1}}, specials={"special_colour": 1})
    play(match, "play red_monk_princess\nplay green_vizier_elephant\nplay violet_vizier_elephant\nwithdraw")
    assert match.view()["seats"][0]["influence"]["monk"] == 2
    play(match, "build hisar\nbuild sirhind\ntake red_grand_mogul_elephant white_monk")
    assert match.view()["specials"]["special_colour"] == 1
    everyone_withdraws(match)
    assert match.view()["specials"]["special_colour"] == 0


@pytest.mark.rule("TM-7.2")
def test_the_next_visit():
    match = position(hands=HANDS, display=DISPLAY, start=2, bonuses={"delhi": "plus2"})
    play(match, "play violet_vizier_elephant\nplay red_monk_princess\nplay green_vizier_elephant\nwithdraw")
    play(match, moves(match)[0])
    play(match, "withdraw\nbuild hisar\nbuild sirhind")
    everyone_withdraws(match)
    facts = match.view()
    assert facts["start"] == 0
    assert match.actor == 0
    assert facts["visit"] == 2
    assert facts["province"] == facts["route"][1]["province"] != "delhi"
    assert facts["court"] == ["vizier", "general", "monk", "princess", "grand_mogul", "elephant"]
    assert sum(facts["display"].values()) == 5
    assert facts["cities"]["delhi"]["bonus"] == "plus2"  # nobody built there
    assert not any(seat["withdrawn"] for seat in facts["seats"])


@pytest.mark.rule("TM-7.2")
def test_a_province_tile_that_nobody_won_is_out_of_the_game():
    match = position(hands=HANDS, display=DISPLAY, visit=4)
    everyone_withdraws(match)  # nobody plays a card
    assert all(sum(seat["goods"].values()) == 0 for seat in match.view()["seats"])
    assert match.view()["route"][4]["goods"] == ["tea", "spices"]
    assert match.state.visit == 4


@pytest.mark.rule("TM-7.2")
def test_the_crown_goes_back_and_its_palace_stays():
    hands = {**HANDS, 0: ["red_grand_mogul_elephant", "red_general_elephant"]}
    match = position(hands=hands, display=DISPLAY[1:])
    play(match, "play red_grand_mogul_elephant\nplay green_vizier_elephant\nplay violet_vizier_elephant\nwithdraw")
    play(match, "crown delhi")
    assert "grand_mogul" not in match.view()["court"]
    everyone_withdraws(match)
    assert "grand_mogul" in match.view()["court"]
    assert match.view()["cities"]["delhi"]["crown"] == 0


@pytest.mark.rule("TM-7.2")
def test_nothing_is_prepared_after_the_twelfth_visit():
    match = position(hands=HANDS, display=DISPLAY, visit=12, province="agra")
    everyone_withdraws(match)
    assert match.over
    assert match.view()["display"] == {}
    assert match.view()["visit"] == 12


@pytest.mark.rule("TM-7.3")
def test_the_discards_become_the_deck():
    match = position(hands={0: HANDS[0], 1: HANDS[1]}, display=DISPLAY, deck=[], out=True, discards=["white_vizier"])
    events = play(match, "withdraw")
    assert events[-3:] == ["reshuffled", "drew", "drew_card"]
    assert symbol_cards(match, 0)["white_vizier"] == 1
    assert match.view()["discards"] == {}
    assert match.view()["deck"] == 0


@pytest.mark.rule("TM-7.3")
def test_a_new_deck_holds_all_discards():
    discards = ["white_vizier", "red_vizier_elephant", "red_vizier_elephant", "green_monk_elephant"]
    match = position(hands={0: HANDS[0], 1: HANDS[1]}, display=DISPLAY, deck=[], out=True, discards=discards)
    play(match, "withdraw")
    state = match.state
    drawn = [name for name in symbol_cards(match, 0) if name not in HANDS[0]]
    left = [*state.deck[: state.deck_size].tolist(), *(card(name) for name in drawn)]
    assert sorted(left) == sorted(card(name) for name in discards)


@pytest.mark.rule("TM-7.3")
def test_without_any_card_the_draw_lapses():
    match = position(hands={0: HANDS[0], 1: HANDS[1]}, display=DISPLAY, deck=[], out=True)
    events = play(match, "withdraw")
    assert "nothing_to_draw" in events
    assert symbol_cards(match, 0) == dict.fromkeys(HANDS[0], 1)
    assert all(move.startswith("take") for move in moves(match))


@pytest.mark.rule("TM-7.3", "TM-6.1")
def test_a_card_tile_leaves_the_game_all_the_same_and_ones_own_cards_come_too_late():
    match = position(hands={0: HANDS[0], 1: HANDS[1]}, display=DISPLAY, deck=[], out=True, bonuses={"delhi": "card"})
    play(match, "play red_monk_princess\nplay green_vizier_elephant")
    rest = [name for name in moves(match) if name.startswith("play violet")]
    play(match, rest[0])
    play(match, "withdraw")
    assert "build delhi" in moves(match)
    events = play(match, "build delhi")
    assert events[:3] == ["built", "bonus_card", "nothing_to_draw"]
    assert match.view()["cities"]["delhi"]["bonus"] is None
    everyone = match.state.hand[0].sum()
    assert everyone == 1  # nothing drawn


@pytest.mark.rule("TM-7.3")
def test_a_short_display_stays_short():
    match = position(hands={0: HANDS[0], 1: HANDS[1]}, display=["white_monk"], deck=["white_vizier"], out=True)
    everyone_withdraws(match)  # nobody plays: one drew the last card, nothing was discarded
    assert told(match, "display_short") == [("display_short", {"count": 0, "wanted": 5})]
    assert match.view()["display"] == {}
    state = match.state
    assert state.hand.sum() == COPIES.sum()
    assert state.hand.shape[1] == DECK_TYPES


@pytest.mark.rule("TM-7.3")
def test_a_display_is_filled_across_a_reshuffle():
    discards = ["white_vizier", "white_general", "white_princess", "red_vizier_elephant"]
    match = position(hands={0: HANDS[0], 1: HANDS[1]}, display=DISPLAY, deck=["green_vizier_monk"] * 1, out=True,
                     discards=discards)  # fmt: skip
    everyone_withdraws(match)  # three draws: one from the deck, two after the reshuffle; two cards are left
    assert match.view()["visit"] == 2
    assert sum(match.view()["display"].values()) == 2
    assert told(match, "display_short") == [("display_short", {"count": 2, "wanted": 5})]
