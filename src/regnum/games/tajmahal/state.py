"""The record of Taj Mahal, field by field."""

from regnum.core.header import state_dtype
from regnum.core.phases import Phases
from regnum.games.tajmahal.components import DECK_TYPES

SEATS, CITY_COUNT, VISITS, DECK = 5, 49, 12, 96
SYMBOL_COUNT, FORCE_COUNT, GOOD_COUNT, COLOUR_COUNT, SPECIAL_COUNT = 6, 4, 4, 4, 4

# Symbols; the first four are the forces, which have influence tiles
VIZIER, GENERAL, MONK, PRINCESS, GRAND_MOGUL, ELEPHANT = range(SYMBOL_COUNT)
# Special cards; as card types they follow those of the deck
SPECIAL_ELEPHANT, SPECIAL_MOGUL, SPECIAL_PLUS2, SPECIAL_COLOUR = range(SPECIAL_COUNT)
# Bonus tiles; the goods follow
NO_BONUS, TAJ_MAHAL, PLUS2, CARD, FIRST_GOOD = -1, 0, 1, 2, 3
NO_CARD, NO_COLOUR = -1, -1

# Phases: what the player to act decides. In the last one nobody does, so bots and learners never see it.
PHASES = Phases()
TURN = PHASES.add("turn", "TM-3.1", "withdraw", "play", private=True)  # TM-9.5: it depends on the hand
BUILD = PHASES.add("build", "TM-5.2", "build")
CROWN = PHASES.add("crown", "TM-5.3", "crown")
TAKE = PHASES.add("take", "TM-5.10", "take")
DECIDING = len(PHASES)
# the first visit, by itself: set-up tells nothing, and it is announced like the others
BEGIN = PHASES.add("begin", "TM-2.3", "begin")

# Endings
VISITED = 1
ENDINGS = ("", "visited")

State = state_dtype(
    # Cities where a player has a palace of either sort, a bit each: `palace` and `crown` told once more, for speed
    ("network", "i8", (SEATS,)),
    ("score", "i2", (SEATS,)),
    ("symbols", "i2", (SEATS, SYMBOL_COUNT)),  # on the cards played in this visit
    # the journey
    ("visit", "i1"),  # 0 to 11
    ("start", "i1"),  # the seat that began this visit
    ("route", "i1", (VISITS,)),  # visit -> province: where its tile was dealt to
    # board
    ("bonus", "i1", (CITY_COUNT,)),  # the tile that lies there, or NO_BONUS
    ("palace", "i1", (CITY_COUNT,)),  # 1 + the seat whose ordinary palace stands there, or 0
    ("crown", "i1", (CITY_COUNT,)),  # the same of crown palaces
    ("court", "i1", (SYMBOL_COUNT,)),  # 1 while what the symbol wins is still at the court
    # cards
    ("deck", "i1", (DECK,)),  # face down, the last one on top
    ("deck_size", "i1"),
    ("display", "i1", (DECK_TYPES,)),  # copies of each type, here and below
    ("display_size", "i1"),
    ("discards", "i1", (DECK_TYPES,)),
    ("discards_size", "i1"),
    ("special", "i1", (SPECIAL_COUNT,)),  # 1 + the seat that has this special card, or 0 on the table
    ("special_played", "i1", (SPECIAL_COUNT,)),  # 1 while it lies among the cards played in this visit
    # players
    ("hand", "i1", (SEATS, DECK_TYPES)),
    ("hand_size", "i1", (SEATS,)),  # without special cards
    ("known", "i1", (SEATS, DECK_TYPES)),  # TM-9.2: cards in hand that everyone knows of
    ("played", "i1", (SEATS, DECK_TYPES)),  # in this visit
    ("colour", "i1", (SEATS,)),  # 1 + the colour of the first card played in this visit, or 0
    ("withdrawn", "i1", (SEATS,)),  # 1 when out of this visit
    ("influence", "i1", (SEATS, FORCE_COUNT)),  # tiles
    ("goods", "i1", (SEATS, GOOD_COUNT)),  # on tiles kept
    # the turn being taken
    ("building", "i1"),  # ordinary palaces still to be placed
    ("crowning", "i1"),  # 1 while the crown palace is to be placed
    ("ruling", "i1"),  # 1 while the province tile won is to be scored
    ("built", "i1"),  # 1 when a palace was placed in this withdrawal
)
