"""A position in words, for the terminal and for readers who don't see the drawing."""

from typing import Any

from regnum.core.text import Texts


def describe(view: dict[str, Any], texts: Texts) -> str:
    lines = [texts("board-round", number=view["round"], rounds=view["rounds"]), texts("board-deck", count=view["deck"])]
    if view["open"]:
        shown = ", ".join(f"{count} × {texts.name('card', card)}" for card, count in view["open"].items())
        lines.append(texts("board-open", cards=shown))
    for seat, facts in enumerate(view["seats"]):
        said = texts(f"said-{facts['said']}") if facts["said"] else "…"
        lines.append(texts("board-player", seat=texts.seat(seat), said=said, crowns=facts["crowns"]))
    if view["card"] is not None:
        lines.append(texts("board-card", card=texts.name("card", view["card"])))
    return "\n".join(lines)
