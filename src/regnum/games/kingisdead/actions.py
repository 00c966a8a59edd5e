"""The verbs of The King is Dead, in the order in which a card asks for them."""

from regnum.core.actions import ActionSpace, verb, verb_distinct, verb_unordered
from regnum.games.kingisdead.components import CARDS, FACTIONS, KINDS, REGIONS

SPACE = ActionSpace(
    {"card": CARDS, "region": REGIONS, "faction": FACTIONS, "follower": KINDS},
    verb("pass"),
    verb("play", card="card"),
    verb_unordered("swap", first="region", second="region"),
    verb("crown", region="region"),
    verb_unordered("exchange", first="region", second="region"),
    verb_distinct("garrison", first="region", second="region"),
    verb_distinct("move", first="region", second="region"),
    verb("send", follower="follower"),
    verb_unordered("send", repeated=True, follower="follower", other="follower"),
    verb("return", follower="follower"),
    verb("place", faction="faction", region="region"),
    verb_unordered("place", repeated=True, faction="faction", region="region", other="region"),
    verb("summon", region="region", faction="faction"),
)

ARGUMENTS = SPACE.arguments
PASS = int(SPACE.table("pass"))
PLAY = SPACE.table("play")
SWAP_CARDS = SPACE.table("swap")
CROWN_CARD = SPACE.table("crown")
ONE_EACH_WAY = SPACE.table("exchange")
TWO_FROM = SPACE.table("garrison")
FIRST_GARRISON, LAST_GARRISON = int(TWO_FROM[0, 1]), int(TWO_FROM[7, 6])
ONE_FROM = SPACE.table("move")
SEND_ONE = SPACE.table("send", 1)
SEND_TWO = SPACE.table("send", 2)
RETURN_ONE = SPACE.table("return")
PLACE_ONE = SPACE.table("place", 2)
PLACE_TWO = SPACE.table("place", 3)
SUMMON_ONE = SPACE.table("summon")

# Most actions at one decision: a lone follower of every region, moved to any other.
WIDTH = 56
