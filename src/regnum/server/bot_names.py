"""What bots are called: each game's words bring names for them, and every table deals its own order of these."""

import random

from regnum.core.text import Texts


def bot_name(table: str, game: str, seat: int) -> str:
    """The same whenever it is asked, in every language, so that no table has to keep it."""
    names = Texts("en", game)("game-bots").split(", ")
    random.Random(table).shuffle(names)
    return names[seat]
