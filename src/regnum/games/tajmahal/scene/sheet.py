"""What lies in the box, drawn as on the table."""

from regnum.core.scene import group, tag, use
from regnum.core.sheet import Item, Section, Sheet
from regnum.core.text import Texts
from regnum.games.tajmahal.components import (
    BONUSES,
    CARDS,
    COLOUR_START,
    COLOURED,
    COLOURS,
    COPIES,
    DATA,
    DECK_TYPES,
    FORCES,
    SPECIAL_OF,
    SPECIALS,
    SYMBOLS,
    SYMBOLS_ON,
)
from regnum.games.tajmahal.scene.board import court, definitions, surface
from regnum.games.tajmahal.scene.layout import CARD_HEIGHT, CARD_WIDTH, MAP_HEIGHT, WIDTH
from regnum.games.tajmahal.scene.pieces import tile
from regnum.games.tajmahal.scene.style import STYLE

WINNERS = {SPECIALS[special]: FORCES[force] for force, special in enumerate(SPECIAL_OF)}


def sheet(texts: Texts) -> Sheet:
    cards = [card(texts, number) for number in range(DECK_TYPES)]
    return Sheet(
        class_="tm", style=STYLE, definitions=definitions(texts.locale),
        sections=(
            Section(texts("sheet-map"), (board(texts),), 1, 0.9),
            *(Section(texts("sheet-cards", colour=texts.name("colour", colour)), tuple(of(cards, colour)), 6)
              for colour in COLOURS),
            Section(texts("sheet-white-cards"), tuple(cards[COLOURED:]), 6),
            Section(texts("sheet-special-cards"), tuple(special(texts, ident) for ident in SPECIALS), 4),
            Section(texts("sheet-province-tiles"), tuple(province_tile(texts, facts) for facts in tiles()), 6, 1.2),
            Section(texts("sheet-influence-tiles"), tuple(influence(texts, force) for force in FORCES), 4, 1.2),
            Section(texts("sheet-bonus-tiles"), tuple(bonus(texts, ident) for ident in BONUSES), 7, 1.3),
        ),
    )  # fmt: skip


def of(cards: list[Item], colour: str) -> list[Item]:
    number = COLOURS.index(colour)
    return cards[int(COLOUR_START[number]) : int(COLOUR_START[number + 1])]


def board(texts: Texts) -> Item:
    drawing = group(surface(texts.locale), tag("use", href="#tm-names", class_="tm-names"), court(texts.locale))
    return Item(texts("game-title"), drawing, (WIDTH, MAP_HEIGHT), "reconstructed")


def card(texts: Texts, number: int) -> Item:
    """How many of each there are rests on one source; which pairs without an elephant, on none."""
    elephant = SYMBOLS_ON[number, SYMBOLS.index("elephant")] > 0
    label = "single" if elephant or number >= COLOURED else "reconstructed"
    return Item(texts.name("card", CARDS[number]), face(CARDS[number]), (CARD_WIDTH, CARD_HEIGHT), label,
                int(COPIES[number]))  # fmt: skip


def face(ident: str) -> str:
    return tag("use", href=f"#tm-card-{ident}")


def special(texts: Texts, ident: str) -> Item:
    winner = WINNERS[ident]
    name = texts("sheet-special", card=texts.name("card", ident), symbol=texts.name("symbol", winner))
    label = "reconstructed" if winner in ("vizier", "monk") else "single"
    return Item(name, face(ident), (CARD_WIDTH, CARD_HEIGHT), label)


def tiles() -> list[dict]:
    return list(DATA["province_tiles"])


def province_tile(texts: Texts, facts: dict) -> Item:
    goods = tuple(facts["goods"])
    name = f"{facts['number']}: {', '.join(texts.name('good', good) for good in goods)}"
    return Item(name, tile(facts["number"], goods, 64, 32), (128, 64), "single")


def influence(texts: Texts, force: str) -> Item:
    return Item(texts.name("symbol", force), use(f"tm-{force}", 44, 32), (88, 64),
                count=DATA["influence_tiles"][force])  # fmt: skip


def bonus(texts: Texts, ident: str) -> Item:
    label = "rulebook" if ident == "taj_mahal" else "reconstructed"
    return Item(texts.name("bonus", ident), use(f"tm-bonus-{ident}", 52, 24), (104, 48), label,
                DATA["bonus_tiles"][ident])  # fmt: skip
