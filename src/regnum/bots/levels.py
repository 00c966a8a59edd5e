"""Bots by name. A level is a setting of the search: the weaker ones look less far, none plays at random."""

from regnum.bots.bot import Bot
from regnum.bots.network import NOTHING_LEARNT
from regnum.bots.search import OWN_TURN, Search
from regnum.bots.tree import FAR
from regnum.bots.uniform import Uniform
from regnum.core.errors import WrongSetup

# The levels for people, from weak to strong, and the most seconds that each thinks about a decision
LEVELS = {"easy": 0.05, "normal": 0.2, "hard": 0.8, "expert": 4.0}

# They stop after as many simulations as the game's evaluation says, so that they are no stronger on a faster machine.
# With more time than that, `search:SECONDS` goes on.
STRONG = ("hard", "expert")  # these go by what was learnt, too, the others by the game's evaluation alone
SHORT_SIGHTED = ("greedy", "easy")  # the others' answers are beyond them

GREEDY_SECONDS = 0.05
GREEDY_EXPLORATION = 0.1

SEARCH_SECONDS = 0.5
MOST_SECONDS = 60

NAMES = ("random", "greedy", *LEVELS)
KNOWN = ", ".join((*NAMES, "search:SECONDS"))


def make_bot(text: str, threads: int = 1) -> Bot:
    """A bot by its name; `search` with its thinking time behind a colon: `search:2`."""
    name, _, seconds = text.partition(":")
    if name == "search":
        try:
            time = float(seconds) if seconds else SEARCH_SECONDS
        except ValueError:
            time = -1.0
        if 0 < time <= MOST_SECONDS:
            return Search(time, threads=threads)
    elif not seconds:
        if name == "random":
            return Uniform()
        sight = OWN_TURN if name in SHORT_SIGHTED else FAR
        network = None if name in STRONG else NOTHING_LEARNT
        if name == "greedy":
            return Search(GREEDY_SECONDS, name, sight=sight, exploration=GREEDY_EXPLORATION, network=network)
        if name in LEVELS:
            return Search(LEVELS[name], name, threads=threads, sight=sight, network=network)
    raise WrongSetup("bot-unknown", bot=text, known=KNOWN)
