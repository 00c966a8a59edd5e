"""Deck and discards, and every player's rath: cumal, stock, cards and prisoners."""

from typing import Any

from regnum.core.scene import named
from regnum.core.text import Texts
from regnum.games.tara.components import COLOURS
from regnum.games.tara.scene.layout import RATH_HEIGHT, RATH_TOP, WIDTH
from regnum.games.tara.scene.wording import round_name

Number = float | int | str

MARGIN, GAP = 10, 8


def words(x: float, y: float, text: Number, class_: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" class="{class_}">{text}</text>'


def piles(view: dict[str, Any], texts: Texts) -> list[str]:
    """Between the two upper provinces."""
    parts = []
    if view["deck"]:
        parts.append('<use href="#tara-back" x="330" y="52"/>')
    parts.append(
        f'<rect x="369" y="22" width="42" height="60" rx="6" class="{"t-card" if view["discards"] else "t-faded"}"/>'
    )
    if view["discards"]:
        parts.append('<use href="#tara-g4" class="t-glyph" x="390" y="52"/>')
    parts.append(words(330, 108, view["deck"], "t-small t-mid"))
    parts.append(words(390, 108, len(view["discards"]), "t-small t-mid"))
    parts.append(words(360, 150, round_name(texts.locale, view["round"]), "t-name t-mid"))
    return parts


def raths(view: dict[str, Any], texts: Texts) -> list[str]:
    players = view["players"]
    width = (WIDTH - 2 * MARGIN - GAP * (players - 1)) / players
    return [rath(view, texts, seat, MARGIN + seat * (width + GAP), width) for seat in range(players)]


def rath(view: dict[str, Any], texts: Texts, seat: int, x: float, width: float) -> str:
    facts = view["raths"][seat]
    address = f"rath/{COLOURS[seat]}"
    turn = " t-turn" if seat == view["actor"] or address in view["candidates"] else ""
    half = width / 2
    parts = [
        f'<g data-at="{address}" transform="translate({x:g} {RATH_TOP})">'
        f'<rect width="{width:g}" height="{RATH_HEIGHT}" rx="12" class="t-panel{turn}"/>',
        f'<use href="#tara-p{seat}" transform="translate(26 27)scale(.7)"/>',
        named(50, 35, texts.seat(seat), width - 84, 22),
    ]
    if seat == view["start"]:
        parts.append(f'<rect x="{width - 30:g}" y="14" width="20" height="20" rx="3" class="t-cube"/>')
    parts.append('<use href="#tara-coin" x="26" y="68"/>')
    parts.append(words(46, 77, facts["cumal"], "t-num"))
    parts.append(f'<use href="#tara-q{seat}" transform="translate({width - 58:g} 68)scale(.46)"/>')
    parts.append(words(width - 42, 77, facts["stock"], "t-num"))
    for n in range(facts["hand"]):
        parts.append(f'<use href="#tara-mini" x="{20 + n * 11}" y="104"/>')
    step = 11 if facts["kept"] <= 3 else 6
    for n in range(facts["kept"]):
        parts.append(f'<use href="#tara-mini" class="t-kept" x="{half + 10 + n * step:g}" y="104"/>')
    for n in range(facts["kings"]):
        parts.append(f'<use href="#tara-crown" transform="translate({width - 17 - 24 * n:g} 126)scale(.8)"/>')
    held = [(owner, count) for owner, count in enumerate(facts["prisoners"]) if count]
    for n, (owner, count) in enumerate(held):
        left = 20 + n * (width - 16) / 3
        parts.append(f'<use href="#tara-q{owner}" transform="translate({left:g} 139)scale(.46)"/>')
        parts.append(words(left + 15, 147, count, "t-small"))
    parts.append("</g>")
    return "".join(parts)
