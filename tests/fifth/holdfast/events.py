"""What the rules of Holdfast tell."""

from regnum.core.journal import Events

EVENTS = Events()
ROUND_BEGAN = EVENTS.add("round_began", "round:number", "seat")
DEALT = EVENTS.add("dealt", "seat", "card", reveals=True)
HELD = EVENTS.add("held", "seat")
GAVE_UP = EVENTS.add("yielded", "seat", shows=True)  # that they are not bound
CHANGED = EVENTS.add("changed", "seat", "card", shows=True)
SHOWED = EVENTS.add("showed", "seat", "card", shows=True)
CROWNED = EVENTS.add("crowned", "seat", "crowns:number")
NOBODY = EVENTS.add("nobody_crowned")
WON = EVENTS.add("won", "seat")
