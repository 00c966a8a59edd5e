"""What the rules of Taj Mahal tell. Cards played may have been secret until then, and hands are so until they score."""

from regnum.core.journal import Events

EVENTS = Events()
PLAYED = EVENTS.add("played", "seat", "card", shows=True)
PLAYED_WITH = EVENTS.add("played_with", "seat", "card", "addition", shows=True)
PLUS2_PLAYED = EVENTS.add("plus2_played", "seat", points="number")
WITHDREW = EVENTS.add("withdrew", "seat")
WON_NOTHING = EVENTS.add("won_nothing", "seat")
WON_INFLUENCE = EVENTS.add("won_influence", "seat", "symbol")
WON_CROWN = EVENTS.add("won_crown", "seat")
WON_TILE = EVENTS.add("won_tile", "seat", "number")
BUILT = EVENTS.add("built", "seat", "city")
CROWNED = EVENTS.add("crowned", "seat", "city")
BONUS_POINTS = EVENTS.add("bonus_points", "seat", "bonus", points="number")
BONUS_CARD = EVENTS.add("bonus_card", "seat")
BONUS_GOOD = EVENTS.add("bonus_good", "seat", "good", points="number", held="number")
TILE_GOOD = EVENTS.add("tile_good", "seat", "good", points="number", held="number")
PALACE_HERE = EVENTS.add("palace_here", "seat", "province")
PALACE_CHAIN = EVENTS.add("palace_chain", "seat", "province")
DISCARDED = EVENTS.add("discarded", "seat", count="number")
DRAWS_WITHOUT_PLAY = EVENTS.add("draws_without_play", "seat")
DREW = EVENTS.add("drew", "seat")
DREW_CARD = EVENTS.add("drew_card", "seat", "card", reveals=True)
NOTHING_TO_DRAW = EVENTS.add("nothing_to_draw", "seat")
TOOK = EVENTS.add("took", "seat", "card", other="card")
TOOK_ONE = EVENTS.add("took_one", "seat", "card")
TOOK_NOTHING = EVENTS.add("took_nothing", "seat")
RESHUFFLED = EVENTS.add("reshuffled", count="number")
VISIT_ENDED = EVENTS.add("visit_ended", "number")
SPECIAL_WON = EVENTS.add("special_won", "seat", "card", "symbol", **{"from": "seat"})
VISIT_BEGAN = EVENTS.add("visit_began", "number", "province", "seat")
DISPLAY_DEALT = EVENTS.add("display_dealt", count="number", reveals=True)
DISPLAY_SHORT = EVENTS.add("display_short", count="number", wanted="number", reveals=True)
HAND_SCORED = EVENTS.add(
    "hand_scored",
    "seat",
    specials="number",
    whites="number",
    coloured="number",
    colour="colour",
    points="number",
    shows=True,
)
WON = EVENTS.add("won", "seat", points="number")
