"""The lie of the land: the eight regions, cut out of one net of lines so that neighbours share their border exactly.

A line runs between two junctions and has a region on one side (a coast) or on both (a border). Its points are degrees
east and north, set by hand. The outlines of the regions are chained from the lines, and so are their adjacencies.
"""

from functools import cache

import numpy as np

Point = tuple[float, float]

JUNCTIONS: dict[str, Point] = {
    "clyde": (-4.55, 55.9), "forth": (-3.8, 56.06), "solway": (-3.05, 54.93), "tyne": (-1.42, 54.98),
    "orme": (-3.85, 53.32), "wash": (0.12, 52.92), "severn": (-2.62, 51.6), "solent": (-1.05, 50.8),
    "cheviot": (-2.1, 54.98), "pennine": (-1.62, 53.14), "dee": (-2.95, 52.85), "welland": (-0.45, 52.62),
    "malvern": (-2.32, 52.0), "chiltern": (-0.98, 51.72),
}  # fmt: skip

# (from, to, the regions beside it) and the points between, west to east or clockwise round the coast.
LINES: dict[tuple[str, str, frozenset[str]], str] = {
    ("clyde", "forth", frozenset({"caledonia", "din_eidyn"})): "-4.35 56.04 -4.05 56.0",
    ("solway", "cheviot", frozenset({"din_eidyn", "deva"})): "-2.75 54.99 -2.4 55.02",
    ("cheviot", "tyne", frozenset({"din_eidyn", "eboracum"})): "-1.85 55.03 -1.62 54.98",
    ("cheviot", "pennine", frozenset({"deva", "eboracum"})): "-2.2 54.7 -1.98 54.4 -1.98 54.05 -1.72 53.75 -1.7 53.45",
    ("orme", "dee", frozenset({"deva", "caerleon"})): "-3.72 53.08 -3.45 52.95 -3.2 52.98",
    ("dee", "pennine", frozenset({"deva", "ratae"})): "-2.65 52.95 -2.35 52.9 -2.05 53.05",
    ("pennine", "welland", frozenset({"eboracum", "ratae"})): "-1.38 53.14 -1.12 53.02 -0.85 53 -0.68 52.78",
    ("welland", "wash", frozenset({"eboracum", "londinium"})): "-0.25 52.7 -0.1 52.82",
    ("dee", "malvern", frozenset({"caerleon", "ratae"})): "-2.92 52.6 -2.68 52.42 -2.7 52.18 -2.5 52.08",
    ("severn", "malvern", frozenset({"caerleon", "aquae_sulis"})): "-2.42 51.72 -2.38 51.86",
    ("chiltern", "welland", frozenset({"ratae", "londinium"})): "-0.72 51.92 -0.68 52.18 -0.48 52.38",
    ("malvern", "chiltern", frozenset({"ratae", "aquae_sulis"})): "-2.05 51.93 -1.75 51.96 -1.5 51.84 -1.25 51.84",
    ("solent", "chiltern", frozenset({"aquae_sulis", "londinium"})): "-0.98 51.05 -1.12 51.25 -1.02 51.5",
    ("clyde", "forth", frozenset({"caledonia"})): """-4.82 55.96 -4.98 55.84 -5.15 56.02 -5.32 55.98 -5.42 55.72
        -5.55 55.45 -5.77 55.32 -5.74 55.58 -5.62 55.82 -5.68 56.02 -5.55 56.25 -5.45 56.45 -5.2 56.68 -5.6 56.52
        -5.95 56.55 -6.2 56.72 -5.85 56.82 -5.85 57.02 -5.62 57.12 -5.75 57.3 -5.88 57.48 -5.68 57.58 -5.8 57.78
        -5.5 57.85 -5.2 57.88 -5.4 58.08 -5.36 58.25 -5.1 58.36 -5.02 58.62 -4.7 58.54 -4.35 58.56 -4.02 58.6
        -3.7 58.6 -3.37 58.68 -3.04 58.64 -3.1 58.42 -3.4 58.26 -3.72 58.08 -4.02 57.94 -3.78 57.85 -4.02 57.7
        -4.25 57.5 -3.9 57.58 -3.6 57.65 -3.28 57.72 -2.9 57.68 -2.5 57.68 -2 57.7 -1.78 57.5 -1.95 57.3 -2.1 57.1
        -2.25 56.9 -2.45 56.7 -2.65 56.52 -3.12 56.46 -2.85 56.43 -2.58 56.33 -2.95 56.25 -3.2 56.16 -3.5 56.1""",
    ("forth", "tyne", frozenset({"din_eidyn"})): """-3.45 55.98 -3.15 55.93 -2.9 55.96 -2.68 56.03 -2.4 55.97 -2.13 55.9
        -1.98 55.76 -1.65 55.6 -1.6 55.4 -1.52 55.2""",
    ("tyne", "wash", frozenset({"eboracum"})): """-1.32 54.82 -1.15 54.66 -0.85 54.58 -0.58 54.48 -0.4 54.27 -0.28 54.18
        -0.06 54.12 -0.2 54 -0.12 53.82 0.12 53.6 -0.15 53.69 -0.48 53.7 -0.1 53.55 0.12 53.45 0.28 53.28 0.34 53.12
        0.15 53""",
    ("wash", "solent", frozenset({"londinium"})): """0.3 52.8 0.46 52.86 0.5 52.97 0.85 52.98 1.3 52.93 1.6 52.78
        1.74 52.6 1.75 52.42 1.62 52.15 1.35 51.95 1.22 51.8 0.95 51.72 0.94 51.58 0.7 51.53 0.42 51.5 0.08 51.49
        0.45 51.41 0.78 51.4 1.1 51.38 1.43 51.38 1.42 51.2 1.2 51.08 0.98 50.92 0.65 50.87 0.28 50.75 -0.14 50.82
        -0.5 50.81 -0.78 50.73""",
    ("solent", "severn", frozenset({"aquae_sulis"})): """-1.22 50.82 -1.42 50.9 -1.38 50.78 -1.58 50.72 -1.9 50.72
        -1.95 50.6 -2.2 50.63 -2.44 50.53 -2.62 50.66 -2.95 50.72 -3.25 50.68 -3.45 50.58 -3.5 50.4 -3.65 50.22
        -3.9 50.3 -4.15 50.36 -4.5 50.34 -4.78 50.24 -5.02 50.16 -5.1 50.03 -5.22 49.97 -5.35 50.08 -5.55 50.09
        -5.72 50.06 -5.6 50.2 -5.35 50.25 -5.12 50.4 -5 50.55 -4.78 50.66 -4.56 50.82 -4.53 51.02 -4.25 51.06
        -4.15 51.2 -3.8 51.23 -3.45 51.21 -3.05 51.2 -3 51.36 -2.78 51.5""",
    ("severn", "orme", frozenset({"caerleon"})): """-2.85 51.55 -3.1 51.44 -3.4 51.38 -3.62 51.46 -3.85 51.6 -4.08 51.55
        -4.3 51.57 -4.3 51.72 -4.58 51.72 -4.72 51.63 -4.95 51.6 -5.12 51.72 -5.32 51.88 -5.05 52.02 -4.68 52.13
        -4.3 52.25 -4.1 52.42 -4.02 52.6 -4.1 52.78 -4.2 52.92 -4.5 52.84 -4.76 52.8 -4.58 52.98 -4.38 53.1
        -4.1 53.25""",
    ("orme", "solway", frozenset({"deva"})): """-3.6 53.3 -3.3 53.36 -3.05 53.24 -3.17 53.4 -2.95 53.36 -3.16 53.56
        -3.1 53.74 -3.15 53.9 -2.92 54.05 -2.95 54.19 -3.12 54.16 -3.25 54.06 -3.32 54.24 -3.6 54.48 -3.55 54.7
        -3.35 54.88""",
    ("solway", "clyde", frozenset({"din_eidyn"})): """-3.3 55 -3.6 54.87 -3.85 54.83 -4.05 54.77 -4.38 54.7 -4.5 54.86
        -4.82 54.86 -4.88 54.64 -5.08 54.84 -5.18 55.02 -4.98 55.15 -4.75 55.34 -4.65 55.5 -4.85 55.65 -4.85 55.82""",
}  # fmt: skip

# Where degrees fall on the drawing. The crowded south is given more room than the Highlands.
LATITUDES = (49.9, 50.5, 51.6, 53.0, 55.0, 56.3, 58.75)
HEIGHTS = (926.0, 876.0, 746.0, 568.0, 358.0, 206.0, 22.0)


def place(east: float, north: float) -> Point:
    return 34 + (east + 6.2) * 89, float(np.interp(north, LATITUDES, HEIGHTS))


@cache
def points(start: str, end: str, beside: frozenset[str]) -> tuple[Point, ...]:
    """A line on the drawing, with its two junctions."""
    numbers = [float(number) for number in LINES[start, end, beside].split()]
    between = zip(numbers[::2], numbers[1::2], strict=True)
    return tuple(place(*point) for point in (JUNCTIONS[start], *between, JUNCTIONS[end]))


def curve(line: tuple[Point, ...]) -> str:
    """A smooth path through the points of a line, from where the pen is: the same drawn from either end."""
    closed = line[0] == line[-1]
    padded = (line[-2] if closed else line[0], *line, line[1] if closed else line[-1])
    steps = []
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        numbers = (bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy)
        steps.append("C" + " ".join(f"{number:.0f}" for number in numbers))
    return "".join(steps)


def path(line: tuple[Point, ...]) -> str:
    return f"M{line[0][0]:.0f} {line[0][1]:.0f}{curve(line)}"


@cache
def outline(region: str) -> str:
    """The closed path of a region, chained from the lines beside it."""
    left = [line for line in LINES if region in line[2]]
    here = start = left[0][0]
    steps = []
    while left:
        line = next(line for line in left if here in line[:2])
        left.remove(line)
        backwards = here != line[0]
        steps.append(curve(points(*line)[::-1] if backwards else points(*line)))
        here = line[0] if backwards else line[1]
    x, y = place(*JUNCTIONS[start])
    return f"M{x:.0f} {y:.0f}{''.join(steps)}Z"


@cache
def bounds(region: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a region."""
    xs, ys = zip(*(point for line in LINES if region in line[2] for point in points(*line)), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def borders() -> dict[frozenset[str], str]:
    """The border of every two neighbours."""
    return {line[2]: path(points(*line)) for line in LINES if len(line[2]) == 2}
