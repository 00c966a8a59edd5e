"""What the rules of Tir Nan Og Wars tell. Creature cards beyond the number that counts are given as -1."""

from regnum.core.journal import Events

CARDS = dict.fromkeys(("first", "second", "third", "fourth", "fifth"), "creature")

EVENTS = Events(
    reveals=("turned_up", "came_into_sight", "fountain_found", "reshuffled"),
    shows=("discarded", "paid", "showed_hand", "showed_fairies"),
    passed={"seat": "seat"},
    took={"seat": "seat", "first": "creature", "second": "creature"},
    turned_up={"creature": "creature"},
    discarded={"seat": "seat", **CARDS},
    reserved={"seat": "seat", "territory": "territory"},
    came_into_sight={"territory": "territory"},
    stack_empty={"territory": "territory"},
    paid={"seat": "seat", **CARDS},
    consolidated={"seat": "seat", "territory": "territory"},
    fountain_found={"seat": "seat", "territory": "territory"},
    joined={"seat": "seat"},
    declined={"seat": "seat"},
    showed_hand={
        "seat": "seat",
        "dragons": "number",
        "elves": "number",
        "griffins": "number",
        "centaurs": "number",
        "fairies": "number",
    },
    nobody_joined={},
    tied={},
    won_fountain={"seat": "seat"},
    turned_down={"seat": "seat", "territory": "territory"},
    showed_fairies={"seat": "seat", "count": "number", "symbols": "number"},
    too_few_for_temple={"seat": "seat"},
    compared={"seat": "seat", "defender": "seat", "attack": "number", "defence": "number"},
    counted_hand={"seat": "seat", "count": "number"},
    scored={"seat": "seat", "points": "number", "source": "source"},
    round_ended={},
    reshuffled={"count": "number"},
    last_lap={},
    ended={"ending": "ending"},
    won={"seat": "seat", "points": "number", "values": "number"},
)

(PASSED, TOOK, TURNED_UP, DISCARDED, RESERVED, CAME_INTO_SIGHT, STACK_EMPTY, PAID, CONSOLIDATED,
 FOUNTAIN_FOUND, SAID_YES, SAID_NO, SHOWED_HAND, NOBODY_JOINED, TIED, WON_FOUNTAIN, TURNED_DOWN, SHOWED_FAIRIES,
 TOO_FEW_FOR_TEMPLE, COMPARED, COUNTED_HAND, SCORED, ROUND_ENDED, RESHUFFLED, LAST_LAP, ENDED,
 WON) = range(len(EVENTS.kinds))  # fmt: skip
