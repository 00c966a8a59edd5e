"""The components as arrays, checked against the rulebook's counts (TARA-1)."""

from typing import Any

import numpy as np

from regnum.core.components import Check, load_components

DATA = load_components("tara")
check = Check("tara")

for key in ("ranks", "regions_clockwise_from_connacht", "components", "costs", "cards"):
    check(key in DATA, key, "this entry is missing")

RANKS = ("farmer", "herdsman", "warrior", "chieftain", "king")
SIZES = (5, 4, 3, 2, 1)
OFFSETS = (0, 5, 9, 12, 14)  # where a rank's positions begin
REGIONS = ("connacht", "ulster", "leinster", "munster")
COLOURS = ("blue", "yellow", "white", "red")  # by seat
POSITIONS = (*(f"{rank}_{i + 1}" for rank, size in zip(RANKS[:4], SIZES, strict=False) for i in range(size)), "king")
CARDS = tuple(str(tie) for tie in range(1, 37))  # a card is named by its tie number

check([(rank.get("id"), rank.get("positions")) for rank in DATA["ranks"]] == list(zip(RANKS, SIZES, strict=True)),
      "ranks", "the rulebook has 5 farmers, 4 herdsmen, 3 warriors, 2 chieftains and 1 king")  # fmt: skip
check(tuple(DATA["regions_clockwise_from_connacht"]) == REGIONS, "regions_clockwise_from_connacht",
      f"the board has {', '.join(REGIONS)}")  # fmt: skip

# The rulebook's counts. What the rules use is read from the file and must agree.
for entry, wanted in {"cards": 36, "pieces_per_player": 20, "king_pieces_per_player": 2, "start_cumal": 2}.items():
    check.counts(f"components.{entry}", DATA["components"].get(entry, 0), wanted)
for entry, wanted in {"discard_gain": 2, "amnesty": 4, "open_empty_region": 2, "traitor": 1,
                      "garrison_max": 2}.items():  # fmt: skip
    check.counts(f"costs.{entry}", DATA["costs"].get(entry, 0), wanted)
check(DATA["costs"].get("ransom") == {"1": 1, "2": 2, "all_of_a_colour": 3}, "costs.ransom",
      "the rulebook has 1 cumal for one, 2 for two, 3 for all of a colour")  # fmt: skip

PIECES = DATA["components"]["pieces_per_player"]
START_CUMAL = DATA["components"]["start_cumal"]
DISCARD_GAIN = DATA["costs"]["discard_gain"]
AMNESTY_COST = DATA["costs"]["amnesty"]
OPENING_COST = DATA["costs"]["open_empty_region"]
TRAITOR_COST = DATA["costs"]["traitor"]
STONE_COST = 3

Cell = tuple[int, int]


def is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def cells(entry: str, card: dict[str, Any], key: str, ranks: int) -> list[Cell]:
    """The positions of a pattern as (rank, offset), those of placement on the three lowest ranks alone."""
    check(isinstance(card.get(key), list), entry, f"{key} is no list")
    found = []
    for cell in card[key]:
        well = isinstance(cell, list) and len(cell) == 2 and all(is_whole(number) for number in cell)
        check(well, entry, f"{key} has {cell}, which is no pair of rank and offset")
        check(0 <= cell[0] < ranks, entry, f"{key} has rank {cell[0]}, but ranks go from 0 to {ranks - 1} there")
        found.append((cell[0], cell[1]))
    check(len(set(found)) == len(found), entry, f"{key} names a position twice")
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
    check(isinstance(card, dict), entry, "this is no card")
    tie = card.get("tie")
    check(is_whole(tie) and 1 <= tie <= 36, entry, f"the tie number {tie!r} is not one of 1 to 36")
    entry = f"card {tie}"
    cost = card.get("cost")
    check(is_whole(cost) and 0 <= cost <= 4, entry, f"the cost {cost!r} is not one of 0 to 4")
    place, faded = cells(entry, card, "place", 3), cells(entry, card, "faded", 5)
    check(len(place) <= 2, entry, f"{len(place)} placement positions, but a card has one or two")
    check(not set(place) & set(faded), entry, "a position is both for placement and faded")
    if not place:
        check(
            cost == STONE_COST and not faded,
            entry,
            "a card without placement is a Stone of Destiny: cost 3, no pattern",
        )
        return tie, cost, []
    found = locations(place, faded)
    check(found, entry, "the pattern fits nowhere in a region")
    return tie, cost, found


check.counts("cards", len(DATA["cards"]), 36)
_cards = sorted(read_card(number, card) for number, card in enumerate(DATA["cards"]))
for (tie, *_), wanted in zip(_cards, range(1, 37), strict=True):
    check(tie == wanted, f"card {tie}", "this tie number stands on two cards")

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
for _card, (*_, _found) in enumerate(_cards):
    for _number, _places in enumerate(_found):
        FIRST[_card, _number] = _places[0]
        IS_LOCATION[_card, _places[0]] = True
        for _place in _places:
            TRAITOR_SPOTS[_card] |= 1 << _place
        if len(_places) == 2:
            SECOND[_card, _number] = SECOND_AT[_card, _places[0]] = _places[1]

# For drawing a card as it is printed
PATTERNS = {
    str(card["tie"]): {"cost": card["cost"], "place": sorted(card["place"]), "faded": sorted(card["faded"])}
    for card in DATA["cards"]
}
