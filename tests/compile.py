"""Compile the rules of every game, or load them, before the tests begin; then what learners need of it."""

import regnum
from regnum.commands.terminal import ready
from regnum.envs.features import features_of

if __name__ == "__main__":
    for name in regnum.games():
        ready(name, "en", games=True)
        batch, features = regnum.batch(name, n=1), features_of(regnum.game(name))
        batch.observe()
        features.observe(batch.states, 0, 0, features.blank())
        assert batch.legal.any()
