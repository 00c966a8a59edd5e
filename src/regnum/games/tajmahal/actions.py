"""The verbs of Taj Mahal, in the order in which a turn asks for them."""

from regnum.core.actions import ActionSpace, verb, verb_unordered
from regnum.games.tajmahal.components import CARDS, CITIES, COLOURED

SPACE = ActionSpace(
    {"card": CARDS, "city": CITIES},
    verb("withdraw"),
    verb("play", card="card"),
    verb("alone"),
    verb("add", card="card"),
    verb("build", city="city"),
    verb("crown", city="city"),
    verb("take", card="card"),
    verb_unordered("take", repeated=True, card="card", other="card"),
)

ARGUMENTS = SPACE.arguments
WITHDRAW = int(SPACE.table("withdraw"))
PLAY = SPACE.table("play")
ALONE = int(SPACE.table("alone"))
ADD_CARD = SPACE.table("add")
BUILD_IN = SPACE.table("build")
CROWN_IN = SPACE.table("crown")
TAKE_ONE = SPACE.table("take", 1)
TAKE_TWO = SPACE.table("take", 2)

# Two of the nine cards of the largest display: all pairs, or fewer where some are alike.
MOST_PAIRS = 36

# Most actions at one decision: a card of every coloured type in hand, or withdraw. `list_takes` needs room for all
# pairs, nine cards, and one that it looks at.
WIDTH = max(1 + COLOURED, MOST_PAIRS + 10)
