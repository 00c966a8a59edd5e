"""The table of Taj Mahal, drawn."""

from typing import Any

from regnum.core.scene import Scene
from regnum.core.text import Texts


def scene(view: dict[str, Any], texts: Texts) -> Scene:
    return Scene(100, 100, texts("game-title"), "", "", "")
