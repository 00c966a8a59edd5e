"""Why can't I? The rule that forbids an action which is not legal now."""

from typing import Any

from regnum.core.compiled import plain
from regnum.core.reasons import Reason
from regnum.games.tirnanog.actions import PAYMENT, PAYMENT_COUNT, SPACE
from regnum.games.tirnanog.components import COST, KINDS, PLAIN, SPECIES, VALUE
from regnum.games.tirnanog.rules.stacks import visible_kind
from regnum.games.tirnanog.rules.turn import reserve_value
from regnum.games.tirnanog.state import NONE, PHASES


def why_not(state: Any, number: int) -> Reason:
    action = SPACE[number]
    return REASONS[action.verb.name](state, number, action.values)


def why_not_pass(state: Any, number: int, values: tuple[int, ...]) -> Reason:
    return Reason("TNO-3.4", "why-no-pass")


def why_not_take(state: Any, number: int, cards: tuple[int, ...]) -> Reason:
    size = int(state.display_size)
    if size == 0:
        return Reason("TNO-3.5", "why-display-empty")
    if len(cards) != min(2, size):
        return Reason("TNO-3.5" if size == 1 else "TNO-3.1", "why-takes-other-number", {"count": min(2, size)})
    return missing(state.display, cards, "TNO-3.1", "why-not-on-display")


def missing(held: Any, cards: tuple[int, ...], rule: str, message: str) -> Reason:
    """One of the cards is not there, or not so often."""
    lacking = next((card for card in cards if held[card] < cards.count(card)), cards[0])
    return Reason(rule, message, {"creature": ("creature", SPECIES[lacking]), "count": int(held[lacking])})


def why_not_reserve(state: Any, number: int, values: tuple[int, ...]) -> Reason:
    (kind,) = values
    seat, top = int(state.actor), int(state.top[kind])
    name = {"territory": ("territory", KINDS[kind])}
    if top < 0:
        return Reason("TNO-3.4", "why-stack-empty", name)
    if state.reserve[seat, kind] != NONE:
        return Reason("TNO-3.2", "why-in-reserve", name)
    if plain(visible_kind)(state, seat) == kind:
        return Reason("TNO-3.2", "why-visible", name)
    total = int(plain(reserve_value)(state, seat)) + int(VALUE[top])
    return Reason("TNO-3.2", "why-reserve-full", {"total": total})


def why_not_consolidate(state: Any, number: int, values: tuple[int, ...]) -> Reason:
    (kind,) = values
    name = {"territory": ("territory", KINDS[kind])}
    if state.reserve[state.actor, kind] == NONE:
        return Reason("TNO-3.3", "why-not-in-reserve", name)
    if plain(visible_kind)(state, state.actor) == PLAIN:
        return Reason("TNO-5.1", "why-cannot-pay-with-plain", name)
    return Reason("TNO-3.3", "why-cannot-pay", name)


def why_not_pay(state: Any, number: int, cards: tuple[int, ...]) -> Reason:
    seat = int(state.actor)
    territory = int(state.reserve[seat, state.territory])
    saved = int(plain(visible_kind)(state, seat) == PLAIN)
    rule = "TNO-5.1" if saved else "TNO-3.3"
    if len(cards) != COST[territory] - saved:
        return Reason(rule, "why-pays-other-number", {"count": int(COST[territory]) - saved})
    if number not in PAYMENT[territory, saved, : PAYMENT_COUNT[territory, saved]]:
        return Reason(rule, "why-not-the-cost", {"territory": ("territory", KINDS[state.territory])})
    return missing(state.hand[seat], cards, "TNO-3.3", "why-not-in-hand")


def why_not_discard(state: Any, number: int, cards: tuple[int, ...]) -> Reason:
    rule = PHASES[state.phase].rule
    if len(cards) != state.owed:
        return Reason(rule, "why-discards-other-number", {"count": int(state.owed)})
    return missing(state.hand[state.actor], cards, rule, "why-not-in-hand")


REASONS = {
    "pass": why_not_pass,
    "take": why_not_take,
    "reserve": why_not_reserve,
    "consolidate": why_not_consolidate,
    "pay": why_not_pay,
    "discard": why_not_discard,
}
