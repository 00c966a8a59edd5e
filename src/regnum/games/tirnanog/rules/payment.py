"""3.3 Consolidating: what a territory costs, and what can be paid. With 5.1, the plain that saves a creature."""

from regnum.core.compiled import rule
from regnum.games.tirnanog.actions import LANES, PAYMENT, PAYMENT_COUNT, SYMBOL_LANES
from regnum.games.tirnanog.components import COST, PLAIN
from regnum.games.tirnanog.rules.cards import contains, contains_all_but, lanes
from regnum.games.tirnanog.rules.stacks import visible_kind
from regnum.games.tirnanog.state import NONE, PAY


@rule
def can_pay(held, size, territory, saved):
    """TNO-3.3, TNO-5.1: does a hand hold the creatures of a territory, less the one that a plain saves?"""
    card = max(0, territory)
    enough = (territory != NONE) & (size >= COST[card] - saved)
    return enough & contains_all_but(held, SYMBOL_LANES[card], saved)


@rule
def begin_consolidation(state, kind):
    """TNO-3.3: which territory; the payment follows."""
    state.territory = kind
    state.phase = PAY


@rule
def list_payments(state, actions):
    """TNO-3.3, TNO-5.1: what can be paid for the territory, equal payments once."""
    seat = state.actor
    territory = state.reserve[seat, state.territory]
    saved = 1 if visible_kind(state, seat) == PLAIN else 0
    held = lanes(state.hand[seat])
    count = 0
    for i in range(PAYMENT_COUNT[territory, saved]):
        payment = PAYMENT[territory, saved, i]
        actions[count] = payment
        count += contains(held, LANES[payment])
    return count


@rule
def can_pay_now(state):
    """TNO-3.3: can the player to act pay for the territory being consolidated?"""
    seat = state.actor
    saved = 1 if visible_kind(state, seat) == PLAIN else 0
    return can_pay(lanes(state.hand[seat]), state.hand_size[seat], state.reserve[seat, state.territory], saved)
