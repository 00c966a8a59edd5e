"""Things that are drawn more than once, each around its own origin."""

from regnum.core.scene import group, tag
from regnum.games.tajmahal.components import FORCES, GOODS, SYMBOLS

# What the symbols of the cards show; all fit into a circle of radius 17.
TURBAN = (
    "M-14 3C-16-8-7-14 1-14C9-14 15-8 14 3C9-1 5-2 0-2C-5-2-9-1-14 3ZM-13 7C-8 2 8 2 13 7V12C8 8-8 8-13 12Z"
    "M0-15C-3-18-1-22 3-21C2-19 3-17 2-15Z"
)
SABRE = "M-15 9C-3 8 6 0 9-15C17-3 11 11-9 14ZM-16 5L-13 3L-8 15L-11 17ZM-12 12L-17 16L-15 18L-10 15Z"
LOTUS = (
    "M0-15C5-9 6-2 0 6C-6-2-5-9 0-15ZM-3 8C-9 7-12 1-11-8C-7-6-5-1-3 8ZM3 8C9 7 12 1 11-8C7-6 5-1 3 8Z"
    "M-5 10C-11 11-16 8-17 1C-12 1-8 4-5 10ZM5 10C11 11 16 8 17 1C12 1 8 4 5 10ZM-9 13H9V15H-9Z"
)
FEATHER = (
    "M0-17C10-13 12-1 6 6C4 9 1 10 1 17H-1C-1 10-4 9-6 6C-12-1-10-13 0-17ZM0-11C-6-8-7-1-3 3C-1 5 1 5 3 3C7-1 6-8 0-11Z"
    "M0-7A4 5 0 0 1 0 2A4 5 0 0 1 0-7Z"
)
CROWN = "M-13 6L-16-9L-7-1L0-13L7-1L16-9L13 6ZM-13 9H13V14H-13Z"
ELEPHANT = (
    "M-6-11C-9-15-17-13-17-4C-17 3-12 7-8 4C-6 7-4 8-4 12C-4 17 2 18 4 15L1 13C-1 14 0 10 0 8C4 8 6 6 8 4"
    "C12 7 17 3 17-4C17-13 9-15 6-11C3-14-3-14-6-11Z"
    "M-5-3A1.8 1.8 0 1 0-5-6.6A1.8 1.8 0 1 0-5-3ZM5-3A1.8 1.8 0 1 0 5-6.6A1.8 1.8 0 1 0 5-3Z"
)
ICONS = dict(zip(SYMBOLS, (TURBAN, SABRE, LOTUS, FEATHER, CROWN, ELEPHANT), strict=True))

# Goods, of radius 13
RICE = (
    "M-13 0H13C12 8 7 12 4 12H-4C-7 12-12 8-13 0ZM-9-3A3 2 30 1 1-4-4ZM-2-4A3 2 0 1 1 4-4ZM4-5A3 2-30 1 1 9-3Z"
    "M-3-9A3 2 0 1 1 3-9Z"
)
TEA = "M11-12C13 2 6 10-4 9C-7 10-9 12-11 14L-12 12C-10 9-8 7-7 5C-10-5-2-11 11-12ZM7-8C1-5-3 0-5 5C0 1 4-3 7-8Z"
SPICES = "M7-8C14 0 7 12-12 12C-3 9-2 5-2 1C-2-5 2-9 7-8ZM6-10C6-13 9-14 12-14L12-12C10-12 9-11 9-9Z"
JEWELS = "M-7-10H7L13-3L0 13L-13-3ZM-8-3L0 8L8-3ZM-5-8L-8-5H-2Z"
GOOD_ICONS = dict(zip(GOODS, (RICE, TEA, SPICES, JEWELS), strict=True))

TAJ = "M-15 13V-7L-13-11L-11-7V0H-9V-2C-9-8-3-8 0-14C3-8 9-8 9-2V0H11V-7L13-11L15-7V13H4V7A4 4 0 0 0-4 7V13Z"

# Palaces are told by colour and by their outline
PALACES = (
    "M-17 16V2H-12C-16-6-8-12 0-21C8-12 16-6 12 2H17V16H5V6A5 5 0 0 0-5 6V16Z",
    "M-16 16V-17H-9V-11H-4V-17H4V-11H9V-17H16V16H5V5A5 5 0 0 0-5 5V16Z",
    "M-18 16V6H-13V-3H-8V-11H-3L0-21L3-11H8V-3H13V6H18V16H5V8H-5V16Z",
    "M-18-5L0-20L18-5V0H15V11H18V16H-18V11H-15V0H-18ZM-8 0V11H-4V0ZM4 0V11H8V0Z",
    "M-18 16V-13L-14-20L-10-13V-5H-6A6 6 0 0 1 6-5H10V-13L14-20L18-13V16H5V7H-5V16Z",
)

# Colours of cards are told by a corner sign as well
SIGNS = {
    "red": "M0-9L9 0L0 9L-9 0Z",
    "yellow": "M-8.5 0A8.5 8.5 0 1 0 8.5 0A8.5 8.5 0 1 0-8.5 0Z",
    "green": "M0-9L9 7H-9Z",
    "violet": "M-8-8H8V8H-8Z",
}


def shape(ident: str, *children: str, **attributes: str) -> str:
    return group(*children, id=f"tm-{ident}", **attributes)


def medallion(symbol: str) -> str:
    """A symbol of the cards: the four forces round, crown and elephant in frames of their own."""
    if symbol in FORCES:
        frame = tag("ellipse", rx=22, ry=25, class_="tm-field")
    elif symbol == "grand_mogul":
        frame = tag("path", d="M-22-18L0-26L22-18V18L0 26L-22 18Z", class_="tm-field")
    else:
        frame = tag("rect", x=-22, y=-24, width=44, height=48, rx=8, class_="tm-field")
    icon = tag("path", d=ICONS[symbol], fill_rule="evenodd", class_="tm-icon")
    return shape(symbol, frame, icon, class_=f"tm-of-{symbol}")


def good(ident: str) -> str:
    return shape(ident, tag("path", d=GOOD_ICONS[ident], fill_rule="evenodd", class_=f"tm-good-{ident}"))


def bonus(ident: str, inner: str) -> str:
    return shape(f"bonus-{ident}", tag("rect", x=-19, y=-19, width=38, height=38, rx=6, class_="tm-tile"), inner)


def palace(seat: int) -> list[str]:
    """An ordinary palace, and the same with the golden ring of the crown."""
    house = tag("path", d=PALACES[seat], fill_rule="evenodd", class_=f"tm-palace tm-seat-{seat}")
    ring = tag("path", d="M-10-19L-13-31L-6-25L0-34L6-25L13-31L10-19Z", class_="tm-gold")
    return [shape(f"palace-{seat}", house), shape(f"crown-{seat}", house, ring)]


def symbols() -> str:
    parts = [medallion(symbol) for symbol in SYMBOLS]
    parts += [good(ident) for ident in GOODS]
    parts += [bonus(ident, tag("use", href=f"#tm-{ident}")) for ident in GOODS]
    parts.append(bonus("taj_mahal", tag("path", d=TAJ, class_="tm-taj")))
    parts.append(bonus("plus2", tag("text", "+2", y=9, class_="tm-plus")))
    parts.append(bonus("card", tag("path", d="M-9-13H5L9-9V13H-9ZM-4-5H4V6H-4Z", fill_rule="evenodd", class_="tm-taj")))
    for seat in range(len(PALACES)):
        parts += palace(seat)
    parts.append(shape("city", tag("circle", r=13, class_="tm-city")))
    fort = "M-18 15V-15H-11V-9H-4V-15H4V-9H11V-15H18V15Z"
    parts.append(shape("fortress", tag("path", d=fort, class_="tm-fortress")))
    octagon = tag("path", d="M-12-29H12L29-12V12L12 29H-12L-29 12V-12Z", class_="tm-octagon")
    parts.append(shape("octagon", octagon))
    parts.append(
        shape("start", tag("path", d="M-8 14H8L5 2C9-1 9-8 5-11A6 6 0 0 0-5-11C-9-8-9-1-5 2Z", class_="tm-start"))
    )
    parts.append(shape("hill", tag("path", d="M-16 7L-4-10L2-1L7-8L18 7M-4-10L-7 0M7-8L5 0")))
    return "".join(parts)
