"""Compile the rules of every game, or load them, before the tests begin; then what bots and learners need of it."""

import regnum
from regnum.bots import Observation, make_bot
from regnum.commands.terminal import ready
from regnum.envs.features import features_of

if __name__ == "__main__":
    for name in regnum.games():
        ready(name, "en", games=True)
        make_bot("easy").choose(Observation.of(regnum.match(name), 0), 0)
        batch, features = regnum.batch(name, n=1), features_of(regnum.game(name))
        batch.observe()
        features.observe(batch.states, 0, 0, features.blank())
        assert batch.legal.any()
