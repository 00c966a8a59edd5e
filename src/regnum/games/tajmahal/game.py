"""Taj Mahal as the rest of the house knows it."""

from regnum.core.game import Game
from regnum.games.tajmahal.actions import SPACE, WIDTH
from regnum.games.tajmahal.addresses import PLACES, addresses
from regnum.games.tajmahal.components import BONUSES, COLOURS, GOODS, PROVINCES, SYMBOLS
from regnum.games.tajmahal.describe import describe
from regnum.games.tajmahal.events import EVENTS
from regnum.games.tajmahal.migrate import migrate
from regnum.games.tajmahal.rules import apply, legal
from regnum.games.tajmahal.rules.ending import outcome
from regnum.games.tajmahal.rules.hidden import conceal
from regnum.games.tajmahal.rules.setup import setup
from regnum.games.tajmahal.scene import scene
from regnum.games.tajmahal.state import ENDINGS, PHASES, State
from regnum.games.tajmahal.view import view
from regnum.games.tajmahal.why import why_not

GAME = Game(
    id="tajmahal",
    version=2,
    players=(3, 4, 5),
    options=(),
    State=State,
    space=SPACE,
    width=WIDTH,
    phases=PHASES,
    endings=ENDINGS,
    events=EVENTS,
    kinds={
        **SPACE.kinds, "symbol": SYMBOLS, "good": GOODS, "bonus": BONUSES, "province": PROVINCES, "colour": COLOURS,
        "ending": ENDINGS,
    },
    setup=setup,
    legal=legal,
    apply=apply,
    conceal=conceal,
    outcome=outcome,
    view=view,
    scene=scene,
    describe=describe,
    addresses=addresses,
    places=PLACES,
    why_not=why_not,
    migrations={1: migrate},
)  # fmt: skip
