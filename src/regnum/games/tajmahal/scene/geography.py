"""The map's shapes: the coast, the provinces as the land nearest to their cities, and room for their tiles."""

from functools import cache
from math import hypot

from regnum.games.tajmahal.components import CITIES, CITIES_OF, PROVINCE_OF
from regnum.games.tajmahal.scene.layout import MAP_HEIGHT, PLACES, WIDTH

Point = tuple[float, float]

FRAME: list[Point] = [(0, 0), (WIDTH, 0), (WIDTH, MAP_HEIGHT), (0, MAP_HEIGHT)]

# The Moguls' lands, clockwise: Hindu Kush, the foot of the Himalaya, the Ganges, the Deccan; then the coast of Gujarat
INLAND: list[Point] = [
    (30, 96), (70, 30), (150, 14), (260, 22), (330, 10), (430, 16), (520, 14), (566, 66), (540, 140), (560, 200),
    (620, 250), (700, 254), (764, 268), (790, 330), (812, 390), (880, 404), (936, 440), (956, 520), (984, 600),
    (982, 700), (984, 770), (930, 800), (850, 832), (760, 862), (704, 920), (620, 934), (520, 950), (430, 948),
]  # fmt: skip
COAST: list[Point] = [
    (388, 948), (372, 918), (352, 940), (320, 930), (300, 958), (236, 972), (182, 950), (150, 906), (136, 878),
    (176, 860), (214, 846), (170, 848), (124, 842), (100, 812), (112, 780), (70, 764), (30, 742), (22, 700), (26, 560),
    (36, 470), (70, 400), (96, 330), (84, 250), (40, 210), (22, 150),
]  # fmt: skip

INDUS: list[Point] = [(252, 20), (250, 112), (150, 330), (108, 420), (136, 508), (128, 640), (118, 780)]
SUTLEJ: list[Point] = [(560, 236), (440, 316), (330, 420), (232, 460), (136, 508)]
YAMUNA: list[Point] = [(690, 262), (668, 352), (690, 440), (660, 548), (760, 660), (896, 724)]
GANGES: list[Point] = [(764, 280), (704, 400), (770, 520), (846, 600), (896, 724), (990, 776)]
CHAMBAL: list[Point] = [(470, 900), (470, 720), (620, 690), (712, 610)]


def smooth(points: list[Point], closed: bool) -> str:
    """A curve through all points."""
    count = len(points)
    parts = [f"M{points[0][0]:g} {points[0][1]:g}"]
    for i in range(count if closed else count - 1):
        a, b, c, d = (points[j % count] if closed else points[min(max(j, 0), count - 1)] for j in range(i - 1, i + 3))
        first = b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6
        second = c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6
        parts.append(f"C{first[0]:.0f} {first[1]:.0f} {second[0]:.0f} {second[1]:.0f} {c[0]:g} {c[1]:g}")
    return "".join(parts) + ("Z" if closed else "")


def inside(point: Point, polygon: list[Point]) -> bool:
    x, y = point
    found = False
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            found = not found
    return found


@cache
def printed() -> bool:
    """Do the cities fit into our outline? Those of another component file need not."""
    return all(inside(place, [*INLAND, *COAST]) for place in PLACES.values())


@cache
def land() -> str:
    """The outline, or for another board the whole map."""
    return smooth([*INLAND, *COAST], closed=True) if printed() else "M4 4H996V981H4Z"


def nearer(polygon: list[Point], here: Point, there: Point) -> list[Point]:
    """The part of a polygon that is nearer to one point than to another."""
    nx, ny = there[0] - here[0], there[1] - here[1]
    limit = (there[0] ** 2 + there[1] ** 2 - here[0] ** 2 - here[1] ** 2) / 2
    kept: list[Point] = []
    for a, b in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        side_a, side_b = a[0] * nx + a[1] * ny - limit, b[0] * nx + b[1] * ny - limit
        if side_a <= 0:
            kept.append(a)
        if side_a * side_b < 0:
            share = side_a / (side_a - side_b)
            kept.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
    return kept


@cache
def cells() -> dict[str, list[Point]]:
    """What of the map is nearest to each city."""
    found = {}
    for city in CITIES:
        cell = FRAME
        for other in CITIES:
            if other != city:
                cell = nearer(cell, PLACES[city], PLACES[other])
        found[city] = cell
    return found


def shape(points: list[Point]) -> str:
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points) + "Z"


@cache
def province_area(province: int) -> str:
    return "".join(shape(cells()[CITIES[city]]) for city in CITIES_OF[province] if city >= 0)


@cache
def borders() -> str:
    """The edges between cells of different provinces."""
    parts = []
    owner = {name: int(PROVINCE_OF[number]) for number, name in enumerate(CITIES)}
    for city, cell in cells().items():
        for a, b in zip(cell, cell[1:] + cell[:1], strict=True):
            middle = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
            near = sorted(CITIES, key=lambda c: (PLACES[c][0] - middle[0]) ** 2 + (PLACES[c][1] - middle[1]) ** 2)[:2]
            if city == min(near) and owner[near[0]] != owner[near[1]]:
                if 0 < middle[0] < WIDTH and 0 < middle[1] < MAP_HEIGHT:
                    parts.append(f"M{a[0]:.0f} {a[1]:.0f}L{b[0]:.0f} {b[1]:.0f}")
    return "".join(parts)


def middle(province: int) -> Point:
    """Amid the cities of a province."""
    theirs = [PLACES[CITIES[city]] for city in CITIES_OF[province] if city >= 0]
    return sum(x for x, _ in theirs) / len(theirs), sum(y for _, y in theirs) / len(theirs)


@cache
def tile_place(province: int) -> Point:
    """Amid its cities a province has room for its tile; where a city lies there, beside it."""
    x, y = middle(province)
    return (x - 46, y + 16) if room((x, y)) < 30 else (x, y - 12)


def room(point: Point) -> float:
    """The way from a point to the nearest city."""
    return min(hypot(point[0] - x, point[1] - y) for x, y in PLACES.values())


@cache
def name_side(city: int) -> int:
    """City names stand outside the ring of their province: -1 above the city, 1 below it."""
    return -1 if PLACES[CITIES[city]][1] < middle(int(PROVINCE_OF[city]))[1] else 1
