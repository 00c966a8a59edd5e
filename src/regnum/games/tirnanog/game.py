"""Tir Nan Og Wars as the rest of the house knows it."""

from regnum.core.game import Game
from regnum.core.migration import with_single_answers
from regnum.games.tirnanog.actions import SPACE, WIDTH
from regnum.games.tirnanog.addresses import PLACES, addresses
from regnum.games.tirnanog.describe import describe
from regnum.games.tirnanog.events import EVENTS
from regnum.games.tirnanog.rules import apply, legal
from regnum.games.tirnanog.rules.ending import outcome
from regnum.games.tirnanog.rules.hidden import conceal
from regnum.games.tirnanog.rules.setup import setup
from regnum.games.tirnanog.scene import scene
from regnum.games.tirnanog.state import ENDINGS, PHASES, SOURCES, State
from regnum.games.tirnanog.view import view
from regnum.games.tirnanog.why import why_not

GAME = Game(
    id="tirnanog",
    version=2,
    players=(2, 3, 4),
    options=(),
    State=State,
    space=SPACE,
    width=WIDTH,
    phases=PHASES,
    endings=ENDINGS,
    events=EVENTS,
    kinds={**SPACE.kinds, "source": SOURCES, "ending": ENDINGS},
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
    migrations={1: with_single_answers},
)
