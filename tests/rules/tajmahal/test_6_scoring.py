"""6 Scoring a withdrawal: every rule with an example computed by hand."""

import inspect
import random

import networkx as nx
import numpy as np
import pytest

from regnum.core.compiled import plain
from regnum.games.tajmahal.components import BIT, CITIES, PROVINCE_BITS, PROVINCE_OF, PROVINCES, ROADS
from regnum.games.tajmahal.rules.scoring import connected, score_palaces

from .positions import moves, play, position, scores, symbol_cards, told

# Seat 0 leads in monk and princess; the others are tied in all they show.
HANDS = {0: ["red_monk_princess", "red_general_elephant"], 1: ["green_vizier_elephant", "green_monk_elephant"],
         2: ["violet_vizier_elephant", "violet_monk_elephant"]}  # fmt: skip
DISPLAY = ["red_grand_mogul_elephant", "green_grand_mogul_elephant", "violet_grand_mogul_elephant",
           "yellow_grand_mogul_elephant", "white_monk"]  # fmt: skip


def two_palaces(**more):
    """Seat 0 withdraws and has two palaces to place."""
    match = position(hands=HANDS, display=DISPLAY, **more)
    play(match, "play red_monk_princess\nplay green_vizier_elephant\nplay violet_vizier_elephant\nwithdraw")
    return match


def wins_tile(**more):
    """Seat 0 withdraws with the province tile alone."""
    hands = {**HANDS, 0: ["red_elephant_elephant", "red_general_elephant"]}
    match = position(hands=hands, display=DISPLAY, **more)
    play(match, "play red_elephant_elephant\nplay green_vizier_elephant\nplay violet_vizier_elephant\nwithdraw")
    return match


def wins_crown(**more):
    """Seat 0 withdraws with the crown alone."""
    hands = {**HANDS, 0: ["red_grand_mogul_elephant", "red_general_elephant"]}
    match = position(hands=hands, display=DISPLAY[1:], **more)
    play(match, "play red_grand_mogul_elephant\nplay green_vizier_elephant\nplay violet_vizier_elephant\nwithdraw")
    return match


@pytest.mark.rule("TM-6.1")
def test_taj_mahal_4_points():
    match = two_palaces(visit=12, province="agra")
    play(match, "build agra\nbuild amber")
    assert scores(match) == [4 + 1, 0, 0]  # and 1 for the province
    assert match.view()["cities"]["agra"]["bonus"] is None


@pytest.mark.rule("TM-6.1")
def test_plus_2():
    match = two_palaces(bonuses={"delhi": "plus2"})
    play(match, "build delhi\nbuild hisar")
    assert scores(match) == [2 + 1, 0, 0]


@pytest.mark.rule("TM-6.1")
def test_card():
    match = two_palaces(bonuses={"delhi": "card"}, deck=["white_vizier"])
    events = play(match, "build delhi")
    assert events == ["built", "bonus_card", "drew", "drew_card"]
    assert symbol_cards(match, 0)["white_vizier"] == 1
    play(match, "build hisar")
    assert scores(match) == [1, 0, 0]


@pytest.mark.rule("TM-6.1")
def test_good_with_the_same_ones_held():
    match = two_palaces(bonuses={"delhi": "spices"}, goods={0: {"spices": 3, "rice": 2}, 1: {"spices": 4}})
    play(match, "build delhi")
    assert scores(match) == [1 + 3, 0, 0]
    assert match.view()["seats"][0]["goods"]["spices"] == 4
    assert told(match, "bonus_good") == [("bonus_good", {"seat": 0, "good": "spices", "points": 4, "held": 3})]


@pytest.mark.rule("TM-6.1")
def test_bonus_tiles_count_one_after_the_other():
    match = two_palaces(province="kabul", bonuses={"peshawar": "tea", "ghazni": "tea"}, goods={0: {"tea": 1}})
    play(match, "build peshawar\nbuild ghazni")
    assert scores(match) == [(1 + 1) + (1 + 2) + 1, 0, 0]


@pytest.mark.rule("TM-6.2")
def test_province_tile_with_the_same_goods_held():
    match = wins_tile(visit=4, goods={0: {"rice": 2, "tea": 1, "jewels": 5}})  # rice and tea
    assert scores(match) == [(1 + 2) + (1 + 1), 0, 0]
    assert match.view()["seats"][0]["goods"] == {"rice": 3, "tea": 2, "spices": 0, "jewels": 5}


@pytest.mark.rule("TM-6.2")
def test_tile_1_shows_one_good():
    match = wins_tile(visit=1, goods={0: {"rice": 1}})
    assert scores(match) == [2, 0, 0]


@pytest.mark.rule("TM-6.2")
def test_goods_on_one_tile_do_not_count_for_each_other(monkeypatch):
    """No tile of ours shows a good twice; one of another file could."""
    from regnum.games.tajmahal.rules import scoring

    goods = scoring.GOODS_ON.copy()
    goods[3] = [2, 0, 0, 0]
    match = position(visit=4, goods={0: {"rice": 1}})
    rule = plain(scoring.score_province_tile)
    monkeypatch.setitem(inspect.unwrap(rule).__globals__, "GOODS_ON", goods)
    rule(match.state, 0, np.zeros((0, 8), np.int16))
    assert scores(match) == [(1 + 1) + (1 + 1), 0, 0]
    assert match.state.goods[0].tolist() == [3, 0, 0, 0]


@pytest.mark.rule("TM-6.2")
def test_a_bonus_good_of_the_same_withdrawal_counts_for_the_tile():
    hands = {**HANDS, 0: ["red_monk_princess", "red_elephant_elephant", "red_general_elephant"]}
    match = position(hands=hands, display=DISPLAY, visit=4, bonuses={"delhi": "rice"})
    play(match, "play red_monk_princess\nplay green_vizier_elephant\nplay violet_vizier_elephant")
    play(match, "play red_elephant_elephant\nwithdraw\ntake red_grand_mogul_elephant white_monk")
    play(match, "withdraw\nbuild sirhind\ntake green_grand_mogul_elephant yellow_grand_mogul_elephant")
    play(match, "withdraw\nbuild delhi")
    assert told(match, "bonus_good", "tile_good") == [
        ("bonus_good", {"seat": 0, "good": "rice", "points": 1, "held": 0}),
    ]
    play(match, "build hisar")
    assert told(match, "tile_good") == [
        ("tile_good", {"seat": 0, "good": "rice", "points": 2, "held": 1}),
        ("tile_good", {"seat": 0, "good": "tea", "points": 1, "held": 0}),
    ]


@pytest.mark.rule("TM-6.3")
def test_one_point_for_the_province_however_many_palaces():
    match = two_palaces()
    play(match, "build saharanpur\nbuild hisar")
    assert scores(match) == [1, 0, 0]


@pytest.mark.rule("TM-6.3")
def test_no_palace_no_point():
    match = wins_tile(visit=1, palaces={"delhi": 1, "jalandhar": 0, "amritsar": 0})
    assert scores(match) == [1, 0, 0]  # for the tile
    assert told(match, "palace_here", "palace_chain") == []


@pytest.mark.rule("TM-6.3")
def test_a_chain_over_three_provinces():
    # hisar - jalandhar (Lahore) - ajmer (Ajmer); kabul is far away
    match = two_palaces(palaces={"jalandhar": 0, "ajmer": 0, "kabul": 0})
    play(match, "build hisar\nbuild saharanpur")
    assert scores(match) == [1 + 1 + 1, 0, 0]
    assert told(match, "palace_here", "palace_chain") == [
        ("palace_here", {"seat": 0, "province": "delhi"}),
        ("palace_chain", {"seat": 0, "province": "lahore"}),
        ("palace_chain", {"seat": 0, "province": "ajmer"}),
    ]


@pytest.mark.rule("TM-6.3")
def test_each_other_province_counts_once_from_any_of_the_palaces():
    # hisar reaches jalandhar and sirhind reaches amritsar: both lie in Lahore, which counts once.
    match = two_palaces(palaces={"jalandhar": 0, "amritsar": 0, "jammu": 0})
    play(match, "build hisar\nbuild sirhind")
    assert scores(match) == [1 + 1 + 1, 0, 0]  # Delhi, Lahore, Kashmir (amritsar - jammu)


@pytest.mark.rule("TM-6.3")
def test_palaces_here_need_not_be_joined_to_each_other():
    # saharanpur leads nowhere; hisar alone reaches Lahore
    match = two_palaces(palaces={"jalandhar": 0})
    play(match, "build saharanpur\nbuild hisar")
    assert scores(match) == [2, 0, 0]


@pytest.mark.rule("TM-6.3")
def test_crown_palaces_count_in_the_chain_and_as_the_palace_placed():
    match = wins_crown(palaces={"amritsar": 1, "ajmer": 0}, crowns={"jalandhar": 0})
    assert moves(match, "build") == []
    play(match, "crown hisar")
    assert scores(match) == [1 + 1 + 1, 0, 0]  # Delhi, Lahore by its crown palace, Ajmer behind it


@pytest.mark.rule("TM-6.4")
def test_a_city_with_two_palaces_counts_for_both_owners():
    match = two_palaces(palaces={"jalandhar": 1, "ajmer": 0}, crowns={"jalandhar": 0})
    play(match, "build hisar\nbuild saharanpur")
    assert scores(match) == [3, 0, 0]
    match = two_palaces(palaces={"jalandhar": 0, "ajmer": 0}, crowns={"jalandhar": 1})
    play(match, "build hisar\nbuild saharanpur")
    assert scores(match) == [3, 0, 0]


@pytest.mark.rule("TM-6.4")
@pytest.mark.parametrize("between", [{}, {"jalandhar": 1}])
def test_a_city_without_the_players_palace_breaks_the_chain(between):
    match = two_palaces(palaces={"lahore": 0, "bikaner": 0, **between})
    play(match, "build hisar\nbuild saharanpur")
    assert scores(match) == [1, 0, 0]


@pytest.mark.rule("TM-1.5", "TM-6.3", "TM-6.4")
def test_all_twelve_provinces_with_more_palaces_than_the_box_holds():
    everywhere = {city: 0 for city in CITIES if PROVINCES[PROVINCE_OF[CITIES.index(city)]] != "delhi"}
    match = two_palaces(palaces=everywhere)
    play(match, "build hisar\nbuild sirhind")
    assert scores(match) == [12, 0, 0]


@pytest.mark.rule("TM-6.3", "TM-6.4")
def test_chains_agree_with_networkx():
    dice = random.Random(12)
    graph = nx.Graph(ROADS)
    flood = plain(connected)
    for _ in range(5000):
        mine = dice.sample(range(49), dice.randrange(1, 49))
        here = dice.randrange(12)
        network = int(sum(BIT[city] for city in mine))
        reached = set()
        for component in nx.connected_components(graph.subgraph(mine)):
            if any(PROVINCE_OF[city] == here for city in component):
                reached |= component
        found = int(flood(np.int64(network), PROVINCE_BITS[here]))
        assert found == sum(int(BIT[city]) for city in reached)


@pytest.mark.rule("TM-6.3")
def test_points_of_chains_agree_with_networkx():
    dice = random.Random(13)
    graph = nx.Graph(ROADS)
    match = position()
    silent = np.zeros((0, 8), np.int16)
    for _ in range(3000):
        state = match.state
        mine = dice.sample(range(49), dice.randrange(1, 40))
        state.visit = dice.randrange(12)
        here = int(state.route[state.visit])
        if not any(PROVINCE_OF[city] == here for city in mine):
            continue
        state.network[1] = sum(BIT[city] for city in mine)
        state.score[1] = 0
        plain(score_palaces)(state, 1, silent)
        provinces = set()
        for component in nx.connected_components(graph.subgraph(mine)):
            inside = {int(PROVINCE_OF[city]) for city in component}
            if here in inside:
                provinces |= inside
        assert state.score[1] == len(provinces)
