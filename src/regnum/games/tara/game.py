"""Tara as the rest of the house knows it."""

from regnum.core.game import Game, Option
from regnum.games.tara.components import RANKS
from regnum.games.tara.migrate import from_version_1
from regnum.games.tara.rules import apply, legal
from regnum.games.tara.rules.cards import conceal
from regnum.games.tara.rules.round_end import outcome
from regnum.games.tara.rules.setup import setup

GAME = Game.of(
    __package__,
    version=2,
    players=(2, 3, 4),
    options=(
        # TARA-10.1: the regions of two players
        Option("pair", ("random", "connacht-ulster", "connacht-leinster", "connacht-munster", "ulster-leinster",
                        "ulster-munster", "leinster-munster"), "random", players=(2,)),
        # TARA-2.1: the region that three players leave out
        Option("trio", ("random", "no-connacht", "no-ulster", "no-leinster", "no-munster"), "random", players=(3,)),
    ),
    kinds={"rank": RANKS},
    rules=(setup, legal, apply, conceal, outcome),
    migrations={1: from_version_1},
    copied_on_gpu=220,
)  # fmt: skip
