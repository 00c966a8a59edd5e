"""What a move will bring, told before it is made: from what the seat knows and from nothing else."""

from functools import cache
from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from regnum.core.compiled import plain
from regnum.core.facts import Facts, once
from regnum.games.tirnanog.actions import LANES, NAMED, PAYMENT, PAYMENT_COUNT
from regnum.games.tirnanog.components import (
    CASTLE,
    COST,
    FAIRY,
    FOREST,
    KINDS,
    PLAIN,
    RIVER,
    SPECIES,
    SYMBOLS,
    TEMPLE,
    VALUE,
    VOLCANO,
)
from regnum.games.tirnanog.rules.cards import contains, lanes
from regnum.games.tirnanog.rules.payment import can_pay
from regnum.games.tirnanog.rules.powers import temple_value
from regnum.games.tirnanog.rules.stacks import visible, visible_kind
from regnum.games.tirnanog.state import DECLINED, NONE

Range = list[int]  # the least and the most that it can be


def forecast(state: Facts, seat: int, unseen: list[int]) -> dict[str, Any]:
    """For every territory in the seat's reserve: can it be paid, and what would each player score at once?"""
    saved, hand = saves(state, seat), held(state, seat)
    brings = {}
    for kind, territory in enumerate(state.reserve[seat].tolist()):
        if territory != NONE:
            payable = bool(plain(can_pay)(hand, state.hand_size[seat], territory, saved))
            facts: dict[str, Any] = {"payable": payable, "cards": int(COST[territory]) - saved}
            facts |= POWERS[kind](state, seat, territory, unseen) if kind in POWERS else {"points": None}
            brings[KINDS[kind]] = facts
    return {"saves": bool(saved), "consolidate": brings}


def castle(state: Facts, seat: int, territory: int, unseen: list[int]) -> dict[str, Any]:
    """TNO-5.5: as the piles lie now, on this turn and on each turn of its owner."""
    income = sum(top_kinds(state)[other] in (FOREST, RIVER) for other in others(state, seat))
    return {"points": [[income, income] if player == seat else [0, 0] for player in range(state.players)]}


def temple(state: Facts, seat: int, territory: int, unseen: list[int]) -> dict[str, Any]:
    """TNO-5.4: the comparison is public."""
    size = int(state.pile_size[seat])
    values = list(temple_values(state))
    covered = state.pile[seat, max(0, size - 2) : size].tolist()
    values[seat] = int(VALUE[territory]) + sum(int(VALUE[t]) for t in covered if not state.face_down[t])
    points = [0] * state.players
    if size + 1 >= 3:
        for other in others(state, seat):
            points[seat] += 2 * (values[seat] > values[other])
            points[other] += 3 * (values[seat] < values[other])
    return {"enough": size + 1 >= 3, "values": values, "points": [[each, each] for each in points]}


def volcano(state: Facts, seat: int, territory: int, unseen: list[int]) -> dict[str, Any]:
    """TNO-5.6: sizes of hands are public."""
    if not len(affordable(state, seat, territory)):
        return {"points": None}
    hands = [int(size) for size in state.hand_size[: state.players]]
    hands[seat] -= int(COST[territory]) - saves(state, seat)
    ranks = sorted(set(hands))
    points = [3 if size == ranks[0] else 0 for size in hands]
    if hands.count(ranks[0]) == 1:
        points = [3 if size == ranks[0] else int(size == ranks[1]) for size in hands]
    return {"hands": hands, "points": [[each, each] for each in points]}


def forest(state: Facts, seat: int, territory: int, unseen: list[int]) -> dict[str, Any]:
    """TNO-5.2: one's own fairies by the payment; of the others the known ones, and perhaps hidden ones."""
    payments = affordable(state, seat, territory)
    if not len(payments):
        return {"points": None}
    points: list[Range] = []
    for player in range(state.players):
        top = territory if player == seat else top_cards(state)[player]
        symbols = 0 if top == NONE else int(SYMBOLS[top, FAIRY])
        if player == seat:
            kept = symbols + int(state.hand[seat, FAIRY]) - NAMED[payments, FAIRY]
            points.append([int(kept.min()), int(kept.max())])
        else:
            known = symbols + int(state.known[player, FAIRY])
            points.append([known + fairies for fairies in hidden_fairies(state, player, unseen)])
    return {"points": points}


POWERS = {CASTLE: castle, TEMPLE: temple, VOLCANO: volcano, FOREST: forest}


@once
def top_cards(state: Facts) -> list[int]:
    """The visible territory of each player's pile."""
    return [int(plain(visible)(state, player)) for player in range(state.players)]


@once
def top_kinds(state: Facts) -> list[int]:
    return [int(plain(visible_kind)(state, player)) for player in range(state.players)]


def saves(state: Facts, seat: int) -> int:
    """TNO-5.1: a plain on top of the pile saves a card."""
    return int(top_kinds(state)[seat] == PLAIN)


@once
def temple_values(state: Facts) -> list[int]:
    return [int(plain(temple_value)(state, player)) for player in range(state.players)]


@once
def held(state: Facts, seat: int) -> int:
    """The seat's hand as one number, species by species."""
    return int(plain(lanes)(state.hand[seat]))


def others(state: Facts, seat: int) -> list[int]:
    return [player for player in range(state.players) if player != seat]


def hidden_cards(state: Facts, player: int) -> int:
    return int(state.hand_size[player]) - int(state.known[player].sum())


def hidden_fairies(state: Facts, player: int, unseen: list[int]) -> Range:
    """TNO-8.2: the least and the most among the hidden cards of a hand; it may be known that there are some."""
    if state.feast:
        return [0, 0]
    hidden = hidden_cards(state, player)
    return [max(0, hidden - sum(unseen) + unseen[FAIRY]), min(hidden, unseen[FAIRY])]


@once
def affordable(state: Facts, seat: int, territory: int) -> np.ndarray:
    """The payments that the hand allows."""
    saved = saves(state, seat)
    payments = PAYMENT[territory, saved, : PAYMENT_COUNT[territory, saved]]
    return payments[plain(contains)(held(state, seat), LANES[payments])]


def contest_forecast(state: Facts, seat: int | None, unseen: list[int]) -> dict[str, Any]:
    """TNO-4.3, TNO-4.4: cards and symbols that count, as far as known; and how the seat stands against each other.

    "ahead", "behind" and "level" are sure whatever is hidden, "open" is not.
    """
    counted = []
    for player in range(state.players):
        cards = state.hand[player] if player == seat else state.known[player]
        top = top_cards(state)[player]
        counted.append([int(cards[s]) + (0 if top == NONE else int(SYMBOLS[top, s])) for s in range(len(SPECIES))])
    standing: list[str | None] = [None] * state.players
    if seat is not None:
        for other in others(state, seat):
            if state.said[other] != DECLINED:
                hidden = hidden_cards(state, other)
                standing[other] = compare(counted[seat], counted[other], hidden, unseen, bool(state.feast))
    return {
        "counts": [dict(zip(SPECIES, each, strict=True)) for each in counted],
        "hidden": [0 if player == seat else hidden_cards(state, player) for player in range(state.players)],
        "standing": standing,
    }


def compare(mine: list[int], known: list[int], hidden: int, unseen: list[int], feast: bool) -> str:
    """Over all hands that the other can hold."""
    hands = hands_of(hidden, len(SPECIES) - feast)
    theirs, own = strength(hands[(hands <= unseen).all(axis=1)] + known), strength(np.array(mine))
    if not len(theirs):
        return "open"
    least, most = theirs.min(), theirs.max()
    return "ahead" if most < own else "behind" if least > own else "level" if least == most else "open"


@cache
def hands_of(cards: int, species: int) -> np.ndarray:
    """All hands of so many cards, as numbers of each species."""
    hands = combinations_with_replacement(range(species), cards)
    return np.array([[hand.count(s) for s in range(len(SPECIES))] for hand in hands])


def strength(counts: np.ndarray) -> Any:
    """TNO-4.4: the largest number decides, then the second largest, and so on; as one number."""
    return np.sort(counts, axis=-1) @ (100 ** np.arange(len(SPECIES)))
