"""Where things lie on the drawing, from top to bottom, and small helpers."""

from functools import cache, lru_cache
from html import escape
from typing import Any

from regnum.core.scene import tag

WIDTH, MARGIN = 1000, 12
INNER = WIDTH - 2 * MARGIN

STRIP_TOP, STRIP_HEIGHT = 12, 60
CARD = (318, 230)  # a territory, with its power in words
MINI = (152, 116)  # ... and as the others' are drawn
STACK_TOP, STACK_STEP_X, STACK_STEP_Y = 84, 329, 270
DISPLAY_TOP, DISPLAY_HEIGHT = 628, 160
CREATURE = (96, 140)
PANEL_TOP, PANEL_HEIGHT, PANEL_STEP = 798, 206, 216
REALM_HEIGHT = 656

Box = tuple[float, float, float, float]
LAND_BOX: Box = (0, 0, WIDTH, PANEL_TOP - 5)


def panel_seats(view: dict[str, Any]) -> list[int]:
    """Who gets a panel: the others, clockwise from the viewer; all, for a spectator."""
    seat, players = view["seat"], view["players"]
    if seat is None:
        return list(range(players))
    return [(seat + step) % players for step in range(1, players)]


def realm_top(view: dict[str, Any]) -> int:
    return PANEL_TOP + PANEL_STEP * len(panel_seats(view))


def panels_box(view: dict[str, Any]) -> Box:
    return (0, PANEL_TOP - 5, WIDTH, realm_top(view) - PANEL_TOP)


def realm_box(view: dict[str, Any]) -> Box:
    return (0, realm_top(view) - 5, WIDTH, REALM_HEIGHT + 7)


def height(view: dict[str, Any]) -> int:
    return realm_top(view) + (REALM_HEIGHT if view["seat"] is not None else 0) + 2


@lru_cache(8192)
def lines(text: str, width: int) -> tuple[str, ...]:
    """A text broken into lines of at most so many letters."""
    broken = [""]
    for word in text.split():
        if broken[-1] and len(broken[-1]) + 1 + len(word) > width:
            broken.append("")
        broken[-1] += (" " if broken[-1] else "") + word
    return tuple(broken)


def copy(symbol: str, x: float, y: float, scale: float = 1) -> str:
    """A symbol in another size."""
    return f'<use href="#{symbol}" transform="translate({x:g} {y:g}) scale({scale:g})"/>'


def number(x: float, y: float, count: int, class_: str = "tno-text") -> str:
    return f'<text x="{x:g}" y="{y:g}" class="{class_}">{count}</text>'


def moved(x: float, y: float, *parts: str) -> str:
    return f'<g transform="translate({x:g} {y:g})">{"".join(parts)}</g>'


@cache
def slot(x: float, y: float, size: tuple[int, int]) -> str:
    """An empty place for a card."""
    return tag("rect", x=x, y=y, width=size[0], height=size[1], rx=10, class_="tno-slot")


@lru_cache(8192)
def tooltip(text: str) -> str:
    """What a thing is, in words: for the pointer and for readers who don't see it."""
    return tag("title", escape(text))
