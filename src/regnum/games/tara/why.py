"""Why can't I? The rule that forbids an action which is not legal now."""

from typing import Any

import numpy as np

from regnum.core.compiled import plain
from regnum.core.reasons import Reason, by_verb
from regnum.games.tara.actions import AT_LOCATION, SPACE
from regnum.games.tara.components import (
    AMNESTY_COST,
    CARDS,
    COLOURS,
    COST,
    IS_LOCATION,
    IS_STONE,
    MOST_LOCATIONS,
    POSITIONS,
    REGIONS,
    SECOND_AT,
    TRAITOR_SPOTS,
)
from regnum.games.tara.rules.placing import can_put_both, list_locations, stock_after
from regnum.games.tara.rules.promotion import positions_above
from regnum.games.tara.rules.stacks import controller, occupied
from regnum.games.tara.rules.stone import lowest_depth
from regnum.games.tara.rules.turn import may_swap
from regnum.games.tara.state import (
    KING,
    NOBODY,
    NOTHING,
    OPEN,
    PLACING,
    RANK_BITS,
    STONE,
    UNUSED,
)


def because(rule: str, message: str, **arguments: Any) -> Reason:
    return Reason(f"TARA-{rule}", f"why-{message}", arguments)


def at(position: int) -> tuple[str, str]:
    return ("position", POSITIONS[position])


def inside(region: int) -> tuple[str, str]:
    return ("region", REGIONS[region])


def has(mask: Any, position: int) -> bool:
    return bool(int(mask) >> position & 1)


def mine(state: Any, position: int) -> bool:
    return has(state.held[state.region, state.actor], position)


def holder(state: Any, position: int) -> int:
    return int(plain(controller)(state, int(state.region), position))


def why_not_play(state: Any, card: int, stone: bool) -> Reason:
    if not has(state.hand[state.actor], card):
        return because("3.1", "not-in-hand", card=("card", CARDS[card]))
    if bool(IS_STONE[card]) != stone:
        return because("3.3" if stone else "1.3", "no-stone" if stone else "no-pattern", card=("card", CARDS[card]))
    if stone and not plain(may_swap)(state):
        return because("11.1", "nothing-to-swap")
    return because("3.6", "cannot-open")


def why_not_amnesty(state: Any, card: int) -> Reason:
    if not has(state.hand[state.actor], card):
        return because("3.1", "not-in-hand", card=("card", CARDS[card]))
    if state.cumal[state.actor] < AMNESTY_COST:
        return because("3.4", "amnesty-cost", cost=AMNESTY_COST)
    return because("3.4", "no-captives")


def why_not_discard(state: Any, card: int) -> Reason:
    return because("3.1", "not-in-hand", card=("card", CARDS[card]))


def why_not_in(state: Any, region: int) -> Reason:
    status = int(state.status[region])
    if status != OPEN:
        if status == UNUSED:
            return because("2.1", "region-unused", region=inside(region))
        return because("10.1", "region-closed", region=inside(region))
    if state.act == PLACING:
        return because("3.6", "cannot-open-this", region=inside(region))
    if state.act == STONE:
        return because("11.1", "nothing-to-swap-there", region=inside(region))
    return because("3.4", "no-captives-there", region=inside(region))


def why_not_at(state: Any, position: int) -> Reason:
    """A location is named by its first position, but a player may well touch the second one."""
    if IS_LOCATION[state.card, position]:
        return because("4.2", "emptier-elsewhere", position=at(position))
    before = [first for first in range(KING) if SECOND_AT[state.card, first] == position]
    if not before:
        return because("4.1", "not-a-location", position=at(position))
    actions = np.zeros(MOST_LOCATIONS + 1, np.int16)
    count = plain(list_locations)(state, actions)
    if AT_LOCATION[before[0]] in actions[:count]:
        return because("4.1", "second-there", first=at(before[0]), position=at(position))
    return because("4.2", "emptier-elsewhere", position=at(before[0]))


def why_not_put(state: Any, first: int, second: int = NOTHING) -> Reason:
    spots = [int(spot) for spot in (state.spot, state.other) if spot != NOTHING]
    chosen = [position for position in (first, second) if position != NOTHING]
    for position in chosen:
        if position not in spots:
            return because("4.3", "not-a-spot", position=at(position))
    if state.stock[state.actor] == 0:
        return because("4.8", "no-stock")
    for position in chosen:
        if mine(state, position) and has(state.forts[state.region], position):
            return because("4.6", "own-fort", position=at(position))
    taken = plain(occupied)(state, int(state.region))
    if len(chosen) == 1:
        (empty,) = (spot for spot in spots if not has(taken, spot))
        return because("4.3", "empty-first", position=at(empty))
    if int(plain(stock_after)(state, first)) == 0:
        return because("4.8", "no-stock-for-second")
    if plain(can_put_both)(state, first, second):
        return because("4.3", "same-in-other-order")
    return because("3.7", "fills-region")


def why_not_pay(state: Any) -> Reason:
    cost = int(COST[state.card])
    if state.cumal[state.actor] < cost:
        return because("6.1", "cannot-pay", cost=cost)
    return because("6.1", "nothing-to-promote")


def not_above(state: Any, position: int) -> Reason | None:
    """TARA-6.2: is the position above two of the player's, of which one is active?"""
    held, active = int(state.held[state.region, state.actor]), int(state.active)
    if has(RANK_BITS[0], position):
        return because("6.2", "lowest-rank", position=at(position))
    if not has(plain(positions_above)(held, held), position):
        return because("6.2", "no-pair", position=at(position))
    if not has(plain(positions_above)(held, active), position):
        return because("6.2", "no-active", position=at(position))
    return None


def why_not_promote(state: Any, position: int) -> Reason:
    if reason := not_above(state, position):
        return reason
    if position == KING and mine(state, position):
        return because("6.5", "own-king")
    if has(state.promoted, position):
        return because("6.4", "promoted-already", position=at(position))
    if mine(state, position) and has(state.forts[state.region], position):
        return because("6.3", "own-fort", position=at(position))
    return because("4.8", "no-stock")


def why_not_activate(state: Any, position: int) -> Reason:
    if not mine(state, position):
        return because("6.3", "not-yours", position=at(position))
    if has(state.active, position):
        return because("6.4", "active-already", position=at(position))
    return not_above(state, position) or because("6.5", "own-king")


def why_not_swap(state: Any, first: int, second: int) -> Reason:
    if KING in (first, second):
        return because("11.1", "king-not-swapped")
    for position in (first, second):
        if holder(state, position) == NOBODY:
            return because("11.1", "nothing-there", position=at(position))
    return because("11.1", "one-piece-there", position=at(first))


def why_not_lift(state: Any, depth: int) -> Reason:
    position = int(state.spot if state.lifted == NOTHING else state.other)
    pieces = 1 + int(plain(lowest_depth)(state, int(state.region), position))
    if depth >= pieces:
        return because("11.1", "fewer-pieces", position=at(position), count=pieces)
    return because("11.1", "lift-upper-first" if state.lifted == NOTHING else "lift-lower-then")


def why_not_dismantle(state: Any, position: int) -> Reason:
    return because("11.2", "no-fort-of-yours", position=at(position))


def why_not_buy(state: Any) -> Reason:
    return because("9.3", "no-cumal")


def why_not_betray(state: Any, position: int) -> Reason:
    if state.stock[state.actor] == 0:
        return because("9.7", "no-stock")
    if position == KING:
        return because("9.5", "traitor-not-king")
    if not has(TRAITOR_SPOTS[state.card], position):
        return because("9.4", "not-on-card", position=at(position))
    return because("9.4", "no-opponent", position=at(position))


def why_not_garrison(state: Any, *positions: int) -> Reason:
    if KING in positions:
        return because("8.5", "garrison-not-king")
    return because("8.5", "garrison-stock")


def why_not_ransom(state: Any, ransom: int) -> Reason:
    if state.cumal[state.actor] < ransom + 1:
        return because("8.6", "ransom-cumal", cost=ransom + 1)
    return because("8.6", "ransom-prisoners", count=ransom + 1)


def why_not_name(state: Any, seat: int) -> Reason:
    if seat >= state.players:
        return because("8.7", "no-such-player", colour=("colour", COLOURS[seat]))
    return because("8.7", "name-another")


def why_not_open(state: Any, region: int) -> Reason:
    return because("10.2", "region-used", region=inside(region))


why_not = by_verb(
    SPACE,
    {
        "place": lambda state, card: why_not_play(state, card, False),
        "stone": lambda state, card: why_not_play(state, card, True),
        "amnesty": why_not_amnesty,
        "discard": why_not_discard,
        "in": why_not_in,
        "at": why_not_at,
        "put": why_not_put,
        "pay": why_not_pay,
        "promote": why_not_promote,
        "activate": why_not_activate,
        "swap": why_not_swap,
        "lift": why_not_lift,
        "dismantle": why_not_dismantle,
        "buy": why_not_buy,
        "betray": why_not_betray,
        "garrison": why_not_garrison,
        "ransom": why_not_ransom,
        "name": why_not_name,
        "open": why_not_open,
    },
)
