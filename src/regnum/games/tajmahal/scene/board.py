"""What never changes: the map, the frames of court and players, and the faces of the cards."""

from functools import cache

from regnum.core.scene import fitted, group, tag, use, words
from regnum.games.tajmahal.components import CITIES, FORTRESSES, GOODS, PROVINCE_OF, PROVINCES, ROADS, SYMBOLS
from regnum.games.tajmahal.scene import geography
from regnum.games.tajmahal.scene.cards import faces
from regnum.games.tajmahal.scene.layout import (
    COURT,
    MAP_HEIGHT,
    MARGIN,
    PILES,
    PLACES,
    SEAT_HEIGHT,
    SLOT,
    WIDTH,
    name,
    said,
    tooltip,
)
from regnum.games.tajmahal.scene.symbols import shape, symbols

MOUNTAINS = ((604, 286), (650, 278), (836, 300), (880, 286), (930, 310), (964, 296), (846, 350), (896, 360), (950, 372),
             (968, 420), (870, 320), (800, 290), (30, 40), (52, 262), (24, 300), (58, 310), (30, 348),
             (44, 392))  # fmt: skip
WAVES = ((40, 800), (60, 850), (30, 900), (90, 880), (60, 950), (110, 930), (130, 968), (340, 966), (24, 770))
DUNES = ((250, 560), (272, 590), (246, 620), (300, 640), (262, 690), (330, 560))
ROW_SYMBOLS, ROW_STEP = 206, 66
ROW_GOODS, ROW_FORCES, ROW_SPECIALS = 206, 476, 736


@cache
def board(locale: str) -> str:
    return group(tag("defs", definitions(locale), row()), surface(locale), court(locale), piles(locale), class_="tm")


def definitions(locale: str) -> str:
    return "".join((symbols(), faces(), clip(), names(locale)))


def surface(locale: str) -> str:
    return "".join((sea(), land(), roads(), cities(locale)))


def clip() -> str:
    return tag("clipPath", tag("path", d=geography.land()), id="tm-land")


def row() -> str:
    """The unchanging part of a player's row: what is counted, dimmed where there is none of it."""
    parts = [tag("rect", width=WIDTH - 2 * MARGIN, height=SEAT_HEIGHT, rx=12, class_="tm-panel")]
    for i, ident in enumerate(GOODS):
        parts.append(use(f"tm-{ident}", ROW_GOODS + 14 + i * ROW_STEP, 32))
    for i, ident in enumerate(SYMBOLS):
        parts.append(
            tag("use", href=f"#tm-{ident}", transform=f"translate({ROW_SYMBOLS + 14 + i * ROW_STEP} 96)scale(.82)")
        )
    return shape("row", *parts)


def sea() -> str:
    waves = [tag("path", d=f"M{x} {y}q8-9 16 0q8-9 16 0") for x, y in WAVES]
    return (
        tag("rect", x=4, y=4, width=WIDTH - 8, height=MAP_HEIGHT - 8, rx=14, class_="tm-abroad")
        + tag("path", d="M4 700L40 742L112 780L136 878L182 950L236 972L320 930L388 948L396 981H18A14 14 0 0 1 4 967Z",
              class_="tm-sea")
        + group(*waves, class_="tm-waves")
        + group(*(use("tm-hill", x, y) for x, y in MOUNTAINS), class_="tm-hills")
    )  # fmt: skip


def land() -> str:
    """The Moguls' lands in the tints of the provinces, rivers, borders and the coast."""
    tints = [tag("path", d=geography.province_area(number), class_=f"tm-tint-{tint(number)}") for number in range(12)]
    rivers = [geography.INDUS, geography.SUTLEJ, geography.YAMUNA, geography.GANGES, geography.CHAMBAL]
    water = [tag("path", d=geography.smooth(river, closed=False)) for river in rivers]
    dunes = [tag("path", d=f"M{x} {y}q10-10 20 0") for x, y in DUNES]
    outline = geography.land()
    if not geography.printed():  # rivers and dunes belong to our map
        water, dunes = [], []
    return "".join((
        tag("path", d=outline, class_="tm-shore"),
        group(*tints, group(*dunes, class_="tm-hills"), group(*water, class_="tm-river"),
              tag("path", d=geography.borders(), class_="tm-border"), clip_path="url(#tm-land)"),
        tag("path", d=outline, class_="tm-coast"),
        tag("rect", x=4, y=4, width=WIDTH - 8, height=MAP_HEIGHT - 8, rx=14, class_="tm-frame"),
    ))  # fmt: skip


# Neighbouring provinces have different tints
TINTS = {"kabul": 0, "kashmir": 1, "multan": 2, "lahore": 0, "delhi": 3, "sindh": 3, "ajmer": 1, "agra": 0, "awadh": 1,
         "gujarat": 0, "malwa": 2, "allahabad": 3}  # fmt: skip


def tint(province: int) -> int:
    return TINTS[PROVINCES[province]]


def roads() -> str:
    ways = "".join(f"M{PLACES[CITIES[a]][0]} {PLACES[CITIES[a]][1]}L{PLACES[CITIES[b]][0]} {PLACES[CITIES[b]][1]}"
                   for a, b in ROADS)  # fmt: skip
    return tag("path", d=ways, class_="tm-verge") + tag("path", d=ways, class_="tm-road")


# Names that would run into others stand beside their city: the shift of their first line, and where it is anchored
BESIDE = {
    "dera_ismail_khan": (-20, 4, "to"), "dera_ghazi_khan": (-20, 0, "to"), "jammu": (36, 8, "from"),
    "udaipur": (-20, 12, "to"), "chanderi": (13, 32, "from"), "allahabad": (24, -33, "to"),
}  # fmt: skip
LINE = 20
BELOW = {"kashmir": (-34, 46), "lahore": (-16, 46), "delhi": (-22, 47)}  # names of provinces, from their tiles


def cities(locale: str) -> str:
    parts = []
    for number, city in enumerate(CITIES):
        kind = "fortress" if number in FORTRESSES else "city"
        where = f"{name(locale, 'city', city)} ({name(locale, 'province', PROVINCES[PROVINCE_OF[number]])})"
        spot = tag("circle", r=34, class_="tm-spot")
        parts.append(group(tooltip(where), spot, tag("use", href=f"#tm-{kind}"), data_at=f"city/{city}",
                           transform=at_city(city)))  # fmt: skip
    return "".join(parts)


def at_city(city: str) -> str:
    x, y = PLACES[city]
    return f"translate({x} {y})"


def names(locale: str) -> str:
    """What is written on the map. The pieces use it, above what they lay over roads and provinces."""
    parts = [group(city_name(number, locale), transform=at_city(city)) for number, city in enumerate(CITIES)]
    for number, province in enumerate(PROVINCES):
        x, y = geography.tile_place(number)
        if province != "agra":  # as its city
            dy = max((46, -37), key=lambda dy: geography.room((x, y + dy - 6)))
            dx, dy = BELOW[province] if geography.printed() and province in BELOW else (0, dy)
            parts.append(words(x + dx, y + dy, name(locale, "province", province), "tm-province"))
    return shape("names", *parts)


def city_name(number: int, locale: str) -> str:
    """Below or above its city, outside the ring of its province; moved so that it doesn't run off the map."""
    city = CITIES[number]
    label, x = name(locale, "city", city), PLACES[city][0]
    if geography.printed() and city in BESIDE:
        dx, dy, anchor = BESIDE[city]
        lines = [label] if len(label) < 12 else list(label.rsplit(" ", 1))
        return "".join(words(dx, dy + LINE * i, line, f"tm-place tm-{anchor}")
                       for i, line in enumerate(lines))  # fmt: skip
    half = len(label) * 5.6
    shift = max(0.0, 14 + half - x) - max(0.0, x + half - (WIDTH - 14))
    return words(shift, 42 if geography.name_side(number) > 0 else -33, label, "tm-place")


def court(locale: str) -> str:
    x, y, width, height = COURT
    parts = [tag("rect", x=x, y=y, width=width, height=height, rx=16, class_="tm-court")]
    parts.append(tag("rect", x=x + 7, y=y + 7, width=width - 14, height=height - 14, rx=11, class_="tm-hair"))
    for number, symbol in enumerate(SYMBOLS):
        sx, sy = slot(number)
        parts.append(tag("rect", x=sx, y=sy, width=SLOT[0], height=SLOT[1], rx=10, class_="tm-slot"))
        parts.append(group(tooltip(name(locale, "symbol", symbol)), use(f"tm-{symbol}", sx + 32, sy + 40)))
    return "".join(parts)


def slot(number: int) -> tuple[int, int]:
    """Where the court keeps what a symbol wins: the forces first, then crown and province tile."""
    order = (0, 1, 3, 4, 2, 5)[number]  # the forces in the left columns, crown and tile at the right
    return COURT[0] + 14 + order % 3 * (SLOT[0] + 4), COURT[1] + 52 + order // 3 * (SLOT[1] + 5)


def piles(locale: str) -> str:
    x, y = PILES
    parts = []
    for i, word in enumerate(("scene-deck", "scene-discards")):
        left = x + i * 100
        parts.append(tag("rect", x=left, y=y, width=62, height=82, rx=7, class_="tm-slot"))
        parts.append(fitted(left + 31, y + 104, said(locale, word), 96, 20, "tm-middle tm-quiet"))
    return "".join(parts)
