"""What never changes: the map, the frame of the track, and the faces of the cards."""

from functools import cache

from regnum.core.scene import fitted, group, tag, use, words
from regnum.core.text import Texts
from regnum.games.kingisdead.components import ADJACENT, CARDS, FACTIONS, HOME, LOYALIST_START, MAPS, REGIONS
from regnum.games.kingisdead.scene.cards import action_card, region_card
from regnum.games.kingisdead.scene.geography import (
    JUNCTIONS,
    LINES,
    Point,
    borders,
    outline,
    path,
    place,
    points,
)
from regnum.games.kingisdead.scene.layout import (
    MAP_HEIGHT,
    MAP_WIDTH,
    REGION_CARD,
    ROOMS,
    SAXONS_TOP,
    SUPPLY_TOP,
    TINTS,
    TITLE,
    TRACK_LEFT,
    TRACK_STEP,
    TRACK_TOP,
)
from regnum.games.kingisdead.scene.symbols import shape, symbols, terrain

HOMES = {"caledonia": (296, 66), "caerleon": (160, 704), "londinium": (712, 614)}
MORDRED = {"din_eidyn": (188, 306), "aquae_sulis": (138, 886)}
HILLS = ((96, 152), (120, 138), (110, 220), (136, 238), (394, 122), (374, 136), (430, 318), (214, 256), (286, 398),
         (304, 384), (426, 390), (450, 382), (226, 566), (254, 582), (280, 594), (304, 604), (400, 724), (428, 733),
         (222, 879), (246, 876), (644, 806), (668, 798))  # fmt: skip
TREES = ((168, 348), (182, 342), (586, 540), (573, 550), (590, 556), (512, 608), (526, 616), (510, 624), (540, 792),
         (556, 800), (572, 790), (588, 798), (462, 728), (290, 562), (304, 566))  # fmt: skip
WAVES = ((60, 380), (230, 470), (60, 600), (130, 560), (70, 800), (170, 780), (310, 918), (440, 912),
         (560, 900), (700, 880), (520, 330), (690, 470), (640, 520), (40, 60), (700, 330))  # fmt: skip
ISLES = (
    ((-6.15, 57.55), (-5.9, 57.25), (-6.1, 57.1), (-6.2, 57.35)),  # Skye
    ((-6.05, 56.6), (-5.8, 56.45), (-6.0, 56.28), (-6.18, 56.4)),  # Mull
    ((-5.25, 55.68), (-5.1, 55.55), (-5.2, 55.42), (-5.35, 55.55)),  # Arran
    ((-4.5, 54.38), (-4.35, 54.28), (-4.7, 54.05), (-4.75, 54.2)),  # Man
    ((-4.55, 53.4), (-4.2, 53.32), (-4.28, 53.18), (-4.65, 53.24)),  # Anglesey
    ((-1.5, 50.66), (-1.25, 50.75), (-1.05, 50.68), (-1.25, 50.58)),  # Wight
)

CARTOUCHE = "M466 18H730A18 18 0 0 0 748 36V256A18 18 0 0 0 730 274H466A18 18 0 0 0 448 256V36A18 18 0 0 0 466 18Z"


@cache
def board(locale: str, map_: str, mordred: bool) -> str:
    texts = Texts(locale, "kingisdead")
    defs = tag("defs", *definitions(texts, mordred))
    return group(defs, surface(texts, map_), track(texts), class_="kid")


def surface(texts: Texts, map_: str) -> str:
    return "".join((sea(texts), land(), *links(map_)))


def definitions(texts: Texts, mordred: bool) -> list[str]:
    areas = [tag("path", id=f"kid-area-{region}", d=outline(region)) for region in REGIONS]
    isles = tag("path", id="kid-isles", d="".join(isle(shore) for shore in ISLES))
    region_cards = [region_card(texts, region) for region in REGIONS]
    names = [region_name(texts, region, mordred) for region in REGIONS]
    return [symbols(), terrain(), *areas, isles, *names, *region_cards, *(action_card(texts, card) for card in CARDS)]


def isle(shore: tuple[Point, ...]) -> str:
    return path(tuple(place(*point) for point in (*shore, shore[0])))


def region_name(texts: Texts, region: str, mordred: bool) -> str:
    """What is written in a region, with the banners planted there. The pieces use it, above what they shade."""
    number, (x, y) = REGIONS.index(region), ROOMS[region].name
    beside = (x - 90, y - 8)  # for other components than the printed ones
    homes, starts = HOME.tolist(), LOYALIST_START.tolist()
    banners = []
    if number in homes:
        banners.append(use(f"kid-home-{FACTIONS[homes.index(number)]}", *HOMES.get(region, beside)))
    if mordred and number in starts:
        banners.append(use(f"kid-banner-{starts.index(number)}", *MORDRED.get(region, beside)))
    return shape(f"name-{region}", *banners, words(x, y, texts.name("region", region), "kid-place"))


def sea(texts: Texts) -> str:
    waves = [use("kid-wave", x, y) for x, y in WAVES]
    x, y = TITLE
    return "".join((
        tag("rect", x=4, y=4, width=MAP_WIDTH - 8, height=MAP_HEIGHT - 8, rx=14, class_="kid-sea"),
        group(*waves, use("kid-compass", 92, 492), use("kid-ship", 660, 410), class_="kid-waves"),
        tag("rect", x=4, y=4, width=MAP_WIDTH - 8, height=MAP_HEIGHT - 8, rx=14, class_="kid-frame"),
        tag("path", d=CARTOUCHE, class_="kid-cartouche"),
        tag("path", d=CARTOUCHE, class_="kid-hair", transform="translate(598 146)scale(.955 .945)translate(-598 -146)"),
        fitted(x, y, texts("game-title"), 292, 38, "kid-title"),
        words(x, SUPPLY_TOP, texts("scene-supply"), "kid-small kid-middle"),
        words(x, SAXONS_TOP, texts.name("holder", "saxons"), "kid-small kid-middle"),
    ))  # fmt: skip


def land() -> str:
    """The island: shallows, the coast, the regions in their tints, relief, and the borders between them."""
    areas = [f"#kid-area-{region}" for region in REGIONS]
    all_ = "".join(tag("use", href=href) for href in (*areas, "#kid-isles"))
    shores = [
        group(all_, class_="kid-shallow", stroke_width=width, opacity=alpha) for width, alpha in ((44, 0.4), (22, 0.6))
    ]
    tints = [tag("use", href=f"#kid-area-{region}", class_=f"kid-{tint}") for region, tint in TINTS.items()]
    relief = [use("kid-hill", x, y) for x, y in HILLS] + [use("kid-tree", x, y) for x, y in TREES]
    lines = [tag("path", d=d, class_="kid-wall" if on_wall(pair) else "kid-border") for pair, d in borders().items()]
    return "".join((
        *shores, group(all_, class_="kid-coast"), tag("use", href="#kid-isles", class_="kid-moor"), *tints,
        group(*relief, class_="kid-relief"), *lines,
    ))  # fmt: skip


def on_wall(pair: frozenset[str]) -> bool:
    """Hadrian's Wall is the southern border of Din Eidyn."""
    return "din_eidyn" in pair and "caledonia" not in pair


def links(map_: str) -> list[str]:
    """Where the adjacencies of a map differ from its borders: barred borders, and roads between regions apart."""
    touches = ADJACENT[MAPS.index(map_)]
    adjacent = {frozenset((REGIONS[a], REGIONS[b])) for a, b in zip(*touches.nonzero(), strict=True)}
    barred = [line for line in LINES if len(line[2]) == 2 and line[2] not in adjacent]
    parts = [tag("path", d=path(points(*line)), class_="kid-barred") for line in barred]
    for pair in sorted(sorted(pair) for pair in adjacent - set(borders())):
        parts.append(tag("path", d=path(road(pair[0], pair[1], barred)), class_="kid-road"))
    return parts


def road(here: str, there: str, barred: list[tuple[str, str, frozenset[str]]]) -> tuple[Point, ...]:
    """Along a barred border from one region to the other if there is one, else straight across the map."""
    for line in barred:
        start, end = (regions_at(junction) for junction in line[:2])
        if here in start and there in end:
            return (towards(here, line[0]), *points(*line), towards(there, line[1]))
        if there in start and here in end:
            return (towards(there, line[0]), *points(*line), towards(here, line[1]))
    return ROOMS[here].middle, ROOMS[there].middle


def regions_at(junction: str) -> set[str]:
    return {region for line in LINES if junction in line[:2] for region in line[2]}


def towards(region: str, junction: str) -> Point:
    """A little way from a junction into a region."""
    (x, y), (to_x, to_y) = place(*JUNCTIONS[junction]), ROOMS[region].middle
    share = 40 / max(1.0, ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5)
    return x + (to_x - x) * share, y + (to_y - y) * share


def track(texts: Texts) -> str:
    width, height = REGION_CARD
    parts = [fitted(TRACK_LEFT + width / 2 - 20, 38, texts("board-struggles"), 220, 27, "kid-name kid-middle")]
    for position in range(len(REGIONS)):
        y = TRACK_TOP + position * TRACK_STEP
        parts.append(words(TRACK_LEFT - 22, y + height / 2 + 11, position + 1, "kid-count kid-middle kid-quiet"))
        parts.append(tag("rect", x=TRACK_LEFT, y=y, width=width, height=height, rx=10, class_="kid-slot"))
    return "".join(parts)
