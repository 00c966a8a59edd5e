"""The rules of Tir Nan Og Wars, a file per chapter of the rulebook. Here: what may be decided, and what it does."""

from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.tirnanog.actions import (
    ARGUMENTS,
    DECLINE,
    FIRST_CONSOLIDATE,
    FIRST_RESERVE,
    JOIN,
    PASS,
)
from regnum.games.tirnanog.events import PASSED
from regnum.games.tirnanog.rules.ending import end_turn, refill
from regnum.games.tirnanog.rules.fountains import begin_contest, speak
from regnum.games.tirnanog.rules.payment import begin_consolidation, list_payments
from regnum.games.tirnanog.rules.powers import pay
from regnum.games.tirnanog.rules.turn import (
    discard,
    list_discards,
    list_turn,
    settle_turn,
    take_creatures,
    take_territory,
)
from regnum.games.tirnanog.state import CONTEST, DISCARD, PAY, TURN


@rule
def legal(state, actions):
    """All legal actions of the player to act, in ascending order; their number."""
    phase = state.phase
    if phase == TURN:
        return list_turn(state, actions)
    if phase == PAY:
        return list_payments(state, actions)
    if phase == CONTEST:
        actions[0] = JOIN
        actions[1] = DECLINE
        return 2
    return list_discards(state, actions)


@rule
def apply(state, action, journal):
    """Carry out one decision; then, if it was the last one of the turn, what follows from it."""
    phase = state.phase
    if phase == TURN:
        if action < FIRST_RESERVE:
            if action == PASS:
                tell(journal, PASSED, state.actor)
                done = True
            else:
                done = take_creatures(state, action, journal)
                phase = DISCARD
        elif action < FIRST_CONSOLIDATE:
            done = not take_territory(state, ARGUMENTS[action, 0], journal)
            if not done:
                begin_contest(state, ARGUMENTS[action, 0])
        else:
            begin_consolidation(state, ARGUMENTS[action, 0])
            done = False
    elif phase == PAY:
        pay(state, action, journal)
        done = True
    elif phase == CONTEST:
        done = speak(state, action == JOIN, journal)
    else:
        discard(state, action, journal)
        done = True
    if done:
        if phase == DISCARD:
            refill(state, journal)  # TNO-3.1: after a take, once the hand is within its limit
        settle_turn(state)
        end_turn(state, journal)
