"""Compile the rules of every game, or load them, before the tests begin."""

import regnum
from regnum.commands.terminal import ready

if __name__ == "__main__":
    for name in regnum.games():
        ready(name, "en", games=True)
