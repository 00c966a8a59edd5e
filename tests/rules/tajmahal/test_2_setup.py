"""2 Set-up, over many seeds."""

from collections import Counter

import pytest

from regnum.core.match import Match
from regnum.games.tajmahal.components import AGRA, BONUSES, COPIES, FORTRESSES, LAST_PROVINCE, PROVINCES, SYMBOLS

from .positions import GAME

MATCHES = [Match(GAME, players, seed) for players in (3, 4, 5) for seed in range(60)]


@pytest.mark.rule("TM-2.1")
def test_provinces_are_visited_in_random_order_agra_last():
    second = Counter()
    for match in MATCHES:
        route = match.state.route.tolist()
        assert sorted(route) == list(range(12))
        assert route[11] == LAST_PROVINCE
        second[route[1]] += 1
    assert len(second) == 11
    assert MATCHES[0].view()["visit"] == 1


@pytest.mark.rule("TM-2.2")
def test_bonus_tiles_lie_on_the_fortresses():
    at_first_fortress = Counter()
    for match in MATCHES:
        bonus = match.state.bonus.tolist()
        assert {city for city, tile in enumerate(bonus) if tile >= 0} == set(FORTRESSES.tolist())
        assert BONUSES[bonus[AGRA]] == "taj_mahal"
        tiles = Counter(BONUSES[tile] for tile in bonus if tile >= 0)
        assert tiles == {"taj_mahal": 1, "plus2": 4, "card": 3, "rice": 2, "tea": 2, "spices": 2, "jewels": 2}
        at_first_fortress[bonus[FORTRESSES[0]]] += 1
    assert len(at_first_fortress) == 6
    assert MATCHES[0].view()["cities"]["agra"]["bonus"] == "taj_mahal"


@pytest.mark.rule("TM-2.3")
def test_the_court_is_full():
    for match in MATCHES:
        assert match.view()["court"] == list(SYMBOLS)
        assert match.view()["province"] == PROVINCES[match.state.route[0]]


@pytest.mark.rule("TM-2.4")
def test_hands_and_display():
    for match in MATCHES:
        state = match.state
        assert state.hand.sum(axis=1).tolist() == [6] * match.players + [0] * (5 - match.players)
        assert state.display.sum() == {3: 5, 4: 7, 5: 9}[match.players]
        left = COPIES - state.hand.sum(axis=0) - state.display
        assert Counter(state.deck[: state.deck_size].tolist()) == Counter(
            {card: count for card, count in enumerate(left.tolist()) if count}
        )


@pytest.mark.rule("TM-2.5")
def test_the_start_player_is_random():
    for players in (3, 4, 5):
        starts = Counter(int(match.state.start) for match in MATCHES if match.players == players)
        assert set(starts) == set(range(players))
        assert all(match.actor == match.state.start for match in MATCHES)


@pytest.mark.rule("TM-2.3", "TM-2.5")
def test_the_first_visit_is_announced_like_the_others():
    for match in MATCHES:
        began, dealt = match.opening
        assert began.as_dict(GAME) == {
            "event": "visit_began", "number": 1, "province": match.view()["province"], "seat": match.actor,
        }  # fmt: skip
        assert dealt.as_dict(GAME) == {"event": "display_dealt", "count": sum(match.view()["display"].values())}
        assert match.ply == 0
