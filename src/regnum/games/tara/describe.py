"""A position in words, for the terminal and for readers who don't see the drawing."""

from typing import Any

from regnum.core.text import Texts
from regnum.games.tara.actions import SLOTS
from regnum.games.tara.components import COLOURS, OFFSETS, POSITIONS, RANKS, SIZES


def describe(view: dict[str, Any], texts: Texts) -> str:
    """Regions from the king down to the farmers, then the raths, then one's own cards."""
    lines = [texts("board-round", round=view["round"], start=seat_name(texts, view["start"]))]
    for region, facts in view["regions"].items():
        if facts["status"] == "unused":
            continue
        lines.append("")
        lines.append(region_title(texts, region, facts))
        if facts["status"] == "open":
            lines += rank_lines(texts, facts)
    lines.append("")
    lines += [rath_line(view, texts, seat) for seat in range(view["players"])]
    lines.append(texts("board-deck", deck=view["deck"], discards=len(view["discards"])))
    if view["seat"] is not None:
        lines += own_cards(view, texts)
    action = view["action"]
    if action and "card" in action:
        lines.append(texts("board-card", card=card_line(view, texts, action["card"])))
    return "\n".join(lines)


def seat_name(texts: Texts, seat: int) -> str:
    return f"{texts.seat(seat)} ({texts.name('colour', COLOURS[seat])})"


def region_title(texts: Texts, region: str, facts: dict[str, Any]) -> str:
    name = texts.name("region", region)
    if facts["king_piece"] is None:
        return name
    king = texts("board-king", colour=texts.name("colour", COLOURS[facts["king_piece"]]))
    return f"{name} – {king}"


def rank_lines(texts: Texts, facts: dict[str, Any]) -> list[str]:
    lines = []
    for rank in reversed(range(len(RANKS))):
        names = POSITIONS[OFFSETS[rank] : OFFSETS[rank] + SIZES[rank]]
        stacks = [stack_words(texts, facts["stacks"].get(name)) for name in names]
        lines.append(f"  {texts.name('rank', RANKS[rank]):<12} {'   '.join(stacks)}")
    return lines


def stack_words(texts: Texts, stack: dict[str, Any] | None) -> str:
    """The top piece first; a fort has #, a king piece *."""
    if stack is None:
        return "·"
    top, *captives = [texts.name("colour", COLOURS[seat]) for seat in stack["pieces"]]
    mark = "#" if stack["fort"] else "*" if stack["king_piece"] else ""
    return f"{top}{mark}" + (f" ({', '.join(captives)})" if captives else "")


def rath_line(view: dict[str, Any], texts: Texts, seat: int) -> str:
    rath = view["raths"][seat]
    held = [f"{count} {texts.name('colour', COLOURS[owner])}" for owner, count in enumerate(rath["prisoners"]) if count]
    line = texts(
        "board-rath",
        seat=seat_name(texts, seat),
        cumal=rath["cumal"],
        stock=rath["stock"],
        prisoners=", ".join(held) or "–",
        cards=rath["hand"],
        kept=rath["kept"],
    )
    return f"{'▶' if seat == view['actor'] else ' '} {line}"


def own_cards(view: dict[str, Any], texts: Texts) -> list[str]:
    """TARA-2.3: while three of six are to be chosen, each by the name that it has in the moves."""
    if len(view["kept"]) == len(SLOTS):
        named = zip(SLOTS, view["kept"], strict=True)
        return [texts("board-dealt")] + [
            f"  {texts('board-slot', slot=texts.name('slot', slot), card=card_line(view, texts, card))}"
            for slot, card in named
        ]
    return [
        texts("board-hand", cards=cards_line(view, texts, view["hand"])),
        texts("board-kept", cards=cards_line(view, texts, view["kept"])),
    ]


def cards_line(view: dict[str, Any], texts: Texts, cards: list[str]) -> str:
    return "; ".join(card_line(view, texts, card) for card in cards) or "–"


def card_line(view: dict[str, Any], texts: Texts, card: str) -> str:
    """A card's number, its placement and faded positions, and its cost."""
    facts = view["patterns"][card]
    if not facts["place"]:
        return texts("board-stone-card", card=card, cost=facts["cost"])
    place = " + ".join(texts.name("rank", RANKS[rank]) for rank, _ in facts["place"])
    shape = " ".join(f"{rank}/{offset:+d}" for rank, offset in facts["faded"])
    return texts("board-pattern-card", card=card, place=place, faded=shape or "–", cost=facts["cost"])
