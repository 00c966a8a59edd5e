"""Stacks on the board: who controls a position, forts, captives by owner, and what can be touched."""

from typing import Any

from regnum.core.text import Texts
from regnum.games.tara.actions import DEPTHS
from regnum.games.tara.components import POSITIONS
from regnum.games.tara.scene.layout import PLACES, outline
from regnum.games.tara.scene.wording import stack_name


def regions(view: dict[str, Any], texts: Texts) -> list[str]:
    candidates = set(view["candidates"])
    action = view["action"] or {}
    parts = []
    for region, facts in view["regions"].items():
        if facts["status"] == "unused" or (facts["status"] == "won" and not facts["stacks"]):
            parts.append(f'<path d="{outline(region)}" class="t-veil"/>')
        if f"region/{region}" in candidates:
            parts.append(f'<path d="{outline(region)}" class="t-edge" data-at="region/{region}" fill-opacity="0"/>')
        here = action if action.get("region") == region else {}
        if facts["status"] == "open":
            parts += [position(texts, region, name, facts["stacks"].get(name), here, candidates) for name in POSITIONS]
        elif facts["status"] == "won":
            parts.append(f'<path d="{outline(region)}" class="t-veil"/>')
            parts.append(position(texts, region, "king", facts["stacks"].get("king"), {}, set()))
    return parts


def position(
    texts: Texts, region: str, name: str, stack: dict[str, Any] | None, action: dict[str, Any], candidates: set[str]
) -> str:
    x, y = PLACES[region, name]
    address = f"region/{region}/{name}"
    parts = [f'<g data-at="{address}" transform="translate({x:g} {y:g})"><circle r="31" class="t-hit"/>']
    if stack:
        parts.append(f"<title>{stack_name(texts.locale, name, stack)}</title>")
        parts += pieces(stack, address, candidates)
    if name in action.get("active", ()):
        parts.append('<use href="#tara-active"/>')
    if name in action.get("spots", ()):
        parts.append('<use href="#tara-spot"/>')
    if address in candidates:
        parts.append('<use href="#tara-ring"/>')
    parts.append("</g>")
    return "".join(parts)


def pieces(stack: dict[str, Any], address: str, candidates: set[str]) -> list[str]:
    """The top piece, large; a wall around a fort; captives below it, one sign with a number for each owner."""
    top, *captives = stack["pieces"]
    parts = ['<use href="#tara-fort"/>'] if stack["fort"] else []
    own = f"{address}/top"
    mark = f' data-at="{own}"' if own in candidates else ""
    small = ' transform="scale(.86)"' if stack["fort"] or captives else ""
    parts.append(f'<g{mark}><use href="#tara-p{top}"{small}/>')
    if stack["king_piece"]:
        parts.append('<use href="#tara-crown" transform="translate(0 33)scale(1.15)"/>')
    if mark:
        parts.append('<circle r="24" class="t-ring"/>')
    parts.append("</g>")
    if any(f"{address}/{depth}" in candidates for depth in DEPTHS[: len(stack["pieces"])]):
        return parts + fan(captives, address, candidates)
    if stack["fort"]:
        captives = captives[1:]  # the wall stands for the fort's lower piece
    owners = sorted(set(captives))
    for n, owner in enumerate(owners):
        parts.append(captive(owner, captives.count(owner), (n - (len(owners) - 1) / 2) * 21))
    return parts


def captive(owner: int, count: int, x: float) -> str:
    number = f'<text y="6" class="t-pip">{count}</text>' if count > 1 else ""
    piece = f'<use href="#tara-q{owner}" transform="scale({0.5 if count > 1 else 0.42})"/>'
    return f'<g transform="translate({x:g} 20)">{piece}{number}</g>'


def fan(captives: list[int], address: str, candidates: set[str]) -> list[str]:
    """Captives one by one, to be lifted: from the uppermost on the left down, each over the one below it."""
    parts = []
    step = min(21, 58 / len(captives))
    for n, owner in enumerate(captives):
        own = f"{address}/{DEPTHS[n + 1]}"
        mark, rim = (f' data-at="{own}"', '<circle r="14" class="t-spot"/>') if own in candidates else ("", "")
        x = (n - (len(captives) - 1) / 2) * step
        parts.append(
            f'<g{mark} transform="translate({x:.4g} 20)">{rim}<use href="#tara-q{owner}" transform="scale(.46)"/></g>'
        )
    return parts[::-1]
