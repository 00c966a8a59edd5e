"""Tir Nan Og Wars as the rest of the house knows it."""

from regnum.core.game import Game
from regnum.core.migration import with_single_answers
from regnum.games.tirnanog.rules import apply, legal
from regnum.games.tirnanog.rules.ending import outcome
from regnum.games.tirnanog.rules.hidden import conceal
from regnum.games.tirnanog.rules.setup import setup
from regnum.games.tirnanog.state import ENDINGS, SOURCES

GAME = Game.of(
    __package__,
    version=2,
    players=(2, 3, 4),
    kinds={"source": SOURCES, "ending": ENDINGS},
    rules=(setup, legal, apply, conceal, outcome),
    migrations={1: with_single_answers},
)
