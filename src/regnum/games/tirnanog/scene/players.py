"""The others: points and where they came from, pile, reserve, and what is known of the hand."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from regnum.core.scene import fitted, group, named, tag, use
from regnum.games.tirnanog.components import SPECIES
from regnum.games.tirnanog.scene.layout import (
    INNER,
    MARGIN,
    MINI,
    PANEL_HEIGHT,
    PANEL_STEP,
    PANEL_TOP,
    copy,
    moved,
    number,
    panel_seats,
    slot,
    tooltip,
)
from regnum.games.tirnanog.scene.table import Key, key, token, value
from regnum.games.tirnanog.scene.wording import Wording

# The pictures that stand for what points were scored for
PICTURES = {"castles": "castle", "temples": "temple", "volcanoes": "volcano", "forests": "forest", "scorings": None,
            "fountains": "fountain"}  # fmt: skip
BODY = 80  # where the cards of a panel begin
HAND_LEFT = 770


def panels(view: dict[str, Any], said: Wording) -> str:
    return "".join(panel(view, said, seat, PANEL_TOP + PANEL_STEP * row) for row, seat in enumerate(panel_seats(view)))


def panel(view: dict[str, Any], said: Wording, seat: int, top: int) -> str:
    facts = view["seats"][seat]
    parts = [frame(PANEL_HEIGHT, seat == view["actor"]), heading(view, said, seat)]
    parts.append(fitted(18, BODY - 10, pile_caption(facts, said), 270, 22, "tno-caption"))
    parts.append(small_pile(facts, 16, said))
    caption = said("board-reserve", value=facts["reserve_value"])
    parts.append(fitted(302, BODY - 10, caption, 460, 22, "tno-caption"))
    step = min(156, 462 // max(len(facts["reserve"]), 1))
    for i, card in enumerate(facts["reserve"]):
        parts.append(mini(card, 300 + step * i, said))
    if view["contest"]:
        caption = said("board-counts")
        held = counted(view, seat)
    else:
        caption = said("board-hand-size", count=facts["hand"])
        held = [*((f"tno-{name}", facts["known"][name]) for name in SPECIES), ("tno-back", facts["hidden"])]
    parts.append(fitted(HAND_LEFT, BODY - 10, caption, 190, 22, "tno-caption"))
    parts.append(tokens(held, HAND_LEFT + 24, BODY + 30, 3))
    return moved(MARGIN, top, *parts)


@cache
def frame(height: int, acting: bool) -> str:
    return tag("rect", width=INNER, height=height, rx=12, class_="tno-acting" if acting else "tno-panel")


def heading(view: dict[str, Any], said: Wording, seat: int) -> str:
    """Mark, name, points and their sources; in a contest what the player said instead."""
    facts = view["seats"][seat]
    name = said.seat(seat) + (f" ({said('board-you')})" if seat == view["seat"] else "")
    parts = [use(f"tno-seat-{seat}", 32, 28), named(58, 37, name, 178, 28, "tno-bold")]
    parts += [number(288, 39, facts["total"], "tno-total"), copy("tno-star", 310, 27, 1.3)]
    if view["contest"]:
        return "".join([*parts, stance(view, said, seat)])
    parts.append(sources(said))
    x = 396
    for source in PICTURES:
        count = facts["points"][source]
        parts.append(number(x, 37, count, "tno-text" if count else "tno-text tno-soft"))
        x += 84
    worth = said("board-worth", count=facts["worth"])
    return "".join([*parts, fitted(INNER - 14, 36, worth, 118, 24, "tno-end tno-soft")])


@cache
def sources(said: Wording) -> str:
    parts, x = [], 346
    for source, picture in PICTURES.items():
        shown = copy(f"tno-land-{picture}", x, 10, 0.38) if picture else scroll(x)
        parts.append(group(tooltip(said.name("source", source)), shown))
        x += 84
    return "".join(parts)


def scroll(x: float) -> str:
    """The sheet on which territories are scored."""
    lines = f"M{x + 12} 20H{x + 32}M{x + 12} 27H{x + 32}M{x + 12} 34H{x + 26}"
    sheet = tag("rect", x=x + 5, y=10, width=34, height=35, rx=4, class_="tno-pill")
    return sheet + tag("path", d=lines, class_="tno-rule")


def stance(view: dict[str, Any], said: Wording, seat: int) -> str:
    """TNO-4.2: what a player said, and how the viewer stands against them."""
    spoken, standing = view["contest"]["said"][seat], view["contest"]["standing"][seat]
    mark, class_ = {"joined": ("✓", "tno-yes"), "declined": ("✗", "tno-no"), None: ("…", "tno-soft")}[spoken]
    text = mark + " " + said(f"board-{spoken or 'silent'}")
    parts = [fitted(372, 37, text, 270, 26, f"tno-bold {class_}")]
    if standing:
        tone = {"ahead": "tno-yes", "behind": "tno-no"}.get(standing, "tno-soft")
        parts.append(fitted(INNER - 16, 37, said(f"standing-{standing}"), 300, 26, f"tno-end tno-bold {tone}"))
    return "".join(parts)


def pile_caption(facts: dict[str, Any], said: Wording) -> str:
    """The value that a temple would meet."""
    return f"{said('board-pile')} {said('board-top-three', value=facts['temple_value'])}"


def small_pile(facts: dict[str, Any], x: float, said: Wording) -> str:
    """The top card, and to its left the edges of the two below, which count for temples; fountains beside."""
    cards, parts = facts["pile"], []
    if not cards:
        parts.append(slot(x, BODY, MINI))
    for i, card in enumerate(cards[-3:]):
        parts.append(mini(card, x + 30 * i, said))
    if facts["fountains"]:
        parts.append(copy("tno-land-fountain", x + 220, BODY + 72, 0.46))
        parts.append(fitted(x + 248, BODY + 64, f"{facts['fountains']} ×", 60, 26, "tno-bold tno-middle"))
    if len(cards) > 3:
        parts.append(badge(f"+{len(cards) - 3}", x + 246, BODY + 20))
    return "".join(parts)


def badge(text: str, x: float, y: float) -> str:
    return tag("circle", cx=x, cy=y, r=20, class_="tno-badge") + fitted(x, y + 8, text, 36, 23, "tno-middle")


def mini(card: dict[str, Any], x: float, said: Wording) -> str:
    """A small territory: picture, value, cost; or its back."""
    return moved(x, BODY, mini_back(said) if card.get("face_down") else mini_face(key(card), said))


@cache
def mini_back(said: Wording) -> str:
    back = tag("rect", width=MINI[0], height=MINI[1], rx=10, class_="tno-down")
    return group(tooltip(said("board-face-down")), back)


@cache
def mini_face(card: Key, said: Wording) -> str:
    parts = [tooltip(said.card(card)), use(f"tno-mini-{card.kind}", 0, 0), value(card.value, 22, 24)]
    for place, symbol in zip(PLACES[len(card.cost)], card.cost, strict=True):
        parts.append(copy(token(symbol), *place, 0.54))
    return group(*parts, data_key=f"territory/{card.id}")


# Where the symbols of a cost stand on a small card
PLACES = {
    1: ((112, 58),),
    2: ((96, 58), (131, 58)),
    3: ((96, 34), (131, 34), (114, 80)),
    4: ((96, 34), (131, 34), (96, 80), (131, 80)),
    5: ((96, 24), (131, 24), (96, 60), (131, 60), (114, 96)),
}


def counted(view: dict[str, Any], seat: int) -> list[tuple[str, int]]:
    """TNO-4.3: cards and symbols that count in the contest, from the highest count down."""
    counts = sorted(view["contest"]["counts"][seat].items(), key=lambda pair: -pair[1])
    return [*((f"tno-{name}", count) for name, count in counts), ("tno-back", view["contest"]["hidden"][seat])]


def tokens(held: Iterable[tuple[str, int]], x: float, y: float, row: int) -> str:
    """How many of each, in rows; what there is none of is left out."""
    parts, place = [], 0
    for symbol, count in held:
        if count:
            left, top = x + place % row * 65, y + place // row * 58
            back = symbol == "tno-back"
            parts.append(copy(symbol, left - 17, top - 25, 0.36) if back else copy(symbol, left, top, 0.68))
            parts.append(number(left + 25, top + 9, count))
            place += 1
    return "".join(parts)
