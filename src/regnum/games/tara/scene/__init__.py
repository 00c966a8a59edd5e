"""The view drawn as SVG: four provinces around Tara, the raths below them, and the hand."""

from typing import Any

from regnum.core.scene import Scene, group, part
from regnum.core.text import Texts
from regnum.games.tara.scene.board import board, ground
from regnum.games.tara.scene.hand import hand, played_card
from regnum.games.tara.scene.layout import BOARD_BOX, HAND_BOX, HAND_TOP, HEIGHT, RATHS_BOX, WIDTH
from regnum.games.tara.scene.raths import piles, raths
from regnum.games.tara.scene.stacks import regions
from regnum.games.tara.scene.style import STYLE


def scene(view: dict[str, Any], texts: Texts) -> Scene:
    parts = [
        part("board", BOARD_BOX, *piles(view, texts), *regions(view, texts), *played_card(view)),
        part("players", RATHS_BOX, ground(RATHS_BOX), *raths(view, texts)),
    ]
    if view["seat"] is not None:
        parts.append(part("hand", HAND_BOX, ground(HAND_BOX), *hand(view, texts)))
    return Scene(
        width=WIDTH,
        height=HEIGHT if view["seat"] is not None else HAND_TOP,
        title=texts("game-title"),
        style=STYLE,
        board=board(texts.locale),
        pieces=group(*parts, class_="tara"),
    )
