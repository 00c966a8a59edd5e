"""Where everything lies. Units: at a width of 360 pixels two of them make one."""

from regnum.games.tara.components import OFFSETS, POSITIONS, REGIONS, SIZES

WIDTH = 720
BOARD_BOTTOM = 736
RATH_TOP, RATH_HEIGHT = 746, 158
HAND_TOP = RATH_TOP + RATH_HEIGHT + 8
CARD_WIDTH, CARD_HEIGHT, CARD_GAP = 112, 160, 7
TAB_HEIGHT = 42
HEIGHT = HAND_TOP + 6 + CARD_HEIGHT + 6 + TAB_HEIGHT + 8

BOARD_BOX = (0, 0, WIDTH, BOARD_BOTTOM + 4)
RATHS_BOX = (0, BOARD_BOTTOM + 4, WIDTH, HAND_TOP - BOARD_BOTTOM - 4)
HAND_BOX = (0, HAND_TOP, WIDTH, HEIGHT - HAND_TOP)

PITCH, RISE = 66, 58  # between positions of a rank, and between ranks
ROW = 356
KING_Y = 76

# The king's place of each region: clockwise from the west, as on the map of Ireland
APEX = {
    "connacht": (186, KING_Y),
    "ulster": (534, KING_Y),
    "leinster": (534, KING_Y + ROW),
    "munster": (186, KING_Y + ROW),
}


def place(region: str, rank: int, i: int) -> tuple[float, float]:
    x, y = APEX[region]
    return x + (i - (SIZES[rank] - 1) / 2) * PITCH, y + (4 - rank) * RISE


RANK_OF = [rank for rank, size in enumerate(SIZES) for _ in range(size)]
PLACES = {
    (region, name): place(region, RANK_OF[number], number - OFFSETS[RANK_OF[number]])
    for region in REGIONS
    for number, name in enumerate(POSITIONS)
}


def outline(region: str) -> str:
    """A gable: the triangle of a region, with its lower corners cut off upright."""
    x, y = APEX[region]
    top, eaves, floor = y - 46, y + 218, y + 294
    return (
        f"M{x - 26} {top}Q{x} {top - 14} {x + 26} {top}L{x + 168} {eaves}Q{x + 172} {eaves + 6} {x + 172} {eaves + 16}"
        f"V{floor - 14}Q{x + 172} {floor} {x + 158} {floor}H{x - 158}Q{x - 172} {floor} {x - 172} {floor - 14}"
        f"V{eaves + 16}Q{x - 172} {eaves + 6} {x - 168} {eaves}Z"
    )
