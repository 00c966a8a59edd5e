"""The verbs of Taj Mahal, in the order in which a turn asks for them."""

from regnum.core.actions import ActionSpace, verb, verb_unordered
from regnum.games.tajmahal.components import ADDITIONS, CARDS, CITIES, COLOURED

# TM-9.5: a coloured card and what goes with it are one action. Only white and special cards can go with it, so that
# there are few of them.
SPACE = ActionSpace(
    {"card": CARDS, "addition": ADDITIONS, "city": CITIES},
    verb("withdraw"),
    verb("play", card="card"),
    verb("play", card="card", addition="addition"),
    verb("build", city="city"),
    verb("crown", city="city"),
    verb("take", card="card"),
    verb_unordered("take", repeated=True, card="card", other="card"),
    verb("begin"),
)

ARGUMENTS = SPACE.arguments
WITHDRAW = int(SPACE.table("withdraw"))
PLAY = SPACE.table("play", 1)
PLAY_WITH = SPACE.table("play", 2)
BUILD_IN = SPACE.table("build")
CROWN_IN = SPACE.table("crown")
TAKE_ONE = SPACE.table("take", 1)
TAKE_TWO = SPACE.table("take", 2)
BEGIN_VISIT = int(SPACE.table("begin"))

# Withdraw, or play a coloured card alone or with an addition: all that a hand with a card of every type allows. Hands
# have no limit, but whatever is in them, no type counts twice, so no list is longer.
MOST_PLAYS = 1 + COLOURED * (1 + len(ADDITIONS))

# Two of the nine cards of the largest display: all pairs, or fewer where some are alike.
MOST_PAIRS = 36

# Most actions at one decision. `list_plays` needs room for the additions too, `list_takes` for nine cards, and both for
# one more that they look at.
WIDTH = max(MOST_PLAYS + len(ADDITIONS) + 1, MOST_PAIRS + 10)
