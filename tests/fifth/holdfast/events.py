"""What the rules of Holdfast tell."""

from regnum.core.journal import Events

EVENTS = Events(
    reveals=("dealt",),
    shows=("changed", "showed"),
    round_began={"round": "number", "seat": "seat"},
    dealt={"seat": "seat", "card": "card"},
    held={"seat": "seat"},
    yielded={"seat": "seat"},
    changed={"seat": "seat", "card": "card"},
    showed={"seat": "seat", "card": "card"},
    crowned={"seat": "seat", "crowns": "number"},
    nobody_crowned={},
    won={"seat": "seat"},
)
(ROUND_BEGAN, DEALT, HELD, GAVE_UP, CHANGED, SHOWED, CROWNED, NOBODY, WON) = range(len(EVENTS.kinds))
