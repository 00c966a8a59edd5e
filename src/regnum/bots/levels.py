"""Bots by name. A level is a setting of the search: the weaker ones look less far, none plays at random."""

from regnum.bots.bot import Bot
from regnum.bots.greedy import Greedy
from regnum.bots.network import NOTHING_LEARNT
from regnum.bots.search import FAR, OWN_TURN, Search
from regnum.bots.uniform import Uniform
from regnum.core.errors import WrongSetup

# The levels for people, from weak to strong, and the most seconds that each thinks about a decision
LEVELS = {"easy": 0.05, "normal": 0.2, "hard": 0.8, "expert": 4.0}

# They stop after so many simulations, so that they are no stronger on a faster machine. With more time than that,
# `search:SECONDS` goes on.
SIMULATIONS = {"easy": 10, "normal": 200, "hard": 2_000, "expert": 40_000}

# How far they look: the others' answers are beyond the weakest
SIGHT = {"easy": OWN_TURN}

# What they think of a position: the weaker ones go by the game's evaluation, the stronger ones also by what was learnt
UNLEARNT = {"easy", "normal"}

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
            return Greedy()
        if name in LEVELS:
            network = NOTHING_LEARNT if name in UNLEARNT else None
            sight = SIGHT.get(name, FAR)
            return Search(LEVELS[name], SIMULATIONS[name], threads=threads, sight=sight, network=network)
    raise WrongSetup("bot-unknown", bot=text, known=KNOWN)
