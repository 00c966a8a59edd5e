"""Taj Mahal: what must be true when an action is refused."""

from regnum.games.tajmahal.components import CITIES, COLOURS, PROVINCE_OF, PROVINCES
from tests.refusals import Refusal


def me(it: Refusal) -> dict:
    return it.view["seats"][it.seat]


def colour_of(card: str) -> str | None:
    colour = card.split("_")[0]
    return colour if colour in COLOURS else None


def province_of(city: str) -> str:
    return PROVINCES[PROVINCE_OF[CITIES.index(city)]]


def only_with_coloured(it: Refusal) -> bool:
    return it["card"] in it.names and colour_of(it["card"]) is None


def not_in_hand(it: Refusal) -> bool:
    return it["card"] in it.names and it["card"] not in me(it)["hand"]["cards"]


def colour(it: Refusal) -> bool:
    mine = me(it)
    return mine["colour"] == it["colour"] != colour_of(it.names[0]) and "special_colour" not in mine["hand"]["cards"]


def needs_change(it: Refusal) -> bool:
    """It is in hand, and would do."""
    mine = me(it)
    wrong = it.names[0] == it["card"] and colour_of(it["card"]) != mine["colour"] is not None
    return wrong and "special_colour" in mine["hand"]["cards"] and it.names[1:] != ["special_colour"]


def one_coloured(it: Refusal) -> bool:
    return it.names[0] == it["card"] and colour_of(it["card"]) is None and len(it.names) == 2


def special_elsewhere(it: Refusal) -> bool:
    mine = me(it)
    return it["card"] in it.names and it["card"] not in mine["hand"]["cards"] | mine["played"]


def special_played(it: Refusal) -> bool:
    return it["card"] in it.names and it["card"] in me(it)["played"]


def other_province(it: Refusal) -> bool:
    return it.names == [it["city"]] and province_of(it["city"]) != it["province"] == it.view["province"]


def occupied(it: Refusal) -> bool:
    there = it.view["cities"][it["city"]]["palace"]
    return it.names == [it["city"]] and province_of(it["city"]) == it.view["province"] and there is not None


def not_in_display(it: Refusal) -> bool:
    return it["card"] in it.names and it["card"] not in it.view["display"]


def takes_other_number(it: Refusal) -> bool:
    """TM-5.10: two, or one for the last to withdraw, but no more than there are."""
    last = all(seat["withdrawn"] for seat in it.view["seats"])
    return it["count"] == min(1 if last else 2, sum(it.view["display"].values())) != len(it.names)


def only_one_copy(it: Refusal) -> bool:
    return it.names == [it["card"]] * 2 and it.view["display"][it["card"]] == 1


CHECKS = {
    "why-only-with-coloured": only_with_coloured,
    "why-not-in-hand": not_in_hand,
    "why-colour": colour,
    "why-needs-change": needs_change,
    "why-one-coloured": one_coloured,
    "why-special-elsewhere": special_elsewhere,
    "why-special-played": special_played,
    "why-other-province": other_province,
    "why-occupied": occupied,
    "why-not-in-display": not_in_display,
    "why-takes-other-number": takes_other_number,
    "why-only-one-copy": only_one_copy,
}
