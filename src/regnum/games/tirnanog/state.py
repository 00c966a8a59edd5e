"""The record of Tir Nan Og Wars, field by field.

What nobody knows is not kept: neither the deck nor a stack has an order. A card's face is settled by the generator in
the moment it comes into sight, which is the same as if it had been shuffled before.
"""

from regnum.core.header import state_dtype
from regnum.core.phases import Phases

SEATS, SPECIES_COUNT, KIND_COUNT, TERRITORY_COUNT = 4, 5, 6, 46

# What lies on top of a stack, besides a territory
EMPTY, FOUNTAIN = -1, -2
NONE = -1

# Where points come from
CASTLES, TEMPLES, VOLCANOES, FORESTS, SCORINGS, FOUNTAINS = range(6)
SOURCES = ("castles", "temples", "volcanoes", "forests", "scorings", "fountains")

# Phases: what the player to act decides
PHASES = Phases()
# what can be paid depends on the hand
TURN = PHASES.add("turn", "TNO-3.1", "take", "reserve", "consolidate", "pass", private=True)
PAY = PHASES.add("pay", "TNO-3.3", "pay", private=True)
DISCARD = PHASES.add("discard", "TNO-3.1", "discard", private=True)
CONTEST = PHASES.add("contest", "TNO-4.2", "join", "decline")
TRIBUTE = PHASES.add("tribute", "TNO-4.6", "discard")  # of a hand that has been shown

# What a player said when a fountain was uncovered
SILENT_YET, JOINED, DECLINED = range(3)

# Endings
POINTS, VALUES, SHARED = 1, 2, 3
ENDINGS = ("", "points", "values", "shared")

State = state_dtype(
    # creatures, as cards of each species
    ("deck", "i1", (SPECIES_COUNT,)),
    ("display", "i1", (SPECIES_COUNT,)),
    ("discards", "i1", (SPECIES_COUNT,)),
    ("hand", "i1", (SEATS, SPECIES_COUNT)),
    ("known", "i1", (SEATS, SPECIES_COUNT)),  # cards of that hand which all have seen
    ("deck_size", "i1"),
    ("display_size", "i1"),
    ("hand_size", "i1", (SEATS,)),
    # territories, by their number in the components
    ("unseen", "i8"),  # one bit for each that nobody has seen: in a stack, or removed at set-up
    ("top", "i1", (KIND_COUNT,)),  # of each stack: a territory, FOUNTAIN while it is contested, or EMPTY
    ("below", "i1", (KIND_COUNT,)),  # cards under the top
    ("fountain_below", "i1", (KIND_COUNT,)),  # 1 while the fountain is one of them
    ("reserve", "i1", (SEATS, KIND_COUNT)),  # at most one of a kind: a territory or NONE
    ("pile", "i1", (SEATS, TERRITORY_COUNT)),  # consolidated territories, oldest first, then NONE
    ("pile_size", "i1", (SEATS,)),
    ("face_down", "i1", (TERRITORY_COUNT,)),
    ("fountains", "i1", (SEATS,)),  # won
    # points, by what they were scored for
    ("points", "i2", (SEATS, len(SOURCES))),
    # course of the game
    ("start", "i1"),  # the start player
    ("turn", "i1"),  # whose turn it is; others act in it too when a fountain is contested
    ("second_deck", "i1"),
    ("last_lap", "i1"),
    ("feast", "i1"),  # 1 once a forest was consolidated: no hidden card is a fairy (TNO-8.2)
    # the decision at hand
    ("territory", "i1"),  # kind that is being consolidated or whose fountain is contested, else NONE
    ("owed", "i1"),  # cards to discard
    ("said", "i1", (SEATS,)),  # in a contest
)
