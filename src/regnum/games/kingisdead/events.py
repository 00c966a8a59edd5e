"""What the rules of The King is Dead tell."""

from regnum.core.journal import Events

EVENTS = Events(
    passed={"seat": "seat"},
    no_cards={"seat": "seat"},
    last_card_barred={"seat": "seat"},
    played={"seat": "seat", "card": "card"},
    swapped={"seat": "seat", "first": "region", "second": "region"},
    crowned={"seat": "seat", "region": "region"},
    exchanged={
        "seat": "seat",
        "first": "region",
        "second": "region",
        "sent": "follower",
        "other": "follower",
        "returned": "follower",
    },
    placed={"seat": "seat", "faction": "faction", "region": "region"},
    no_effect={"seat": "seat", "card": "card"},
    summoned={"seat": "seat", "faction": "faction", "region": "region"},
    nobody_to_summon={"seat": "seat"},
    resolved={"region": "region", "position": "number", "holder": "holder"},
    loyalist_joined={"region": "region"},
    ended={"ending": "ending"},
    crowned_ruler={"seat": "seat"},
)

(PASSED, NO_CARDS, LAST_CARD_BARRED, PLAYED, SWAPPED, CROWNED, EXCHANGED, PLACED, NO_EFFECT, SUMMONED,
 NOBODY_TO_SUMMON, RESOLVED, LOYALIST_JOINED, ENDED, CROWNED_RULER) = range(len(EVENTS.kinds))  # fmt: skip
