"""Players that are programs, by name: `random`, `greedy`, a level (`easy` to `expert`), or `search:SECONDS`."""

from regnum.bots.bot import Bot, Observation
from regnum.bots.levels import KNOWN, LEVELS, NAMES, make_bot
from regnum.bots.search import Opinion, Search, Thought

__all__ = ["KNOWN", "LEVELS", "NAMES", "Bot", "Observation", "Opinion", "Search", "Thought", "make_bot"]
