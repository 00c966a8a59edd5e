"""Things that are drawn more than once, each around its own origin."""

from regnum.core.scene import group, tag
from regnum.games.kingisdead.components import FACTIONS, KINDS

# A kind of follower is told by colour, by the silhouette of its shield, and by its emblem.
SHIELDS = {
    "scots": "M0-21A21 21 0 1 1 0 21A21 21 0 1 1 0-21Z",
    "welsh": "M-19-19Q0-24 19-19V-3Q17 13 0 24Q-17 13-19-3Z",
    "romano_british": "M-16-20H16Q20-20 20-16V16Q20 20 16 20H-16Q-20 20-20 16V-16Q-20-20-16-20Z",
    "loyalists": "M-12-21H12L24 0L12 21H-12L-24 0Z",
    "saxons": "M0-25L25 0L0 25L-25 0Z",
}

THISTLE = (
    "M-7-3L-10-13L-5-9L-3-16L0-10L3-16L5-9L10-13L7-3ZM-8-1H8C9 5 5 8 0 8C-5 8-9 5-8-1Z"
    "M-1 8H1V12C4 8 8 7 12 7C10 12 6 15 1 15H-1C-6 15-10 12-12 7C-8 7-4 8-1 12Z"
)
DRAGON = (
    "M2-18L13-13L4-9C-1-9-4-8-4-5C-4-3-2-2 0-1L14-8L11-2L15 1L10 3L11 8L6 7C6 14-1 17-9 14L-11 18L-15 9L-6 8L-8 11"
    "C-3 13 1 11 1 8C1 3-9 3-9-5C-9-11-4-14 1-14Z"
)
EAGLE = (
    "M0-14C3-14 4-11 3-8C7-8 11-11 16-13C17-4 13 3 5 5L4 8L8 14L0 11L-8 14L-4 8L-5 5C-13 3-17-4-16-13"
    "C-11-11-7-8-3-8C-4-11-3-14 0-14Z"
)
RAVEN = (
    "M-17-4L-7-9C-4-14 4-14 8-8C13-2 15 6 15 14L10 9L8 14L4 9L1 13L-1 8C-6 6-8 1-7-4ZM-2-9A2 2 0 1 0-2-5A2 2 0 1 0-2-9Z"
)
AXES = "M-12 16L8-9L11-7L-9 18ZM6-12L14-16Q17-9 14-3L8-8ZM12 16L-8-9L-11-7L9 18ZM-6-12L-14-16Q-17-9-14-3L-8-8Z"
EMBLEMS = dict(zip((*KINDS, "saxons"), (THISTLE, DRAGON, EAGLE, RAVEN, AXES), strict=True))

CROWN = "M-15 5L-18-10L-8-2L0-14L8-2L18-10L15 5ZM-15 8H15V13H-15Z"
TOWER = "M-11 16V-5H-15V-15H-9V-10H-3V-15H3V-10H9V-15H15V-5H11V16H4V7A4 4 0 0 0-4 7V16Z"
SCROLL = (
    "M-9-15H12A5 5 0 0 1 17-10V-7H11V9A6 6 0 0 1 5 15H-12A5 5 0 0 1-17 10V8H-11V-10Q-11-15-9-15Z"
    "M-6-8V-5H6V-8ZM-6-2V1H6V-2ZM-6 4V7H3V4Z"
)
HOUSE = "M0-16L19 3L16 6L12 3V15H4V6H-4V15H-12V3L-16 6L-19 3Z"
DEEDS = {"crown": CROWN, "garrison": TOWER, "ambassador": SCROLL, "settlement": HOUSE}

# The marks of the seats, on crown tokens and beside names; unlike any shield.
STAR = "M0-14L3.5-4.5L13.5-4.5L5.5 1.5L8.5 11.5L0 5.5L-8.5 11.5L-5.5 1.5L-13.5-4.5L-3.5-4.5Z"
MOON = "M4-13A13 13 0 1 0 12 6A10 10 0 1 1 4-13Z"
CROSS = "M-3.5-13H3.5V-3.5H13V3.5H3.5V13H-3.5V3.5H-13V-3.5H-3.5Z"
TREFOIL = "M0-13A6 6 0 0 1 4-2A6 6 0 1 1 2 5L4 13H-4L-2 5A6 6 0 1 1-4-2A6 6 0 0 1 0-13Z"
SEATS = (STAR, MOON, CROSS, TREFOIL)

SWAP = "M-13-7H5V-12L14-4.5L5 3V-2H-13ZM13 7H-5V2L-14 9.5L-5 17V12H13Z"


def shape(ident: str, *children: str, **attributes: str) -> str:
    return group(*children, id=f"kid-{ident}", **attributes)


def symbols() -> str:
    """Definitions that need no words."""
    parts = [shape(f"emblem-{kind}", tag("path", d=d, fill_rule="evenodd")) for kind, d in EMBLEMS.items()]
    for kind, shield in SHIELDS.items():
        field = tag("path", d=shield, class_="kid-field")
        rim = tag("path", d=shield, class_="kid-rim", transform="scale(.84)")
        emblem = tag("use", href=f"#kid-emblem-{kind}", class_="kid-emblem", transform="scale(.82)")
        parts.append(shape(f"token-{kind}", field, rim, emblem, class_=f"kid-token kid-{kind}"))
        big = tag("use", href=f"#kid-token-{kind}", transform="scale(1.42)")
        parts.append(
            shape(
                f"control-{kind}", tag("circle", r=44, class_="kid-disc"), tag("circle", r=39, class_="kid-ring"), big
            )
        )
        parts.append(shape(f"little-{kind}", tag("use", href=f"#kid-token-{kind}", transform="scale(.72)")))
    for faction in FACTIONS:
        cloth = tag("path", d="M-17-30H17V20L0 8L-17 20Z", class_=f"kid-cloth kid-{faction}")
        emblem = tag(
            "use",
            href=f"#kid-emblem-{faction}",
            class_=f"kid-emblem kid-{faction}",
            transform="translate(0 -10)scale(.8)",
        )
        parts.append(shape(f"home-{faction}", tag("path", d="M-17-34V44", class_="kid-pole"), cloth, emblem))
    parts += [
        shape(f"deed-{deed}", tag("path", d=d, fill_rule="evenodd"), class_="kid-deed") for deed, d in DEEDS.items()
    ]
    for faction in FACTIONS:  # these cards bring two followers
        pair = (
            tag("use", href=f"#kid-token-{faction}", transform=f"translate({x} {y})scale(.68)")
            for x, y in ((-6, -4), (7, 5))
        )
        parts.append(shape(f"deed-{faction}", *pair))
    for seat, d in enumerate(SEATS):
        parts.append(shape(f"seat-{seat}", tag("path", d=d)))
        mark = tag("use", href=f"#kid-seat-{seat}", transform="translate(0 9)scale(.8)", class_="kid-mark")
        crown = tag("path", d=CROWN, transform="translate(0 -12)scale(.75)", class_="kid-mark")
        parts.append(shape(f"crown-{seat}", tag("circle", r=26, class_="kid-coin"), crown, mark))
    parts.append(shape("swap", tag("path", d=SWAP, transform="translate(0 -2.5)"), class_="kid-deed"))
    parts.append(shape("banner-1", tag("path", d="M-13-17H13V17L0 7L-13 17Z"), class_="kid-banner kid-north"))
    parts.append(shape("banner-0", tag("path", d="M-13-17H13V5L0 17L-13 5Z"), class_="kid-banner kid-south"))
    return "".join(parts)


def terrain() -> str:
    """Definitions for the look of the land."""
    hatch = tag(
        "pattern",
        tag("path", d="M0 0V14", class_="kid-hatching"),
        id="kid-hatch", width=14, height=14, patternUnits="userSpaceOnUse", patternTransform="rotate(45)",
    )  # fmt: skip
    return "".join((
        hatch,
        shape("hill", tag("path", d="M-15 6Q-6-10 0-11Q5-10 14 6M-2-9Q2-4 1 2M4-7Q7-2 8 2")),
        shape("tree", tag("path", d="M0 8V2M0 2Q-8 2-6-4Q-5-11 0-11Q5-11 6-4Q8 2 0 2Z")),
        shape("wave", tag("path", d="M-22 3Q-15-6-8 2Q-2-5 5 2Q11-4 18 2")),
        shape("compass", tag("circle", r=40), tag("circle", r=31), tag("path", d=COMPASS),
              tag("path", d=NORTH, class_="kid-needle")),
        shape("ship", tag("path", d=SHIP), tag("path", d=SAIL, class_="kid-sail")),
    ))  # fmt: skip


COMPASS = "M0 52L7 7L52 0L7-7L0-52L-7-7L-52 0L-7 7ZM26 26L9 4M-26 26L-9 4M26-26L9-4M-26-26L-9-4"
NORTH = "M0-52L7-7H-7Z"
SHIP = (
    "M-40-4Q-46-14-40-24Q-36-10-26-4H28Q38-10 40-26Q48-14 40-2Q34 12 20 14H-22Q-36 12-40-4Z"
    "M0-4V-46M-20 6L-26 22M-4 6L-8 22M12 6L10 22"
)
SAIL = "M-24-42Q0-36 24-42Q28-26 22-12Q0-8-22-12Q-28-26-24-42Z"
