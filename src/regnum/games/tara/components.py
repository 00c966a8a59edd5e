"""The components as arrays, checked against the rulebook's counts (TARA-1)."""

from typing import Any

import numpy as np

from regnum.core.components import Check, load_components

DATA = load_components("tara")
check = Check("tara")

for _key in ("ranks", "regions_clockwise_from_connacht", "components", "costs", "cards"):
    with check.part(_key):
        check(_key in DATA, _key, "missing")

RANKS = ("farmer", "herdsman", "warrior", "chieftain", "king")
SIZES = (5, 4, 3, 2, 1)
OFFSETS = (0, 5, 9, 12, 14)  # where a rank's positions begin
REGIONS = ("connacht", "ulster", "leinster", "munster")
COLOURS = ("blue", "yellow", "white", "red")  # by seat
POSITIONS = (*(f"{rank}_{i + 1}" for rank, size in zip(RANKS[:4], SIZES, strict=False) for i in range(size)), "king")
CARDS = tuple(str(tie) for tie in range(1, 37))  # a card is named by its tie number

with check.part("ranks"):
    check([(rank["id"], rank["positions"]) for rank in DATA["ranks"]] == list(zip(RANKS, SIZES, strict=True)),
          "ranks", "ranks")  # fmt: skip
with check.part("regions_clockwise_from_connacht"):
    check(tuple(DATA["regions_clockwise_from_connacht"]) == REGIONS, "regions_clockwise_from_connacht", "names",
          names=", ".join(REGIONS))  # fmt: skip

# The rulebook's counts. What the rules use is read from the file and must agree.
for _entry, _counts in {
    "components": {"cards": 36, "pieces_per_player": 20, "king_pieces_per_player": 2, "start_cumal": 2},
    "costs": {"discard_gain": 2, "amnesty": 4, "open_empty_region": 2, "traitor": 1, "garrison_max": 2},
}.items():
    for _name, _wanted in _counts.items():
        with check.part(_entry):
            check.counts(f"{_entry}.{_name}", DATA[_entry].get(_name, 0), _wanted)
with check.part("costs"):
    check(DATA["costs"].get("ransom") == {"1": 1, "2": 2, "all_of_a_colour": 3}, "costs.ransom", "ransom")

STONE_COST = 3

Cell = tuple[int, int]


def is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def cells(entry: str, card: dict[str, Any], key: str, ranks: int) -> list[Cell]:
    """The positions of a pattern as (rank, offset), those of placement on the three lowest ranks alone."""
    check(isinstance(card.get(key), list), entry, "list", name=key)
    found = []
    for cell in card[key]:
        well = isinstance(cell, list) and len(cell) == 2 and all(is_whole(number) for number in cell)
        check(well, entry, "cell", name=key, cell=str(cell))
        check(0 <= cell[0] < ranks, entry, "rank", name=key, rank=cell[0], most=ranks - 1)
        found.append((cell[0], cell[1]))
    check(len(set(found)) == len(found), entry, "cell-twice", name=key)
    return sorted(found)


def locations(place: list[Cell], faded: list[Cell]) -> list[list[int]]:
    """TARA-4.1: the placement positions of every sideways shift for which all positions exist."""
    found = []
    rank, first = place[0]
    for shift in range(-first, SIZES[rank] - first):
        if all(0 <= i + shift < SIZES[rank] for rank, i in place + faded):
            found.append([OFFSETS[rank] + i + shift for rank, i in place])
    return found


def read_card(number: int, card: Any) -> tuple[int, int, list[list[int]]]:
    """Tie number, cost, and all locations of the pattern: none for a Stone of Destiny."""
    entry = f"cards[{number}]"
    tie, cost = card.get("tie"), card.get("cost")
    check(is_whole(tie) and 1 <= tie <= 36, entry, "tie", tie=str(tie))
    entry = f"card {tie}"
    check(is_whole(cost) and 0 <= cost <= 4, entry, "cost", cost=str(cost))
    place, faded = cells(entry, card, "place", 3), cells(entry, card, "faded", 5)
    check(len(place) <= 2, entry, "placements", count=len(place))
    check(not set(place) & set(faded), entry, "strong-and-faded")
    if not place:
        check(cost == STONE_COST and not faded, entry, "stone")
        return tie, cost, []
    found = locations(place, faded)
    check(found, entry, "fits-nowhere")
    return tie, cost, found


_cards: list[tuple[int, int, list[list[int]]]] = []
with check.part("cards"):
    check.counts("cards", len(DATA["cards"]), 36)
for _number, _card in enumerate(check.rows(DATA, "cards")):
    with check.part(f"cards[{_number}]"):
        _read = read_card(_number, _card)
        check(_read[0] not in [tie for tie, *_ in _cards], f"card {_read[0]}", "tie-twice")
        _cards.append(_read)
_cards.sort()

check.done()

PIECES = DATA["components"]["pieces_per_player"]
START_CUMAL = DATA["components"]["start_cumal"]
DISCARD_GAIN = DATA["costs"]["discard_gain"]
AMNESTY_COST = DATA["costs"]["amnesty"]
OPENING_COST = DATA["costs"]["open_empty_region"]
TRAITOR_COST = DATA["costs"]["traitor"]

COST = np.array([cost for _, cost, _ in _cards], np.int8)
IS_STONE = np.array([not found for *_, found in _cards], np.bool_)
STONES = sum(1 << card for card in range(36) if IS_STONE[card])  # as a set
MOST_LOCATIONS = 5
LOCATIONS = np.array([len(found) for *_, found in _cards], np.int8)
FIRST = np.full((36, MOST_LOCATIONS), -1, np.int8)  # placement positions of each location
SECOND = np.full((36, MOST_LOCATIONS), -1, np.int8)
SECOND_AT = np.full((36, 15), -1, np.int8)  # ... the second by the first
IS_LOCATION = np.zeros((36, 15), np.bool_)
# TARA-9.4, TARA-9.5: where a traitor can appear
TRAITOR_SPOTS = np.where(IS_STONE, 0x3FFF, 0).astype(np.int16)
for _index, (*_, _found) in enumerate(_cards):
    for _number, _places in enumerate(_found):
        FIRST[_index, _number] = _places[0]
        IS_LOCATION[_index, _places[0]] = True
        for _place in _places:
            TRAITOR_SPOTS[_index] |= 1 << _place
        if len(_places) == 2:
            SECOND[_index, _number] = SECOND_AT[_index, _places[0]] = _places[1]

# For drawing a card as it is printed
PATTERNS = {
    str(card["tie"]): {"cost": card["cost"], "place": sorted(card["place"]), "faded": sorted(card["faded"])}
    for card in DATA["cards"]
}
