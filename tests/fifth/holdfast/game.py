"""Holdfast as the rest of the house knows it."""

from holdfast.actions import SPACE, WIDTH
from holdfast.addresses import PLACES, addresses
from holdfast.components import RANKS
from holdfast.describe import describe
from holdfast.events import EVENTS
from holdfast.rules import apply, conceal, legal, outcome, setup
from holdfast.scene import scene
from holdfast.state import ENDINGS, PHASES, State
from holdfast.view import view
from holdfast.why import why_not
from regnum.core.game import Game, Option

GAME = Game(
    id="holdfast",
    version=1,
    players=(2, 3, 4),
    options=(Option("rounds", ("three", "five"), "three"),),
    State=State,
    space=SPACE,
    width=WIDTH,
    phases=PHASES,
    endings=ENDINGS,
    events=EVENTS,
    kinds={"card": RANKS, "ending": ENDINGS},
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
)
