"""What never changes: the sea, the four provinces with their positions, Tara in the middle."""

from functools import cache

from regnum.core.text import Texts
from regnum.games.tara.components import OFFSETS, POSITIONS, REGIONS, SIZES
from regnum.games.tara.scene.layout import APEX, BOARD_BOTTOM, BOARD_BOX, PLACES, RANK_OF, WIDTH, outline
from regnum.games.tara.scene.symbols import EMBLEMS, symbols

TARA = (360, 470)


@cache
def board(locale: str) -> str:
    return f'<g class="tara"><defs>{symbols()}</defs>{surface(Texts(locale, "tara"))}</g>'


def surface(texts: Texts) -> str:
    return "".join((sea(), *(province(texts, region) for region in REGIONS), tara()))


def ground(box: tuple[float, float, float, float]) -> str:
    """What a part of the table lies on."""
    x, y, width, height = box
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" class="t-sea t-ground"/>'


def sea() -> str:
    waves = "".join(
        f'<path d="M{x} {y}q9-9 18 0t18 0t18 0" class="t-wave"/>'
        for x, y in ((326, 250), (342, 280), (320, 310), (338, 196), (30, 190), (640, 200), (24, 556), (648, 560))
    )
    return (
        f'<rect width="{BOARD_BOX[2]}" height="{BOARD_BOX[3]}" rx="16" class="t-sea"/>{waves}'
        f'<rect x="4" y="4" width="{WIDTH - 8}" height="{BOARD_BOTTOM - 4}" rx="16" class="t-frame"/>'
    )


def province(texts: Texts, region: str) -> str:
    x, y = APEX[region]
    side = -122 if x < WIDTH / 2 else 122
    parts = [
        f'<path d="{outline(region)}" class="t-land t-{region}" data-at="region/{region}"/>',
        f'<path d="{EMBLEMS[region]}" class="t-emblem" transform="translate({x + side} {y + 12})"/>',
        f'<path d="{links(region)}" class="t-path"/>',
    ]
    for number, name in enumerate(POSITIONS):
        px, py = PLACES[region, name]
        throne = " t-throne" if name == "king" else ""
        parts.append(f'<circle cx="{px:g}" cy="{py:g}" r="28" class="t-cell{throne}"/>')
        parts.append(f'<use href="#tara-g{RANK_OF[number]}" class="t-glyph" x="{px:g}" y="{py:g}"/>')
    parts.append(f'<text x="{x}" y="{y + 284}" class="t-plate">{texts.name("region", region)}</text>')
    return "".join(parts)


def links(region: str) -> str:
    """From every pair of neighbours up to the position above them."""
    path = []
    for rank in range(1, 5):
        for i in range(SIZES[rank]):
            x, y = PLACES[region, POSITIONS[OFFSETS[rank] + i]]
            for below in (i, i + 1):
                bx, by = PLACES[region, POSITIONS[OFFSETS[rank - 1] + below]]
                path.append(f"M{bx:g} {by:g}L{x:g} {y:g}")
    return "".join(path)


def tara() -> str:
    """The hill where the High King is crowned."""
    x, y = TARA
    return (
        f'<circle cx="{x}" cy="{y}" r="62" class="t-disc"/><circle cx="{x}" cy="{y}" r="54" class="t-frame"/>'
        f'<use href="#tara-triskele" class="t-spiral" transform="translate({x} {y})scale(1.35)"/>'
    )
