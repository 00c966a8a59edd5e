"""The drawing of Taj Mahal shows what the view holds, on a map whose roads can be followed."""

import copy
import json
import os
import random
import re
import subprocess
import sys
from itertools import combinations, combinations_with_replacement
from xml.etree import ElementTree

import pytest

import regnum
from regnum.core.match import Match
from regnum.core.text import LANGUAGES
from regnum.games.tajmahal.components import CITIES, DATA, ROADS, SYMBOLS
from regnum.games.tajmahal.scene import geography
from regnum.games.tajmahal.scene.layout import COURT, MAP_HEIGHT, PILES, PLACES, WIDTH

GAME = regnum.game("tajmahal")


def positions(players: int, every: int = 9) -> list[Match]:
    match, dice, found = Match(GAME, players, 4), random.Random(players), []
    while not match.over:
        if match.ply % every == 0:
            found.append(match.copy())
        match.play(dice.choice(match.legal))
    return [*found, match]


def side(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def test_no_two_roads_cross():
    lines = [(PLACES[CITIES[a]], PLACES[CITIES[b]]) for a, b in ROADS]
    for (a, b), (c, d) in combinations(lines, 2):
        if len({a, b, c, d}) == 4:
            assert not (side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0)


def test_cities_keep_clear_of_each_other_and_of_other_roads():
    for a, b in combinations(PLACES.values(), 2):
        assert (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 > 90**2
    for a, b in ROADS:
        (ax, ay), (bx, by) = PLACES[CITIES[a]], PLACES[CITIES[b]]
        for name, (x, y) in PLACES.items():
            if name not in (CITIES[a], CITIES[b]):
                along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
                along = min(1, max(0, along))
                assert (x - ax - along * (bx - ax)) ** 2 + (y - ay - along * (by - ay)) ** 2 > 45**2, (name, a, b)


def test_cities_lie_on_land_beside_the_court_and_the_piles():
    assert geography.printed()
    left, top, width, height = COURT
    for x, y in PLACES.values():
        assert 50 < x < WIDTH - 50
        assert 40 < y < MAP_HEIGHT - 40
        assert not (x > left - 40 and y < top + height + 40 and x < left + width + 40)
        assert not (x > PILES[0] - 30 and y > PILES[1] - 30)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_move_can_be_touched_in_every_language(players):
    for match in positions(players):
        for language in LANGUAGES:
            scene = match.scene(match.actor if match.actor >= 0 else None, language)
            ElementTree.fromstring(scene.svg())
            assert len(scene.pieces.encode()) < 40_000
            if match.actor >= 0:
                drawn = set(re.findall(r'data-at="([^"]+)"', scene.svg()))
                assert {address for move in match.moves() for address in move.addresses} <= drawn


def test_what_is_used_is_defined():
    for match in positions(5, 15):
        svg = match.scene(0).svg()
        defined = set(re.findall(r'id="([^"]+)"', svg))
        assert set(re.findall(r'href="#([^"]+)"', svg)) <= defined
        assert set(re.findall(r"url\(#([^)]+)\)", svg)) <= defined


def test_classes_have_a_style():
    """A misspelt class would be drawn black."""
    for match in positions(5, 20):
        scene = match.scene(0)
        used = {name for names in re.findall(r'class="([^"]+)"', scene.svg()) for name in names.split()}
        styled = set(re.findall(r"\.(tm[\w-]*)", scene.style))
        assert used <= styled


def test_only_ones_own_hand_is_drawn():
    match = Match(GAME, 4, 2)
    assert 'data-at="hand/' not in match.scene(None).svg()
    drawn = set(re.findall(r'data-at="hand/([^"]+)"', match.scene(1).svg()))
    assert drawn == set(match.view(1)["seats"][1]["hand"]["cards"])


def test_a_hand_of_many_cards_has_room():
    match = Match(GAME, 5, 2)
    match.state.hand[0] = 1
    match.state.hand_size[0] = match.state.hand[0].sum()
    scene = match.scene(0)
    lowest = max(int(y) for y in re.findall(r'data-at="hand/[^>]*translate\([\d.]+ (\d+)\)', scene.pieces))
    assert lowest + 130 < scene.height
    assert len(scene.pieces.encode()) < 40_000


OTHER = """
import random
from xml.etree import ElementTree
import regnum
game = regnum.game("tajmahal")
match, dice = regnum.match("tajmahal", players=4, seed=3), random.Random(3)
while not match.over:
    match.play(dice.choice(match.legal))
    if match.ply % 25 == 0:
        for language in ("en", "it", "de"):
            ElementTree.fromstring(match.scene(max(match.actor, 0), language).svg())
            match.moves(language)
print(game.State.itemsize, len(game.space))
"""


def test_another_board_and_deck_can_be_played_and_drawn(tmp_path):
    """Every pair of symbols once in each colour, cities on a grid, a road less."""
    data = copy.deepcopy(DATA)
    data["roads"].remove(["kabul", "peshawar"])
    for number, city in enumerate(data["cities"]):
        city["x"], city["y"] = 1 + number % 7 * 2, 1 + number // 7 * 2
    pairs = list(combinations_with_replacement(SYMBOLS, 2))
    for colour in ("red", "yellow", "green", "violet"):
        cards = [card for card in data["deck"] if card["colour"] == colour]
        for card, pair in zip(cards, pairs, strict=True):
            card["symbols"] = list(pair)
    (tmp_path / "tajmahal.json").write_text(json.dumps(data))
    environment = {**os.environ, "REGNUM_COMPONENTS": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run([sys.executable, "-c", OTHER], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == ["2000", "5693"]
