"""The faces of the cards."""

from regnum.core.scene import fitted, group, tag, use, words
from regnum.core.text import Texts
from regnum.games.kingisdead.components import FACTIONS
from regnum.games.kingisdead.scene.geography import bounds
from regnum.games.kingisdead.scene.layout import ACTION_CARD, REGION_CARD, TINTS
from regnum.games.kingisdead.scene.symbols import shape


def region_card(texts: Texts, region: str) -> str:
    """A region's name and silhouette."""
    width, height = REGION_CARD
    left, top, right, bottom = bounds(region)
    scale = min(76 / (right - left), 56 / (bottom - top))
    silhouette = tag("use", href=f"#kid-area-{region}", transform=f"translate(12 40)scale({scale:.3f})"
                     f"translate({-left:.0f} {-top:.0f})")  # fmt: skip
    return shape(
        f"card-{region}",
        tag("rect", width=width, height=height, rx=10, class_="kid-card"),
        group(silhouette, class_=f"kid-mini kid-{TINTS[region]}"),
        fitted(12, 31, texts.name("region", region), width - 24, 27, "kid-name"),
    )


def action_card(texts: Texts, card: str) -> str:
    """A deed's symbol and name, and in signs what it does."""
    (width, height), name = ACTION_CARD, texts.name("card", card)
    medallion = tag("circle", cx=44, cy=43, r=34, class_="kid-spot")
    symbol = tag("use", href=f"#kid-deed-{card}", transform="translate(44 43)scale(1.35)")
    first, hyphen, second = name.partition("-")
    if card in FACTIONS and second:
        lines = fitted(88, 38, first + hyphen, 138, 25, "kid-name") + fitted(88, 66, second, 138, 25, "kid-name")
    elif card in FACTIONS:
        lines = fitted(88, 52, name, 138, 27, "kid-name")
    else:
        lines = fitted(88, 37, name, 138, 27, "kid-name") + effect(card)
    return shape(
        f"hand-{card}", tag("rect", width=width, height=height, rx=10, class_="kid-card"), medallion, symbol, lines
    )


def effect(card: str) -> str:
    if card == "settlement":
        return "".join(use(f"kid-little-{faction}", 106 + 40 * i, 62) for i, faction in enumerate(FACTIONS))
    if card == "crown":
        return use("kid-swap", 108, 62)
    sent = 2 if card == "garrison" else 1
    return words(90, 71, sent, "kid-count") + use("kid-swap", 130, 62) + words(152, 71, 1, "kid-count")
