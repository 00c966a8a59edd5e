"""Compile the rules of every game, or load them, before the tests begin; then what bots and learners need of it.

Where a browser or a database is missing it is installed here, by one process, before several need it at once.
"""

import sys

import regnum
from regnum.bots import Observation, make_bot
from regnum.commands.terminal import ready
from regnum.envs.features import features_of
from tests.browser.house import chromium
from tests.server import postgres

if __name__ == "__main__":
    for name in regnum.games():
        ready(name, "en", games=True)
    if "--rules" in sys.argv:  # enough for the fast half
        sys.exit()
    for name in regnum.games():
        make_bot("easy").choose(Observation.of(regnum.match(name), 0), 0)
        batch, features = regnum.batch(name, n=1), features_of(regnum.game(name))
        batch.observe()
        features.observe(batch.states, 0, 0, features.blank())
        assert batch.legal.any()
    chromium()
    if postgres.program("initdb") is None:
        postgres.install()
