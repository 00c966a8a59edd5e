"""Where things lie on the drawing: the map, the order of the struggles beside it, the players below."""

from html import escape
from typing import NamedTuple

from regnum.core.scene import tag

WIDTH = 1000
MAP_WIDTH, MAP_HEIGHT = 762, 950
STRIP_TOP, STRIP_HEIGHT = 962, 64  # who is to do what, with which card
COURT_TOP, COURT_HEIGHT = 1038, 150
HAND_TOP, HAND_STEP = 1202, 94
HEIGHT, HEIGHT_WITHOUT_HAND = 1392, 1200
MAP_BOX, COURTS_BOX, HAND_BOX = (0, 0, 1000, 956), (0, 956, 1000, 244), (0, 1200, 1000, 192)

TRACK_LEFT, TRACK_TOP, TRACK_STEP = 808, 56, 112
REGION_CARD = (182, 104)
ACTION_CARD = (236, 86)
TITLE = (598, 66)
SUPPLY_TOP, SAXONS_TOP = 108, 202


class Room(NamedTuple):
    """The place of a region's name, and the middle and size of the place for its followers."""

    name: tuple[int, int]
    middle: tuple[int, int]
    width: int
    rows: int


ROOMS = {
    "caledonia": Room((178, 84), (262, 168), 270, 2),
    "din_eidyn": Room((306, 263), (304, 318), 250, 2),
    "deva": Room((338, 410), (358, 498), 118, 3),
    "eboracum": Room((490, 444), (512, 520), 118, 3),
    "caerleon": Room((285, 646), (282, 702), 170, 2),
    "ratae": Room((436, 604), (442, 662), 180, 2),
    "londinium": Room((622, 636), (620, 698), 190, 2),
    "aquae_sulis": Room((240, 854), (410, 802), 180, 2),
}

TINTS = {
    "caledonia": "heath", "din_eidyn": "moor", "eboracum": "dale", "deva": "fell",
    "ratae": "wood", "caerleon": "vale", "londinium": "weald", "aquae_sulis": "chalk",
}  # fmt: skip


def tooltip(text: str) -> str:
    """What a thing is, in words: for the pointer and for readers who don't see it."""
    return tag("title", escape(text))
