"""4 Playing cards."""

import pytest

from regnum.games.tajmahal.state import ELEPHANT, GRAND_MOGUL

from .positions import moves, play, position, scores, told, why

FULL = ["red_vizier_elephant", "red_general_monk", "yellow_monk_elephant", "white_elephant", "white_monk"]
OTHERS = {1: ["green_vizier_elephant", "green_general_elephant", "green_monk_elephant"],
          2: ["violet_vizier_elephant", "violet_general_elephant", "violet_monk_elephant"]}  # fmt: skip
HANDS = {0: FULL, **OTHERS}
ROUND = "play green_vizier_elephant\nplay violet_vizier_elephant"


@pytest.mark.rule("TM-4.1")
def test_one_coloured_card_and_optionally_one_white_one():
    match = position(hands=HANDS)
    assert moves(match) == [
        "withdraw",
        "play red_vizier_elephant",
        "play red_general_monk",
        "play yellow_monk_elephant",
        "play red_vizier_elephant white_monk",
        "play red_vizier_elephant white_elephant",
        "play red_general_monk white_monk",
        "play red_general_monk white_elephant",
        "play yellow_monk_elephant white_monk",
        "play yellow_monk_elephant white_elephant",
    ]
    assert why(match, "play green_vizier_elephant white_monk") == "TM-4.1"
    assert why(match, "play red_vizier_elephant white_princess") == "TM-4.1"
    assert why(match, "play white_monk white_elephant") == "TM-4.1"
    play(match, "play red_vizier_elephant white_elephant")
    assert match.actor == 1
    assert match.state.symbols[0].tolist() == [1, 0, 0, 0, 0, 2]
    assert match.view()["seats"][0]["played"] == {"red_vizier_elephant": 1, "white_elephant": 1}


@pytest.mark.rule("TM-4.1")
def test_one_coloured_card_alone():
    match = position(hands=HANDS)
    assert play(match, "play red_vizier_elephant") == ["played"]
    assert match.actor == 1
    assert match.state.symbols[0].tolist() == [1, 0, 0, 0, 0, 1]


@pytest.mark.rule("TM-4.1")
def test_a_white_or_a_special_card_never_both():
    match = position(hands=HANDS, specials={"special_mogul": 0})
    assert moves(match, "play red_vizier_elephant") == [
        "play red_vizier_elephant",
        "play red_vizier_elephant white_monk",
        "play red_vizier_elephant white_elephant",
        "play red_vizier_elephant special_mogul",
    ]
    assert play(match, "play red_vizier_elephant special_mogul") == ["played_with"]
    assert match.actor == 1
    assert match.state.hand[0].sum() == 4


@pytest.mark.rule("TM-4.2")
def test_the_first_colour_is_required_from_then_on():
    match = position(hands=HANDS)
    play(match, f"play red_vizier_elephant\n{ROUND}")
    assert moves(match) == [
        "withdraw",
        "play red_general_monk",
        "play red_general_monk white_monk",
        "play red_general_monk white_elephant",
    ]
    assert why(match, "play yellow_monk_elephant") == "TM-4.2"
    assert why(match, "play yellow_monk_elephant white_monk") == "TM-4.2"


@pytest.mark.rule("TM-4.2")
def test_a_card_of_another_colour_takes_nothing_but_the_change():
    match = position(hands=HANDS, specials={"special_colour": 0, "special_mogul": 0})
    play(match, f"play red_vizier_elephant\n{ROUND}")
    assert moves(match) == [
        "withdraw",
        "play red_general_monk",
        "play red_general_monk white_monk",
        "play red_general_monk white_elephant",
        "play red_general_monk special_mogul",
        "play red_general_monk special_colour",
        "play yellow_monk_elephant special_colour",
    ]
    for move in ("yellow_monk_elephant", "yellow_monk_elephant white_elephant", "yellow_monk_elephant special_mogul"):
        assert why(match, f"play {move}") == "TM-4.2"
    assert play(match, "play yellow_monk_elephant special_colour") == ["played_with"]
    assert told(match, "played_with") == [
        ("played_with", {"seat": 0, "card": "yellow_monk_elephant", "addition": "special_colour"})
    ]
    assert match.actor == 1


@pytest.mark.rule("TM-4.2")
def test_cards_of_colours_before_and_after_the_required_one_are_listed_in_order():
    hands = {**HANDS, 0: ["red_vizier_elephant", "green_monk_elephant", "green_princess_elephant",
                          "violet_monk_elephant"]}  # fmt: skip
    match = position(hands=hands, specials={"special_colour": 0})
    play(match, f"play green_monk_elephant\n{ROUND}")
    assert moves(match) == [
        "withdraw",
        "play green_princess_elephant",
        "play red_vizier_elephant special_colour",
        "play green_princess_elephant special_colour",
        "play violet_monk_elephant special_colour",
    ]
    assert match.legal == sorted(match.legal)


@pytest.mark.rule("TM-4.2")
def test_after_a_change_the_first_colour_is_required_again():
    hands = {**HANDS, 0: ["red_vizier_elephant", "red_general_monk", "yellow_monk_elephant", "yellow_vizier_elephant"]}
    match = position(hands=hands, specials={"special_colour": 0})
    play(match, f"play red_vizier_elephant\n{ROUND}\nplay yellow_monk_elephant special_colour")
    play(match, "play green_general_elephant\nplay violet_general_elephant")
    assert moves(match) == ["withdraw", "play red_general_monk"]
    assert why(match, "play yellow_vizier_elephant") == "TM-4.2"
    assert why(match, "play yellow_vizier_elephant special_colour") == "TM-5.8"


@pytest.mark.rule("TM-4.2")
def test_change_of_colour_in_the_first_turn_has_no_effect():
    match = position(hands=HANDS, specials={"special_colour": 0})
    play(match, f"play red_vizier_elephant special_colour\n{ROUND}")
    assert match.state.colour[0] == 1
    assert {move.split()[1] for move in moves(match, "play")} == {"red_general_monk"}


@pytest.mark.rule("TM-4.2")
def test_change_of_colour_may_go_with_the_required_colour():
    match = position(hands=HANDS, specials={"special_colour": 0})
    play(match, f"play red_vizier_elephant\n{ROUND}\nplay red_general_monk special_colour")
    assert match.state.special_played[3] == 1


@pytest.mark.rule("TM-4.3")
def test_white_and_special_cards_never_go_alone():
    match = position(hands=HANDS, specials={"special_mogul": 0})
    assert "play white_elephant" not in moves(match)
    assert why(match, "play white_elephant") == "TM-4.3"
    assert why(match, "play special_mogul") == "TM-4.3"


@pytest.mark.rule("TM-4.4")
def test_plus_2_scores_when_played():
    match = position(hands=HANDS, specials={"special_plus2": 0})
    assert play(match, "play red_vizier_elephant special_plus2") == ["played_with", "plus2_played"]
    assert scores(match) == [2, 0, 0]
    assert match.state.symbols[0].tolist() == [1, 0, 0, 0, 0, 1]


@pytest.mark.rule("TM-4.4")
def test_elephant_and_mogul_count_one_symbol_the_change_none():
    for special, symbol in (("special_elephant", ELEPHANT), ("special_mogul", GRAND_MOGUL), ("special_colour", None)):
        match = position(hands=HANDS, specials={special: 0})
        play(match, f"play red_vizier_elephant {special}")
        wanted = [1, 0, 0, 0, 0, 1]
        if symbol is not None:
            wanted[symbol] += 1
        assert match.state.symbols[0].tolist() == wanted
        assert scores(match) == [0, 0, 0]


@pytest.mark.rule("TM-4.5", "TM-9.5")
def test_without_a_playable_card_one_can_only_withdraw():
    hands = {0: ["red_vizier_elephant", "yellow_monk_elephant", "white_elephant"], **OTHERS}
    match = position(hands=hands)
    play(match, f"play red_vizier_elephant\n{ROUND}")
    assert match.actor == 0
    assert moves(match) == ["withdraw"]


@pytest.mark.rule("TM-4.5", "TM-9.5")
def test_with_whites_alone_or_no_cards_one_can_only_withdraw():
    for hand in (["white_elephant", "white_monk"], []):
        match = position(hands={**OTHERS, 0: hand}, start=2, specials={"special_colour": 0})
        play(match, "play violet_vizier_elephant")
        assert match.actor == 0
        assert moves(match) == ["withdraw"]


@pytest.mark.rule("TM-4.5")
def test_the_change_of_colour_in_hand_makes_any_coloured_card_playable():
    hands = {0: ["red_vizier_elephant", "yellow_monk_elephant"], **OTHERS}
    match = position(hands=hands, specials={"special_colour": 0})
    play(match, f"play red_vizier_elephant\n{ROUND}")
    assert moves(match) == ["withdraw", "play yellow_monk_elephant special_colour"]


@pytest.mark.rule("TM-4.5")
def test_the_change_of_colour_on_the_table_does_not():
    hands = {0: ["red_vizier_elephant", "yellow_monk_elephant"], **OTHERS}
    match = position(hands=hands, specials={"special_colour": 0})
    play(match, f"play red_vizier_elephant special_colour\n{ROUND}")
    assert moves(match) == ["withdraw"]
