"""Tara: what must be true when an action is refused."""

from typing import Any

from regnum.games.tara.components import POSITIONS
from tests.refusals import Refusal

# Positions by rank and place: five farmers to one king
PYRAMID: list[list[str]] = []
for _size in (5, 4, 3, 2, 1):
    _start = sum(map(len, PYRAMID))
    PYRAMID.append(list(POSITIONS[_start : _start + _size]))
KING = PYRAMID[4][0]
OPENING_COST = 2


def me(it: Refusal) -> dict[str, Any]:
    return it.view["raths"][it.seat]


def stacks(it: Refusal) -> dict[str, Any]:
    """Of the region that the decision is about."""
    return it.view["regions"][it.view["action"]["region"]]["stacks"]


def pieces(it: Refusal, position: str) -> list[int]:
    return stacks(it)[position]["pieces"] if position in stacks(it) else []


def mine(it: Refusal, position: str) -> bool:
    return pieces(it, position)[:1] == [it.seat]


def fort(it: Refusal, position: str) -> bool:
    return position in stacks(it) and stacks(it)[position]["fort"]


def own_fort(it: Refusal) -> bool:
    return it["position"] in it.names and mine(it, it["position"]) and fort(it, it["position"])


def pieces_below_king(region: dict[str, Any]) -> int:
    return sum(len(stack["pieces"]) for position, stack in region["stacks"].items() if position != KING)


def captives(region: dict[str, Any]) -> int:
    """TARA-3.4: what an amnesty would free."""
    return sum(len(stack["pieces"]) - 1 for stack in region["stacks"].values())


def cannot_enter(it: Refusal, region: dict[str, Any]) -> bool:
    """TARA-3.6: an empty region, and too little money for it."""
    paying = not it.view["first_turn"] and me(it)["cumal"] < OPENING_COST
    return region["status"] == "open" and not region["stacks"] and paying


def pattern(it: Refusal, card: str) -> dict[str, Any]:
    return it.view["patterns"][card]


def locations(it: Refusal) -> list[list[str]]:
    """TARA-4.1: the placement positions wherever the pattern of the card in play fits."""
    place, faded = (pattern(it, it.view["action"]["card"])[part] for part in ("place", "faded"))
    return [
        [PYRAMID[rank][i + shift] for rank, i in place]
        for shift in range(-5, 6)
        if all(0 <= i + shift < len(PYRAMID[rank]) for rank, i in [*place, *faded])
    ]


def empty(it: Refusal, location: list[str]) -> int:
    return sum(position not in stacks(it) for position in location)


def emptiest(it: Refusal) -> list[list[str]]:
    most = max(empty(it, location) for location in locations(it))
    return [location for location in locations(it) if empty(it, location) == most]


def not_a_location(it: Refusal) -> bool:
    return it.names == [it["position"]] and not any(it["position"] in location for location in locations(it))


def emptier_elsewhere(it: Refusal) -> bool:
    (here,) = (location for location in locations(it) if location[0] == it["position"])
    return it.names[0] in here and here not in emptiest(it)


def second_there(it: Refusal) -> bool:
    return it.names == [it["position"]] and [it["first"], it["position"]] in emptiest(it)


def no_stock_for_second(it: Refusal) -> bool:
    """The only piece goes on the first position, and none comes back from there."""
    first = it.names[0]
    if mine(it, first):
        back = any(fort(it, position) and mine(it, position) for position in stacks(it))
    else:
        back = fort(it, first) or it.seat in pieces(it, first)
    return me(it)["stock"] == 1 and not back


def empty_first(it: Refusal) -> bool:
    (named,) = it.names
    other = it["position"]
    return {named, other} == set(it.view["action"]["spots"]) and bool(pieces(it, named)) and not pieces(it, other)


def fills_region(it: Refusal) -> bool:
    first = it.names[0]
    rest = [position for position in POSITIONS if position != first]
    return all(mine(it, position) for position in rest) and not mine(it, first) and not fort(it, first)


def below(position: str) -> list[str]:
    ((rank, i),) = ((r, row.index(position)) for r, row in enumerate(PYRAMID) if position in row)
    return PYRAMID[rank - 1][i : i + 2] if rank else []


def pair(it: Refusal, position: str) -> bool:
    return bool(below(position)) and all(mine(it, under) for under in below(position))


def active(it: Refusal, position: str) -> bool:
    return position in it.view["action"]["active"]


def can_promote(it: Refusal, position: str) -> bool:
    if not pair(it, position) or not any(active(it, under) for under in below(position)):
        return False
    if not mine(it, position):
        return me(it)["stock"] > 0
    return position != KING and (not active(it, position) or (me(it)["stock"] > 0 and not fort(it, position)))


def no_active(it: Refusal) -> bool:
    return pair(it, it["position"]) and not any(active(it, under) for under in below(it["position"]))


def promoted_already(it: Refusal) -> bool:
    """By a decision since the payment."""
    for decision in reversed(it.match.decisions):
        verb, *names = it.match.game.space[decision.action].notation.split()
        if verb not in ("promote", "activate"):
            break
        if names == [it["position"]]:
            return True
    return False


def one_piece(it: Refusal) -> bool:
    return len(pieces(it, it["position"])) == 1 and it.names == [it["position"]] * 2


def depth(piece: str) -> int:
    """TARA-11.1: the how many-th piece of a stack, from the top."""
    return 1 if piece == "top" else int(piece)


def lifted_from(it: Refusal) -> list[int]:
    spots = it.view["action"]["spots"]
    return pieces(it, spots[0] if it.view["action"]["lifted"] is None else spots[-1])


def one_stack(it: Refusal) -> bool:
    return len(set(it.view["action"]["spots"])) == 1


def not_on_card(it: Refusal) -> bool:
    card = pattern(it, it.view["action"]["card"])
    return bool(card["place"]) and not any(it["position"] in location for location in locations(it))


def ransom_prisoners(it: Refusal) -> bool:
    return it.view["action"]["prisoners"] < it["count"] == ["one", "two", "all"].index(it.names[0]) + 1


def every(it: Refusal) -> list[dict[str, Any]]:
    return list(it.view["regions"].values())


def region(it: Refusal) -> dict[str, Any]:
    assert it.names == [it["region"]]
    return it.view["regions"][it["region"]]


CHECKS = {
    "why-not-in-hand": lambda it: it.names == [it["card"]] and it["card"] not in it.view["hand"],
    "why-no-pattern": lambda it: not pattern(it, it["card"])["place"],
    "why-no-stone": lambda it: bool(pattern(it, it["card"])["place"]),
    "why-nothing-to-swap": lambda it: all(pieces_below_king(each) < 2 for each in every(it)),
    "why-cannot-open": lambda it: all(cannot_enter(it, each) for each in every(it) if each["status"] == "open"),
    "why-amnesty-cost": lambda it: me(it)["cumal"] < it["cost"],
    "why-no-captives": lambda it: not any(captives(each) for each in every(it)),
    "why-region-unused": lambda it: region(it)["status"] == "unused",
    "why-region-closed": lambda it: region(it)["status"] == "won",
    "why-cannot-open-this": lambda it: cannot_enter(it, region(it)),
    "why-nothing-to-swap-there": lambda it: pieces_below_king(region(it)) < 2,
    "why-no-captives-there": lambda it: captives(region(it)) == 0,
    "why-not-a-location": not_a_location,
    "why-emptier-elsewhere": emptier_elsewhere,
    "why-second-there": second_there,
    "why-not-a-spot": lambda it: it["position"] in it.names and it["position"] not in it.view["action"]["spots"],
    "why-no-stock": lambda it: me(it)["stock"] == 0,
    "why-no-stock-for-second": no_stock_for_second,
    "why-own-fort": own_fort,
    "why-empty-first": empty_first,
    "why-same-in-other-order": lambda it: it.is_legal(" ".join([it.verb, *reversed(it.names)])),
    "why-fills-region": fills_region,
    "why-cannot-pay": lambda it: me(it)["cumal"] < it["cost"] == it.view["action"]["cost"],
    "why-nothing-to-promote": lambda it: not any(can_promote(it, position) for position in POSITIONS),
    "why-lowest-rank": lambda it: it["position"] in it.names and it["position"] in PYRAMID[0],
    "why-no-pair": lambda it: bool(below(it["position"])) and not pair(it, it["position"]),
    "why-no-active": no_active,
    "why-own-king": lambda it: it.names == [KING] and mine(it, KING),
    "why-promoted-already": promoted_already,
    "why-not-yours": lambda it: not mine(it, it["position"]),
    "why-active-already": lambda it: active(it, it["position"]),
    "why-king-not-swapped": lambda it: KING in it.names,
    "why-nothing-there": lambda it: it["position"] in it.names and not pieces(it, it["position"]),
    "why-one-piece-there": one_piece,
    "why-fewer-pieces": lambda it: depth(it.names[0]) > it["count"] == len(lifted_from(it)),
    "why-lift-upper-first": lambda it: one_stack(it) and depth(it.names[0]) == len(lifted_from(it)),
    "why-lift-lower-then": lambda it: one_stack(it) and depth(it.names[0]) <= depth(it.view["action"]["lifted"]),
    "why-no-fort-of-yours": lambda it: not (fort(it, it["position"]) and mine(it, it["position"])),
    "why-no-cumal": lambda it: me(it)["cumal"] == 0,
    "why-traitor-not-king": lambda it: it.names == [KING],
    "why-not-on-card": not_on_card,
    "why-no-opponent": lambda it: not pieces(it, it["position"]) or mine(it, it["position"]),
    "why-garrison-not-king": lambda it: KING in it.names,
    "why-garrison-stock": lambda it: me(it)["stock"] < len(it.names),
    "why-ransom-cumal": lambda it: me(it)["cumal"] < it["cost"] == ["one", "two", "all"].index(it.names[0]) + 1,
    "why-ransom-prisoners": ransom_prisoners,
    "why-no-such-player": lambda it: it["colour"] not in it.view["colours"],
    "why-name-another": lambda it: it.names == [me(it)["colour"]],
    "why-region-used": lambda it: region(it)["status"] != "unused",
}
