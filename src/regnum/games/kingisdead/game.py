"""The King is Dead as the rest of the house knows it."""

from regnum.core.game import Game, Option
from regnum.games.kingisdead.components import MAPS
from regnum.games.kingisdead.rules import apply, conceal, legal
from regnum.games.kingisdead.rules.ending import outcome
from regnum.games.kingisdead.rules.setup import setup
from regnum.games.kingisdead.state import ENDINGS, TEAMS
from regnum.games.kingisdead.view import HOLDERS

GAME = Game.of(
    __package__,
    version=1,
    players=(2, 3, 4),
    options=(
        Option("mordred", ("off", "on"), "off"),
        Option("piles", ("top", "open"), "top"),
        Option("map", MAPS, "standard"),
    ),
    kinds={"holder": HOLDERS, "ending": ENDINGS},
    rules=(setup, legal, apply, conceal, outcome),
    teams=TEAMS,
    copied_on_gpu=80,
)
