"""The faces of the cards: field and corner sign tell the colour, medallions the symbols."""

from functools import cache

from regnum.core.scene import tag, use
from regnum.games.tajmahal.components import CARDS, COLOURS, SYMBOLS, SYMBOLS_ON
from regnum.games.tajmahal.scene.layout import CARD_HEIGHT, CARD_WIDTH
from regnum.games.tajmahal.scene.symbols import SIGNS, shape


def colour_of(card: str) -> str:
    return card.split("_")[0]


def paper(*classes: str) -> str:
    return tag("rect", width=CARD_WIDTH, height=CARD_HEIGHT, rx=10, class_=" ".join(("tm-card", *classes)))


def symbols_of(card: str) -> list[str]:
    counts = SYMBOLS_ON[CARDS.index(card)].tolist()
    return [symbol for symbol, count in zip(SYMBOLS, counts, strict=True) for _ in range(count)]


def face(card: str) -> str:
    colour, shown, middle = colour_of(card), symbols_of(card), CARD_WIDTH / 2
    parts = [paper(f"tm-{colour}")]
    parts.append(tag("rect", x=6, y=6, width=CARD_WIDTH - 12, height=CARD_HEIGHT - 12, rx=6, class_="tm-hair"))
    if colour in COLOURS:
        parts.append(tag("path", d=SIGNS[colour], transform="translate(17 18)", class_="tm-sign"))
    if colour == "special":
        parts.append(tag("text", "★", x=17, y=25, class_="tm-star"))
    if len(shown) == 2:
        parts += [use(f"tm-{shown[0]}", 37, 43), use(f"tm-{shown[1]}", 62, 90)]
    elif shown:
        parts.append(tag("use", href=f"#tm-{shown[0]}", transform=f"translate({middle:g} 68)scale(1.3)"))
    elif card == "special_plus2":
        parts.append(tag("text", "+2", x=middle, y=84, class_="tm-two"))
    else:
        for i, (dx, dy) in enumerate(((-17, -17), (17, -17), (-17, 17), (17, 17))):
            parts.append(tag("path", d=SIGNS[COLOURS[i]], transform=f"translate({middle + dx:g} {68 + dy})scale(1.5)",
                             class_=f"tm-dot-{COLOURS[i]}"))  # fmt: skip
    return shape(f"card-{card}", *parts)


@cache
def faces() -> str:
    back = shape("back", paper("tm-back"), tag("path", d="M49 20L84 65L49 110L14 65Z M49 42L68 65L49 88L30 65Z",
                                               fill_rule="evenodd", class_="tm-star"))  # fmt: skip
    return "".join(face(card) for card in CARDS) + back
