"""The view drawn as SVG: six stacks of land, the display, the realms of the others, and one's own with the hand."""

from typing import Any

from regnum.core.scene import Scene, group, part
from regnum.core.text import Texts
from regnum.games.tirnanog.scene import board, players, realm, table
from regnum.games.tirnanog.scene.layout import LAND_BOX, WIDTH, height, panels_box, realm_box
from regnum.games.tirnanog.scene.style import STYLE
from regnum.games.tirnanog.scene.wording import Wording


def scene(view: dict[str, Any], texts: Texts) -> Scene:
    said = Wording(texts)
    panels, realm_ = panels_box(view), realm_box(view)
    return Scene(
        width=WIDTH,
        height=height(view),
        title=said.summary(view),
        style=STYLE,
        board=board.board(texts.locale),
        pieces=group(
            part(
                "board",
                LAND_BOX,
                board.ground(LAND_BOX),
                table.strip(view, said),
                table.stacks(view, said),
                table.display(view, said),
            ),
            part("players", panels, board.ground(panels), players.panels(view, said)),
            *([] if view["seat"] is None else [part("hand", realm_, board.ground(realm_), realm.realm(view, said))]),
            class_="tno",
        ),
    )
