"""The view drawn as SVG: a map of Britain after Rome, the order of the struggles, the courts and one's own hand."""

from typing import Any

from regnum.core.scene import Scene, group, part
from regnum.core.text import Texts
from regnum.games.kingisdead.scene import board, pieces, table
from regnum.games.kingisdead.scene.layout import COURTS_BOX, HAND_BOX, HEIGHT, HEIGHT_WITHOUT_HAND, MAP_BOX, WIDTH
from regnum.games.kingisdead.scene.style import STYLE
from regnum.games.kingisdead.scene.wording import Wording


def scene(view: dict[str, Any], texts: Texts) -> Scene:
    said = Wording(texts)
    return Scene(
        width=WIDTH,
        height=HEIGHT_WITHOUT_HAND if view["seat"] is None else HEIGHT,
        title=said.summary(view),
        style=STYLE,
        board=board.board(texts.locale, view["map"], view["mordred"]),
        pieces=group(
            part(
                "board",
                MAP_BOX,
                pieces.way(view),
                pieces.regions(view, said),
                pieces.supply(view),
                table.track(view, said),
            ),
            part("players", COURTS_BOX, table.strip(view, said), table.courts(view, said)),
            *([] if view["seat"] is None else [part("hand", HAND_BOX, table.hand(view, said))]),
            class_="kid",
        ),
    )
