"""Things that are drawn more than once: five creatures, six lands, the fountain, marks of the seats."""

from regnum.core.scene import group, tag


def path(d: str, class_: str) -> str:
    return tag("path", d=d, class_=class_)


def circle(x: float, y: float, r: float, class_: str) -> str:
    return tag("circle", cx=x, cy=y, r=r, class_=class_)


# Creatures, around their middle. Each is told by colour, by the outline of its token, and by its figure.
TOKENS = {
    "dragon": "M0-31L9-24L20-25L22-14L31-7L26 4L29 15L18 19L12 29L0 25L-12 29L-18 19L-29 15L-26 4L-31-7L-22-14"
    "L-20-25L-9-24Z",
    "elf": "M0-32C16-28 28-14 28 2C28 18 16 28 0 31C-16 28-28 18-28 2C-28-14-16-28 0-32Z",
    "griffin": "M-27-27Q0-33 27-27V2C27 17 14 26 0 32C-14 26-27 17-27 2Z",
    "centaur": "M-26-22Q-26-28-20-28H20Q26-28 26-22V22Q26 28 20 28H-20Q-26 28-26 22Z",
    "fairy": "M0-32C7-32 11-27 11-21C17-27 26-25 29-18C32-11 28-5 22-3C28 0 31 8 27 14C23 21 16 21 11 18"
    "C12 25 7 31 0 31"
    "C-7 31-12 25-11 18C-16 21-23 21-27 14C-31 8-28 0-22-3C-28-5-32-11-29-18C-26-25-17-27-11-21C-11-27-7-32 0-32Z",
    "any": "M0-30A30 30 0 1 1 0 30A30 30 0 1 1 0-30Z",
}

DRAGON = (
    path("M-22 3L-8-1L-19-5C-17-12-10-16-2-16L-7-24L5-18L10-26L13-15C20-8 21 6 13 21L-6 21C1 17 3 12 0 8L-13 12L-9 6"
         "L-22 9Z",
         "tno-emblem"),
    circle(-1, -8, 2.6, "tno-hole-dragon"),
    path("M17-10L24-12L19-4L25-2L19 3L23 9L16 10Z", "tno-emblem"),
)  # fmt: skip
ELF = (
    path("M0-13C7-13 11-7 11 0C10 10 5 18 0 22C-5 18-10 10-11 0C-11-7-7-13 0-13Z", "tno-emblem"),
    path("M12-1C18-3 23-9 26-18C27-5 21 5 11 8ZM-12-1C-18-3-23-9-26-18C-27-5-21 5-11 8Z", "tno-emblem"),
    path("M-14-5C-15-18-8-25 0-27C8-25 15-18 14-5C12-12 8-16 3-17L0-13L-3-17C-8-16-12-12-14-5Z", "tno-emblem"),
    path("M-8-1Q-5-4-2 0Q-5 2-8-1ZM8-1Q5-4 2 0Q5 2 8-1ZM-4 12Q0 14 4 12Q0 17-4 12Z", "tno-hole-elf"),
)
GRIFFIN = (
    path("M-21-3C-20-13-11-19 0-18L3-27L9-16C18-11 21-2 20 8L15 6L17 14L11 11L12 19L6 15L4 24C-1 21-3 15-3 10"
         "C-6 8-9 7-12 8"
         "L-15 15C-19 10-21 4-21-3Z", "tno-emblem-dark"),
    circle(-6, -7, 2.8, "tno-hole-griffin"), path("M-20 1Q-13 3-8-1Q-13 0-20-2Z", "tno-hole-griffin"),
)  # fmt: skip
CENTAUR = (
    circle(7, -18, 5, "tno-emblem"),
    path(
        "M1-12H13L11 1H14C15 6 14 9 12 10L13 23H9L7 11H-8L-9 23H-13L-14 11C-18 8-18 2-16-1C-10-4-3-3 3-1Z", "tno-emblem"
    ),
    path("M-16 0C-24 1-25 12-22 17C-21 10-19 7-15 6Z", "tno-emblem"),
    path("M16-20C25-14 25 0 16 6M16-20L16 6M10-9L21-7", "tno-draw"),
)
FAIRY = (
    path("M-2-3C-7-20-24-21-23-9C-22 0-10 3-2 1ZM2-3C7-20 24-21 23-9C22 0 10 3 2 1Z", "tno-emblem"),
    path("M-2 3C-11 2-19 9-14 16C-9 20-3 12-2 6ZM2 3C11 2 19 9 14 16C9 20 3 12 2 6Z", "tno-emblem"),
    circle(0, -15, 5, "tno-emblem"), path("M-3.500-9H3.500L6 9L2 23H-2L-6 9Z", "tno-emblem"),
)  # fmt: skip
ANY = (tag("text", "?", x=0, y=13, class_="tno-mark"),)

CREATURES = {"dragon": DRAGON, "elf": ELF, "griffin": GRIFFIN, "centaur": CENTAUR, "fairy": FAIRY, "any": ANY}

# Lands, in a frame of 120 by 96
SKY = tag("rect", width=120, height=96, class_="tno-sky")
LANDS = {
    "plain": (
        SKY, circle(92, 24, 12, "tno-sun"), path("M0 50Q30 36 62 48T120 44V96H0Z", "tno-hill"),
        path("M0 66Q40 50 76 62T120 60V96H0Z", "tno-corn"), path("M0 84Q44 70 120 82V96H0Z", "tno-grass"),
        path("M14 80V64M10 68L14 72L18 68M34 76V60M30 64L34 68L38 64M56 76V60M52 64L56 68L60 64M80 78V64M76 68L80 72"
             "L84 68"
             "M102 80V66M98 70L102 74L106 70", "tno-line"),
    ),
    "castle": (
        SKY, path("M0 78Q60 58 120 78V96H0Z", "tno-hill"),
        path("M34 82V40H30V30H38V35H44V30H52V40H70V30H78V35H84V30H92V40H86V82Z", "tno-stone"),
        path("M50 82V46H46V34H52V39H57V34H63V39H68V34H74V46H70V82Z", "tno-stone"),
        path("M32 30L41 14L50 30ZM72 30L82 14L91 30Z", "tno-roof"), path("M54 82V68A6 7 0 0 1 66 68V82Z", "tno-shade"),
        path("M60 34V14L74 19L60 24", "tno-roof"),
    ),
    "forest": (
        SKY, path("M0 76Q60 66 120 76V96H0Z", "tno-grass"),
        path("M18 82V64H24V82ZM56 86V66H63V86ZM95 82V64H101V82Z", "tno-wood"),
        path("M21 18L37 44H30L41 66H1L12 44H5Z", "tno-leaf-dark"),
        path("M98 18L114 44H107L118 66H78L89 44H82Z", "tno-leaf-dark"),
        path("M60 8L79 38H71L85 70H35L49 38H41Z", "tno-leaf"),
    ),
    "river": (
        SKY, path("M0 40L24 20L44 38L70 14L96 36L120 24V96H0Z", "tno-hill"),
        path("M0 50Q60 40 120 50V96H0Z", "tno-grass"),
        path("M66 44C40 50 88 58 56 66C24 74 20 84 16 96H92C92 84 104 76 88 66C78 58 60 52 74 44Z", "tno-water"),
        path("M48 78Q54 74 60 78T72 78M36 88Q42 84 48 88T60 88M64 66Q68 63 72 66", "tno-foam"),
    ),
    "temple": (
        SKY, path("M0 80Q60 70 120 80V96H0Z", "tno-hill"), path("M14 84H106V76H14ZM22 76H98V70H22Z", "tno-marble"),
        path("M28 70V42H38V70ZM47 70V42H57V70ZM65 70V42H75V70ZM84 70V42H94V70Z", "tno-marble"),
        path("M20 42H102V36H20ZM18 36L61 12L104 36Z", "tno-marble"), circle(61, 28, 5, "tno-sun"),
    ),
    "volcano": (
        SKY, path("M48 26C38 18 44 6 56 10C60-2 80 2 78 12C90 12 88 28 74 26Z", "tno-smoke"),
        path("M4 90L44 30Q60 38 76 30L116 90Z", "tno-rock"),
        path("M44 30Q60 22 76 30Q72 38 70 50Q68 60 74 68Q64 66 62 54Q58 64 60 80Q50 72 52 58Q52 44 44 30Z", "tno-lava"),
        path("M0 90Q60 82 120 90V96H0Z", "tno-shade"),
    ),
    "fountain": (
        SKY, path("M0 84Q60 76 120 84V96H0Z", "tno-grass"), path("M60 14C36 14 34 36 30 46M60 14C84 14 86 36 90 46"
                                                                 "M60 14V44M60 18"
             "C48 20 46 34 45 44M60 18C72 20 74 34 75 44", "tno-jet"),
        path("M38 46H82Q78 56 66 58V70H54V58Q42 56 38 46Z", "tno-marble"),
        path("M16 68H104Q102 86 86 90H34Q18 86 16 68Z", "tno-marble"),
        path("M22 70H98Q96 76 60 76Q24 76 22 70Z", "tno-water"),
        path("M60 2L63 10L71 10L65 15L67 23L60 18L53 23L55 15L49 10L57 10Z", "tno-spark"),
    ),
}  # fmt: skip

# Marks of the seats, unlike any token
SEATS = (
    "M0-15L4-5L15-5L6 2L9 13L0 6L-9 13L-6 2L-15-5L-4-5Z",
    "M5-14A14 14 0 1 0 13 7A11 11 0 1 1 5-14Z",
    "M-4-14H4V-4H14V4H4V14H-4V4H-14V-4H-4Z",
    "M0-15L13 8H-13ZM0 15L-13-7H13Z",
)
STAR = "M0-11L3-4L11-4L5 1L7 9L0 4L-7 9L-5 1L-11-4L-3-4Z"


def creature(name: str) -> str:
    return group(path(TOKENS[name], f"tno-{name}"), *CREATURES[name], id=f"tno-{name}")


def land(name: str) -> str:
    """The picture, clipped to its rounded frame."""
    frame = tag("rect", width=120, height=96, rx=10, class_="tno-frame")
    return group(group(*LANDS[name], clip_path="url(#tno-clip)"), frame, id=f"tno-land-{name}")


def seat(number: int) -> str:
    return group(path(SEATS[number], "tno-seat"), id=f"tno-seat-{number}")
