"""What a move will bring, told before it is made: from what the seat knows and from nothing else."""

from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from regnum.core.compiled import plain
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


def forecast(state: Any, seat: int, unseen: list[int]) -> dict[str, Any]:
    """For every territory in the seat's reserve: can it be paid, and what would each player score at once?"""
    saved = int(plain(visible_kind)(state, seat) == PLAIN)
    held = plain(lanes)(state.hand[seat])
    brings = {}
    for kind, territory in enumerate(state.reserve[seat].tolist()):
        if territory != NONE:
            payable = bool(plain(can_pay)(held, state.hand_size[seat], territory, saved))
            facts: dict[str, Any] = {"payable": payable, "cards": int(COST[territory]) - saved}
            facts |= POWERS[kind](state, seat, territory, unseen) if kind in POWERS else {"points": None}
            brings[KINDS[kind]] = facts
    return {"saves": bool(saved), "consolidate": brings}


def castle(state: Any, seat: int, territory: int, unseen: list[int]) -> dict[str, Any]:
    """TNO-5.5: as the piles lie now, on this turn and on each turn of its owner."""
    income = sum(plain(visible_kind)(state, other) in (FOREST, RIVER) for other in others(state, seat))
    return {"points": [[income, income] if player == seat else [0, 0] for player in range(state.players)]}


def temple(state: Any, seat: int, territory: int, unseen: list[int]) -> dict[str, Any]:
    """TNO-5.4: the comparison is public."""
    size = int(state.pile_size[seat])
    values = [int(plain(temple_value)(state, player)) for player in range(state.players)]
    covered = state.pile[seat, max(0, size - 2) : size].tolist()
    values[seat] = int(VALUE[territory]) + sum(int(VALUE[t]) for t in covered if not state.face_down[t])
    points = [0] * state.players
    if size + 1 >= 3:
        for other in others(state, seat):
            points[seat] += 2 * (values[seat] > values[other])
            points[other] += 3 * (values[seat] < values[other])
    return {"enough": size + 1 >= 3, "values": values, "points": [[each, each] for each in points]}


def volcano(state: Any, seat: int, territory: int, unseen: list[int]) -> dict[str, Any]:
    """TNO-5.6: sizes of hands are public."""
    if not affordable(state, seat, territory):
        return {"points": None}
    hands = [int(size) for size in state.hand_size[: state.players]]
    hands[seat] -= int(COST[territory]) - int(plain(visible_kind)(state, seat) == PLAIN)
    ranks = sorted(set(hands))
    points = [3 if size == ranks[0] else 0 for size in hands]
    if hands.count(ranks[0]) == 1:
        points = [3 if size == ranks[0] else int(size == ranks[1]) for size in hands]
    return {"hands": hands, "points": [[each, each] for each in points]}


def forest(state: Any, seat: int, territory: int, unseen: list[int]) -> dict[str, Any]:
    """TNO-5.2: one's own fairies by the payment; of the others the known ones, and perhaps hidden ones."""
    payments = affordable(state, seat, territory)
    if not payments:
        return {"points": None}
    points: list[Range] = []
    for player in range(state.players):
        top = territory if player == seat else int(plain(visible)(state, player))
        symbols = 0 if top == NONE else int(SYMBOLS[top, FAIRY])
        if player == seat:
            kept = [int(state.hand[seat, FAIRY]) - int(NAMED[payment, FAIRY]) for payment in payments]
            points.append([symbols + min(kept), symbols + max(kept)])
        else:
            known = symbols + int(state.known[player, FAIRY])
            points.append([known + fairies for fairies in hidden_fairies(state, player, unseen)])
    return {"points": points}


POWERS = {CASTLE: castle, TEMPLE: temple, VOLCANO: volcano, FOREST: forest}


def others(state: Any, seat: int) -> list[int]:
    return [player for player in range(state.players) if player != seat]


def hidden_cards(state: Any, player: int) -> int:
    return int(state.hand_size[player]) - int(state.known[player].sum())


def hidden_fairies(state: Any, player: int, unseen: list[int]) -> Range:
    """TNO-8.2: the least and the most among the hidden cards of a hand; it may be known that there are some."""
    if state.feast:
        return [0, 0]
    hidden = hidden_cards(state, player)
    return [max(0, hidden - sum(unseen) + unseen[FAIRY]), min(hidden, unseen[FAIRY])]


def affordable(state: Any, seat: int, territory: int) -> list[int]:
    """The payments that the hand allows."""
    saved = int(plain(visible_kind)(state, seat) == PLAIN)
    held = np.int64(plain(lanes)(state.hand[seat]))
    payments = PAYMENT[territory, saved, : PAYMENT_COUNT[territory, saved]].tolist()
    return [payment for payment in payments if plain(contains)(held, LANES[payment])]


def contest_forecast(state: Any, seat: int | None, unseen: list[int]) -> dict[str, Any]:
    """TNO-4.3, TNO-4.4: cards and symbols that count, as far as known; and how the seat stands against each other.

    "ahead", "behind" and "level" are sure whatever is hidden, "open" is not.
    """
    counted = []
    for player in range(state.players):
        cards = state.hand[player] if player == seat else state.known[player]
        top = int(plain(visible)(state, player))
        counted.append([int(cards[s]) + (0 if top == NONE else int(SYMBOLS[top, s])) for s in range(len(SPECIES))])
    standing: list[str | None] = [None] * state.players
    if seat is not None:
        mine = sorted(counted[seat], reverse=True)
        for other in others(state, seat):
            if state.said[other] != DECLINED:
                standing[other] = compare(mine, counted[other], hidden_cards(state, other), unseen, bool(state.feast))
    return {
        "counts": [dict(zip(SPECIES, each, strict=True)) for each in counted],
        "hidden": [0 if player == seat else hidden_cards(state, player) for player in range(state.players)],
        "standing": standing,
    }


def compare(mine: list[int], known: list[int], hidden: int, unseen: list[int], feast: bool) -> str:
    """Over all hands that the other can hold."""
    results = set()
    for cards in combinations_with_replacement(range(len(SPECIES) - feast), hidden):
        if all(cards.count(species) <= unseen[species] for species in set(cards)):
            theirs = sorted((known[s] + cards.count(s) for s in range(len(SPECIES))), reverse=True)
            results.add("ahead" if mine > theirs else "behind" if mine < theirs else "level")
    return results.pop() if len(results) == 1 else "open"
