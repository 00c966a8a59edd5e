"""The drawing of The King is Dead shows what the view holds, and nothing else."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from xml.etree import ElementTree

import pytest

import regnum
from regnum.core.match import Match
from regnum.core.text import LANGUAGES, LOCALES, Texts
from regnum.games.kingisdead.components import ADJACENT, KINDS, MAPS, REGIONS
from regnum.games.kingisdead.scene import scene
from regnum.games.kingisdead.scene.board import board, road
from regnum.games.kingisdead.scene.geography import LINES, borders

SVG = "{http://www.w3.org/2000/svg}"
SPOKEN = [language for language in LANGUAGES
          if all((LOCALES / language / f"{part}.ftl").exists() for part in ("core", "kingisdead"))]  # fmt: skip
TABLES = [(players, mordred, piles, map_) for players, mordred, piles, map_
          in product((2, 3, 4), ("off", "on"), ("top", "open"), MAPS)]  # fmt: skip


@cache
def positions(players: int, mordred: str, piles: str, map_: str) -> tuple[Match, ...]:
    """Every fifth position of a random game in which players like to pass, and its end."""
    match = regnum.match("kingisdead", players=players, seed=players, mordred=mordred, piles=piles, map=map_)
    dice, found = random.Random(f"{players} {mordred} {piles} {map_}"), []
    while not match.over:
        if match.ply % 5 == 0:
            found.append(match.copy())
        passes = "pass" in [move.notation for move in match.moves()] and dice.random() < 0.5
        match.play("pass" if passes else dice.choice(match.legal))
    return (*found, match.copy())


def drawn(match: Match, seat: int | None, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(match.scene(seat, language).svg())


def addressed(root: ElementTree.Element) -> Iterator[tuple[str, ElementTree.Element]]:
    return ((element.attrib["data-at"], element) for element in root.iter() if "data-at" in element.attrib)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("language", SPOKEN)
def test_well_formed_and_small(table, language):
    for number, match in enumerate(positions(*table)):
        seat = (None, *range(match.players))[number % (match.players + 1)]
        picture = match.scene(seat, language)
        root = ElementTree.fromstring(picture.svg())
        assert len(picture.pieces.encode()) < 25_000
        known = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
        assert all(name.startswith("kid-") for name in known)
        used = {element.attrib["href"].removeprefix("#") for element in root.iter(f"{SVG}use")}
        assert used <= known


@pytest.mark.parametrize("table", TABLES)
def test_every_move_can_be_touched(table):
    for match in positions(*table):
        if not match.over:
            found = {at for at, _ in addressed(drawn(match, match.actor))}
            for move in match.moves():
                assert set(move.addresses) <= found, move.notation


@pytest.mark.parametrize("table", TABLES)
def test_followers_agree_with_the_view(table):
    for match in positions(*table):
        view, groups = match.view(None), dict(addressed(drawn(match, None)))
        for region, kind in product(REGIONS, KINDS):
            group = groups.get(f"region/{region}/{kind}")
            count = 0
            if group is not None:
                number = group.find(f"{SVG}text")
                tokens = group.findall(f"{SVG}use")
                assert {token.attrib["href"] for token in tokens} == {f"#kid-token-{kind}"}
                count = len(tokens) if number is None else int(number.text)
            assert count == view["regions"][region]["followers"][kind]


@pytest.mark.parametrize("table", TABLES)
def test_regions_and_cards_are_there_once(table):
    """KID-3.7: also those that are closed, with the token of their holder."""
    for match in positions(*table):
        root, view = drawn(match, None), match.view(None)
        count = Counter(at for at, _ in addressed(root))
        assert all(count[f"region/{region}"] == count[f"card/{region}"] == 1 for region in REGIONS)
        tokens = [
            element.attrib for element in root.iter() if element.attrib.get("data-key", "").startswith("control/")
        ]
        held = {token["data-key"].split("/")[1]: token["href"].removeprefix("#kid-control-") for token in tokens}
        assert held == {name: facts["holder"] for name, facts in view["regions"].items() if facts["holder"]}


@pytest.mark.parametrize("table", TABLES)
def test_hands_are_for_their_owners(table):
    for match in positions(*table):
        assert not any(at.startswith("hand/") for at, _ in addressed(drawn(match, None)))
        for seat in range(match.players):
            shown = Counter(
                at.removeprefix("hand/") for at, _ in addressed(drawn(match, seat)) if at.startswith("hand/")
            )
            held = match.view(seat)["hands"][seat]["cards"]
            assert shown == {card: count for card, count in held.items() if count}


def test_keys_are_unique():
    """A browser follows a thing from drawing to drawing by its key."""
    for match in positions(4, "on", "open", "standard"):
        keys = [element.attrib["data-key"] for element in drawn(match, 0).iter() if "data-key" in element.attrib]
        assert len(keys) == len(set(keys))


def test_same_view_same_drawing():
    for match in positions(3, "on", "top", "standard"):
        view, texts = match.view(0), Texts("en", "kingisdead")
        assert scene(view, texts) == scene(view, texts)
        assert scene(view, texts).board == match.scene(1).board == match.scene(None).board


def test_the_end_names_the_winners():
    for table in TABLES:
        match = positions(*table)[-1]
        title = match.scene(None).title
        for seat, share in enumerate(match.shares):
            assert (Texts("en").seat(seat) in title) == (share > 0)


def test_borders_are_the_adjacencies():
    """KID-1.1"""
    adjacent = {frozenset((a, b)) for i, a in enumerate(REGIONS) for j, b in enumerate(REGIONS) if ADJACENT[0, i, j]}
    assert set(borders()) == adjacent


@pytest.mark.parametrize("region", REGIONS)
def test_outlines_close(region):
    ends = Counter(junction for line in LINES if region in line[2] for junction in line[:2])
    assert set(ends.values()) == {2}


def test_the_alternative_map_has_roads():
    """Two regions that touch only on that map are joined along a border that is barred there."""
    assert board("en", "standard", False).count("kid-road") == board("en", "standard", False).count("kid-barred") == 0
    assert board("en", "alternative", False).count('"kid-road"') == 2
    assert board("en", "alternative", False).count('"kid-barred"') == 2
    assert len(road("caledonia", "londinium", [])) == 2
