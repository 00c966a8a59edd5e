"""The components as arrays, checked against the rulebook's counts (TM-1)."""

from collections import Counter
from math import isfinite
from typing import Any

import numpy as np

from regnum.core.components import Check, load_components

DATA = load_components("tajmahal")
check = Check("tajmahal")

SYMBOLS = ("vizier", "general", "monk", "princess", "grand_mogul", "elephant")
FORCES = SYMBOLS[:4]  # each has an influence tile, a palace and a special card to win
COLOURS = ("red", "yellow", "green", "violet")
GOODS = ("rice", "tea", "spices", "jewels")
BONUSES = ("taj_mahal", "plus2", "card", *GOODS)
SPECIALS = ("special_elephant", "special_mogul", "special_plus2", "special_colour")

# TM-1.1: names are ours, and the words for them stand in the locale files; roads and fortresses may be others.
THE_PROVINCES = {
    "kabul", "kashmir", "multan", "lahore", "delhi", "sindh", "ajmer", "agra", "awadh", "gujarat", "malwa",
    "allahabad",
}  # fmt: skip
THE_CITIES = {
    "kabul", "peshawar", "bannu", "ghazni", "baramulla", "srinagar", "jammu", "rajouri", "dera_ismail_khan", "jhang",
    "multan", "dera_ghazi_khan", "sialkot", "amritsar", "jalandhar", "lahore", "sirhind", "saharanpur", "delhi",
    "hisar", "bhakkar", "khairpur", "umarkot", "thatta", "bikaner", "ajmer", "udaipur", "jodhpur", "amber", "mathura",
    "gwalior", "ranthambore", "agra", "bareilly", "bahraich", "faizabad", "lucknow", "bhuj", "patan", "ahmedabad",
    "junagadh", "mandsaur", "chanderi", "bhopal", "ujjain", "kalpi", "allahabad", "banaras", "kalinjar",
}  # fmt: skip

for _key in ("deck", "special_cards", "influence_tiles", "bonus_tiles", "taj_mahal_bonus", "province_tiles",
             "provinces", "last_province", "cities", "roads", "setup"):  # fmt: skip
    with check.part(_key):
        check(_key in DATA, _key, "missing")


def has(entry: str, thing: Any, *keys: str) -> None:
    for key in keys:
        check(key in thing, entry, "lacks", name=key)


# Provinces and cities

PROVINCE_OF = np.full(49, -1, np.int64)
with check.part("provinces"):
    for _number, _province in enumerate(DATA["provinces"]):
        has(f"provinces[{_number}]", _province, "id", "cities")
    PROVINCES = tuple(province["id"] for province in DATA["provinces"])
    check.counts("provinces", len(PROVINCES), 12)
    for _name in PROVINCES:
        check.known("provinces", _name, sorted(THE_PROVINCES))
        check(PROVINCES.count(_name) == 1, "provinces", "twice", name=_name)
    LAST_PROVINCE = PROVINCES.index("agra")
with check.part("last_province"):
    check(DATA["last_province"] == "agra", "last_province", "last-province")
with check.part("cities"):
    for _number, _city in enumerate(DATA["cities"]):
        has(f"cities[{_number}]", _city, "id", "province", "fortress", "x", "y")
    CITIES = tuple(city["id"] for city in DATA["cities"])
    check.counts("cities", len(CITIES), 49)
    for _name in CITIES:
        check.known("cities", _name, sorted(THE_CITIES))
        check(CITIES.count(_name) == 1, "cities", "twice", name=_name)
    FORTRESSES = np.array([number for number, city in enumerate(DATA["cities"]) if city["fortress"]], np.int64)
    AGRA = CITIES.index("agra")
for _number, _city in enumerate(check.rows(DATA, "cities")):
    with check.part(f"cities[{_number}]"):
        _entry = f"cities.{_city['id']}"
        check.known(_entry, _city["province"], PROVINCES)
        for _axis in ("x", "y"):
            check(isfinite(_city[_axis]), _entry, "number", name=_axis)
        PROVINCE_OF[_number] = PROVINCES.index(_city["province"])
for _number, _province in enumerate(check.rows(DATA, "provinces")):
    with check.part(f"provinces[{_number}]"):
        _entry = f"provinces.{_province['id']}"
        check.counts(_entry, len(_province["cities"]), 5 if _number == LAST_PROVINCE else 4)
        _theirs = {CITIES[city] for city in np.flatnonzero(_number == PROVINCE_OF)}
        check(set(_province["cities"]) == _theirs, _entry, "their-cities")
with check.part("cities"):
    check.counts("cities with fortress", len(FORTRESSES), 16)
with check.part("cities"):
    check(AGRA in FORTRESSES, "cities.agra", "agra-fortress")
    check(PROVINCE_OF[AGRA] == LAST_PROVINCE, "cities.agra", "agra-province")
with check.part("taj_mahal_bonus"):
    has("taj_mahal_bonus", DATA["taj_mahal_bonus"], "city", "points")
    check(DATA["taj_mahal_bonus"]["city"] == "agra", "taj_mahal_bonus.city", "taj-mahal")
    check.counts("taj_mahal_bonus.points", DATA["taj_mahal_bonus"]["points"], 4)

# Roads: the neighbours of each city as bits of a word, one for each city

ROADS: list[tuple[int, int]] = []
BIT = np.array([1 << city for city in range(49)], np.int64)
NEIGHBOURS = np.zeros(49, np.int64)
for _number, _road in enumerate(check.rows(DATA, "roads")):
    with check.part(_entry := f"roads[{_number}]"):
        check(isinstance(_road, list) and len(_road) == 2 and _road[0] != _road[1], _entry, "pair", pair=str(_road))
        for _name in _road:
            check(_name in CITIES, _entry, "no-city", name=str(_name))
        _first, _second = (CITIES.index(name) for name in _road)
        check(not NEIGHBOURS[_first] & BIT[_second], _entry, "twice", name=str(_road))
        NEIGHBOURS[_first] |= BIT[_second]
        NEIGHBOURS[_second] |= BIT[_first]
        ROADS.append((_first, _second))
for _number in range(49):
    with check.part("roads"):
        check(NEIGHBOURS[_number], f"cities.{CITIES[_number]}", "no-road")

# Cards: alike ones are one type, coloured ones first, then white, then the special cards

_copies: Counter[tuple[str, tuple[str, ...]]] = Counter()
with check.part("deck"):
    check.counts("deck", len(DATA["deck"]), 96)
for _number, _card in enumerate(check.rows(DATA, "deck")):
    with check.part(_entry := f"deck[{_number}]"):
        has(_entry, _card, "colour", "symbols")
        check.known(_entry, _card["colour"], (*COLOURS, "white"))
        check.counts(f"{_entry}.symbols", len(_card["symbols"]), 1 if _card["colour"] == "white" else 2)
        for _symbol in _card["symbols"]:
            check.known(_entry, _symbol, SYMBOLS)
        _copies[_card["colour"], tuple(sorted(_card["symbols"], key=SYMBOLS.index))] += 1
for _colour, _wanted in (*((colour, 21) for colour in COLOURS), ("white", 12)):
    with check.part("deck"):
        check.counts(f"deck, {_colour}", sum(n for (c, _), n in _copies.items() if c == _colour), _wanted)

with check.part("special_cards"):
    for _number, _card in enumerate(DATA["special_cards"]):
        has(f"special_cards[{_number}]", _card, "id", "won_with")
    check.counts("special_cards", len(DATA["special_cards"]), 4)
    check.names("special_cards", {card["id"] for card in DATA["special_cards"]}, SPECIALS)
    check({card["won_with"] for card in DATA["special_cards"]} == set(FORCES), "special_cards", "won-with",
          names=", ".join(FORCES))  # fmt: skip

# Tiles

for _force in FORCES:
    with check.part("influence_tiles"):
        check.counts(f"influence_tiles.{_force}", DATA["influence_tiles"].get(_force, 0), 6)
with check.part("bonus_tiles"):
    check.names("bonus_tiles", DATA["bonus_tiles"], BONUSES)
    for _name, _count in DATA["bonus_tiles"].items():
        check(_count >= 0, f"bonus_tiles.{_name}", "least", least=0, found=str(_count))
    check.counts("bonus_tiles.taj_mahal", DATA["bonus_tiles"]["taj_mahal"], 1)
    check.counts("bonus_tiles, square", sum(DATA["bonus_tiles"].values()) - 1, 15)
GOODS_ON = np.zeros((12, len(GOODS)), np.int64)  # by tile, tile 1 first
with check.part("province_tiles"):
    check.counts("province_tiles", len(DATA["province_tiles"]), 12)
for _number, _tile in enumerate(check.rows(DATA, "province_tiles")[:12]):
    with check.part(_entry := f"province_tiles[{_number}]"):
        has(_entry, _tile, "number", "goods")
        check(_tile["number"] == _number + 1, _entry, "tile-order", wanted=_number + 1, found=str(_tile["number"]))
        check.counts(f"{_entry}.goods", len(_tile["goods"]), 1 if _number == 0 else 2)
        for _good in _tile["goods"]:
            check.known(_entry, _good, GOODS)
            GOODS_ON[_number, GOODS.index(_good)] += 1

# Set-up

HAND = 6
DISPLAY = np.zeros(6, np.int64)  # by players
with check.part("setup"):
    has("setup", DATA["setup"], "display_by_players")
with check.part("setup"):
    has("setup", DATA["setup"], "hand")
    check.counts("setup.hand", DATA["setup"]["hand"], HAND)
for _players, _wanted in ((3, 5), (4, 7), (5, 9)):
    with check.part("setup"):
        _entry = f"setup.display_by_players.{_players}"
        check.counts(_entry, DATA["setup"]["display_by_players"].get(str(_players), 0), _wanted)
        DISPLAY[_players] = _wanted

check.done()

MOST_CITIES = 5  # of a province; shorter lists end with -1, each ascending
CITIES_OF = np.full((12, MOST_CITIES), -1, np.int64)
for _number in range(12):
    _here = np.flatnonzero(_number == PROVINCE_OF)
    CITIES_OF[_number, : len(_here)] = _here
PROVINCE_BITS = np.array([sum(1 << int(c) for c in row if c >= 0) for row in CITIES_OF], np.int64)
BIT_KEYS = 67  # powers of two leave different remainders by this prime, which find the city of a single bit
CITY_OF_BIT = np.full(BIT_KEYS, -1, np.int64)
CITY_OF_BIT[BIT % BIT_KEYS] = range(49)

WHITE = len(COLOURS)
_types = sorted(_copies, key=lambda t: ((*COLOURS, "white").index(t[0]), [SYMBOLS.index(s) for s in t[1]]))
DECK_TYPES = len(_types)
CARDS = (*("_".join((colour, *symbols)) for colour, symbols in _types), *SPECIALS)
COPIES = np.array([_copies[t] for t in _types], np.int64)
COLOUR_OF = np.array([(*COLOURS, "white").index(colour) for colour, _ in _types], np.int64)
COLOURED = int((COLOUR_OF < WHITE).sum())  # types below this one are coloured
ADDITIONS = CARDS[COLOURED:]  # TM-4.1: what can go with one of those
# The types of a colour are those from COLOUR_START[colour] up to COLOUR_START[colour + 1]. Without sign: compiled code
# asks of every other place whether it is counted from the end.
COLOUR_START = np.array([np.searchsorted(COLOUR_OF, colour) for colour in range(WHITE + 2)], np.uint8)
SYMBOLS_ON = np.zeros((DECK_TYPES + len(SPECIALS), len(SYMBOLS)), np.int64)
for _number, (_, _symbols) in enumerate(_types):
    for _symbol in _symbols:
        SYMBOLS_ON[_number, SYMBOLS.index(_symbol)] += 1
SYMBOLS_ON[DECK_TYPES + SPECIALS.index("special_elephant"), SYMBOLS.index("elephant")] = 1
SYMBOLS_ON[DECK_TYPES + SPECIALS.index("special_mogul"), SYMBOLS.index("grand_mogul")] = 1

_won_with = {card["won_with"]: SPECIALS.index(card["id"]) for card in DATA["special_cards"]}
SPECIAL_OF = np.array([_won_with[force] for force in FORCES], np.int64)  # by the force that wins it
SQUARE_TILES = np.array([BONUSES.index(b) for b in BONUSES[1:] for _ in range(DATA["bonus_tiles"][b])], np.int64)
