"""The rules of Taj Mahal, a file per chapter of the rulebook. Here: what may be decided, and what it does."""

from regnum.core.compiled import rule
from regnum.games.tajmahal.actions import ARGUMENTS, BEGIN_VISIT, WITHDRAW
from regnum.games.tajmahal.rules.cards import list_plays, play_cards
from regnum.games.tajmahal.rules.display import list_takes, take
from regnum.games.tajmahal.rules.visits import begin_visit, next_turn
from regnum.games.tajmahal.rules.withdraw import (
    begin_withdrawal,
    build,
    continue_withdrawal,
    list_cities,
    place_crown,
)
from regnum.games.tajmahal.state import BEGIN, BUILD, CROWN, TAKE, TURN


@rule
def legal(state, actions):
    """All legal actions of the player to act, in ascending order; their number."""
    phase = state.phase
    if phase == TURN:
        return list_plays(state, actions)
    if phase == TAKE:
        return list_takes(state, actions)
    if phase == BEGIN:
        actions[0] = BEGIN_VISIT
        return 1
    return list_cities(state, actions)


@rule
def apply(state, action, journal):
    """Carry out one decision; the next one is the same player's while their turn goes on."""
    thing = ARGUMENTS[action, 0]
    phase = state.phase
    if phase == BEGIN:
        begin_visit(state, journal)
        return
    if phase == TURN and action != WITHDRAW:
        play_cards(state, thing, ARGUMENTS[action, 1], journal)
    elif phase == TAKE:
        take(state, thing, ARGUMENTS[action, 1], journal)
    else:
        if phase == BUILD:
            build(state, thing, journal)
        elif phase == CROWN:
            place_crown(state, thing, journal)
        else:
            begin_withdrawal(state, journal)
        if continue_withdrawal(state, journal):
            return
    next_turn(state, journal)
