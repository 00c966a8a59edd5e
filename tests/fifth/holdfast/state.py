"""The record of Holdfast, field by field."""

from regnum.core.header import state_dtype
from regnum.core.phases import Phases

SEATS, RANK_COUNT, BOUND = 4, 5, 4  # who has the highest rank is bound to hold
NO_CARD = -1

# Phases: what the player to act decides
PHASES = Phases()
TURN = PHASES.add("turn", "HF-3.1", "hold", "yield", "change", private=True)  # who is bound has one answer less
AGAIN = PHASES.add("again", "HF-3.3", "hold", "yield", private=True)

# What a player has said in this round
SILENT, HOLDS, YIELDED = range(3)

# Endings
CROWNS = 1
ENDINGS = ("", "crowns")

State = state_dtype(
    ("rounds", "i1"),  # table option: how many are played
    ("round_number", "i1"),  # 0 for the first
    ("start", "i1"),  # who is asked first in this round
    ("deck", "i1", (RANK_COUNT,)),  # cards of each rank; their order is drawn when it is needed
    ("card", "i1", (SEATS,)),
    ("open", "i1", (RANK_COUNT,)),  # cards that were changed, face up
    ("said", "i1", (SEATS,)),
    ("crowns", "i1", (SEATS,)),
)
