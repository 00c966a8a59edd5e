"""The view drawn as SVG: a map of north-western India, the court of the Grand Moguls, the players and one's hand."""

from typing import Any

from regnum.core.scene import Scene, group
from regnum.core.text import Texts
from regnum.games.tajmahal.scene import board, pieces, table
from regnum.games.tajmahal.scene.layout import WIDTH, height
from regnum.games.tajmahal.scene.style import STYLE


def scene(view: dict[str, Any], texts: Texts) -> Scene:
    locale = texts.locale
    held = 0 if view["seat"] is None else len(view["seats"][view["seat"]]["hand"]["cards"])
    return Scene(
        width=WIDTH,
        height=height(view["players"], held),
        title=summary(view, texts),
        style=STYLE,
        board=board.board(locale),
        pieces=group(
            pieces.ground(view),
            pieces.journey(view),
            pieces.cities(view, locale),
            pieces.court(view, texts),
            pieces.piles(view),
            table.strip(view, texts),
            table.display(view, locale),
            table.track(view, locale),
            table.seats(view, texts),
            table.hand(view, locale),
            class_="tm",
        ),
    )


def summary(view: dict[str, Any], texts: Texts) -> str:
    """The drawing in a sentence: where we are, and who is to do what."""
    place = texts("board-visit", number=view["visit"], province=texts.name("province", view["province"]))
    return f"{texts('game-title')}. {place}. {table.prompt(view, texts)}"
