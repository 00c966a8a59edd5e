"""The view drawn as SVG: a map of north-western India, the court of the Grand Moguls, the players and one's hand."""

from typing import Any

from regnum.core.scene import Scene, group, part
from regnum.core.text import Texts
from regnum.games.tajmahal.scene import board, pieces, table
from regnum.games.tajmahal.scene.layout import WIDTH, boxes, height
from regnum.games.tajmahal.scene.style import STYLE


def scene(view: dict[str, Any], texts: Texts) -> Scene:
    locale = texts.locale
    held = 0 if view["seat"] is None else len(view["seats"][view["seat"]]["hand"]["cards"])
    land, market, players, hand = boxes(view["players"], held)
    return Scene(
        width=WIDTH,
        height=height(view["players"], held),
        title=summary(view, texts),
        style=STYLE,
        board=board.board(locale),
        pieces=group(
            part(
                "board",
                land,
                pieces.ground(view),
                pieces.journey(view),
                pieces.cities(view, texts),
                pieces.court(view, texts),
                pieces.piles(view),
            ),
            part("market", market, table.strip(view, texts), table.display(view, locale), table.track(view, texts)),
            part("players", players, table.seats(view, texts)),
            *([part("hand", hand, table.hand(view, locale))] if held else []),
            class_="tm",
        ),
    )


def summary(view: dict[str, Any], texts: Texts) -> str:
    """The drawing in a sentence: where we are, and who is to do what."""
    place = texts("board-visit", number=view["visit"], province=texts.name("province", view["province"]))
    return f"{texts('game-title')}. {place}. {table.prompt(view, texts)}"
