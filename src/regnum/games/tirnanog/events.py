"""What the rules of Tir Nan Og Wars tell. Creature cards beyond the number that counts are given as -1."""

from regnum.core.journal import Events

CARDS = ("first:creature", "second:creature", "third:creature", "fourth:creature", "fifth:creature")

EVENTS = Events()
PASSED = EVENTS.add("passed", "seat")
TOOK = EVENTS.add("took", "seat", "first:creature", "second:creature")
TURNED_UP = EVENTS.add("turned_up", "creature", reveals=True)
DISCARDED = EVENTS.add("discarded", "seat", *CARDS, shows=True)
RESERVED = EVENTS.add("reserved", "seat", "territory")
CAME_INTO_SIGHT = EVENTS.add("came_into_sight", "territory", reveals=True)
STACK_EMPTY = EVENTS.add("stack_empty", "territory")
PAID = EVENTS.add("paid", "seat", *CARDS, shows=True)
CONSOLIDATED = EVENTS.add("consolidated", "seat", "territory")
FOUNTAIN_FOUND = EVENTS.add("fountain_found", "seat", "territory", reveals=True)
SAID_YES = EVENTS.add("joined", "seat")
SAID_NO = EVENTS.add("declined", "seat")
SHOWED_HAND = EVENTS.add(
    "showed_hand",
    "seat",
    "dragons:number",
    "elves:number",
    "griffins:number",
    "centaurs:number",
    "fairies:number",
    shows=True,
)
NOBODY_JOINED = EVENTS.add("nobody_joined")
TIED = EVENTS.add("tied")
WON_FOUNTAIN = EVENTS.add("won_fountain", "seat")
TURNED_DOWN = EVENTS.add("turned_down", "seat", "territory")
SHOWED_FAIRIES = EVENTS.add("showed_fairies", "seat", "count:number", "symbols:number", shows=True)
TOO_FEW_FOR_TEMPLE = EVENTS.add("too_few_for_temple", "seat")
COMPARED = EVENTS.add("compared", "seat", "defender:seat", "attack:number", "defence:number")
COUNTED_HAND = EVENTS.add("counted_hand", "seat", "count:number")
SCORED = EVENTS.add("scored", "seat", "points:number", "source")
ROUND_ENDED = EVENTS.add("round_ended")
RESHUFFLED = EVENTS.add("reshuffled", "count:number", reveals=True)
LAST_LAP = EVENTS.add("last_lap")
ENDED = EVENTS.add("ended", "ending")
WON = EVENTS.add("won", "seat", "points:number", "values:number")
