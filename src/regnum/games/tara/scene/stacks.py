"""Stacks on the board: who controls a position, forts, captives by owner, and what can be touched."""

from typing import Any

from regnum.core.text import Texts
from regnum.games.tara.components import COLOURS, POSITIONS
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
    lifted = f"{address}/top"
    mark = f' data-at="{lifted}"' if lifted in candidates else ""
    small = ' transform="scale(.86)"' if stack["fort"] or captives else ""
    parts.append(f'<g{mark}><use href="#tara-p{top}"{small}/>')
    if stack["king_piece"]:
        parts.append('<use href="#tara-crown" transform="translate(0 33)scale(1.15)"/>')
    if mark:
        parts.append('<circle r="24" class="t-ring"/>')
    parts.append("</g>")
    if stack["fort"] and f"{address}/{COLOURS[top]}" not in candidates:
        captives = captives[1:]  # the wall stands for the fort's lower piece
    owners = sorted(set(captives))
    for n, owner in enumerate(owners):
        parts.append(captive(owner, captives.count(owner), (n - (len(owners) - 1) / 2) * 21, address, candidates))
    return parts


def captive(owner: int, count: int, x: float, address: str, candidates: set[str]) -> str:
    own = f"{address}/{COLOURS[owner]}"
    mark = f' data-at="{own}"' if own in candidates else ""
    number = f'<text y="6" class="t-pip">{count}</text>' if count > 1 else ""
    ring = '<circle r="12" class="t-ring"/>' if mark else ""
    scale = 0.5 if count > 1 or mark else 0.42
    piece = f'<use href="#tara-q{owner}" transform="scale({scale})"/>'
    return f'<g{mark} transform="translate({x:g} 20)">{piece}{number}{ring}</g>'
