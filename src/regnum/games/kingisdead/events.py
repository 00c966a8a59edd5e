"""What the rules of The King is Dead tell."""

from regnum.core.journal import Events

EVENTS = Events()
PASSED = EVENTS.add("passed", "seat")
NO_CARDS = EVENTS.add("no_cards", "seat")
LAST_CARD_BARRED = EVENTS.add("last_card_barred", "seat")
PLAYED = EVENTS.add("played", "seat", "card")
SWAPPED = EVENTS.add("swapped", "seat", "first:region", "second:region")
CROWNED = EVENTS.add("crowned", "seat", "region")
EXCHANGED = EVENTS.add(
    "exchanged", "seat", "first:region", "second:region", "sent:follower", "other:follower", "returned:follower"
)
PLACED = EVENTS.add("placed", "seat", "faction", "region")
NO_EFFECT = EVENTS.add("no_effect", "seat", "card")
SUMMONED = EVENTS.add("summoned", "seat", "faction", "region")
NOBODY_TO_SUMMON = EVENTS.add("nobody_to_summon", "seat")
RESOLVED = EVENTS.add("resolved", "region", "position:number", "holder")
LOYALIST_JOINED = EVENTS.add("loyalist_joined", "region")
ENDED = EVENTS.add("ended", "ending")
CROWNED_RULER = EVENTS.add("crowned_ruler", "seat")
