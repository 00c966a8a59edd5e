"""What lies below the map: whose turn it is, the display, the score track, the players and the viewer's hand."""

from functools import lru_cache
from itertools import pairwise
from typing import Any

from regnum.core.prompts import prompt as asked
from regnum.core.scene import fitted, group, named, tag, use, words
from regnum.core.text import Texts
from regnum.games.tajmahal.components import FORCES, GOODS, SPECIALS, SYMBOLS
from regnum.games.tajmahal.scene.board import ROW_FORCES, ROW_GOODS, ROW_SPECIALS, ROW_STEP, ROW_SYMBOLS
from regnum.games.tajmahal.scene.layout import (
    CARD_HEIGHT,
    CARD_STEP,
    CARD_WIDTH,
    CARDS_IN_ROW,
    DISPLAY_TOP,
    MARGIN,
    SEAT_HEIGHT,
    SEAT_STEP,
    SEATS_TOP,
    STRIP_HEIGHT,
    STRIP_TOP,
    TRACK_HEIGHT,
    TRACK_TOP,
    WIDTH,
    hand_top,
    name,
    said,
    tooltip,
)


def winners(view: dict[str, Any]) -> list[int]:
    return [seat for seat, share in enumerate(view["shares"]) if share > 0]


def prompt(view: dict[str, Any], texts: Texts) -> str:
    """Who is to decide what; at the end, who won."""
    if view["actor"] >= 0:
        return asked(texts, view["phase"], view["actor"], view["seat"])
    names = ", ".join(texts.seat(seat) for seat in winners(view))
    return texts("event-won", seat=names, points=max(seat["score"] for seat in view["seats"]))


def strip(view: dict[str, Any], texts: Texts) -> str:
    """The line below the map."""
    y, text = STRIP_TOP + STRIP_HEIGHT / 2, prompt(view, texts)
    box = {"x": MARGIN, "y": STRIP_TOP, "width": WIDTH - 2 * MARGIN, "height": STRIP_HEIGHT, "rx": 12}
    parts = [tag("rect", **box, class_="tm-panel")]
    shown = [view["actor"]] if view["actor"] >= 0 else winners(view)
    for i, seat in enumerate(shown):
        parts.append(use(f"tm-palace-{seat}", 44 + 40 * i, y + 2))
    left = 30 + 42 * len(shown)
    parts.append(fitted(left, y + 10, text, WIDTH - 30 - left, 29, "tm-bold"))
    return group(*parts, data_key="strip")


@lru_cache(4096)
def laid_card(card: str, count: int, x: float, y: float, at: str, locale: str) -> str:
    """A card, or several alike on each other with their number."""
    parts = [tooltip(name(locale, "card", card)), tag("use", href=f"#tm-card-{card}")]
    if count > 1:
        parts.append(tag("circle", cx=CARD_WIDTH - 19, cy=20, r=17, class_="tm-badge"))
        parts.append(words(CARD_WIDTH - 19, 29, f"{count}", "tm-count tm-middle"))
    return group(*parts, data_at=f"{at}/{card}", data_key=f"{at}/{card}", transform=f"translate({x:g} {y:g})")


def display(view: dict[str, Any], locale: str) -> str:
    cards = view["display"]
    left = MARGIN + 2
    if not cards:
        return words(WIDTH / 2, DISPLAY_TOP + 70, f"{said(locale, 'scene-display')}: –", "tm-small tm-middle tm-quiet")
    return "".join(
        laid_card(card, count, left + i * CARD_STEP, DISPLAY_TOP, "display", locale)
        for i, (card, count) in enumerate(cards.items())
    )


def track(view: dict[str, Any], texts: Texts) -> str:
    """The score track as a number line, as long as the best score needs."""
    scores, locale = [seat["score"] for seat in view["seats"]], texts.locale
    end = max(40, -(-(max(scores) + 1) // 10) * 10)
    left, right, base = MARGIN + 40, WIDTH - MARGIN - 44, TRACK_TOP + TRACK_HEIGHT - 36
    step = (right - left) / end
    tens = 10 if end <= 120 else 20 if end <= 240 else 50
    ticks = [f"M{left + n * step:.1f} {base - 12}v20" for n in range(0, end + 1, tens)]
    halves = [f"M{left + n * step:.1f} {base - 8}v8" for n in range(tens // 2, end, tens)]
    line = f"M{left} {base}H{right}" + "".join((*ticks, *halves))
    parts = [tooltip(said(locale, "scene-score")), tag("path", d=line, class_="tm-axis")]
    for n in range(0, end + 1, tens):
        parts.append(words(left + n * step, base + 32, n, "tm-small tm-middle tm-quiet"))
    true = [left + score * step for score in scores]
    for seat, x in enumerate(apart(true, 40, right + 16)):
        parts.append(tag("path", d=f"M{true[seat]:.1f} {base}L{x:.1f} {base - 20}", class_="tm-axis"))
        mark = use(f"tm-palace-{seat}", round(x, 1), base - 36)
        label = tooltip(f"{texts.seat(seat)}: {scores[seat]}")
        parts.append(group(label, mark, data_key=f"score/{seat}"))
    return group(*parts)


def apart(places: list[float], gap: float, end: float) -> list[float]:
    """The same places, moved along the line so far that no two are nearer than the gap."""
    order = sorted(range(len(places)), key=lambda i: (places[i], i))
    moved = list(places)
    for before, after in pairwise(order):
        moved[after] = max(moved[after], moved[before] + gap)
    moved[order[-1]] = min(moved[order[-1]], end)
    for after, before in pairwise(reversed(order)):
        moved[before] = min(moved[before], moved[after] - gap)
    return moved


def seats(view: dict[str, Any], texts: Texts) -> str:
    return "".join(seat_row(view, texts, seat) for seat in range(view["players"]))


def seat_row(view: dict[str, Any], texts: Texts, seat: int) -> str:
    """A player: points, goods, influence tiles, special cards; symbols and open cards of this visit."""
    facts, locale, width = view["seats"][seat], texts.locale, WIDTH - 2 * MARGIN
    won = view["shares"] is not None and view["shares"][seat] > 0
    parts = [tag("use", href="#tm-row")]
    if won or seat == view["actor"]:
        parts.append(tag("rect", width=width, height=SEAT_HEIGHT, rx=12, class_="tm-acting"))
    parts.append(use(f"tm-palace-{seat}", 32, 34))
    parts.append(named(58, 42, texts.seat(seat), 112, 26, "tm-bold"))
    if view["actor"] >= 0 and seat == view["start"]:
        parts.append(group(tooltip(said(locale, "scene-start")), use("tm-start", 182, 34)))
    parts.append(words(20, 112, facts["score"], "tm-bold", font_size=44))
    parts.append(hand_count(facts, locale))
    for i, good in enumerate(GOODS):
        parts.append(count(facts["goods"][good], ROW_GOODS + 34 + i * ROW_STEP, 42))
    for i, symbol in enumerate(SYMBOLS):
        x = ROW_SYMBOLS + 14 + i * ROW_STEP
        if view["leaders"][symbol] == seat and symbol in view["court"]:
            parts.append(tag("rect", x=x - 22, y=70, width=62, height=53, rx=9, class_="tm-lead"))
            parts.append(tag("use", href=f"#tm-{symbol}", transform=f"translate({x} 96)scale(.82)"))
        parts.append(count(facts["symbols"][symbol], x + 21, 106))
    tiles = [force for force in FORCES for _ in range(facts["influence"][force])]
    step = min(42, (ROW_SPECIALS - ROW_FORCES - 24) / max(1, len(tiles)))
    for i, force in enumerate(tiles):
        parts.append(
            tag("use", href=f"#tm-{force}", transform=f"translate({ROW_FORCES + 20 + i * step:g} 32)scale(.82)")
        )
    held = [special for special in SPECIALS if view["specials"][special] == seat]
    for i, special in enumerate(held):
        parts.append(mini(special, ROW_SPECIALS + 22 + i * 48, 6, locale))
    parts.append(open_cards(view, facts, texts))
    if seat == view["seat"]:
        parts.append(tag("path", d=f"M0 {SEAT_HEIGHT / 2 - 16:g}v32l14-16Z", class_="tm-owner"))
    return group(*parts, data_key=f"seat/{seat}", transform=f"translate({MARGIN} {SEATS_TOP + seat * SEAT_STEP})")


@lru_cache(4096)
def count(number: int, x: float, y: float) -> str:
    return words(x, y, number, "tm-count" if number else "tm-count tm-dim")


def hand_count(facts: dict[str, Any], locale: str) -> str:
    """How many cards a player holds; which of them all know of, on request (TM-9.2)."""
    known = ", ".join(f"{n} × {name(locale, 'card', c)}" if n > 1 else name(locale, "card", c)
                      for c, n in facts["hand"]["known"].items())  # fmt: skip
    label = f"{said(locale, 'scene-cards')}: {facts['hand']['size']}" + (f" ({known})" if known else "")
    back = tag("use", href="#tm-back", transform="translate(104 74)scale(.36)")
    return group(tooltip(label), back, words(146, 108, facts["hand"]["size"], "tm-count"))


@lru_cache(4096)
def mini(card: str, x: float, y: float, locale: str) -> str:
    label = tooltip(name(locale, "card", card))
    return group(label, tag("use", href=f"#tm-card-{card}", transform=f"translate({x:.1f} {y:g})scale(.42)"))


def open_cards(view: dict[str, Any], facts: dict[str, Any], texts: Texts) -> str:
    """The cards played in this visit; at the end, the hand that was shown."""
    shown = facts["hand"]["cards"] if view["actor"] < 0 else facts["played"]
    cards = [card for card, number in shown.items() for _ in range(number)]
    left, room = 606, WIDTH - 2 * MARGIN - 606 - 10
    if not cards:
        if facts["withdrawn"] and view["actor"] >= 0:
            return fitted(left + 6, 106, said(texts.locale, "board-withdrawn"), room, 24, "tm-quiet")
        return ""
    step = min(46.0, (room - 42) / max(1, len(cards) - 1))
    return "".join(mini(card, left + i * step, 70, texts.locale) for i, card in enumerate(cards))


def hand(view: dict[str, Any], locale: str) -> str:
    """The viewer's cards, alike ones on each other."""
    top = hand_top(view["players"])
    return "".join(
        laid_card(card, number, MARGIN + 2 + i % CARDS_IN_ROW * CARD_STEP, top + i // CARDS_IN_ROW * (CARD_HEIGHT + 12),
                  "hand", locale)
        for i, (card, number) in enumerate(view["seats"][view["seat"]]["hand"]["cards"].items())
    )  # fmt: skip
