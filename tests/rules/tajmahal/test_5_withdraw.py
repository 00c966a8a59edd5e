"""5 Withdrawing."""

import pytest

from .positions import card, moves, play, position, scores, symbol_cards, told, why

DISPLAY = ["red_grand_mogul_elephant", "green_grand_mogul_elephant", "violet_grand_mogul_elephant",
           "yellow_grand_mogul_elephant", "white_monk"]  # fmt: skip
SPARE = ["red_elephant_elephant", "red_general_elephant"]
OTHERS = {1: ["green_vizier_elephant", "green_vizier_elephant", "green_monk_elephant"],
          2: ["violet_vizier_elephant", "violet_general_elephant", "violet_monk_elephant"]}  # fmt: skip


def visit(first, others=("green_vizier_elephant", "violet_general_elephant"), **more):
    """Seat 0 has played `first` and withdraws; the others have played one card each."""
    hands = {0: [*first, *SPARE], 1: [others[0], *OTHERS[1][1:]], 2: [others[1], OTHERS[2][0], OTHERS[2][2]]}
    match = position(hands=hands, display=DISPLAY, **more)
    play(match, f"play {' '.join(first)}")
    play(match, f"play {others[0]}\nplay {others[1]}\nwithdraw")
    return match


TWO_VIZIERS = ("green_vizier_monk", "violet_vizier_monk")


def at_court(match):
    return set(match.view()["court"])


@pytest.mark.rule("TM-5.1")
def test_strictly_more_symbols_than_every_other_win():
    match = visit(["red_monk_princess"])
    assert at_court(match) == {"vizier", "general", "grand_mogul", "elephant"}
    assert match.state.influence[0].tolist() == [0, 0, 1, 1]
    assert match.state.building == 2


@pytest.mark.rule("TM-5.1")
def test_a_tie_wins_nothing():
    match = visit(["red_vizier_elephant"])  # seat 1 has a vizier too, all have an elephant
    assert len(at_court(match)) == 6
    assert told(match, "won_nothing") == [("won_nothing", {"seat": 0})]
    assert moves(match, "take") == moves(match)


@pytest.mark.rule("TM-5.1")
def test_cards_of_who_has_withdrawn_are_gone():
    match = visit(["red_vizier_elephant"])
    play(match, "take red_grand_mogul_elephant green_grand_mogul_elephant\nwithdraw")
    # seat 1: the only vizier now; its elephant is still tied with seat 2's
    assert told(match, "won_influence", "won_tile")[-1] == ("won_influence", {"seat": 1, "symbol": "vizier"})


@pytest.mark.rule("TM-5.1")
def test_the_last_one_needs_at_least_one_symbol():
    match = position(hands={0: SPARE, **OTHERS}, display=DISPLAY)
    play(match, "withdraw\ntake red_grand_mogul_elephant green_grand_mogul_elephant")
    play(match, "withdraw\ntake violet_grand_mogul_elephant yellow_grand_mogul_elephant")
    play(match, "withdraw")
    assert [event[1]["seat"] for event in told(match, "won_nothing")] == [0, 1, 2]


@pytest.mark.rule("TM-5.1", "TM-5.6")
def test_all_that_is_won_leaves_the_court_when_the_withdrawal_begins():
    match = visit(["red_princess_grand_mogul", "white_elephant"], TWO_VIZIERS)
    assert match.state.building == 1
    assert match.state.crowning == match.state.ruling == 1
    assert at_court(match) == {"vizier", "general", "monk"}


@pytest.mark.rule("TM-5.6")
def test_what_was_won_cannot_be_won_again():
    match = visit(["red_monk_princess"], province="kashmir")
    play(match, "build jammu\nbuild baramulla\ntake red_grand_mogul_elephant green_grand_mogul_elephant")
    play(match, "play green_monk_elephant\nwithdraw\nbuild srinagar")  # seat 2 leads in general
    play(match, "take violet_grand_mogul_elephant yellow_grand_mogul_elephant\nwithdraw")
    assert match.view()["seats"][1]["symbols"]["monk"] == 0  # it had one, all alone
    assert told(match, "won_influence") == [
        ("won_influence", {"seat": 0, "symbol": "monk"}),
        ("won_influence", {"seat": 0, "symbol": "princess"}),
        ("won_influence", {"seat": 2, "symbol": "general"}),
        ("won_influence", {"seat": 1, "symbol": "vizier"}),
    ]


@pytest.mark.rule("TM-5.2")
def test_a_palace_goes_into_a_free_city_of_the_province():
    match = visit(["red_monk_elephant"], palaces={"sirhind": 1})
    assert moves(match) == ["build saharanpur", "build delhi", "build hisar"]
    assert why(match, "build sirhind") == "TM-5.2"
    assert why(match, "build agra") == "TM-5.2"
    play(match, "build hisar")
    assert match.view()["cities"]["hisar"] == {"palace": 0, "crown": None, "bonus": None}


@pytest.mark.rule("TM-5.2", "TM-5.3")
def test_a_city_with_only_anothers_crown_palace_takes_a_palace_and_gives_its_bonus():
    match = visit(["red_monk_elephant"], crowns={"delhi": 1}, bonuses={"delhi": "plus2"})
    assert "build delhi" in moves(match)
    play(match, "build delhi")
    assert match.view()["cities"]["delhi"] == {"palace": 0, "crown": 1, "bonus": None}
    assert scores(match) == [2 + 1, 0, 0]


@pytest.mark.rule("TM-5.2")
def test_each_influence_tile_brings_a_palace():
    match = visit(["red_monk_princess"])
    assert len(moves(match, "build")) == 4
    play(match, "build delhi")
    assert len(moves(match, "build")) == 3
    play(match, "build hisar")
    assert moves(match, "take") == moves(match)
    assert match.view()["seats"][0]["influence"] == {"vizier": 0, "general": 0, "monk": 1, "princess": 1}


@pytest.mark.rule("TM-5.3")
def test_the_crown_palace_goes_into_any_city_and_takes_no_bonus():
    match = visit(["red_grand_mogul_elephant"], palaces={"sirhind": 1}, bonuses={"delhi": "plus2"})
    assert moves(match) == ["crown sirhind", "crown saharanpur", "crown delhi", "crown hisar"]
    assert why(match, "crown agra") == "TM-5.3"
    play(match, "crown delhi")
    assert match.view()["cities"]["delhi"] == {"palace": None, "crown": 0, "bonus": "plus2"}
    assert scores(match) == [1, 0, 0]


@pytest.mark.rule("TM-5.3", "TM-5.5")
def test_the_crown_palace_may_stand_beside_an_own_palace_and_comes_after_it():
    match = visit(["red_princess_grand_mogul"])
    assert moves(match, "crown") == []
    assert why(match, "crown delhi") == "TM-5.2"
    play(match, "build delhi")
    assert "crown delhi" in moves(match)
    play(match, "crown delhi")
    facts = match.view()["cities"]["delhi"]
    assert (facts["palace"], facts["crown"]) == (0, 0)


@pytest.mark.rule("TM-5.4")
def test_elephants_win_the_province_tile():
    match = visit(["red_elephant_elephant"], visit=4)  # rice and tea
    assert match.view()["seats"][0]["goods"] == {"rice": 1, "tea": 1, "spices": 0, "jewels": 0}
    assert "elephant" not in at_court(match)


@pytest.mark.rule("TM-5.5")
def test_bonus_tiles_are_carried_out_before_the_next_placement():
    match = visit(["red_monk_princess"], province="kabul", bonuses={"peshawar": "card", "ghazni": "plus2"},
                  deck=["white_vizier"])  # fmt: skip
    play(match, "build peshawar")
    assert symbol_cards(match, 0)["white_vizier"] == 1
    assert moves(match) == ["build kabul", "build bannu", "build ghazni"]
    play(match, "build ghazni")
    assert scores(match) == [2 + 1, 0, 0]


@pytest.mark.rule("TM-5.5", "TM-5.7")
def test_the_order_of_a_withdrawal():
    match = visit(["red_princess_grand_mogul", "white_elephant"], TWO_VIZIERS, visit=4, bonuses={"delhi": "rice"})
    events = [*play(match, "build delhi"), *play(match, "crown hisar")]
    assert events == ["built", "bonus_good", "crowned", "tile_good", "tile_good", "palace_here", "discarded"]
    assert scores(match) == [1 + (2 + 1) + 1, 0, 0]


@pytest.mark.rule("TM-5.8")
def test_played_cards_are_discarded_and_special_ones_return():
    hands = {0: ["red_monk_princess", *SPARE], **OTHERS}
    match = position(hands=hands, display=DISPLAY, specials={"special_mogul": 0})
    play(match, "play red_monk_princess special_mogul")
    play(match, "play green_vizier_elephant\nplay violet_general_elephant")
    play(match, "play red_elephant_elephant")
    play(match, "play green_vizier_elephant\nplay violet_vizier_elephant")
    assert match.view()["seats"][0]["hand"]["known"] == {}
    play(match, "withdraw\nbuild delhi\nbuild hisar\ncrown delhi")
    assert match.view()["discards"] == {"red_monk_princess": 1, "red_elephant_elephant": 1}
    assert match.view()["seats"][0]["hand"]["known"] == {"special_mogul": 1}
    assert match.view()["seats"][0]["played"] == {}


@pytest.mark.rule("TM-5.8")
def test_a_special_card_is_played_once_in_a_visit():
    hands = {0: ["red_monk_princess", *SPARE], **OTHERS}
    match = position(hands=hands, display=DISPLAY, specials={"special_mogul": 0, "special_elephant": 0})
    play(match, "play red_monk_princess special_mogul")
    play(match, "play green_vizier_elephant\nplay violet_general_elephant")
    assert moves(match, "play red_elephant_elephant") == [
        "play red_elephant_elephant", "play red_elephant_elephant special_elephant",
    ]  # fmt: skip
    assert why(match, "play red_elephant_elephant special_mogul") == "TM-5.8"
    assert why(match, "play red_elephant_elephant special_plus2") == "TM-7.1"


@pytest.mark.rule("TM-5.9")
def test_who_played_nothing_draws_a_card_before_choosing():
    match = position(hands={0: SPARE, **OTHERS}, display=DISPLAY, deck=["white_vizier"])
    events = play(match, "withdraw")
    assert events == ["withdrew", "won_nothing", "draws_without_play", "drew", "drew_card"]
    assert symbol_cards(match, 0)["white_vizier"] == 1
    assert moves(match) == moves(match, "take")


@pytest.mark.rule("TM-5.9")
def test_the_last_one_draws_too_if_nothing_was_played():
    match = position(hands={0: SPARE, **OTHERS}, display=DISPLAY)
    play(match, "withdraw\ntake red_grand_mogul_elephant green_grand_mogul_elephant")
    play(match, "withdraw\ntake violet_grand_mogul_elephant yellow_grand_mogul_elephant")
    play(match, "withdraw")
    assert [event[1]["seat"] for event in told(match, "drew")] == [0, 1, 2]
    assert match.state.hand_size[:3].tolist() == [2 + 3, 3 + 3, 3 + 2]


@pytest.mark.rule("TM-5.9")
def test_who_played_draws_nothing():
    match = visit(["red_vizier_elephant"])
    assert told(match, "drew") == []


@pytest.mark.rule("TM-5.10")
def test_two_cards_of_the_display_are_taken():
    match = visit(["red_vizier_elephant"])
    assert len(moves(match)) == 10  # two of five
    assert why(match, "take white_monk") == "TM-5.10"
    assert why(match, "take white_monk white_princess") == "TM-5.10"
    assert why(match, "take white_monk white_monk") == "TM-5.10"
    assert why(match, "withdraw") == "TM-5.10"
    play(match, "take white_monk green_grand_mogul_elephant")
    assert match.state.hand[0, card("white_monk")] == 1
    assert match.view()["display"] == {
        "red_grand_mogul_elephant": 1, "yellow_grand_mogul_elephant": 1, "violet_grand_mogul_elephant": 1,
    }  # fmt: skip


@pytest.mark.rule("TM-5.10")
def test_alike_cards_are_one_choice():
    display = ["white_elephant", "white_elephant", "white_elephant", "yellow_monk_elephant", "yellow_monk_elephant"]
    match = position(hands={0: SPARE, **OTHERS}, display=display)
    play(match, "withdraw")
    assert moves(match) == [
        "take yellow_monk_elephant yellow_monk_elephant",
        "take yellow_monk_elephant white_elephant",
        "take white_elephant white_elephant",
    ]


@pytest.mark.rule("TM-5.10")
def test_the_last_one_takes_the_card_that_is_left():
    match = position(hands={0: SPARE, **OTHERS}, display=DISPLAY)
    play(match, "withdraw\ntake red_grand_mogul_elephant green_grand_mogul_elephant")
    play(match, "withdraw\ntake violet_grand_mogul_elephant yellow_grand_mogul_elephant")
    play(match, "withdraw")
    assert told(match, "took_one") == [("took_one", {"seat": 2, "card": "white_monk"})]


@pytest.mark.rule("TM-5.10", "TM-7.3")
@pytest.mark.parametrize(("size", "shares"), [(5, [2, 2, 1]), (4, [2, 2, 0]), (3, [2, 1, 0]), (2, [2, 0, 0]),
                                              (1, [1, 0, 0]), (0, [0, 0, 0])])  # fmt: skip
def test_shares_of_a_short_display(size, shares):
    match = position(hands={0: SPARE, **OTHERS}, display=DISPLAY[:size])
    for _ in range(3):
        play(match, "withdraw")
        if moves(match) and moves(match)[0].startswith("take"):
            play(match, moves(match)[0])
    taken = [0, 0, 0]
    for name, facts in told(match, "took", "took_one"):
        taken[facts["seat"]] = 2 if name == "took" else 1
    assert taken == shares
    assert len(told(match, "took_nothing")) == shares.count(0)
