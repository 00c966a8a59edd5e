"""The record of Tara, field by field.

A region's 15 positions are bits 0 to 14, from the leftmost farmer to the king. Cards are bits 0 to 35, by tie number.
"""

from regnum.core.header import state_dtype
from regnum.core.phases import Phases

SEATS, REGION_COUNT, POSITION_COUNT, CARD_COUNT = 4, 4, 15, 36

# Every captive on the board is a node of one pool, linked from the top of its stack downwards. A node is one of the
# 80 pieces there are, so the pool can't run out and no stack can outgrow it, however deep it is (TARA-1.4).
NODES = 80
NO_NODE = 0

KING = 14
KING_BIT = 1 << KING
FULL = 0x7FFF  # all positions of a region
BELOW_KING = FULL ^ KING_BIT
RANK_BITS = (0x1F, 0x1E0, 0xE00, 0x3000)
ALL_CARDS = (1 << CARD_COUNT) - 1

NOBODY = -1
NOTHING = -1

# What a region can be
UNUSED, OPEN, WON = 0, 1, 2

# What a card is played for
PLACING, STONE, AMNESTY = 0, 1, 2

# Phases: what the player to act decides
PHASES = Phases()
OPENING = PHASES.add("opening", "TARA-2.2", "begin")
CHOOSE = PHASES.add("choose", "TARA-2.3", "choose")
# which actions there are depends on the cards in hand
TURN = PHASES.add("turn", "TARA-3.1", "place", "stone", "amnesty", "discard", private=True)
REGION = PHASES.add("region", "TARA-3.2", "in")
LOCATION = PHASES.add("location", "TARA-4.1", "at")
PUT = PHASES.add("put", "TARA-4.3", "put")
PAY = PHASES.add("pay", "TARA-6.1", "pay", "stop")
PROMOTE = PHASES.add("promote", "TARA-6.4", "promote", "activate", "stop")
SWAP = PHASES.add("swap", "TARA-11.1", "swap")
LIFT = PHASES.add("lift", "TARA-11.1", "lift")
DISMANTLE = PHASES.add("dismantle", "TARA-11.2", "dismantle")
TRAITOR = PHASES.add("traitor", "TARA-9.3", "buy", "decline")
TARGET = PHASES.add("target", "TARA-9.4", "betray", "decline")
GARRISON = PHASES.add("garrison", "TARA-8.5", "garrison")
RANSOM = PHASES.add("ransom", "TARA-8.6", "ransom", "decline")
NAME = PHASES.add("name", "TARA-8.7", "name")
THIRD = PHASES.add("third", "TARA-10.2", "open")

# ... and what happens between decisions, of itself
(END_ACTION, FORTS, GARRISONS, NEXT_TRAITOR, INCOME, NEW_KINGS, RANSOMS, END_ROUND, NEW_ROUND) = range(20, 29)
AUTOMATIC = END_ACTION

# Endings
HIGH_KING, DRAWN = 1, 2
ENDINGS = ("", "high_king", "drawn")
LAST_ROUND = 200

State = state_dtype(
    # table options: which regions two and three players use, 0 for chance
    ("pair", "i1"),
    ("trio", "i1"),
    ("round_number", "i2"),
    ("start", "i1"),  # the start player
    ("turn", "i1"),  # whose turn, or whose traitor's action, it is
    ("first_turn", "i1"),  # the very first turn of the game is not over
    # cards, as sets: their order in the deck is drawn when it is needed
    ("deck", "i8"),
    ("discards", "i8"),
    ("seen", "i8"),  # face up at any time since the last deal
    ("hand", "i8", (SEATS,)),
    ("kept", "i8", (SEATS,)),  # for the next round; all six until a player has chosen
    # board
    ("status", "i1", (REGION_COUNT,)),
    ("king", "i1", (REGION_COUNT,)),  # 1 + the seat whose king piece is there, or 0
    ("held", "i2", (REGION_COUNT, SEATS)),  # positions that a seat controls, the king's included
    ("forts", "i2", (REGION_COUNT,)),  # positions with forts
    ("captive", "i1", (REGION_COUNT, POSITION_COUNT)),  # node of the uppermost captive
    ("owner", "i1", (NODES + 1,)),  # node -> seat
    ("below", "i1", (NODES + 1,)),  # node -> node of the next lower captive
    ("free", "i1"),  # the first unused node, linked to the others
    ("pieces", "i1", (REGION_COUNT, SEATS)),  # in a region, captives included, king pieces not
    # players
    ("stock", "i1", (SEATS,)),
    ("cumal", "i2", (SEATS,)),
    ("prisoners", "i1", (SEATS, SEATS)),  # captor, owner
    # the card being carried out
    ("card", "i1"),
    ("act", "i1"),  # PLACING, STONE or AMNESTY
    ("region", "i1"),
    ("spot", "i1"),  # placement positions of the location, the second one NOTHING where there is one;
    ("other", "i1"),  # ... for the Stone of Destiny the positions of the two pieces
    ("lifted", "i1"),  # the piece chosen at `spot`, by how many lie on it: 0 for the top one
    ("active", "i2"),
    ("promoted", "i2"),  # positions that this payment has promoted into
    # end of the round
    ("visited", "i1"),  # 1 + the region whose traitor it is, 0 outside the traitors' phase
    ("eligible", "i1"),  # seats that can still be asked to buy the traitor, as bits
    ("garrisons", "i1"),  # regions that wait for a garrison, as bits
    ("after", "i1"),  # what happens when the garrisons are set, or the third region is open
    ("captor", "i1"),  # whose rath it is, counted from the start player
    ("debtor", "i1"),  # which owner is asked, counted from the captor
    ("winner", "i1"),
)
