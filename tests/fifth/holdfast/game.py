"""Holdfast as the rest of the house knows it."""

from holdfast.components import RANKS
from holdfast.rules import apply, conceal, legal, outcome, setup
from holdfast.state import ENDINGS
from regnum.core.game import Game, Option

GAME = Game.of(
    __package__,
    version=1,
    players=(2, 3, 4),
    options=(Option("rounds", ("three", "five"), "three"),),
    rules=(setup, legal, apply, conceal, outcome),
    kinds={"card": RANKS, "ending": ENDINGS},
)
