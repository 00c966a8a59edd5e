"""Everything that is drawn more than once, as symbols of the board."""

# Pieces: circle, diamond, hexagon and square, so that colours never stand alone
SHAPES = (
    ("circle", 'r="23"', 'r="16"'),
    ("path", 'd="M0-27L27 0 0 27-27 0Z"', 'd="M0-18L18 0 0 18-18 0Z"'),
    ("path", 'd="M-13-23H13L26 0 13 23H-13L-26 0Z"', 'd="M-9-16H9L18 0 9 16H-9L-18 0Z"'),
    ("path", 'd="M-21-21H21V21H-21Z"', 'd="M-14-14H14V14H-14Z"'),
)

# Signs of the ranks: sheaf, horns, sword, torc, crown
GLYPHS = (
    "M0 13V-12M0-12C-3-8-3-6 0-3 3-6 3-8 0-12M0 4C-6 3-9-1-10-7-4-6-1-3 0 2 1-3 4-6 10-7 9-1 6 3 0 4M-5 9L0 13 5 9",
    "M-13-9C-13 0-8 2-5 2M13-9C13 0 8 2 5 2M-5 2C-6 8-3 13 0 13 3 13 6 8 5 2 3-1-3-1-5 2M-2 9H-1M1 9H2",
    "M0 14V9M-6 9H6M-3 9V-9L0-14 3-9V9M0-8V5",
    "M-6 11A12 12 0 1 1 6 11M-6 11L-9 14M6 11L9 14M-8 8A2 2 0 1 0-4 12M8 8A2 2 0 1 1 4 12",
    "M-13 10H13L15-8 7 0 0-13-7 0-15-8ZM-13 5H13",
)

# Signs of the provinces: sword for Connacht, hand for Ulster, harp for Leinster, three crowns for Munster
EMBLEMS = {
    "connacht": "M0 30V18M-14 18H14M-5 18V-20L0-30 5-20V18M0-18V12M-4 34A4 4 0 1 0 4 34 4 4 0 1 0-4 34",
    "ulster": "M-12 32V10C-18 4-22-2-24-9-21-12-18-11-16-8L-12-1V-22C-12-26-6-26-6-22V-5V-28C-6-32 0-32 0-28V-5V-26"
    "C0-30 6-30 6-26V-4V-20C6-24 12-24 12-20V8C12 18 9 24 8 32Z",
    "leinster": "M-18 30C-26 6-20-18-6-30 0-20 8-24 16-28 22-18 20-2 10 12 4 20-6 26-18 30M-14 22V-14M-8 20V-22"
    "M-2 18V-22M4 14V-22M10 8V-24",
    "munster": "M-14-6H14L16-24 8-15 0-28-8-15-16-24ZM-30 30H-4L-2 13-10 21-17 9-24 21-32 13Z"
    "M4 30H30L32 13 24 21 17 9 10 21 2 13Z",
}

CROWN = "M-13-17H13L16-33 8-26 0-38-8-26-16-33Z"
SPIRAL = "M0 0C-4-14 10-24 22-16 32-9 30 8 18 10 9 11 5 1 12-3"
WALL = '<circle r="30" class="t-wall"/><circle r="26" class="t-rampart"/>'


def symbols() -> str:
    parts = []
    for seat, (name, body, shine) in enumerate(SHAPES):
        parts.append(
            f'<g id="tara-p{seat}"><{name} {body} class="t-piece t-{seat}"/><{name} {shine} class="t-shine"/></g>'
            f'<{name} id="tara-q{seat}" {body} class="t-piece t-{seat}"/>'
        )
    parts += [f'<path id="tara-g{rank}" d="{d}"/>' for rank, d in enumerate(GLYPHS)]
    parts += [
        f'<g id="tara-fort">{WALL}</g>',
        f'<path id="tara-crown" d="{CROWN}" class="t-crown"/>',
        '<circle id="tara-active" r="32" class="t-active"/>',
        '<circle id="tara-ring" r="30" class="t-ring"/>',
        '<path id="tara-spot" d="M-9-42H9L0-29Z" class="t-spot"/>',
        '<g id="tara-coin"><circle r="14" class="t-coin"/>'
        '<path d="M-7-5C-7 0-4 1-3 1M7-5C7 0 4 1 3 1M-3 1C-3 5-2 7 0 7 2 7 '
        '3 5 3 1 2-1-2-1-3 1" class="t-cow"/></g>',
        '<g id="tara-back"><rect x="-21" y="-30" width="42" height="60" rx="6" class="t-back"/>'
        '<path d="M-12-18Q12-6-12 6T12 18M12-18Q-12-6 12 6T-12 18" class="t-knot"/></g>',
        '<g id="tara-mini"><rect x="-9" y="-13" width="18" height="26" rx="3" class="t-back"/></g>',
        f'<g id="tara-triskele"><path d="{SPIRAL}"/><path d="{SPIRAL}" transform="rotate(120)"/>'
        f'<path d="{SPIRAL}" transform="rotate(240)"/></g>',
        '<path id="tara-free" d="M-13 3A6 6 0 1 1-7-6L-4-3M13-3A6 6 0 1 1 7 6L4 3M-2-10V-13M-8-12L-9-15"/>',
    ]
    return "".join(parts)
