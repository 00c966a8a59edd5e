"""What the rules of Taj Mahal tell.

A turn ends with one of added, added_nothing, took, took_one and took_nothing. They count as revealing: what comes next,
whether the next player is asked or has to withdraw at once, depends on that player's hidden hand.
"""

from regnum.core.journal import Events

EVENTS = Events(
    reveals=("played", "added", "added_nothing", "drew", "took", "took_one", "took_nothing", "display_dealt",
             "hand_scored"),
    played={"seat": "seat", "card": "card"},
    added={"seat": "seat", "card": "card"},
    added_nothing={"seat": "seat"},
    plus2_played={"seat": "seat", "points": "number"},
    cannot_play={"seat": "seat"},
    withdrew={"seat": "seat"},
    won_nothing={"seat": "seat"},
    won_influence={"seat": "seat", "symbol": "symbol"},
    won_crown={"seat": "seat"},
    won_tile={"seat": "seat", "number": "number"},
    built={"seat": "seat", "city": "city"},
    crowned={"seat": "seat", "city": "city"},
    bonus_points={"seat": "seat", "bonus": "bonus", "points": "number"},
    bonus_card={"seat": "seat"},
    bonus_good={"seat": "seat", "good": "good", "points": "number", "held": "number"},
    tile_good={"seat": "seat", "good": "good", "points": "number", "held": "number"},
    palace_here={"seat": "seat", "province": "province"},
    palace_chain={"seat": "seat", "province": "province"},
    discarded={"seat": "seat", "count": "number"},
    draws_without_play={"seat": "seat"},
    drew={"seat": "seat"},
    drew_card={"seat": "seat", "card": "card"},
    nothing_to_draw={"seat": "seat"},
    took={"seat": "seat", "card": "card", "other": "card"},
    took_one={"seat": "seat", "card": "card"},
    took_nothing={"seat": "seat"},
    reshuffled={"count": "number"},
    visit_ended={"number": "number"},
    special_won={"seat": "seat", "card": "card", "symbol": "symbol", "from": "seat"},
    visit_began={"number": "number", "province": "province", "seat": "seat"},
    display_dealt={"count": "number"},
    display_short={"count": "number", "wanted": "number"},
    hand_scored={"seat": "seat", "specials": "number", "whites": "number", "coloured": "number", "colour": "colour",
                 "points": "number"},
    won={"seat": "seat", "points": "number"},
)  # fmt: skip

(PLAYED, ADDED, ADDED_NOTHING, PLUS2_PLAYED, CANNOT_PLAY, WITHDREW, WON_NOTHING, WON_INFLUENCE, WON_CROWN, WON_TILE,
 BUILT, CROWNED, BONUS_POINTS, BONUS_CARD, BONUS_GOOD, TILE_GOOD, PALACE_HERE, PALACE_CHAIN, DISCARDED,
 DRAWS_WITHOUT_PLAY, DREW, DREW_CARD, NOTHING_TO_DRAW, TOOK, TOOK_ONE, TOOK_NOTHING, RESHUFFLED, VISIT_ENDED,
 SPECIAL_WON, VISIT_BEGAN, DISPLAY_DEALT, DISPLAY_SHORT, HAND_SCORED, WON) = range(len(EVENTS.kinds))  # fmt: skip
