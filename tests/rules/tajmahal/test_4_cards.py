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
    ]
    play(match, "play red_vizier_elephant")
    assert match.actor == 0
    assert moves(match) == ["alone", "add white_monk", "add white_elephant"]
    assert why(match, "add red_general_monk") == "TM-4.1"
    assert why(match, "add white_princess") == "TM-4.1"
    play(match, "add white_elephant")
    assert match.actor == 1


@pytest.mark.rule("TM-4.1")
def test_one_coloured_card_alone():
    match = position(hands=HANDS)
    play(match, "play red_vizier_elephant\nalone")
    assert match.actor == 1
    assert match.state.symbols[0].tolist() == [1, 0, 0, 0, 0, 1]


@pytest.mark.rule("TM-4.1")
def test_a_white_or_a_special_card_never_both():
    match = position(hands=HANDS, specials={"special_mogul": 0})
    play(match, "play red_vizier_elephant")
    assert moves(match) == ["alone", "add white_monk", "add white_elephant", "add special_mogul"]
    play(match, "add special_mogul")
    assert match.actor == 1
    assert match.state.hand[0].sum() == 4


@pytest.mark.rule("TM-4.2")
def test_later_cards_have_the_colour_of_the_first():
    match = position(hands=HANDS)
    play(match, f"play red_vizier_elephant\nalone\n{ROUND}")
    assert moves(match) == ["withdraw", "play red_general_monk"]
    assert why(match, "play yellow_monk_elephant") == "TM-4.2"
    match = position(hands=HANDS)
    play(match, "play yellow_monk_elephant\nalone\nplay green_vizier_elephant")
    assert match.state.colour[0] == 2  # yellow


@pytest.mark.rule("TM-4.2")
def test_in_the_next_visit_any_colour_is_free_again():
    match = position(hands=HANDS)
    play(match, "play red_vizier_elephant\nalone")
    while match.state.visit == 0:
        play(match, "withdraw" if match.state.phase == 0 else moves(match)[0])
    while match.actor != 0:
        play(match, "withdraw" if match.state.phase == 0 else moves(match)[0])
    assert "play red_general_monk" in moves(match)
    assert "play yellow_monk_elephant" in moves(match)


@pytest.mark.rule("TM-4.2")
def test_change_of_colour_frees_one_turn_and_is_then_required():
    match = position(hands=HANDS, specials={"special_colour": 0})
    play(match, f"play red_vizier_elephant\nalone\n{ROUND}")
    assert moves(match) == ["withdraw", "play red_general_monk", "play yellow_monk_elephant"]
    events = play(match, "play yellow_monk_elephant")  # only the change of colour can go with it, so it isn't asked
    assert events == ["played", "added"]
    assert told(match, "added")[-1] == ("added", {"seat": 0, "card": "special_colour"})
    assert match.actor == 1


@pytest.mark.rule("TM-4.2")
def test_after_a_change_the_first_colour_is_required_again():
    hands = {**HANDS, 0: [*FULL, "yellow_vizier_elephant"]}
    match = position(hands=hands, specials={"special_colour": 0})
    play(match, f"play red_vizier_elephant\nalone\n{ROUND}\nplay yellow_monk_elephant")
    play(match, "play green_general_elephant\nplay violet_general_elephant")
    assert moves(match) == ["withdraw", "play red_general_monk"]
    assert why(match, "play yellow_vizier_elephant") == "TM-4.2"


@pytest.mark.rule("TM-4.2")
def test_a_card_of_another_colour_takes_nothing_but_the_change():
    match = position(hands=HANDS, specials={"special_colour": 0, "special_mogul": 0})
    play(match, f"play red_vizier_elephant\nalone\n{ROUND}")
    # As the engine asks nothing here, the reasons are those of the decision before it is taken.
    match.state.card = 18  # yellow_monk_elephant, as if just laid down
    match.state.phase = 1
    match._restore(bytes(match))
    assert moves(match) == ["add special_colour"]
    assert why(match, "alone") == "TM-4.2"
    assert why(match, "add white_elephant") == "TM-4.2"
    assert why(match, "add special_mogul") == "TM-4.2"


@pytest.mark.rule("TM-4.2")
def test_change_of_colour_in_the_first_turn_has_no_effect():
    match = position(hands=HANDS, specials={"special_colour": 0})
    play(match, "play red_vizier_elephant")
    assert "add special_colour" in moves(match)
    play(match, f"add special_colour\n{ROUND}")
    assert match.state.colour[0] == 1
    assert moves(match) == ["withdraw", "play red_general_monk"]


@pytest.mark.rule("TM-4.2")
def test_change_of_colour_may_go_with_the_required_colour():
    match = position(hands=HANDS, specials={"special_colour": 0})
    play(match, f"play red_vizier_elephant\nalone\n{ROUND}\nplay red_general_monk")
    assert moves(match) == ["alone", "add white_monk", "add white_elephant", "add special_colour"]
    play(match, "add special_colour")
    assert match.state.special_played[3] == 1


@pytest.mark.rule("TM-4.3")
def test_white_and_special_cards_never_go_alone():
    match = position(hands=HANDS, specials={"special_mogul": 0})
    assert "play white_elephant" not in moves(match)
    assert why(match, "play white_elephant") == "TM-4.3"
    assert why(match, "play special_mogul") == "TM-4.3"
    assert why(match, "add white_elephant") == "TM-3.1"


@pytest.mark.rule("TM-4.4")
def test_plus_2_scores_when_played():
    match = position(hands=HANDS, specials={"special_plus2": 0})
    play(match, "play red_vizier_elephant\nadd special_plus2")
    assert scores(match) == [2, 0, 0]
    assert match.state.symbols[0].tolist() == [1, 0, 0, 0, 0, 1]


@pytest.mark.rule("TM-4.4")
def test_elephant_and_mogul_count_one_symbol_the_change_none():
    for special, symbol in (("special_elephant", ELEPHANT), ("special_mogul", GRAND_MOGUL), ("special_colour", None)):
        match = position(hands=HANDS, specials={special: 0})
        play(match, f"play red_vizier_elephant\nadd {special}")
        wanted = [1, 0, 0, 0, 0, 1]
        if symbol is not None:
            wanted[symbol] += 1
        assert match.state.symbols[0].tolist() == wanted
        assert scores(match) == [0, 0, 0]


@pytest.mark.rule("TM-4.5")
def test_without_a_playable_card_one_must_withdraw():
    hands = {0: ["red_vizier_elephant", "yellow_monk_elephant", "white_elephant"], **OTHERS}
    match = position(hands=hands)
    play(match, f"play red_vizier_elephant\nalone\n{ROUND}")
    assert match.state.withdrawn[0] == 1
    assert match.actor == 0  # what is won and taken is still to be chosen
    assert told(match, "cannot_play") == [("cannot_play", {"seat": 0})]


@pytest.mark.rule("TM-4.5")
def test_whites_alone_or_no_cards_force_a_withdrawal_at_once():
    for hand in (["white_elephant", "white_monk"], []):
        match = position(hands={**OTHERS, 0: hand}, start=2)
        assert match.actor == 2
        play(match, "play violet_vizier_elephant")
        assert match.state.withdrawn[0] == 1


@pytest.mark.rule("TM-4.5")
def test_the_change_of_colour_in_hand_makes_any_coloured_card_playable():
    hands = {0: ["red_vizier_elephant", "yellow_monk_elephant"], **OTHERS}
    match = position(hands=hands, specials={"special_colour": 0})
    play(match, f"play red_vizier_elephant\nalone\n{ROUND}")
    assert match.actor == 0
    assert moves(match) == ["withdraw", "play yellow_monk_elephant"]


@pytest.mark.rule("TM-4.5")
def test_the_change_of_colour_on_the_table_does_not():
    hands = {0: ["red_vizier_elephant", "yellow_monk_elephant"], **OTHERS}
    match = position(hands=hands, specials={"special_colour": 0})
    play(match, f"play red_vizier_elephant\nadd special_colour\n{ROUND}")
    assert match.state.withdrawn[0] == 1
