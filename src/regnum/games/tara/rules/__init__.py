"""The rules of Tara, a file per chapter of the rulebook. Here: what may be decided, and what it does."""

from regnum.core.compiled import rule
from regnum.games.tara.actions import (
    ACTIVATE,
    AMNESTY_CARD,
    ARGUMENTS,
    BEGIN,
    CHOICES,
    DECLINE,
    DISCARD_CARD,
    FIRST_CHOICE,
    PAY_COST,
    STONE_CARD,
    STOP,
)
from regnum.games.tara.rules.cards import choose
from regnum.games.tara.rules.placing import choose_location, list_locations, list_puts, put
from regnum.games.tara.rules.promotion import activate, list_payments, list_promotions, pay, promote, stop
from regnum.games.tara.rules.round_end import (
    begin_round,
    end_round,
    list_names,
    list_ransoms,
    name_start_player,
    next_ransom,
    pay_income,
    pay_ransom,
    refuse_ransom,
    vacate_for_new_kings,
)
from regnum.games.tara.rules.setup import find_start_player
from regnum.games.tara.rules.stone import (
    choose_stacks,
    dismantle,
    lift,
    list_forts,
    list_lifts,
    list_swaps,
    next_choice_of_forts,
)
from regnum.games.tara.rules.traitors import (
    betray,
    buy_traitor,
    decline_traitor,
    leave_card,
    list_purchase,
    list_targets,
    next_traitor,
)
from regnum.games.tara.rules.turn import choose_region, clear_action, list_plays, list_regions, play_card, take_cumal
from regnum.games.tara.rules.vacating import (
    garrison,
    list_garrisons,
    list_third_regions,
    next_garrison,
    open_third_region,
)
from regnum.games.tara.state import (
    AMNESTY,
    AUTOMATIC,
    CHOOSE,
    DISMANTLE,
    END_ACTION,
    END_ROUND,
    FORTS,
    GARRISON,
    GARRISONS,
    INCOME,
    LIFT,
    LOCATION,
    NAME,
    NEW_KINGS,
    NEW_ROUND,
    NEXT_TRAITOR,
    OPENING,
    PAY,
    PLACING,
    PROMOTE,
    PUT,
    RANSOM,
    RANSOMS,
    REGION,
    STONE,
    SWAP,
    TARGET,
    THIRD,
    TRAITOR,
    TURN,
)


@rule
def legal(state, actions):
    """All legal actions of the player to act, in ascending order; their number."""
    phase = state.phase
    if phase == TURN:
        return list_plays(state, actions)
    if phase == REGION:
        return list_regions(state, actions)
    if phase == LOCATION:
        return list_locations(state, actions)
    if phase == PUT:
        return list_puts(state, actions)
    if phase == PAY:
        return list_payments(state, actions)
    if phase == PROMOTE:
        return list_promotions(state, actions)
    if phase == TRAITOR:
        return list_purchase(state, actions)
    if phase == TARGET:
        return list_targets(state, actions)
    if phase == CHOOSE:
        for n in range(CHOICES):
            actions[n] = FIRST_CHOICE + n
        return CHOICES
    if phase == SWAP:
        return list_swaps(state, actions)
    if phase == LIFT:
        return list_lifts(state, actions)
    if phase == DISMANTLE:
        return list_forts(state, actions)
    if phase == RANSOM:
        return list_ransoms(state, actions)
    if phase == NAME:
        return list_names(state, actions)
    if phase == GARRISON:
        return list_garrisons(state, actions)
    if phase == THIRD:
        return list_third_regions(state, actions)
    actions[0] = BEGIN
    return 1


@rule
def apply(state, action, journal):
    """Carry out one decision, and all that follows of itself."""
    decide(state, action, journal)
    while state.phase >= AUTOMATIC and state.actor >= 0:
        go_on(state, journal)


@rule
def decide(state, action, journal):
    """What the player to act has decided."""
    a, b, c = ARGUMENTS[action, 0], ARGUMENTS[action, 1], ARGUMENTS[action, 2]
    phase = state.phase
    if phase == TURN:
        play(state, action, a, journal)
    elif phase == REGION:
        choose_region(state, a, journal)
    elif phase == LOCATION:
        choose_location(state, a)
    elif phase == PUT:
        put(state, a, b, journal)
    elif phase == PAY:
        if action == PAY_COST:
            pay(state, journal)
        else:
            stop(state)
    elif phase == PROMOTE:
        if action == STOP:
            stop(state)
        elif action >= ACTIVATE[0]:
            activate(state, a, journal)
        else:
            promote(state, a, journal)
    elif phase == TRAITOR:
        if action == DECLINE:
            decline_traitor(state, journal)
        else:
            buy_traitor(state, journal)
    elif phase == TARGET:
        if action == DECLINE:
            leave_card(state, journal)
        else:
            betray(state, a, journal)
    elif phase == CHOOSE:
        choose(state, a, b, c, journal)
    elif phase == SWAP:
        choose_stacks(state, a, b)
    elif phase == LIFT:
        lift(state, a, journal)
    elif phase == DISMANTLE:
        dismantle(state, a, journal)
    elif phase == RANSOM:
        if action == DECLINE:
            refuse_ransom(state, journal)
        else:
            pay_ransom(state, a + 1, journal)
    elif phase == NAME:
        name_start_player(state, a, journal)
    elif phase == GARRISON:
        garrison(state, a, b, journal)
    elif phase == THIRD:
        open_third_region(state, a, journal)
    elif phase == OPENING:
        find_start_player(state, journal)


@rule
def play(state, action, card, journal):
    """TARA-3.1: the action that the card is played for."""
    if action >= DISCARD_CARD[0]:
        take_cumal(state, card, journal)
    elif action >= AMNESTY_CARD[0]:
        play_card(state, card, AMNESTY, journal)
    elif action >= STONE_CARD[0]:
        play_card(state, card, STONE, journal)
    else:
        play_card(state, card, PLACING, journal)


@rule
def go_on(state, journal):
    """What happens between decisions."""
    phase = state.phase
    if phase == END_ACTION:
        end_action(state)
    elif phase == FORTS:
        next_choice_of_forts(state)
    elif phase == GARRISONS:
        next_garrison(state)
    elif phase == NEXT_TRAITOR:
        next_traitor(state, journal)
    elif phase == INCOME:
        pay_income(state, journal)
    elif phase == NEW_KINGS:
        vacate_for_new_kings(state, journal)
    elif phase == RANSOMS:
        next_ransom(state, journal)
    elif phase == END_ROUND:
        end_round(state, journal)
    elif phase == NEW_ROUND:
        begin_round(state, journal)


@rule
def end_action(state):
    """TARA-3.1, TARA-8.1: the next player's turn, or the next region's traitor; after all cards the round ends."""
    clear_action(state)
    if state.visited:
        state.phase = NEXT_TRAITOR
        return
    state.first_turn = 0
    state.turn = (state.turn + 1) % state.players
    if state.hand[state.turn]:
        state.actor = state.turn
        state.phase = TURN
    else:
        state.phase = NEXT_TRAITOR
