"""The record of The King is Dead, field by field."""

from regnum.core.header import state_dtype
from regnum.core.phases import Phases

SEATS, REGION_COUNT, FACTION_COUNT, KIND_COUNT, CARD_COUNT, PILE = 4, 8, 3, 4, 7, 8

# Kinds of followers
SCOTS, WELSH, ROMANO_BRITISH, LOYALISTS = range(KIND_COUNT)
# What a region can be besides a faction's or the loyalists'
SAXONS, UNRESOLVED = 4, -1
# Action cards; the faction cards follow in the factions' order
CROWN, GARRISON, AMBASSADOR, SETTLEMENT, FACTION_CARD = range(5)
NO_CARD = -1
NOTHING = -1

# Phases: what the player to act decides
PHASES = Phases()
TURN = PHASES.add("turn", "KID-3.1", "pass", "play")
SWAP = PHASES.add("swap", "KID-5.1", "swap")
TOKEN = PHASES.add("token", "KID-5.1", "crown")
EXCHANGE = PHASES.add("exchange", "KID-6.2", "exchange", "garrison", "move")
SEND = PHASES.add("send", "KID-6.2", "send")
RETURN = PHASES.add("return", "KID-6.2", "return")
SETTLE = PHASES.add("settle", "KID-5.5", "place")
RALLY = PHASES.add("rally", "KID-5.6", "place")
SUMMON = PHASES.add("summon", "KID-4.1", "summon")

# Seats that win together, by the number of players (KID-9.1)
TEAMS = {4: ((0, 2), (1, 3))}

# Endings
CONTROL, INVASION, LOYALIST_WIN = 1, 2, 3
ENDINGS = ("", "control", "invasion", "loyalists")

State = state_dtype(
    # table options
    ("mordred", "i1"),
    ("open_piles", "i1"),
    ("map", "i1"),
    # board
    ("struggle", "i1"),  # position of the region that is being fought for
    ("passes", "i1"),  # in a row
    ("saxons", "i1"),  # regions they hold
    ("board", "i1", (REGION_COUNT, KIND_COUNT)),  # followers
    ("order", "i1", (REGION_COUNT,)),  # position -> region
    ("control", "i1", (REGION_COUNT,)),  # region -> kind, SAXONS or UNRESOLVED
    ("token", "i1", (REGION_COUNT,)),  # region -> 1 + the seat whose crown token lies on its card, or 0
    # Factions rank by regions held, then by their latest win: 16 x regions + position of that win, 1 to 8
    ("standing", "u1", (FACTION_COUNT,)),
    ("supply", "i1", (FACTION_COUNT,)),
    # players
    ("court", "i1", (SEATS, FACTION_COUNT)),
    ("hand", "i1", (SEATS, CARD_COUNT)),  # copies of each card
    ("pile", "i1", (SEATS, PILE)),  # cards played, oldest first
    ("pile_size", "i1", (SEATS,)),
    ("cards_played", "i1"),  # by all
    ("latest_card", "i1", (SEATS,)),  # cards_played when this seat played its latest card, 0 for none
    # the card being carried out
    ("card", "i1"),
    ("moving", "i1"),  # followers that an exchange has to move in all
    ("sending", "i1"),  # ... and how many of them the first region sends
    ("first", "i1"),  # the regions of the swap or exchange
    ("second", "i1"),
    ("sent", "i1"),  # kinds that the first region sends, the second one NOTHING where it sends one
    ("sent_too", "i1"),
    ("settling", "i1"),  # the faction whose follower is to be settled
    # KID-5.4: the change that the latest exchange made to region ban_first; the opposite to ban_second
    ("ban_first", "i1"),
    ("ban_second", "i1"),
    ("ban_change", "i1", (KIND_COUNT,)),
)
