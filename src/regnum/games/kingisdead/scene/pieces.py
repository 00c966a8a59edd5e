"""What lies on the map: followers, control tokens, the supply, and the regions a card is about."""

from typing import Any

from regnum.core.scene import group, tag, use, words
from regnum.games.kingisdead.components import FACTIONS, KINDS, REGIONS, SAXON_REGIONS
from regnum.games.kingisdead.scene.layout import ROOMS, SAXONS_TOP, SUPPLY_TOP, TITLE, tooltip
from regnum.games.kingisdead.scene.wording import Wording

TOKEN, STEP, STACK, GAP, ROW = 46, 40, 72, 10, 46


def regions(view: dict[str, Any], wording: Wording) -> str:
    return "".join(region(view, wording, name) for name in REGIONS)


def region(view: dict[str, Any], wording: Wording, name: str) -> str:
    facts, area = view["regions"][name], f"#kid-area-{name}"
    parts = [tooltip(wording.region(name, facts)), tag("use", href=area, class_="kid-area")]
    if facts["holder"] is not None:
        parts.append(tag("use", href=area, class_=f"kid-held kid-{facts['holder']}"))
        parts.append(tag("use", href=area, class_="kid-hatched"))
    elif view["actor"] >= 0 and view["order"][view["struggle"]] == name:
        parts.append(tag("use", href=area, class_="kid-now"))
    if name in (exchange := exchanging(view)):
        asked = exchange[view["phase"] == "return"] == name
        parts.append(tag("use", href=area, class_="kid-asked" if asked else "kid-chosen"))
    parts.append(tag("use", href=f"#kid-name-{name}"))
    if facts["holder"] is not None:
        parts.append(use(f"kid-control-{facts['holder']}", *ROOMS[name].middle, data_key=f"control/{name}"))
    else:
        parts += followers(name, facts["followers"])
    return group(*parts, data_at=f"region/{name}")


def exchanging(view: dict[str, Any]) -> list[str]:
    """The regions of the exchange that is being decided: the one that sends, and the one that sends back."""
    return view["card"]["regions"] if view["phase"] in ("send", "return") else []


def followers(name: str, counts: dict[str, int]) -> list[str]:
    """Shields in rows, kind by kind; as many side by side as the region has room for, the rest stacked."""
    room = ROOMS[name]
    present = [(kind, counts[kind]) for kind in KINDS if counts[kind]]
    for limit in (5, 4, 3, 2, 1, 0):
        space = room.width if limit else max(room.width, 2 * STACK + GAP)  # at worst two stacks side by side
        rows = packed(present, space, limit)
        if len(rows) <= room.rows and all(width <= space for row in rows for _, _, width in row):
            break
    parts = []
    y = room.middle[1] - (len(rows) - 1) * ROW / 2
    for row in rows:
        x = room.middle[0] - (sum(width for _, _, width in row) + GAP * (len(row) - 1)) / 2
        for kind, count, width in row:
            parts.append(cluster(name, kind, count, x + TOKEN / 2, y, stacked=count > limit))
            x += width + GAP
        y += ROW
    return parts


def packed(present: list[tuple[str, int]], space: int, limit: int) -> list[list[tuple[str, int, int]]]:
    """(kind, count, width) in rows no wider than the space, if they can be."""
    rows: list[list[tuple[str, int, int]]] = []
    left = -1
    for kind, count in present:
        width = TOKEN + (count - 1) * STEP if count <= limit else STACK
        if width + GAP > left:
            rows.append([])
            left = space + GAP
        rows[-1].append((kind, count, width))
        left -= width + GAP
    return rows


def cluster(name: str, kind: str, count: int, x: float, y: float, stacked: bool) -> str:
    """The followers of one kind in one region."""
    symbol, at = f"kid-token-{kind}", f"region/{name}/{kind}"
    if stacked:
        parts = [use(symbol, x + dx, y + dy) for dx, dy in ((6, -5), (3, -2), (0, 1))]
        parts.append(tag("circle", cx=x + 30, cy=y + 8, r=17, class_="kid-badge"))
        parts.append(words(x + 30, y + 17, count, "kid-small kid-middle"))
    else:
        parts = [use(symbol, x + i * STEP, y, data_key=f"{at}/{i}") for i in range(count)]
    return group(*parts, data_at=at)


def supply(view: dict[str, Any]) -> str:
    """On the title of the board, with the Saxons who are drawing near (KID-8.3)."""
    x, parts = TITLE[0], []
    for i, faction in enumerate(FACTIONS):
        left = x - 117 + i * 94
        parts.append(use(f"kid-token-{faction}", left, SUPPLY_TOP + 36))
        parts.append(words(left + 28, SUPPLY_TOP + 46, view["supply"][faction], "kid-count"))
    for i in range(SAXON_REGIONS):
        left, y = x - 84 + i * 56, SAXONS_TOP + 34
        if i < view["saxons"]:
            parts.append(use("kid-token-saxons", left, y, data_key=f"saxons/{i}"))
        else:
            parts.append(tag("path", d=f"M{left} {y - 22}l22 22l-22 22l-22-22Z", class_="kid-slot"))
    return "".join(parts)


def way(view: dict[str, Any]) -> str:
    """From the one region of an exchange to the other, under what stands there."""
    if not exchanging(view):
        return ""
    (ax, ay), (bx, by) = (ROOMS[name].middle for name in exchanging(view))
    bend_x, bend_y = (ax + bx) / 2 + (ay - by) / 5, (ay + by) / 2 + (bx - ax) / 5
    return tag("path", d=f"M{ax} {ay}Q{bend_x:.0f} {bend_y:.0f} {bx} {by}", class_="kid-way")
