"""Where things lie on the drawing: the map with the court, then the display, the score track, players and hand."""

from functools import cache
from html import escape

from regnum.core.scene import tag
from regnum.core.text import Texts
from regnum.games.tajmahal.components import CITIES, DATA

WIDTH, MARGIN = 1000, 12
MAP_HEIGHT = 985
UNIT = 62.5  # of the coordinates in the component file: 16 are the map's width
COURT = (552, 14, 434, 226)  # x, y, width, height
SLOT = (132, 79)
PILES = (792, 868)
STRIP_TOP, STRIP_HEIGHT = 996, 62
DISPLAY_TOP = 1070
CARD_WIDTH, CARD_HEIGHT, CARD_STEP, CARDS_IN_ROW = 98, 130, 108.8, 9
TRACK_TOP, TRACK_HEIGHT = 1212, 104
SEATS_TOP, SEAT_HEIGHT, SEAT_STEP = 1328, 132, 142

Box = tuple[float, float, float, float]

PLACES = {name: (round(city["x"] * UNIT), round(city["y"] * UNIT)) for name, city in
          zip(CITIES, DATA["cities"], strict=True)}  # fmt: skip


def hand_top(players: int) -> int:
    return SEATS_TOP + players * SEAT_STEP


def height(players: int, hand: int) -> int:
    """The whole drawing, with as many rows of cards in hand as there are."""
    rows = -(-hand // CARDS_IN_ROW)
    return hand_top(players) + rows * (CARD_HEIGHT + 12) + (MARGIN if rows else 0)


def boxes(players: int, hand: int) -> tuple[Box, Box, Box, Box]:
    """Where the parts of the table lie: the map, the display with the score track, the players, the hand."""
    top = hand_top(players)
    return (
        (0, 0, WIDTH, MAP_HEIGHT),
        (0, STRIP_TOP - 4, WIDTH, SEATS_TOP - STRIP_TOP - 4),
        (0, SEATS_TOP - 4, WIDTH, top - SEATS_TOP),
        (0, top - 4, WIDTH, height(players, hand) - top + 4),
    )


def tooltip(text: str) -> str:
    """What a thing is, in words: for the pointer and for readers who don't see it."""
    return tag("title", escape(text))


@cache
def name(locale: str, kind: str, ident: str) -> str:
    """The word for a thing; drawings ask for the same ones over and over."""
    return Texts(locale, "tajmahal").name(kind, ident)


@cache
def said(locale: str, message: str) -> str:
    return Texts(locale, "tajmahal")(message)
