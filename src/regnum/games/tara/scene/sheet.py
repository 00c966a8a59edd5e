"""What lies in the box, drawn as on the table."""

from regnum.core.scene import group, use
from regnum.core.sheet import Item, Section, Sheet
from regnum.core.text import Texts
from regnum.games.tara.components import CARDS, COLOURS, DATA, PATTERNS, PIECES, RANKS
from regnum.games.tara.scene.board import surface
from regnum.games.tara.scene.hand import card
from regnum.games.tara.scene.layout import BOARD_BOX, CARD_HEIGHT, CARD_WIDTH
from regnum.games.tara.scene.style import STYLE
from regnum.games.tara.scene.symbols import symbols

EVIDENCE = {str(card["tie"]): card.get("evidence") or "" for card in DATA["cards"]}


def sheet(texts: Texts) -> Sheet:
    return Sheet(
        class_="tara", style=STYLE, definitions=symbols(),
        sections=(
            Section(texts("sheet-map"), (board(texts),), 1, 1.14),
            Section(texts("sheet-pieces"), tuple(pieces(texts)), 8),
            Section(texts("sheet-cards"), tuple(face(texts, number) for number in CARDS), 8, 0.92),
        ),
    )  # fmt: skip


def board(texts: Texts) -> Item:
    """In which order the regions lie is inferred from the map of Ireland."""
    return Item(texts("game-title"), surface(texts), (BOARD_BOX[2], BOARD_BOX[3]), "inferred")


def face(texts: Texts, number: str) -> Item:
    """A card's name says its cost and where it places."""
    facts = PATTERNS[number]
    places = " + ".join(texts.name("rank", RANKS[rank]) for rank, _ in facts["place"])
    name = texts("sheet-card", number=number, places=places or texts("sheet-stone"), cost=facts["cost"])
    return Item(name, card(number, facts), (CARD_WIDTH, CARD_HEIGHT), known(EVIDENCE[number]))


def known(evidence: str) -> str:
    if evidence.startswith("rulebook"):
        return "rulebook"
    return "partly" if "rulebook" in evidence else "single" if evidence else "reconstructed"


def pieces(texts: Texts) -> list[Item]:
    found = []
    for seat, colour in enumerate(COLOURS):
        piece = use(f"tara-p{seat}", 36, 50)
        name = texts.name("colour", colour)
        found.append(Item(texts("sheet-piece", colour=name), piece, (72, 82), count=PIECES))
        king = group(piece, use("tara-crown", 36, 50))
        kings = DATA["components"]["king_pieces_per_player"]
        found.append(Item(texts("sheet-king-piece", colour=name), king, (72, 82), count=kings))
    return found
