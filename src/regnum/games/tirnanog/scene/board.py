"""What never changes: symbols, and the faces of the territories with their powers in words."""

from functools import cache
from html import escape

from regnum.core.scene import fitted, group, tag, words
from regnum.core.text import Texts
from regnum.games.tirnanog.components import KINDS
from regnum.games.tirnanog.scene import symbols
from regnum.games.tirnanog.scene.layout import CARD, CREATURE, MINI, Box, copy, lines
from regnum.games.tirnanog.scene.wording import Wording

LETTERS = 29  # that a line of a power has room for


@cache
def board(locale: str) -> str:
    # the colours of a pattern are those where it is defined
    return group(tag("defs", definitions(Wording(Texts(locale, "tirnanog")))), class_="tno")


def definitions(said: Wording) -> str:
    return "".join((
        tag("clipPath", tag("rect", width=120, height=96, rx=10), id="tno-clip"),
        hatch(),
        *(symbols.creature(name) for name in symbols.TOKENS),
        *(symbols.land(name) for name in symbols.LANDS),
        *(symbols.seat(number) for number in range(4)),
        group(symbols.path(symbols.STAR, "tno-star"), id="tno-star"),
        *(card(name, said) for name in (*KINDS, "fountain")),
        *(mini(name) for name in KINDS),
        back(),
        *(creature_card(name, said) for name in symbols.TOKENS if name != "any"),
    ))  # fmt: skip


def hatch() -> str:
    line = tag("path", d="M0 0V16", class_="tno-hatching")
    slot = tag("rect", width=16, height=16, class_="tno-under")
    return tag("pattern", slot, line, id="tno-hatch", width=16, height=16, patternUnits="userSpaceOnUse",
               patternTransform="rotate(45)")  # fmt: skip


def ground(box: Box) -> str:
    """What a part of the table lies on."""
    x, y, width, height = box
    return tag("rect", x=x, y=y, width=width, height=height, class_="tno-ground")


def card(kind: str, said: Wording) -> str:
    """A territory as it lies on its stack; value and cost are added to it."""
    width, height = CARD
    power = lines(said(f"card-{kind}"), LETTERS)
    top = 182 - 12 * (len(power) - 2)
    left, room = (14, 226) if kind == "fountain" else (52, 134)  # a fountain has no value
    return group(
        tag("rect", width=width, height=height, rx=12, class_="tno-face"),
        tag("path", d=f"M2 14Q2 2 14 2H{width - 14}Q{width - 2} 2 {width - 2} 14V44H2Z", class_=f"tno-wash-{kind}"),
        copy(f"tno-land-{kind}", 10, 50, 0.98),
        fitted(left, 33, said.territory(kind), room, 28, "tno-name"),
        sign(kind),
        *(words(12, top + 25 * i, line, "tno-power", data_room=width - 22) for i, line in enumerate(power)),
        id=f"tno-card-{kind}",
    )  # fmt: skip


def sign(kind: str) -> str:
    """The power as a sign, in the upper right corner."""

    def text(x: float, what: str) -> str:
        return words(x, 31, what, "tno-sign")

    def token(x: float, name: str) -> str:
        return copy(f"tno-{name}", x, 23, 0.5)

    def picture(x: float, name: str) -> str:
        return copy(f"tno-land-{name}", x - 19, 8, 0.31)

    signs = {
        "plain": (80, (text(24, "−1"), token(58, "any"))),
        "castle": (128, (text(24, "+1"), picture(62, "forest"), picture(102, "river"))),
        "forest": (80, (text(24, "+1"), token(58, "fairy"))),
        "river": (62, (text(18, "3"), copy("tno-star", 42, 24, 1.2))),
        "temple": (104, (text(28, ">2"), text(52, "·"), text(76, "<3"))),
        "volcano": (96, (text(20, "3"), text(36, "·"), text(52, "1"), copy("tno-back", 68, 8, 0.2))),
        "fountain": (62, (text(18, "4"), copy("tno-star", 42, 24, 1.2))),
    }
    width, parts = signs[kind]
    pill = tag("rect", x=0, y=5, width=width, height=36, rx=18, class_="tno-pill")
    return group(pill, *parts, transform=f"translate({CARD[0] - width - 8} 0)")


def mini(kind: str) -> str:
    width, height = MINI
    return group(
        tag("rect", width=width, height=height, rx=10, class_="tno-face"),
        tag("rect", x=2, y=2, width=width - 4, height=height - 4, rx=9, class_=f"tno-wash-{kind}"),
        copy(f"tno-land-{kind}", 5, 48, 0.62),
        id=f"tno-mini-{kind}",
    )


def back() -> str:
    """The back of a creature card: an endless knot."""
    width, height = CREATURE
    knot = "M28 44C28 20 68 20 68 44C68 68 28 72 28 96C28 120 68 120 68 96C68 72 28 68 28 44Z"
    knot += "M18 70C18 46 78 46 78 70C78 94 18 94 18 70Z"
    return group(tag("rect", width=width, height=height, rx=10, class_="tno-back"),
                 tag("path", d=knot, class_="tno-knot"),
                 tag("rect", x=7, y=7, width=width - 14, height=height - 14, rx=6, class_="tno-knot"),
                 id="tno-back")  # fmt: skip


def creature_card(name: str, said: Wording) -> str:
    width, height = CREATURE
    return group(tag("rect", width=width, height=height, rx=10, class_="tno-face"),
                 copy(f"tno-{name}", width / 2, 56, 1.3),
                 fitted(width / 2, 128, escape(said.creature(name)), width - 10, 24, "tno-middle tno-bold"),
                 id=f"tno-card-{name}")  # fmt: skip
