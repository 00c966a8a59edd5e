"""Taj Mahal as the rest of the house knows it."""

from regnum.core.game import Game
from regnum.games.tajmahal.components import BONUSES, COLOURS, GOODS, PROVINCES, SYMBOLS
from regnum.games.tajmahal.migrate import migrate
from regnum.games.tajmahal.rules import apply, legal
from regnum.games.tajmahal.rules.ending import outcome
from regnum.games.tajmahal.rules.hidden import conceal
from regnum.games.tajmahal.rules.setup import setup
from regnum.games.tajmahal.state import ENDINGS

GAME = Game.of(
    __package__,
    version=2,
    players=(3, 4, 5),
    kinds={
        "symbol": SYMBOLS, "good": GOODS, "bonus": BONUSES, "province": PROVINCES, "colour": COLOURS,
        "ending": ENDINGS,
    },
    rules=(setup, legal, apply, conceal, outcome),
    migrations={1: migrate},
)  # fmt: skip
