"""A position in words, for the terminal and for readers who don't see the drawing."""

from typing import Any

from regnum.core.text import Texts
from regnum.games.tajmahal.components import DATA, FORCES, GOODS, SYMBOLS

NOTHING = "–"


def describe(view: dict[str, Any], texts: Texts) -> str:
    """The visit, the court and the display, then the map by provinces, then the players."""
    tile = view["route"][view["visit"] - 1]
    lines = [
        texts("board-visit", number=view["visit"], province=texts.name("province", view["province"])),
        texts("board-tile", goods=names(texts, "good", tile["goods"])),
        texts("board-start", seat=texts.seat(view["start"])),
        texts("board-court", things=names(texts, "symbol", view["court"])),
        texts("board-display", cards=card_list(texts, view["display"])),
        texts("board-deck", deck=view["deck"], discards=sum(view["discards"].values())),
        "",
    ]
    for number, stop in enumerate(view["route"], 1):
        lines.append(province_line(view, texts, number, stop))
    lines.append("")
    for seat in range(view["players"]):
        lines.extend(player_lines(view, texts, seat))
    if view["seat"] is not None:
        lines.append(texts("board-hand", cards=card_list(texts, view["seats"][view["seat"]]["hand"]["cards"])))
    return "\n".join(lines)


def names(texts: Texts, kind: str, idents: list[str]) -> str:
    return ", ".join(texts.name(kind, ident) for ident in idents) or NOTHING


def amounts(texts: Texts, kind: str, numbers: dict[str, int], order: tuple[str, ...]) -> str:
    return ", ".join(f"{numbers[ident]} {texts.name(kind, ident)}" for ident in order if numbers[ident]) or NOTHING


def card_list(texts: Texts, cards: dict[str, int]) -> str:
    return ", ".join(card_count(texts, card, count) for card, count in cards.items()) or NOTHING


def card_count(texts: Texts, card: str, count: int) -> str:
    name = texts.name("card", card)
    return name if count == 1 else f"{count} × {name}"


def province_line(view: dict[str, Any], texts: Texts, number: int, stop: dict[str, Any]) -> str:
    """A province in the order of the visits, its goods, and its cities with all that is there."""
    mark = "▶" if number == view["visit"] and view["actor"] >= 0 else " "
    (cities,) = (p["cities"] for p in DATA["provinces"] if p["id"] == stop["province"])
    places = "; ".join(city_words(view, texts, city) for city in cities)
    goods = names(texts, "good", stop["goods"])
    return f"{mark} {number}. {texts.name('province', stop['province'])} ({goods}): {places}"


def city_words(view: dict[str, Any], texts: Texts, city: str) -> str:
    facts = view["cities"][city]
    things = []
    if facts["bonus"] is not None:
        things.append(texts.name("bonus", facts["bonus"]))
    if facts["palace"] is not None:
        things.append("⌂ " + texts.seat(facts["palace"]))
    if facts["crown"] is not None:
        things.append("♛ " + texts.seat(facts["crown"]))
    name = texts.name("city", city)
    return f"{name} [{', '.join(things)}]" if things else name


def player_lines(view: dict[str, Any], texts: Texts, seat: int) -> list[str]:
    facts = view["seats"][seat]
    mark = "▶" if seat == view["actor"] else " "
    name = texts.seat(seat)
    line = texts("board-player", seat=name, score=facts["score"], cards=facts["hand"]["size"])
    if facts["withdrawn"] and view["actor"] >= 0:
        line = f"{line} · {texts('board-withdrawn')}"
    return [
        f"{mark} {line}",
        "    " + texts("board-played", cards=card_list(texts, facts["played"])),
        "    " + texts("board-symbols", symbols=amounts(texts, "symbol", facts["symbols"], SYMBOLS)),
        "    " + texts("board-influence", tiles=amounts(texts, "symbol", facts["influence"], FORCES)),
        "    " + texts("board-goods", goods=amounts(texts, "good", facts["goods"], GOODS)),
        "    " + texts("board-known", cards=card_list(texts, facts["hand"]["known"])),
    ]
