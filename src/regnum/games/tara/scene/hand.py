"""Cards as they are printed: cost, tie number, placement positions strong and faded ones pale."""

from itertools import count
from typing import Any

from regnum.core.text import Texts
from regnum.games.tara.actions import DEPTHS
from regnum.games.tara.components import COLOURS
from regnum.games.tara.scene.layout import CARD_GAP, CARD_HEIGHT, CARD_WIDTH, HAND_TOP, TAB_HEIGHT, WIDTH
from regnum.games.tara.scene.wording import card_move, name, say

CELL, STEP = 34, 30  # between cells of a pattern, sideways and upwards


def card(number: str, facts: dict[str, Any]) -> str:
    """A card with its upper left corner at the origin."""
    parts = [
        f'<rect width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="10" class="t-card"/>',
        '<use href="#tara-coin" x="22" y="23"/>',
        f'<text x="42" y="32" class="t-num">{facts["cost"]}</text>',
        f'<text x="{CARD_WIDTH - 10}" y="31" class="t-small" text-anchor="end">{number}</text>',
    ]
    parts.append(pattern(facts) if facts["place"] else stone())
    return "".join(parts)


def stone() -> str:
    """The Stone of Destiny: two pieces change places around a standing stone."""
    return (
        f'<g transform="translate({CARD_WIDTH / 2:g} 98)">'
        '<path d="M-15 34C-20 6-16-32 0-38 16-32 20 6 15 34Z" class="t-menhir"/>'
        '<use href="#tara-triskele" class="t-spiral t-thick" transform="scale(.34)"/>'
        '<path d="M-30-14A36 36 0 0 1 28-18M30-26L29-16 19-18M30 14A36 36 0 0 1-28 18'
        'M-30 26L-29 16-19 18" class="t-icon"/>'
        "</g>"
    )


def pattern(facts: dict[str, Any]) -> str:
    """Ranks from the farmers at the bottom up, each marked by its sign."""
    cells = [(rank, i, True) for rank, i in facts["place"]] + [(rank, i, False) for rank, i in facts["faded"]]
    across = [(i + rank / 2) * CELL for rank, i, _ in cells]
    lowest = min(rank for rank, *_ in cells)
    highest = max(rank for rank, *_ in cells)
    middle = (min(across) + max(across)) / 2
    bottom = 98 + (highest - lowest) * STEP / 2
    parts = [f'<g transform="translate({CARD_WIDTH / 2:g} {bottom:g})">']
    for (rank, _, strong), x in sorted(zip(cells, across, strict=True), key=lambda c: c[0][2]):
        kind = "t-place" if strong else "t-faded"
        y = -(rank - lowest) * STEP
        parts.append(
            f'<g transform="translate({x - middle:g} {y:g})"><circle r="15.5" class="{kind}"/>'
            f'<use href="#tara-g{rank}" class="t-icon {"t-dark" if strong else "t-pale"}" transform="scale(.74)"/></g>'
        )
    parts.append("</g>")
    return "".join(parts)


def played_card(view: dict[str, Any]) -> list[str]:
    """The card being carried out lies on Tara."""
    number = (view["action"] or {}).get("card")
    if number is None:
        return []
    face = card(number, view["patterns"][number])
    return [f'<g transform="translate({360 - CARD_WIDTH * 0.42:g} 400)scale(.84)">{face}</g>']


def hand(view: dict[str, Any], texts: Texts) -> list[str]:
    """One's own cards: those of this round on the left, those kept for the next one on the right."""
    candidates = set(view["candidates"])
    parts = []
    for n, number in enumerate(view["hand"]):
        parts.append(held(view, texts, number, 7 + n * (CARD_WIDTH + CARD_GAP), candidates, ""))
    for n, number in enumerate(view["kept"]):
        x = WIDTH - 7 - CARD_WIDTH - (len(view["kept"]) - 1 - n) * (CARD_WIDTH + CARD_GAP)
        parts.append(held(view, texts, number, x, candidates, "" if f"hand/{number}" in candidates else " t-kept"))
    if view["hand"] and view["kept"]:
        y = HAND_TOP + CARD_HEIGHT + 6 + TAB_HEIGHT - 12
        middle = WIDTH - 7 - (len(view["kept"]) * (CARD_WIDTH + CARD_GAP) - CARD_GAP) / 2
        parts.append(
            f'<text x="{middle:g}" y="{y}" class="t-small t-mid">{say(texts.locale, "board-next-round")}</text>'
        )
    parts += chooser(view, texts, candidates)
    return parts


def chooser(view: dict[str, Any], texts: Texts, candidates: set[str]) -> list[str]:
    """The pieces of a stack for the Stone of Destiny, from the top one on, where the card just played has lain."""
    if view["phase"] != "lift" or not candidates:
        return []
    action = view["action"]
    position = action["spots"][-1 if action["lifted"] else 0]
    address = f"region/{action['region']}/{position}"
    pieces = view["regions"][action["region"]]["stacks"][position]["pieces"]
    # As large as they fit, two in a row while there are no more than six.
    across = next(n for n in count(2) if n * int(1.5 * n) >= len(pieces))
    size = 2 / across
    x = 7 + 2 * (CARD_WIDTH + CARD_GAP)
    parts = [f'<g transform="translate({x} {HAND_TOP + 6})">']
    parts.append(f'<rect width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="10" class="t-panel t-turn"/>')
    for n, seat in enumerate(pieces):
        own = f"{address}/{DEPTHS[n]}"
        mark = f'data-at="{own}"' if own in candidates else 'class="t-pale"'
        title = f"{name(texts.locale, 'piece', DEPTHS[n])}: {name(texts.locale, 'colour', COLOURS[seat])}"
        ring = '<circle r="24" class="t-ring"/>' if n == 0 else ""
        at = f"translate({4 + (26 + 52 * (n % across)) * size:.4g} {5 + (25 + 50 * (n // across)) * size:.4g})"
        parts.append(
            f'<g {mark} transform="{at}scale({size:.3g})"><title>{title}</title>'
            f'<use href="#tara-q{seat}" transform="scale(.8)"/>{ring}</g>'
        )
    parts.append("</g>")
    return parts


def held(view: dict[str, Any], texts: Texts, number: str, x: float, candidates: set[str], look: str) -> str:
    address = f"hand/{number}"
    can = " t-can" if address in candidates else ""
    parts = [
        f'<g transform="translate({x:g} {HAND_TOP + 6})"><g data-at="{address}" class="t-held{can}{look}">',
        f"<title>{name(texts.locale, 'card', number)}</title>",
        card(number, view["patterns"][number]),
        "</g>",
    ]
    tabs = [verb for verb in ("discard", "amnesty") if f"{address}/{verb}" in candidates]
    for n, verb in enumerate(tabs):
        parts.append(tab(texts, number, verb, n * (CARD_WIDTH / 2 + 2), CARD_WIDTH / 2 - 2))
    parts.append("</g>")
    return "".join(parts)


def tab(texts: Texts, number: str, verb: str, x: float, width: float) -> str:
    """A small button below a card: discard it for 2 cumal, or for an amnesty."""
    if verb == "discard":
        coin = '<use href="#tara-coin" transform="translate(15 21)scale(.8)"/>'
        sign = f'{coin}<text x="27" y="28" class="t-small" data-room="{width - 31:g}">+2</text>'
    else:
        sign = f'<use href="#tara-free" class="t-icon" transform="translate({width / 2:g} 21)"/>'
    return (
        f'<g data-at="hand/{number}/{verb}" transform="translate({x:g} {CARD_HEIGHT + 6})">'
        f"<title>{card_move(texts.locale, verb, number)}</title>"
        f'<rect width="{width:g}" height="{TAB_HEIGHT}" rx="8" class="t-tab"/>{sign}</g>'
    )
