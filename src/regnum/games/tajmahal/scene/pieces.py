"""What lies on the map: province tiles, bonus tiles, palaces and their chains, the court."""

from functools import lru_cache
from typing import Any

from regnum.core.scene import fitted, group, tag, use, words
from regnum.core.text import Texts
from regnum.games.tajmahal.components import CITIES, PROVINCE_OF, PROVINCES, ROADS, SYMBOLS
from regnum.games.tajmahal.scene import geography
from regnum.games.tajmahal.scene.board import slot
from regnum.games.tajmahal.scene.layout import (
    COURT,
    PILES,
    PLACES,
    SLOT,
    name,
    tooltip,
)

PLACED_IN = PROVINCE_OF.tolist()


def ground(view: dict[str, Any]) -> str:
    """The current province is lit, roads between palaces of one player are theirs; names stand above."""
    lit = ""
    if view["actor"] >= 0:
        area = geography.province_area(PROVINCES.index(view["province"]))
        lit = tag("path", d=area, class_="tm-here", clip_path="url(#tm-land)")
    return lit + chains(view) + tag("use", href="#tm-names", class_="tm-names")


def journey(view: dict[str, Any]) -> str:
    """The provinces ahead show their tiles, numbered in the order of the visits."""
    parts = []
    for number, stop in enumerate(view["route"], 1):
        if number < view["visit"] or (number == view["visit"] and view["actor"] < 0):
            continue
        x, y = geography.tile_place(PROVINCES.index(stop["province"]))
        parts.append(tile(number, tuple(stop["goods"]), x, y))
    return "".join(parts)


@lru_cache(512)
def tile(number: int, goods: tuple[str, ...], x: float, y: float) -> str:
    """A province tile: its number above its goods."""
    parts = [tag("use", href="#tm-octagon"), words(0, -4, number, "tm-number")]
    start = -9 * (len(goods) - 1)
    for i, good in enumerate(goods):
        parts.append(tag("use", href=f"#tm-{good}", transform=f"translate({start + 18 * i} 12)scale(.66)"))
    return group(*parts, transform=f"translate({x:.0f} {y:.0f})", data_key=f"tile/{number}")


def chains(view: dict[str, Any]) -> str:
    """Roads along which a player's palaces are joined (TM-6.3)."""
    cities, ways = view["cities"], [""] * view["players"]
    held = [{cities[city]["palace"], cities[city]["crown"]} - {None} for city in CITIES]
    for a, b in ROADS:
        for seat in held[a] & held[b]:
            (ax, ay), (bx, by) = PLACES[CITIES[a]], PLACES[CITIES[b]]
            # two players on one road run side by side
            off = (6 if seat == max(held[a] & held[b]) else -6) if len(held[a] & held[b]) > 1 else 0
            upright = abs(by - ay) > abs(bx - ax)
            dx, dy = (off, 0) if upright else (0, off)
            ways[seat] += f"M{ax + dx} {ay + dy}L{bx + dx} {by + dy}"
    lines = [(seat, way) for seat, way in enumerate(ways) if way]
    cased = [tag("path", d=way, class_=f"tm-casing tm-casing-{seat}") for seat, way in lines]
    return "".join((*cased, *(tag("path", d=way, class_=f"tm-chain tm-chain-{seat}") for seat, way in lines)))


def cities(view: dict[str, Any], texts: Texts) -> str:
    """Palaces and bonus tiles. A city that is asked for is marked."""
    names = {seat: texts.seat(seat) for seat in range(view["players"])} | {None: ""}
    here, phase = PROVINCES.index(view["province"]), view["phase"]
    parts = []
    for number, city in enumerate(CITIES):
        facts = view["cities"][city]
        asked = phase == "crown" or (phase == "build" and facts["palace"] is None)
        asked = asked and PLACED_IN[number] == here
        palace, crown = facts["palace"], facts["crown"]
        owners = (names[palace], names[crown])
        parts.append(on_city(number, facts["bonus"], palace, crown, owners, asked, texts.locale))
    return "".join(parts)


@lru_cache(4096)
def on_city(
    number: int,
    bonus: str | None,
    palace: int | None,
    crown: int | None,
    names: tuple[str, str],
    asked: bool,
    locale: str,
) -> str:
    """What stands in a city, all of which can be touched. Names above a city need room above its crown."""
    city, parts = CITIES[number], []
    if asked:
        parts.append(tag("circle", r=31, class_="tm-target"))
    if bonus is not None:
        tile = tag("use", href=f"#tm-bonus-{bonus}", transform="translate(33 0)scale(.9)")
        parts.append(group(tooltip(name(locale, "bonus", bonus)), tile))
    placed = zip(("palace", "crown"), (palace, crown), names, strict=True)
    owners = [(kind, seat, name) for kind, seat, name in placed if seat is not None]
    for i, (kind, seat, owner) in enumerate(owners):
        x = 0 if len(owners) == 1 else (-15, 17)[i]
        y = 6 if kind == "crown" else 0
        shape = tag("use", href=f"#tm-{kind}-{seat}", transform=f"translate({x} {y})scale(1.1)")
        parts.append(group(tooltip(owner), shape, data_key=f"{kind}/{city}"))
    x, y = PLACES[city]
    return group(*parts, data_at=f"city/{city}", transform=f"translate({x} {y})") if parts else ""


def court(view: dict[str, Any], texts: Texts) -> str:
    """What can still be won, who leads in it, and by how many symbols."""
    x, y, width, _ = COURT
    stop = view["route"][view["visit"] - 1]
    place = texts.name("province", view["province"])
    goods = stop["goods"]
    room = width - 44 - 34 * len(goods)
    parts = [fitted(x + 20, y + 38, texts("board-visit", number=view["visit"], province=place), room, 25, "tm-bold")]
    for i, good in enumerate(goods):
        at = x + width - 32 - 32 * (len(goods) - 1 - i)
        parts.append(group(tooltip(texts.name("good", good)), use(f"tm-{good}", at, y + 29)))
    for number, symbol in enumerate(SYMBOLS):
        sx, sy = slot(number)
        if symbol not in view["court"]:
            parts.append(tag("rect", x=sx, y=sy, width=SLOT[0], height=SLOT[1], rx=10, class_="tm-gone"))
            continue
        leader = view["leaders"][symbol]
        if leader is not None:
            parts.append(use(f"tm-palace-{leader}", sx + 80, sy + 42))
            parts.append(words(sx + 104, sy + 50, view["seats"][leader]["symbols"][symbol], "tm-count"))
    return "".join(parts)


def piles(view: dict[str, Any]) -> str:
    """The deck and the discards."""
    x, y = PILES
    parts = []
    discards = sum(view["discards"].values())
    if view["deck"]:
        parts.append(tag("use", href="#tm-back", transform=f"translate({x} {y})scale(.633)"))
    if discards:
        parts.append(tag("use", href="#tm-back", transform=f"translate({x + 100} {y})scale(.633)", class_="tm-dim"))
    for i, count in enumerate((view["deck"], discards)):
        left = x + 31 + 100 * i
        parts.append(tag("rect", x=left - 22, y=y + 24, width=44, height=34, rx=8, class_="tm-slip"))
        parts.append(words(left, y + 50, count, "tm-count tm-middle"))
    return "".join(parts)
