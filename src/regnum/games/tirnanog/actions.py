"""The verbs of Tir Nan Og Wars. Cards of a species are alike, so cards are named as a multiset of species."""

import numpy as np

from regnum.core.actions import ActionSpace, Verb, verb, verb_unordered
from regnum.games.tirnanog.components import ANY, COST, KINDS, MOST_SYMBOLS, SPECIES, SYMBOLS, TERRITORIES

PLACES = ("first", "second", "third", "fourth", "fifth")


def verb_cards(name: str, size: int) -> Verb:
    """A number of creature cards, in whatever order."""
    places = dict.fromkeys(PLACES[:size], "creature")
    return verb(name, **places) if size < 2 else verb_unordered(name, alike=size, repeated=True, **places)


# A plain saves one symbol
PAYMENT_SIZES = range(int(COST.min()) - 1, int(COST.max()) + 1)
MOST_DISCARDED = 4

SPACE = ActionSpace(
    {"creature": SPECIES, "territory": KINDS},
    verb("pass"),
    verb_cards("take", 1),
    verb_cards("take", 2),
    verb("reserve", territory="territory"),
    verb("consolidate", territory="territory"),
    *(verb_cards("pay", size) for size in PAYMENT_SIZES),
    *(verb_cards("discard", size) for size in range(1, MOST_DISCARDED + 1)),
    verb("join"),
    verb("decline"),
)

ARGUMENTS = SPACE.arguments
PASS = int(SPACE.table("pass"))
TAKE_ONE = SPACE.table("take", 1)
RESERVE = SPACE.table("reserve")
CONSOLIDATE = SPACE.table("consolidate")
JOIN = int(SPACE.table("join"))
DECLINE = int(SPACE.table("decline"))


def numbers(name: str, size: int) -> list[int]:
    return [a.number for a in SPACE.actions if a.verb.name == name and len(a.values) == size]


FIRST_PAIR, LAST_PAIR = numbers("take", 2)[0], numbers("take", 2)[-1]
FIRST_RESERVE, FIRST_CONSOLIDATE, FIRST_PAY = int(RESERVE[0]), int(CONSOLIDATE[0]), int(CONSOLIDATE[-1]) + 1
FIRST_DISCARD = np.array([0] + [numbers("discard", size)[0] for size in range(1, MOST_DISCARDED + 1)], np.int16)
LAST_DISCARD = np.array([-1] + [numbers("discard", size)[-1] for size in range(1, MOST_DISCARDED + 1)], np.int16)

# The cards that an action names: of each species, one after the other (then -1), and as lanes of one number
NAMED = np.zeros((len(SPACE), len(SPECIES)), np.int8)
LISTED = np.full((len(SPACE), MOST_SYMBOLS), -1, np.int8)
for _action in SPACE.actions:
    if _action.verb.name in ("take", "pay", "discard"):
        for _place, _species in enumerate(_action.values):
            NAMED[_action.number, _species] += 1
            LISTED[_action.number, _place] = _species
LANE = 8
_weights = 1 << (LANE * np.arange(len(SPECIES), dtype=np.int64))
LANES = NAMED.astype(np.int64) @ _weights
SYMBOL_LANES = SYMBOLS.astype(np.int64) @ _weights  # of territories
GUARD = sum(1 << (LANE * species + LANE - 1) for species in range(len(SPECIES)))


def payments(cost: list[str]) -> list[int]:
    """TNO-3.3: the payments for a cost, '?' taking any creature, as actions in ascending order."""
    paid = [""]
    for symbol in cost:
        paid = [f"{cards} {card}" for cards in paid for card in (SPECIES if symbol == ANY else (symbol,))]
    return sorted({SPACE.by_notation[" ".join(["pay", *sorted(cards.split(), key=SPECIES.index)])] for cards in paid})


def payments_with_plain(cost: list[str]) -> list[int]:
    """TNO-5.1: ... with any one of its symbols dropped."""
    return sorted({action for i in range(len(cost)) for action in payments(cost[:i] + cost[i + 1 :])})


_lists = [[payments(card["cost"]), payments_with_plain(card["cost"])] for card in TERRITORIES]
PAYMENT_COUNT = np.array([[len(each) for each in both] for both in _lists], np.int16)
PAYMENT = np.full((len(_lists), 2, PAYMENT_COUNT.max()), -1, np.int16)  # territory, plain visible? -> actions
for _territory, _both in enumerate(_lists):
    for _plain, _each in enumerate(_both):
        PAYMENT[_territory, _plain, : len(_each)] = _each

# Most actions at one decision: ways to discard four cards, or to pay, or what a turn offers.
WIDTH = max(len(numbers("discard", MOST_DISCARDED)), PAYMENT.shape[2], 15 + 2 * len(KINDS) + 1)
