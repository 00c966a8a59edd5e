"""The components as arrays, checked against the rulebook's counts (TM-1)."""

from collections import Counter
from typing import Any

import numpy as np

from regnum.core.components import Check, load_components

DATA = load_components("tajmahal")
check = Check("tajmahal")

for key in ("deck", "special_cards", "influence_tiles", "bonus_tiles", "taj_mahal_bonus", "province_tiles",
            "provinces", "last_province", "cities", "roads", "setup"):  # fmt: skip
    check(key in DATA, key, "this entry is missing")

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


def has(entry: str, thing: Any, *keys: str) -> None:
    check(isinstance(thing, dict), entry, f"{thing!r} is no object with {', '.join(keys)}")
    for key in keys:
        check(key in thing, entry, f"{key!r} is missing")


# Provinces and cities

for number, province in enumerate(DATA["provinces"]):
    has(f"provinces[{number}]", province, "id", "cities")
for number, city in enumerate(DATA["cities"]):
    has(f"cities[{number}]", city, "id", "province", "fortress", "x", "y")

PROVINCES = tuple(province["id"] for province in DATA["provinces"])
CITIES = tuple(city["id"] for city in DATA["cities"])
check.counts("provinces", len(PROVINCES), 12)
check.counts("cities", len(CITIES), 49)
for entry, found, known in (("provinces", PROVINCES, THE_PROVINCES), ("cities", CITIES, THE_CITIES)):
    for name in found:
        check(name in known, entry, f"there are no words for {name!r}; it is one of {', '.join(sorted(known))}")
        check(found.count(name) == 1, entry, f"{name!r} stands there twice")

check(DATA["last_province"] == "agra", "last_province", "the rulebook ends in the province of Agra")
LAST_PROVINCE = PROVINCES.index("agra")

for city in DATA["cities"]:
    check(city["province"] in PROVINCES, f"cities.{city['id']}", f"there is no province {city['province']!r}")
    for axis in ("x", "y"):
        check(isinstance(city[axis], (int, float)), f"cities.{city['id']}", f"{axis} is no number")
PROVINCE_OF = np.array([PROVINCES.index(city["province"]) for city in DATA["cities"]], np.int64)
for number, province in enumerate(DATA["provinces"]):
    entry = f"provinces.{province['id']}"
    check.counts(entry, len(province["cities"]), 5 if number == LAST_PROVINCE else 4)
    theirs = {city["id"] for city in DATA["cities"] if city["province"] == province["id"]}
    check(set(province["cities"]) == theirs, entry, "its cities are not those that name it as their province")

MOST_CITIES = 5  # of a province; shorter lists end with -1, each ascending
CITIES_OF = np.full((12, MOST_CITIES), -1, np.int64)
for number in range(12):
    here = np.flatnonzero(number == PROVINCE_OF)
    CITIES_OF[number, : len(here)] = here

FORTRESSES = np.array([number for number, city in enumerate(DATA["cities"]) if city["fortress"]], np.int64)
check.counts("cities with fortress", len(FORTRESSES), 16)
AGRA = CITIES.index("agra")
check(AGRA in FORTRESSES, "cities.agra", "Agra is a fortress")
check(PROVINCE_OF[AGRA] == LAST_PROVINCE, "cities.agra", "Agra lies in its own province")
has("taj_mahal_bonus", DATA["taj_mahal_bonus"], "city", "points")
check(DATA["taj_mahal_bonus"]["city"] == "agra", "taj_mahal_bonus.city", "the Taj Mahal stands in Agra")
check.counts("taj_mahal_bonus.points", DATA["taj_mahal_bonus"]["points"], 4)

# Roads: the neighbours of each city as bits of a word, one for each city

ROADS: list[tuple[int, int]] = []
BIT = np.array([1 << city for city in range(49)], np.int64)
NEIGHBOURS = np.zeros(49, np.int64)
BIT_KEYS = 67  # powers of two leave different remainders by this prime, which find the city of a single bit
CITY_OF_BIT = np.full(BIT_KEYS, -1, np.int64)
CITY_OF_BIT[BIT % BIT_KEYS] = range(49)
for number, road in enumerate(DATA["roads"]):
    entry = f"roads[{number}]"
    check(isinstance(road, list) and len(road) == 2 and road[0] != road[1], entry,
          f"{road} is no pair of different cities")  # fmt: skip
    for name in road:
        check(name in CITIES, entry, f"there is no city {name!r}")
    first, second = (CITIES.index(name) for name in road)
    check(not NEIGHBOURS[first] & BIT[second], entry, f"{road} stands there twice")
    NEIGHBOURS[first] |= BIT[second]
    NEIGHBOURS[second] |= BIT[first]
    ROADS.append((first, second))
for number, name in enumerate(CITIES):
    check(NEIGHBOURS[number], f"cities.{name}", "no road leads there")
PROVINCE_BITS = np.array([sum(1 << int(c) for c in row if c >= 0) for row in CITIES_OF], np.int64)

# Cards: alike ones are one type, coloured ones first, then white, then the special cards

_copies: Counter[tuple[str, tuple[str, ...]]] = Counter()
for number, card in enumerate(DATA["deck"]):
    entry = f"deck[{number}]"
    has(entry, card, "colour", "symbols")
    check(card["colour"] in (*COLOURS, "white"), entry, f"there is no colour {card['colour']!r}")
    check.counts(f"{entry}.symbols", len(card["symbols"]), 1 if card["colour"] == "white" else 2)
    for symbol in card["symbols"]:
        check(symbol in SYMBOLS, entry, f"there is no symbol {symbol!r}")
    _copies[card["colour"], tuple(sorted(card["symbols"], key=SYMBOLS.index))] += 1
check.counts("deck", len(DATA["deck"]), 96)
for colour, wanted in (*((colour, 21) for colour in COLOURS), ("white", 12)):
    check.counts(f"deck, {colour}", sum(n for (c, _), n in _copies.items() if c == colour), wanted)

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
for number, (_, symbols) in enumerate(_types):
    for symbol in symbols:
        SYMBOLS_ON[number, SYMBOLS.index(symbol)] += 1
SYMBOLS_ON[DECK_TYPES + SPECIALS.index("special_elephant"), SYMBOLS.index("elephant")] = 1
SYMBOLS_ON[DECK_TYPES + SPECIALS.index("special_mogul"), SYMBOLS.index("grand_mogul")] = 1

for number, card in enumerate(DATA["special_cards"]):
    has(f"special_cards[{number}]", card, "id", "won_with")
check({card["id"] for card in DATA["special_cards"]} == set(SPECIALS) and len(DATA["special_cards"]) == 4,
      "special_cards", f"the rulebook has {', '.join(SPECIALS)}")  # fmt: skip
check({card["won_with"] for card in DATA["special_cards"]} == set(FORCES), "special_cards",
      f"each of {', '.join(FORCES)} wins one")  # fmt: skip
_won_with = {card["won_with"]: SPECIALS.index(card["id"]) for card in DATA["special_cards"]}
SPECIAL_OF = np.array([_won_with[force] for force in FORCES], np.int64)  # by the force that wins it

# Tiles

for force in FORCES:
    check.counts(f"influence_tiles.{force}", DATA["influence_tiles"].get(force, 0), 6)
check(set(DATA["bonus_tiles"]) == set(BONUSES), "bonus_tiles", f"the rulebook has {', '.join(BONUSES)}")
check.counts("bonus_tiles.taj_mahal", DATA["bonus_tiles"]["taj_mahal"], 1)
check.counts("bonus_tiles, square", sum(DATA["bonus_tiles"].values()) - 1, 15)
SQUARE_TILES = np.array([BONUSES.index(b) for b in BONUSES[1:] for _ in range(DATA["bonus_tiles"][b])], np.int64)

check.counts("province_tiles", len(DATA["province_tiles"]), 12)
GOODS_ON = np.zeros((12, len(GOODS)), np.int64)  # by tile, tile 1 first
for tile, wanted in enumerate(DATA["province_tiles"]):
    entry = f"province_tiles[{tile}]"
    has(entry, wanted, "number", "goods")
    check(wanted["number"] == tile + 1, entry, f"tile {tile + 1} belongs here, not {wanted['number']!r}")
    check.counts(f"{entry}.goods", len(wanted["goods"]), 1 if tile == 0 else 2)
    for good in wanted["goods"]:
        check(good in GOODS, entry, f"there is no good {good!r}")
        GOODS_ON[tile, GOODS.index(good)] += 1

# Set-up

has("setup", DATA["setup"], "hand", "display_by_players")
check.counts("setup.hand", DATA["setup"]["hand"], 6)
HAND = 6
DISPLAY = np.zeros(6, np.int64)  # by players
for players, wanted in ((3, 5), (4, 7), (5, 9)):
    check.counts(
        f"setup.display_by_players.{players}", DATA["setup"]["display_by_players"].get(str(players), 0), wanted
    )
    DISPLAY[players] = wanted
