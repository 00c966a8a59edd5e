"""The view drawn as SVG: six stacks of land, the display, the realms of the others, and one's own with the hand."""

from typing import Any

from regnum.core.scene import Scene, group
from regnum.core.text import Texts
from regnum.games.tirnanog.scene import board, players, realm, table
from regnum.games.tirnanog.scene.layout import WIDTH, height
from regnum.games.tirnanog.scene.style import STYLE
from regnum.games.tirnanog.scene.wording import wording


def scene(view: dict[str, Any], texts: Texts) -> Scene:
    said = wording(texts.locale)
    return Scene(
        width=WIDTH,
        height=height(view),
        title=said.summary(view),
        style=STYLE,
        board=board.board(texts.locale),
        pieces=group(
            board.background(height(view)),
            table.strip(view, said),
            table.stacks(view, said),
            table.display(view, said),
            players.panels(view, said),
            realm.realm(view, said),
            class_="tno",
        ),
    )
