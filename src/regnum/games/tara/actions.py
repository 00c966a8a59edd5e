"""The verbs of Tara, in the order of a round."""

from regnum.core.actions import ActionSpace, verb, verb_distinct, verb_unordered
from regnum.games.tara.components import CARDS, COLOURS, PIECES, POSITIONS, REGIONS

SLOTS = ("first", "second", "third", "fourth", "fifth", "sixth")  # of six cards, by tie number

# TARA-1.4: the pieces of a stack, counted from the top. No stack is deeper than a fort over all pieces of the others,
# since who comes on top takes their own captives home. So every piece has a name, and the two that are exchanged are
# named one by one: 62 actions, where pairs of them would be 1,891.
DEPTHS = ("top", *(str(n) for n in range(2, 2 + PIECES * (len(COLOURS) - 1) + 1)))
RANSOMS = ("one", "two", "all")

SPACE = ActionSpace(
    {"slot": SLOTS, "card": CARDS, "region": REGIONS, "position": POSITIONS, "piece": DEPTHS, "ransom": RANSOMS,
     "colour": COLOURS},
    verb("begin"),
    verb_unordered("choose", alike=3, first="slot", second="slot", third="slot"),
    verb("place", card="card"),
    verb("stone", card="card"),
    verb("amnesty", card="card"),
    verb("discard", card="card"),
    verb("in", region="region"),
    verb("at", position="position"),
    verb("put"),
    verb("put", position="position"),
    verb_distinct("put", first="position", second="position"),
    verb("pay"),
    verb("promote", position="position"),
    verb("activate", position="position"),
    verb("stop"),
    verb_unordered("swap", repeated=True, first="position", second="position"),
    verb("lift", piece="piece"),
    verb("dismantle", position="position"),
    verb("buy"),
    verb("betray", position="position"),
    verb("garrison"),
    verb("garrison", position="position"),
    verb_unordered("garrison", first="position", second="position"),
    verb("ransom", prisoners="ransom"),
    verb("decline"),
    verb("name", colour="colour"),
    verb("open", region="region"),
)  # fmt: skip

ARGUMENTS = SPACE.arguments
BEGIN = int(SPACE.table("begin"))
CHOOSE_CARDS = SPACE.table("choose")
FIRST_CHOICE = int(CHOOSE_CARDS[0, 1, 2])
CHOICES = 20
PLACE_CARD = SPACE.table("place")
STONE_CARD = SPACE.table("stone")
AMNESTY_CARD = SPACE.table("amnesty")
DISCARD_CARD = SPACE.table("discard")
IN_REGION = SPACE.table("in")
AT_LOCATION = SPACE.table("at")
PUT_NONE = int(SPACE.table("put", 0))
PUT_ONE = SPACE.table("put", 1)
PUT_TWO = SPACE.table("put", 2)
PAY_COST = int(SPACE.table("pay"))
PROMOTE_INTO = SPACE.table("promote")
ACTIVATE = SPACE.table("activate")
STOP = int(SPACE.table("stop"))
SWAP_AT = SPACE.table("swap")
LIFT_PIECE = SPACE.table("lift")
DISMANTLE_FORT = SPACE.table("dismantle")
BUY = int(SPACE.table("buy"))
BETRAY = SPACE.table("betray")
GARRISON_NONE = int(SPACE.table("garrison", 0))
GARRISON_ONE = SPACE.table("garrison", 1)
GARRISON_TWO = SPACE.table("garrison", 2)
PAY_RANSOM = SPACE.table("ransom")
DECLINE = int(SPACE.table("decline"))
NAME_START = SPACE.table("name")
OPEN_REGION = SPACE.table("open")

# Most actions at one decision: a garrison of none, one or two on 14 positions.
WIDTH = 106
