"""1 Components, and files that take their place."""

import copy
import json
import runpy
from pathlib import Path

import networkx as nx
import pytest

from regnum.core import components as core_components
from regnum.core.errors import ComponentsError
from regnum.games.tajmahal import components as tm

FILE = Path(tm.__file__)


@pytest.mark.rule("TM-1.1")
def test_provinces_and_cities():
    sizes = {name: tm.PROVINCE_OF.tolist().count(number) for number, name in enumerate(tm.PROVINCES)}
    assert len(sizes) == 12
    assert sizes.pop("agra") == 5
    assert set(sizes.values()) == {4}
    assert len(tm.CITIES) == 49
    assert len(tm.FORTRESSES) == 16
    graph = nx.Graph(tm.ROADS)
    assert len(graph) == 49
    assert nx.is_connected(graph)


@pytest.mark.rule("TM-1.1")
def test_roads_are_the_neighbours():
    for first in range(49):
        for second in range(49):
            joined = (first, second) in tm.ROADS or (second, first) in tm.ROADS
            assert bool(tm.NEIGHBOURS[first] >> second & 1) == joined


@pytest.mark.rule("TM-1.2")
def test_cards():
    for number, colour in enumerate((*tm.COLOURS, "white")):
        first, end = tm.COLOUR_START[number], tm.COLOUR_START[number + 1]
        assert tm.COPIES[first:end].sum() == (12 if colour == "white" else 21)
        assert set(tm.SYMBOLS_ON[first:end].sum(axis=1)) == {1 if colour == "white" else 2}
        assert all(name.startswith(colour) for name in tm.CARDS[first:end])
    assert tm.COPIES.sum() == 96
    assert tm.COPIES[tm.CARDS.index("red_elephant_elephant")] == 2
    assert tm.COPIES[tm.CARDS.index("white_elephant")] == 7
    assert tm.SYMBOLS == ("vizier", "general", "monk", "princess", "grand_mogul", "elephant")


@pytest.mark.rule("TM-1.3")
def test_special_cards_and_the_tiles_that_win_them():
    won = {force: tm.SPECIALS[special] for force, special in zip(tm.FORCES, tm.SPECIAL_OF, strict=True)}
    assert won == {
        "general": "special_elephant",
        "vizier": "special_mogul",
        "princess": "special_plus2",
        "monk": "special_colour",
    }


@pytest.mark.rule("TM-1.4")
def test_tiles():
    assert tm.GOODS == ("rice", "tea", "spices", "jewels")
    assert tm.GOODS_ON.sum(axis=1).tolist() == [1] + [2] * 11
    assert len(tm.SQUARE_TILES) == 15
    assert sorted(tm.DATA["influence_tiles"].items()) == sorted((force, 6) for force in tm.FORCES)


def check_file(data, monkeypatch, tmp_path):
    """What components.py makes of another file."""
    (tmp_path / "tajmahal.json").write_text(json.dumps(data))
    monkeypatch.setenv("REGNUM_COMPONENTS", str(tmp_path))
    caches = (core_components.component_bytes, core_components.played_components)
    try:
        for cached in caches:
            cached.cache_clear()
        return runpy.run_path(str(FILE))
    finally:
        monkeypatch.undo()
        for cached in caches:
            cached.cache_clear()


def first_city(data, name):
    return next(city for city in data["cities"] if city["id"] == name)


def drop_last(key):
    return lambda data: data[key].pop()


BREAKS = {
    "provinces": ("provinces", drop_last("provinces")),
    "cities": ("cities", drop_last("cities")),
    "fortresses": ("fortress", lambda data: first_city(data, "delhi").update(fortress=False)),
    "agra": ("cities.agra", lambda data: (first_city(data, "agra").update(fortress=False),
                                          first_city(data, "amber").update(fortress=True))),
    "tiles": ("province_tiles", drop_last("province_tiles")),
    "tile number": ("province_tiles[4]", lambda data: data["province_tiles"][4].update(number=6)),
    "tile goods": ("province_tiles[0]", lambda data: data["province_tiles"][0].update(goods=["rice", "tea"])),
    "tile good": ("province_tiles[3]", lambda data: data["province_tiles"][3].update(goods=["rice", "salt"])),
    "cards": ("deck", drop_last("deck")),
    "card colour": ("deck[7]", lambda data: data["deck"][7].update(colour="blue")),
    "colours": ("deck, red", lambda data: data["deck"][0].update(colour="green")),
    "card symbols": ("deck[2]", lambda data: data["deck"][2].update(symbols=["vizier"])),
    "card symbol": ("deck[2]", lambda data: data["deck"][2].update(symbols=["vizier", "dragon"])),
    "bonus tiles": ("bonus_tiles", lambda data: data["bonus_tiles"].update(plus2=5)),
    "bonus kinds": ("bonus_tiles", lambda data: data["bonus_tiles"].update(salt=0)),
    "Taj Mahal": ("bonus_tiles.taj_mahal", lambda data: data["bonus_tiles"].update(taj_mahal=0)),
    "influence": ("influence_tiles.monk", lambda data: data["influence_tiles"].update(monk=5)),
    "road's city": ("roads[5]", lambda data: data["roads"][5].__setitem__(0, "atlantis")),
    "road twice": ("roads[83]", lambda data: data["roads"].append(["peshawar", "kabul"])),
    "road to itself": ("roads[1]", lambda data: data["roads"].__setitem__(1, ["kabul", "kabul"])),
    "no road": ("cities.saharanpur", lambda data: data["roads"].__setitem__(
        slice(None), [road for road in data["roads"] if "saharanpur" not in road])),
    "city's name": ("cities", lambda data: data["cities"][0].update(id="paris")),
    "city's province": ("cities.kabul", lambda data: data["cities"][0].update(province="paris")),
    "province's cities": ("provinces.", lambda data: data["provinces"][0]["cities"].__setitem__(0, "delhi")),
    "specials": ("special_cards", drop_last("special_cards")),
    "special twice": ("special_cards", lambda data: data["special_cards"][0].update(won_with="monk")),
    "hand": ("setup.hand", lambda data: data["setup"].update(hand=5)),
    "display": ("setup.display_by_players.4", lambda data: data["setup"]["display_by_players"].update({"4": 6})),
    "missing": ("roads", lambda data: data.pop("roads")),
}  # fmt: skip


@pytest.mark.rule("TM-1.1", "TM-1.2", "TM-1.3", "TM-1.4")
@pytest.mark.parametrize("case", BREAKS)
def test_a_wrong_file_is_named(case, monkeypatch, tmp_path):
    entry, spoil = BREAKS[case]
    data = copy.deepcopy(tm.DATA)
    spoil(data)
    with pytest.raises(ComponentsError) as error:
        check_file(data, monkeypatch, tmp_path)
    assert error.value.arguments["entry"].startswith(entry) or entry in error.value.arguments["entry"]


@pytest.mark.rule("TM-1.1", "TM-1.2")
def test_another_board_and_deck_are_taken(monkeypatch, tmp_path):
    data = copy.deepcopy(tm.DATA)
    data["roads"].remove(["kabul", "peshawar"])
    first_city(data, "delhi").update(fortress=False)
    first_city(data, "hisar").update(fortress=True)
    data["deck"][16]["symbols"] = ["princess", "princess"]
    other = check_file(data, monkeypatch, tmp_path)
    assert len(other["ROADS"]) == len(tm.ROADS) - 1
    assert other["CITIES"].index("hisar") in other["FORTRESSES"]
    assert "red_princess_princess" in other["CARDS"]
