"""The view drawn as SVG: a column of players with what they said and their crowns, and one's own card below."""

from typing import Any

from regnum.core.scene import Scene, group, part, tag, words
from regnum.core.text import Texts

WIDTH, ROW, CARD = 480, 56, (90, 126)
STYLE = (
    ".hf{font-family:Georgia,serif;fill:#2b2118}.hf-paper{fill:#f4ecd8;stroke:#8b7350;stroke-width:2}"
    ".hf-acting{fill:#ffe9a8;stroke:#8b5d00;stroke-width:3}.hf-text{font-size:22px}"
    "[data-lit]>.hf-paper{stroke:#b8860b;stroke-width:6}"
)


def scene(view: dict[str, Any], texts: Texts) -> Scene:
    players = view["players"]
    hand_at = 60 + players * ROW + 14
    height = hand_at + (CARD[1] + 20 if view["seat"] is not None else 0)
    title = texts("board-round", number=view["round"], rounds=view["rounds"])
    deck = texts("board-deck", count=view["deck"])
    parts = [
        part("board", (0, 0, WIDTH, 60), words(20, 40, f"{title} · {deck}", "hf-text")),
        part("players", (0, 60, WIDTH, players * ROW + 10), *(player(view, texts, seat) for seat in range(players))),
    ]
    if view["seat"] is not None:
        parts.append(part("hand", (0, hand_at, WIDTH, CARD[1] + 20), hand(view, texts, hand_at + 6)))
    return Scene(WIDTH, height, title, STYLE, tag("g"), group(*parts, class_="hf"))


def player(view: dict[str, Any], texts: Texts, seat: int) -> str:
    facts, y = view["seats"][seat], 60 + seat * ROW
    said = texts(f"said-{facts['said']}") if facts["said"] else "…"
    line = texts("board-player", seat=texts.seat(seat), said=said, crowns=facts["crowns"])
    paper = "hf-acting" if seat == view["actor"] else "hf-paper"
    return group(
        tag("rect", x=10, y=y, width=WIDTH - 20, height=ROW - 8, rx=8, class_=paper),
        words(24, y + 32, line, "hf-text"),
    )


def hand(view: dict[str, Any], texts: Texts, y: float) -> str:
    name = texts.name("card", view["card"])
    return group(
        tag("title", name),
        tag("rect", x=20, y=y, width=CARD[0], height=CARD[1], rx=8, class_="hf-paper"),
        words(20 + CARD[0] / 2, y + 75, name, "hf-text", text_anchor="middle"),
        data_at="hand/card",
    )
