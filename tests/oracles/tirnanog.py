"""A second, naive Tir Nan Og Wars, written from the rules alone: the position, read from a record of the engine.

Creatures are counted by name, territories are named by their ids. Neither the deck nor a stack has an order here, as
nobody knows it: what comes into sight is taken over from the engine, after a look whether it can have been there.
"""

import json
import os
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

SPECIES = ("dragon", "elf", "griffin", "centaur", "fairy")
KINDS = ("plain", "castle", "forest", "river", "temple", "volcano")
PHASES = ("turn", "pay", "discard", "contest", "tribute")
SOURCES = ("castles", "temples", "volcanoes", "forests", "scorings", "fountains")
ENDINGS = ("", "points", "values", "shared")
FOUNTAIN = "fountain"
ANY = "?"


def component_file() -> Path:
    own = Path(os.environ.get("REGNUM_COMPONENTS", "")) / "tirnanog.json"
    ours = Path(__file__).parents[2] / "src/regnum/games/tirnanog/components.json"
    return own if os.environ.get("REGNUM_COMPONENTS") and own.exists() else ours


FACTS = json.loads(component_file().read_text("utf-8"))
CARDS = {card["id"]: card for card in sorted(FACTS["territories"], key=lambda card: KINDS.index(card["kind"]))}
IDS = tuple(CARDS)


@dataclass
class Position:
    players: int
    start: int
    turn: int
    actor: int  # -1 at the end
    phase: str
    deck: Counter[str]
    display: Counter[str]
    discards: Counter[str]
    hands: list[Counter[str]]
    hidden: list[Counter[str]]  # of each hand, what was dealt and not shown since (TNO-8.1)
    tops: dict[str, str | None]  # of each stack: a territory, FOUNTAIN or nothing
    below: dict[str, int]
    buried: dict[str, bool]  # the fountain is among them
    unseen: dict[str, set[str]]  # territories that nobody has seen: in the stack, or removed
    reserves: list[set[str]]
    piles: list[list[str]]  # the last is on top
    face_down: set[str]
    fountains: list[int]
    points: list[Counter[str]]  # by source
    second_deck: bool
    last_lap: bool
    feast: bool  # a forest was consolidated
    kind: str | None = None  # being consolidated or contested
    owed: int = 0
    said: dict[int, bool] = field(default_factory=dict)
    ending: str = ""


def size(cards: Counter[str]) -> int:
    return sum(cards.values())


def kind_of(territory: str) -> str:
    return CARDS[territory]["kind"]


def value(p: Position, territory: str) -> int:
    """TNO-4.7: face down it counts 0."""
    return 0 if territory in p.face_down else CARDS[territory]["value"]


def visible(p: Position, seat: int) -> str | None:
    """The face-up top of the consolidated pile."""
    if p.piles[seat] and p.piles[seat][-1] not in p.face_down:
        return p.piles[seat][-1]
    return None


def visible_kind(p: Position, seat: int) -> str | None:
    top = visible(p, seat)
    return None if top is None else kind_of(top)


def symbols(p: Position, seat: int) -> Counter[str]:
    """TNO-4.3: creatures on the visible consolidated territory, '?' not counted."""
    top = visible(p, seat)
    return Counter(symbol for symbol in (CARDS[top]["cost"] if top else ()) if symbol != ANY)


def seats_from(p: Position, first: int) -> list[int]:
    """Clockwise."""
    return [(first + step) % p.players for step in range(p.players)]


def drop(p: Position, seat: int, cards: Counter[str]) -> None:
    """Cards leave a hand for the discards. TNO-8.1: alike, the publicly known ones go first."""
    assert cards <= p.hands[seat]
    p.hands[seat] -= cards
    p.discards += cards
    p.hidden[seat] &= p.hands[seat]


def show(p: Position, seat: int) -> None:
    """TNO-4.9: what was shown stays known."""
    p.hidden[seat] = Counter()


# Reading a record of the engine


def counted(numbers: Any) -> Counter[str]:
    assert min(numbers) >= 0
    return +Counter(dict(zip(SPECIES, map(int, numbers), strict=True)))


def read(state: Any) -> Position:
    """The position of a record. Its sizes, which the engine keeps beside the cards, must agree with them."""
    seats = range(int(state.players))
    hands = [counted(state.hand[seat]) for seat in seats]
    known = [counted(state.known[seat]) for seat in seats]
    assert all(some <= all_of for some, all_of in zip(known, hands, strict=True))
    phase = PHASES[state.phase] if state.actor >= 0 else "over"
    piles = [[IDS[t] for t in state.pile[seat].tolist() if t >= 0] for seat in seats]
    p = Position(
        players=int(state.players),
        start=int(state.start),
        turn=int(state.turn),
        actor=int(state.actor),
        phase=phase,
        deck=counted(state.deck),
        display=counted(state.display),
        discards=counted(state.discards),
        hands=hands,
        hidden=[all_of - some for some, all_of in zip(known, hands, strict=True)],
        tops={kind: top_name(int(top)) for kind, top in zip(KINDS, state.top, strict=True)},
        below={kind: int(count) for kind, count in zip(KINDS, state.below, strict=True)},
        buried={kind: bool(flag) for kind, flag in zip(KINDS, state.fountain_below, strict=True)},
        unseen={kind: {t for t in IDS if kind_of(t) == kind and bit(state.unseen, t)} for kind in KINDS},
        reserves=[{IDS[t] for t in state.reserve[seat].tolist() if t >= 0} for seat in seats],
        piles=piles,
        face_down={t for n, t in enumerate(IDS) if state.face_down[n]},
        fountains=[int(state.fountains[seat]) for seat in seats],
        points=[+Counter(dict(zip(SOURCES, state.points[seat].tolist(), strict=True))) for seat in seats],
        second_deck=bool(state.second_deck),
        last_lap=bool(state.last_lap),
        feast=bool(state.feast),
        ending=ENDINGS[state.ending],
    )
    if phase in ("pay", "contest", "tribute"):
        p.kind = KINDS[state.territory]
    if phase in ("discard", "tribute"):
        p.owed = int(state.owed)
    if phase == "contest":
        p.said = {seat: said == 1 for seat, said in enumerate(state.said[: p.players].tolist()) if said}
    assert int(state.deck_size) == size(p.deck)
    assert int(state.display_size) == size(p.display)
    assert state.hand_size.tolist() == [size(hand) for hand in hands] + [0] * (4 - p.players)
    assert state.pile_size.tolist() == [len(pile) for pile in piles] + [0] * (4 - p.players)
    return p


def top_name(top: int) -> str | None:
    return IDS[top] if top >= 0 else FOUNTAIN if top == -2 else None


def bit(mask: Any, territory: str) -> bool:
    return bool(int(mask) >> IDS.index(territory) & 1)
