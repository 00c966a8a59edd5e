"""Bots by name. A level is a setting of the search: the weaker ones look less far, none plays at random."""

from regnum.bots.bot import Bot
from regnum.bots.search import FAR, OWN_TURN, Search
from regnum.bots.uniform import Uniform
from regnum.core.errors import WrongSetup

# The levels for people, from weak to strong, and the most seconds that each thinks about a decision
LEVELS = {"easy": 0.05, "normal": 0.2, "hard": 0.8, "expert": 4.0}

# They stop after so many simulations, so that they are no stronger on a faster machine. With more time than that,
# `search:SECONDS` goes on.
SIMULATIONS = {"easy": 15, "normal": 500, "hard": 20_000, "expert": 250_000}

# How far they look: the others' answers are beyond the weakest
SIGHT = {"easy": OWN_TURN}

GREEDY_SIMULATIONS = 40
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
        if name == "greedy":
            return Search(GREEDY_SECONDS, GREEDY_SIMULATIONS, sight=OWN_TURN, exploration=GREEDY_EXPLORATION)
        if name in LEVELS:
            return Search(LEVELS[name], SIMULATIONS[name], threads=threads, sight=SIGHT.get(name, FAR))
    raise WrongSetup("bot-unknown", bot=text, known=KNOWN)
