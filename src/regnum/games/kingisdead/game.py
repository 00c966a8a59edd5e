"""The King is Dead as the rest of the house knows it."""

from regnum.core.game import Game, Option
from regnum.games.kingisdead.actions import SPACE, WIDTH
from regnum.games.kingisdead.addresses import PLACES, addresses
from regnum.games.kingisdead.components import MAPS
from regnum.games.kingisdead.describe import describe
from regnum.games.kingisdead.events import EVENTS
from regnum.games.kingisdead.rules import apply, conceal, legal
from regnum.games.kingisdead.rules.ending import outcome
from regnum.games.kingisdead.rules.setup import setup
from regnum.games.kingisdead.scene import scene
from regnum.games.kingisdead.state import ENDINGS, PHASES, TEAMS, State
from regnum.games.kingisdead.view import HOLDERS, view
from regnum.games.kingisdead.why import why_not

GAME = Game(
    id="kingisdead",
    version=1,
    players=(2, 3, 4),
    options=(
        Option("mordred", ("off", "on"), "off"),
        Option("piles", ("top", "open"), "top"),
        Option("map", MAPS, "standard"),
    ),
    State=State,
    space=SPACE,
    width=WIDTH,
    phases=PHASES,
    endings=ENDINGS,
    events=EVENTS,
    kinds={**SPACE.kinds, "holder": HOLDERS, "ending": ENDINGS},
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
    teams=TEAMS,
    copied_on_gpu=80,
)
