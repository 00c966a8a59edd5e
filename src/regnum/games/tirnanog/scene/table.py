"""The middle of the table: whose turn it is, the six stacks, the display."""

from functools import cache
from typing import Any, NamedTuple

from regnum.core.prompts import prompt
from regnum.core.scene import fitted, group, tag, use, words
from regnum.games.tirnanog.components import KINDS, SPECIES
from regnum.games.tirnanog.scene.layout import (
    CARD,
    CREATURE,
    DISPLAY_HEIGHT,
    DISPLAY_TOP,
    INNER,
    MARGIN,
    STACK_STEP_X,
    STACK_STEP_Y,
    STACK_TOP,
    STRIP_HEIGHT,
    STRIP_TOP,
    WIDTH,
    copy,
    number,
    slot,
    tooltip,
)
from regnum.games.tirnanog.scene.wording import Wording


def strip(view: dict[str, Any], said: Wording) -> str:
    """Who is to decide what, and how far the game is."""
    course = said("board-last-lap") if view["last_lap"] else said("board-round", round=view["round"])
    middle = STRIP_TOP + STRIP_HEIGHT / 2 + 9
    parts = [tag("rect", x=MARGIN, y=STRIP_TOP, width=INNER, height=STRIP_HEIGHT, rx=12, class_="tno-strip")]
    parts.append(fitted(WIDTH - 30, middle, course, 190, 26, "tno-end tno-soft tno-bold"))
    if view["actor"] >= 0:
        parts.append(use(f"tno-seat-{view['actor']}", 44, middle - 9))
        text = prompt(said.texts, view["phase"], view["actor"], view["seat"])
        parts.append(fitted(74, middle, text, 680, 28, "tno-bold"))
    else:
        best = [seat for seat, share in enumerate(view["shares"]) if share]
        parts.append(use(f"tno-seat-{best[0]}", 44, middle - 9))
        names = " & ".join(said.seat(seat) for seat in best)
        text = said("board-winner", seat=names, points=view["seats"][best[0]]["total"])
        parts.append(fitted(74, middle, text, 680, 28, "tno-bold"))
    return "".join(parts)


def stacks(view: dict[str, Any], said: Wording) -> str:
    return "".join(stack(view, said, place, kind) for place, kind in enumerate(KINDS))


def stack(view: dict[str, Any], said: Wording, place: int, kind: str) -> str:
    """A stack of land: its top card, how many lie below, and the chance of the fountain."""
    facts, (width, height) = view["stacks"][kind], CARD
    x, y = MARGIN + place % 3 * STACK_STEP_X, STACK_TOP + place // 3 * STACK_STEP_Y
    parts = []
    for under in range(min(2, facts["below"]), 0, -1):
        parts.append(tag("rect", x=3 * under, y=3 * under, width=width, height=height, rx=12, class_="tno-under"))
    note = f"{said('board-below', count=facts['below'])} · {said.fountain(facts)}"
    if facts["fountain"] == "contested":
        parts += [tooltip(said("power-fountain")), use("tno-card-fountain", 0, 0)]
        parts.append(tag("rect", width=width, height=height, rx=12, class_="tno-glow"))
        note = said("board-contest", territory=said.territory(kind))
    elif facts["top"] is None:
        parts.append(slot(0, 0, CARD) + group(copy(f"tno-land-{kind}", 99, 50), opacity=0.35))
        parts.append(words(width / 2, 185, said("board-empty"), "tno-caption tno-middle"))
        note = said.territory(kind)
    else:
        parts.append(face(key(facts["top"]), said))
    parts.append(fitted(width / 2, height + 29, note, width, 22, "tno-caption tno-middle"))
    return group(*parts, data_at=f"stack/{kind}", transform=f"translate({x} {y})")


class Key(NamedTuple):
    """What is drawn on a territory: the same card is drawn once."""

    id: str
    kind: str
    value: int
    cost: tuple[str, ...]


def key(card: dict[str, Any]) -> Key:
    return Key(card["id"], card["kind"], card["value"], tuple(card["cost"]))


@cache
def face(card: Key, said: Wording) -> str:
    """A territory with its value and cost."""
    parts = [tooltip(said.card(card)), use(f"tno-card-{card.kind}", 0, 0), value(card.value, 27, 23)]
    step = 44 if len(card.cost) <= 4 else 36
    left = 221 - step * (len(card.cost) - 1) / 2
    for i, symbol in enumerate(card.cost):
        parts.append(copy(token(symbol), left + step * i, 98, 0.68))
    return group(*parts, data_key=f"territory/{card.id}")


def token(symbol: str) -> str:
    return "tno-any" if symbol == "?" else f"tno-{symbol}"


def value(points: int, x: float, y: float) -> str:
    """The circle with a territory's value."""
    return tag("circle", cx=x, cy=y, r=18, class_="tno-value") + number(x, y + 10, points, "tno-digit")


def display(view: dict[str, Any], said: Wording) -> str:
    """The deck, five creatures to choose from, the discards."""
    top = DISPLAY_TOP + 10
    parts = [tag("rect", x=MARGIN, y=DISPLAY_TOP, width=INNER, height=DISPLAY_HEIGHT, rx=12, class_="tno-panel")]
    parts.append(pile(view["deck"], 28, top, said("board-deck")))
    x = 244
    cards = [name for name in SPECIES for _ in range(view["display"][name])]
    for i in range(5):
        if i < len(cards):
            parts.append(creature(cards[i], "display", x, top, said))
        else:
            parts.append(slot(x, top, CREATURE))
        x += 104
    parts.append(words(876, top + 18, said("board-discards"), "tno-caption tno-middle"))
    for i, name in enumerate(SPECIES):
        left, y = 790 + i % 3 * 66, top + 52 + i // 3 * 56
        parts.append(copy(f"tno-{name}", left, y, 0.6) + number(left + 23, y + 9, view["discards"][name]))
    return "".join(parts)


@cache
def creature(name: str, place: str, x: float, y: float, said: Wording) -> str:
    """A card that can be taken, paid or discarded."""
    return group(tooltip(said.creature(name)), use(f"tno-card-{name}", x, y), data_at=f"{place}/{name}")


def pile(count: int, x: float, y: float, caption: str) -> str:
    """Cards face down, as high as there are some."""
    width, parts = CREATURE[0], []
    if count:
        for step in range(min(3, (count + 7) // 8)):
            parts.append(use("tno-back", x + 4 * step, y))
        x += 4 * (min(3, (count + 7) // 8) - 1)
    else:
        parts.append(slot(x, y, CREATURE))
    parts.append(words(x + width + 12, y + 50, caption, "tno-caption"))
    parts.append(words(x + width + 12, y + 96, count, "tno-big"))
    return "".join(parts)
