"""Taj Mahal, written a second time from the text of the rules alone: naive and slow, to be read beside it.

The rules themselves are one script (tajmahal_visit.py) that stops wherever somebody has a choice. Here is what it
plays on: the components, and a position, which holds names instead of numbers. Nothing here knows the engine but
`read`, which copies its record.
"""

import json
import os
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[2] / "src" / "regnum" / "games" / "tajmahal" / "components.json"
OWN = Path(os.environ.get("REGNUM_COMPONENTS", ".")) / "tajmahal.json"
if "REGNUM_COMPONENTS" in os.environ and OWN.is_file():
    FILE = OWN
DATA = json.loads(FILE.read_text(encoding="utf-8"))

FORCES = ["vizier", "general", "monk", "princess"]
SYMBOLS = [*FORCES, "grand_mogul", "elephant"]
COLOURS = ["red", "yellow", "green", "violet"]
GOODS = ["rice", "tea", "spices", "jewels"]
SPECIALS = ["special_elephant", "special_mogul", "special_plus2", "special_colour"]
DISPLAY = {3: 5, 4: 7, 5: 9}  # TM-2.4
VISITS = 12


def card_name(colour: str, symbols: list[str]) -> str:
    return "_".join([colour, *sorted(symbols, key=SYMBOLS.index)])


# TM-1.2, TM-1.3, TM-4.4: what a card's name stands for
PACK = Counter(card_name(card["colour"], card["symbols"]) for card in DATA["deck"])
COLOUR = {card_name(card["colour"], card["symbols"]): card["colour"] for card in DATA["deck"]}
SHOWS = {card_name(card["colour"], card["symbols"]): card["symbols"] for card in DATA["deck"]} | {
    "special_elephant": ["elephant"],
    "special_mogul": ["grand_mogul"],
    "special_plus2": [],
    "special_colour": [],
}
WON_WITH = {card["won_with"]: card["id"] for card in DATA["special_cards"]}

# TM-1.1, TM-1.4
PROVINCE = {city["id"]: city["province"] for city in DATA["cities"]}
FORTRESSES = [city["id"] for city in DATA["cities"] if city["fortress"]]
ROADS = {frozenset(road) for road in DATA["roads"]}
TILE_GOODS = {tile["number"]: tile["goods"] for tile in DATA["province_tiles"]}


@dataclass
class Player:
    score: int = 0
    hand: Counter[str] = field(default_factory=Counter)  # without special cards
    known: Counter[str] = field(default_factory=Counter)  # TM-9.2: those of them that all know of
    played: list[str] = field(default_factory=list)  # in this visit, special cards too
    colour: str | None = None  # of the first card played in this visit
    withdrawn: bool = False
    influence: Counter[str] = field(default_factory=Counter)
    goods: Counter[str] = field(default_factory=Counter)


@dataclass
class Position:
    players: list[Player]
    visit: int  # 1 to 12
    start: int
    route: list[str]  # the provinces in the order of their tiles
    bonus: dict[str, str]  # city -> tile, here and below without those that have none
    palace: dict[str, int]
    crown: dict[str, int]
    court: set[str]  # symbols whose tile, or crown, is still there
    deck: list[str]  # the last one is drawn first
    display: Counter[str]
    discards: Counter[str]
    special: dict[str, int | None]  # who has it, in hand or before them; None is the table
    actor: int
    phase: str = "turn"
    building: int = 0  # palaces to be placed
    crowning: bool = False
    ruling: bool = False  # the province tile is won, but not scored yet
    built: bool = False
    ending: str = ""
    shuffled: Any = None  # gives the new order of a pile of cards, since nobody can foresee it

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def province(self) -> str:
        return self.route[self.visit - 1]


def counted(names: Any, numbers: Any) -> Counter[str]:
    pairs = zip(names, numbers.tolist(), strict=True)
    return Counter({name: number for name, number in pairs if number})


def owners(names: Any, numbers: Any) -> dict[str, int]:
    return {name: number - 1 for name, number in counted(names, numbers).items()}


def read(match: Any) -> Position:
    """The position that the engine's record tells of. Its tables of names are used to read its numbers."""
    state, kinds = match.state, match.game.kinds
    cards, cities, forces = kinds["card"][:-4], kinds["city"], kinds["symbol"][:4]
    special = dict.fromkeys(SPECIALS, None) | owners(kinds["card"][-4:], state.special)
    laid = counted(kinds["card"][-4:], state.special_played)
    players = [
        Player(
            int(state.score[seat]),
            counted(cards, state.hand[seat]),
            counted(cards, state.known[seat]),
            sorted([*counted(cards, state.played[seat]).elements(), *(s for s in laid if special[s] == seat)]),
            [None, *kinds["colour"]][state.colour[seat]],
            bool(state.withdrawn[seat]),
            counted(forces, state.influence[seat]),
            counted(kinds["good"], state.goods[seat]),
        )
        for seat in range(state.players)
    ]
    return Position(
        players,
        int(state.visit) + 1,
        int(state.start),
        [kinds["province"][number] for number in state.route.tolist()],
        {city: kinds["bonus"][n] for city, n in zip(cities, state.bonus.tolist(), strict=True) if n >= 0},
        owners(cities, state.palace),
        owners(cities, state.crown),
        set(counted(kinds["symbol"], state.court)),
        [cards[number] for number in state.deck[: state.deck_size].tolist()],
        counted(cards, state.display),
        counted(cards, state.discards),
        special,
        int(state.actor),
        match.game.phases[state.phase].name,
        int(state.building),
        bool(state.crowning),
        bool(state.ruling),
        bool(state.built),
        match.game.endings[state.ending],
    )


def symbols(p: Position, seat: int) -> Counter[str]:
    """TM-5.1: the symbols on the cards played in this visit."""
    return Counter(symbol for card in p.players[seat].played for symbol in SHOWS[card])


def cities_here(p: Position) -> list[str]:
    return [city for city, province in PROVINCE.items() if province == p.province]


def facts(p: Position) -> dict[str, Any]:
    """All that is the case, by name. What belongs to a visit or a turn only is left out when that is over."""
    told: dict[str, Any] = {
        name: getattr(p, name)
        for name in ("visit", "start", "route", "bonus", "palace", "crown", "court", "deck", "special", "ending")
    }
    told |= {"display": +p.display, "discards": +p.discards, "actor": p.actor}
    for seat, player in enumerate(p.players):
        told[f"score of {seat}"] = player.score
        told[f"hand of {seat}"] = +player.hand
        told[f"known of {seat}"] = +player.known
        told[f"played by {seat}"] = sorted(player.played)
        told[f"influence of {seat}"] = +player.influence
        told[f"goods of {seat}"] = +player.goods
        if p.actor >= 0 and seat != p.actor:
            told[f"withdrawn {seat}"] = player.withdrawn
        if p.actor >= 0 and not player.withdrawn and (seat != p.actor or p.phase == "turn"):
            told[f"colour of {seat}"] = player.colour
    if p.actor >= 0:
        told |= {name: getattr(p, name) for name in ("phase", "building", "crowning")}
    if p.phase in ("build", "crown"):
        told |= {"ruling": p.ruling, "built": p.built}
    return told
