"""The view drawn as SVG: four provinces around Tara, the raths below them, and the hand."""

from typing import Any

from regnum.core.scene import Scene
from regnum.core.text import Texts
from regnum.games.tara.scene.board import board
from regnum.games.tara.scene.hand import hand, played_card
from regnum.games.tara.scene.layout import HAND_TOP, HEIGHT, WIDTH
from regnum.games.tara.scene.raths import piles, raths
from regnum.games.tara.scene.stacks import regions
from regnum.games.tara.scene.style import STYLE


def scene(view: dict[str, Any], texts: Texts) -> Scene:
    parts = [*piles(view, texts), *regions(view, texts), *played_card(view), *raths(view, texts), *hand(view, texts)]
    return Scene(
        width=WIDTH,
        height=HEIGHT if view["seat"] is not None else HAND_TOP,
        title=texts("game-title"),
        style=STYLE,
        board=board(texts.locale),
        pieces=f'<g class="tara">{"".join(parts)}</g>',
    )
