"""A position in words, for the terminal and for readers who don't see the drawing."""

from typing import Any

from regnum.core.text import Texts
from regnum.games.kingisdead.components import FACTIONS, KINDS


def describe(view: dict[str, Any], texts: Texts) -> str:
    """Regions in the order of their struggles, then supply and players."""
    lines = [texts("board-struggles")]
    kinds = KINDS if view["mordred"] else FACTIONS
    for position, region in enumerate(view["order"]):
        lines.append(region_line(view, texts, position, region, kinds))
    lines.append("")
    lines.append(texts("board-supply", followers=followers(texts, view["supply"], FACTIONS)))
    lines.append(texts("board-saxons", count=view["saxons"]))
    lines.append("")
    for seat in range(view["players"]):
        lines.append(player_line(view, texts, seat))
    if view["latest"]:
        newest_first = ", ".join(texts.seat(seat) for seat in view["latest"])
        lines.append(texts("board-latest", seats=newest_first))
    if view["seat"] is not None:
        cards = view["hands"][view["seat"]]["cards"]
        held = [card_count(texts, card, count) for card, count in cards.items() if count]
        lines.append(texts("board-hand", cards=", ".join(held) or "–"))
    return "\n".join(lines)


def region_line(view: dict[str, Any], texts: Texts, position: int, region: str, kinds: tuple[str, ...]) -> str:
    facts = view["regions"][region]
    mark = "▶" if position == view["struggle"] and view["actor"] >= 0 else " "
    name = texts.name("region", region)
    if facts["holder"] is not None:
        what = texts("board-held", holder=texts.name("holder", facts["holder"]))
    else:
        what = followers(texts, facts["followers"], kinds)
    token = "" if facts["token"] is None else "  ♛ " + texts.seat(facts["token"])
    return f"{mark} {position + 1}. {name:<12} {what}{token}"


def followers(texts: Texts, counts: dict[str, int], kinds: tuple[str, ...]) -> str:
    return "   ".join(f"{counts[kind]} {texts.name('follower', kind)}" for kind in kinds)


def card_count(texts: Texts, card: str, count: int) -> str:
    name = texts.name("card", card)
    return name if count == 1 else f"{count} × {name}"


def sided(view: dict[str, Any], texts: Texts, seat: int, name: str) -> str:
    """A player's name, with four the partner's too (KID-9.1)."""
    other = partner(view, seat)
    if other is None:
        return name
    if other == view["seat"]:
        return texts("board-your-partner", seat=name)
    return texts("board-with", seat=name, partner=texts.seat(other))


def partner(view: dict[str, Any], seat: int) -> int | None:
    return next((other for team in view["teams"] if seat in team for other in team if other != seat), None)


def player_line(view: dict[str, Any], texts: Texts, seat: int) -> str:
    mark = "▶" if seat == view["actor"] else " "
    pile = view["piles"][seat]["cards"]
    top = ", ".join(texts.name("card", card) for card in pile) or "–"
    line = texts(
        "board-player",
        seat=sided(view, texts, seat, texts.seat(seat)),
        court=followers(texts, view["courts"][seat], FACTIONS),
        cards=view["hands"][seat]["size"],
        top=top,
    )
    return f"{mark} {line}"
