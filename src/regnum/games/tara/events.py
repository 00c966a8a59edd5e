"""What the rules of Tara tell."""

from regnum.core.journal import Events

WHERE = {"region": "region", "at": "position"}

EVENTS = Events(
    reveals=("start_card", "dealt_cards", "tie_card", "traitor_card"),  # what nobody knew, or not the one who hears
    shows=("plays_to_place", "plays_stone", "plays_amnesty", "discarded"),  # a card of the hand
    start_card={"seat": "seat", "card": "card"},
    starts={"seat": "seat"},
    round_begins={"round": "number", "seat": "seat"},
    dealt={"seat": "seat"},
    dealt_cards={"first": "card", "second": "card", "third": "card", "fourth": "card", "fifth": "card",
                 "sixth": "card"},
    chose={"seat": "seat"},
    chose_cards={"first": "card", "second": "card", "third": "card"},
    plays_to_place={"seat": "seat", "card": "card"},
    plays_stone={"seat": "seat", "card": "card"},
    plays_amnesty={"seat": "seat", "card": "card"},
    discarded={"seat": "seat", "card": "card"},
    chose_region={"seat": "seat", "region": "region"},
    amnesty={"seat": "seat", "region": "region", "freed": "number"},
    opened={"seat": "seat", "region": "region"},
    placed={"seat": "seat", **WHERE},
    captured={"seat": "seat", **WHERE, "owner": "seat"},
    fortified={"seat": "seat", **WHERE},
    breached={"seat": "seat", **WHERE, "owner": "seat"},
    freed={"seat": "seat", **WHERE, "count": "number"},
    fort_given_up={"seat": "seat", **WHERE},
    placed_nothing={"seat": "seat"},
    paid={"seat": "seat", "cost": "number"},
    promoted={"seat": "seat", **WHERE},
    activated={"seat": "seat", **WHERE},
    dethroned={"seat": "seat", "region": "region", "owner": "seat"},
    exchanged={"seat": "seat", "region": "region", "first_at": "position", "first_owner": "seat",
               "second_at": "position", "second_owner": "seat"},
    vacated={"region": "region"},
    took_prisoners={"seat": "seat", "owner": "seat", "count": "number", "region": "region"},
    crowned={"seat": "seat", "region": "region"},
    garrisoned={"seat": "seat", **WHERE},
    third_region={"seat": "seat", "region": "region"},
    tie_card={"seat": "seat", "card": "card", "region": "region"},
    reshuffled={},
    traitor_declined={"seat": "seat", "region": "region"},
    traitor_bought={"seat": "seat", "region": "region"},
    traitor_card={"seat": "seat", "card": "card"},
    betrayed={"seat": "seat", **WHERE, "owner": "seat"},
    traitor_idle={"seat": "seat", "region": "region"},
    income={"seat": "seat", "cumal": "number"},
    prisoners_exchanged={"seat": "seat", "other": "seat", "count": "number"},
    ransomed={"seat": "seat", "captor": "seat", "count": "number", "cost": "number"},
    ransom_refused={"seat": "seat", "captor": "seat"},
    named={"seat": "seat", "other": "seat"},
    high_king={"seat": "seat"},
    drawn={},
)  # fmt: skip

(START_CARD, STARTS, ROUND_BEGINS, DEALT, DEALT_CARDS, CHOSE, CHOSE_CARDS, PLAYS_TO_PLACE, PLAYS_STONE, PLAYS_AMNESTY,
 DISCARDED, CHOSE_REGION, AMNESTY_GIVEN, OPENED, PLACED, CAPTURED, FORTIFIED, BREACHED, FREED, FORT_GIVEN_UP,
 PLACED_NOTHING, PAID, PROMOTED, ACTIVATED, DETHRONED, EXCHANGED, VACATED, TOOK_PRISONERS, CROWNED, GARRISONED,
 THIRD_REGION, TIE_CARD, RESHUFFLED, TRAITOR_DECLINED, TRAITOR_BOUGHT, TRAITOR_CARD, BETRAYED, TRAITOR_IDLE,
 INCOME_PAID, PRISONERS_EXCHANGED, RANSOMED, RANSOM_REFUSED, NAMED, HIGH_KING_MADE,
 DRAWN_GAME) = range(len(EVENTS.kinds))  # fmt: skip
