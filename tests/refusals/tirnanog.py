"""Tir Nan Og Wars: what must be true when an action is refused."""

from collections import Counter
from typing import Any

from tests.refusals import Refusal

ANY, RESERVE_LIMIT = "?", 7


def me(it: Refusal) -> dict[str, Any]:
    return it.view["seats"][it.seat]


def shown(it: Refusal) -> str | None:
    """The kind of territory that lies visible on the player's pile."""
    pile = me(it)["pile"]
    return pile[-1]["kind"] if pile and not pile[-1]["face_down"] else None


def stored(it: Refusal, kind: str) -> dict[str, Any] | None:
    return next((card for card in me(it)["reserve"] if card["kind"] == kind), None)


def costs(it: Refusal, kind: str) -> list[list[str]]:
    """What the territory in reserve costs; with a plain any symbol of it may be left out (TNO-5.1)."""
    card = stored(it, kind)
    assert card is not None
    cost = card["cost"]
    return [cost[:i] + cost[i + 1 :] for i in range(len(cost))] if shown(it) == "plain" else [cost]


def pays(cards: Counter, cost: list[str]) -> bool:
    """Are these cards, all of them, a payment?"""
    wanted = Counter(symbol for symbol in cost if symbol != ANY)
    return cards.total() == len(cost) and wanted <= cards


def payable(it: Refusal, kind: str) -> bool:
    held = Counter(me(it)["cards"])
    return any(
        Counter(symbol for symbol in cost if symbol != ANY) <= held and len(cost) <= held.total()
        for cost in costs(it, kind)
    )


def no_pass(it: Refusal) -> bool:
    return it.verb == "pass" and not it.legal("pass")


def display_empty(it: Refusal) -> bool:
    return sum(it.view["display"].values()) == 0


def takes_other_number(it: Refusal) -> bool:
    return it["count"] == min(2, sum(it.view["display"].values())) != len(it.names)


def lacks(it: Refusal, held: dict[str, int]) -> bool:
    return it["count"] == held[it["creature"]] < it.names.count(it["creature"])


def stack_empty(it: Refusal) -> bool:
    stack = it.view["stacks"][it["territory"]]
    return stack["top"] is None and stack["below"] == 0 and stack["fountain"] == "gone"


def visible(it: Refusal) -> bool:
    return shown(it) == it["territory"] == it.names[0]


def reserve_full(it: Refusal) -> bool:
    total = sum(card["value"] for card in me(it)["reserve"]) + it.view["stacks"][it.names[0]]["top"]["value"]
    return it["total"] == total > RESERVE_LIMIT


def pays_other_number(it: Refusal) -> bool:
    wanted = {len(cost) for cost in costs(it, it.view["decision"]["territory"])}
    return wanted == {it["count"]} and len(it.names) != it["count"]


def not_the_cost(it: Refusal) -> bool:
    return it["territory"] == it.view["decision"]["territory"] and not any(
        pays(Counter(it.names), cost) for cost in costs(it, it["territory"])
    )


CHECKS = {
    "why-no-pass": no_pass,
    "why-display-empty": display_empty,
    "why-takes-other-number": takes_other_number,
    "why-not-on-display": lambda it: lacks(it, it.view["display"]),
    "why-stack-empty": stack_empty,
    "why-in-reserve": lambda it: stored(it, it["territory"]) is not None,
    "why-visible": visible,
    "why-reserve-full": reserve_full,
    "why-not-in-reserve": lambda it: stored(it, it["territory"]) is None,
    "why-cannot-pay": lambda it: shown(it) != "plain" and not payable(it, it["territory"]),
    "why-cannot-pay-with-plain": lambda it: shown(it) == "plain" and not payable(it, it["territory"]),
    "why-pays-other-number": pays_other_number,
    "why-not-the-cost": not_the_cost,
    "why-not-in-hand": lambda it: lacks(it, me(it)["cards"]),
    "why-discards-other-number": lambda it: it["count"] == it.view["decision"]["owed"] != len(it.names),
}
