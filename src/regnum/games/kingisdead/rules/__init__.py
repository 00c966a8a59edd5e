"""The rules of The King is Dead, a file per chapter of the rulebook. Here: what may be decided, and what it does."""

from regnum.core.chance import reseed
from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.kingisdead.actions import ARGUMENTS, PASS, PLAY
from regnum.games.kingisdead.events import LAST_CARD_BARRED, NO_CARDS, PASSED, PLAYED
from regnum.games.kingisdead.rules.crown import begin_crown, crown, list_swaps, list_tokens, swap
from regnum.games.kingisdead.rules.exchange import (
    begin_exchange,
    carry_out,
    choose_regions,
    list_exchanges,
    list_returned,
    list_sent,
    send,
    sending_of,
)
from regnum.games.kingisdead.rules.last_card import can_win_with, is_last_card, must_win, only_winning
from regnum.games.kingisdead.rules.placing import (
    begin_rally,
    begin_settlement,
    list_rallies,
    list_settlements,
    rally,
    settle,
)
from regnum.games.kingisdead.rules.struggles import hand_size, lift_ban, pass_turn
from regnum.games.kingisdead.rules.summon import list_summons, summon
from regnum.games.kingisdead.state import (
    AMBASSADOR,
    CARD_COUNT,
    CROWN,
    EXCHANGE,
    GARRISON,
    RALLY,
    RETURN,
    SEND,
    SETTLE,
    SETTLEMENT,
    SUMMON,
    SWAP,
    TOKEN,
    TURN,
)


@rule
def legal(state, actions):
    """All legal actions of the player to act, in ascending order; their number."""
    if state.phase == TURN:
        return list_plays(state, actions)
    count = list_choices(state, actions)
    return only_winning(state, actions, count) if must_win(state) else count


@rule
def list_plays(state, actions):
    """KID-3.1, KID-3.3, KID-7.1: pass, or play any card in hand; the last card of three players only to win."""
    actions[0] = PASS
    count = 1
    for card in range(CARD_COUNT):
        if state.hand[state.actor, card] > 0 and (not is_last_card(state) or can_win_with(state, card)):
            actions[count] = PLAY[card]
            count += 1
    return count


@rule
def list_choices(state, actions):
    """What the card in play asks for."""
    phase = state.phase
    if phase == SUMMON:
        return list_summons(state, actions)
    if phase == SETTLE:
        return list_settlements(state, actions)
    if phase == RALLY:
        return list_rallies(state, actions)
    if phase == EXCHANGE:
        return list_exchanges(state, state.moving, actions)
    if phase == SEND:
        return list_sent(state, actions)
    if phase == RETURN:
        return list_returned(state, actions)
    if phase == SWAP:
        return list_swaps(state, actions)
    return list_tokens(state, actions)


@rule
def apply(state, action, journal):
    """Carry out one decision."""
    a, b, c = ARGUMENTS[action, 0], ARGUMENTS[action, 1], ARGUMENTS[action, 2]
    phase = state.phase
    if phase == TURN:
        if action == PASS:
            tell_pass(state, journal)
            pass_turn(state, journal)
        else:
            play_card(state, a, journal)
    elif phase == SUMMON:
        summon(state, a, b, journal)
    elif phase == SETTLE:
        settle(state, a, b, journal)
    elif phase == RALLY:
        rally(state, a, b, c, journal)
    elif phase == EXCHANGE:
        choose_regions(state, a, b, sending_of(action))
    elif phase == SEND:
        send(state, a, b, journal)
    elif phase == RETURN:
        carry_out(state, a, journal)
    elif phase == SWAP:
        swap(state, a, b, journal)
    elif phase == TOKEN:
        crown(state, a, journal)


@rule
def tell_pass(state, journal):
    """KID-3.3: a pass for want of cards, or because the last one can't win, is told as such."""
    if journal.shape[0] > 1:
        event = PASSED
        if hand_size(state, state.actor) == 0:
            event = NO_CARDS
        elif is_last_card(state):
            event = LAST_CARD_BARRED
            for card in range(CARD_COUNT):
                if state.hand[state.actor, card] > 0 and can_win_with(state, card):
                    event = PASSED
        tell(journal, event, state.actor)


@rule
def play_card(state, card, journal):
    """KID-3.4, KID-3.8, KID-6.1: the card goes on its owner's pile and takes effect as far as possible."""
    seat = state.actor
    state.hand[seat, card] -= 1
    state.pile[seat, state.pile_size[seat]] = card
    state.pile_size[seat] += 1
    state.cards_played += 1
    state.latest_card[seat] = state.cards_played
    state.passes = 0
    state.card = card
    tell(journal, PLAYED, seat, card)
    if card == GARRISON or card == AMBASSADOR:
        begin_exchange(state, journal)
        return
    lift_ban(state)
    if card == CROWN:
        begin_crown(state, journal)
    elif card == SETTLEMENT:
        begin_settlement(state, journal)
    else:
        begin_rally(state, journal)


@rule
def conceal(state, seat, seed):
    """Nothing is hidden but the generator, which draws nothing after the set-up."""
    reseed(state, seed)
