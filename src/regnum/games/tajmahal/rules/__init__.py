"""The rules of Taj Mahal, a file per chapter of the rulebook. Here: what may be decided, and what it does."""

from regnum.core.compiled import rule
from regnum.games.tajmahal.actions import ARGUMENTS, WITHDRAW
from regnum.games.tajmahal.rules.cards import add_card, list_additions, list_plays, play_card
from regnum.games.tajmahal.rules.display import list_takes, take
from regnum.games.tajmahal.rules.visits import next_turn
from regnum.games.tajmahal.rules.withdraw import (
    begin_withdrawal,
    build,
    continue_withdrawal,
    list_cities,
    place_crown,
)
from regnum.games.tajmahal.state import ADD, BUILD, CROWN, TAKE, TURN


@rule
def legal(state, actions):
    """All legal actions of the player to act, in ascending order; their number."""
    phase = state.phase
    if phase == TURN:
        return list_plays(state, actions)
    if phase == ADD:
        return list_additions(state, actions)
    if phase == TAKE:
        return list_takes(state, actions)
    return list_cities(state, actions)


@rule
def apply(state, action, journal):
    """Carry out one decision; the next one is the same player's while their turn goes on."""
    thing = ARGUMENTS[action, 0]
    phase = state.phase
    if phase == TURN and action != WITHDRAW:
        play_card(state, thing, journal)
        return
    if phase == ADD:
        add_card(state, thing, journal)
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
