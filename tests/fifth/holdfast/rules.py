"""The rules of Holdfast, in the order of its rulebook."""

import numpy as np

from holdfast.actions import CHANGE, HOLD, YIELD
from holdfast.components import COPIES
from holdfast.events import CHANGED, CROWNED, DEALT, GAVE_UP, HELD, NOBODY, ROUND_BEGAN, SHOWED, WON
from holdfast.state import AGAIN, BOUND, CROWNS, HOLDS, NO_CARD, RANK_COUNT, SILENT, TURN, YIELDED
from regnum.core.chance import reseed, roll
from regnum.core.compiled import rule
from regnum.core.header import OVER
from regnum.core.journal import tell, tell_only


@rule
def setup(state, players, options, seed):
    """HF-2.1: three rounds, or five; a random player starts."""
    state.rounds = 3 + 2 * options[0]
    state.start = roll(state, players)
    deal(state)


@rule
def draw(state, seat, ranks):
    """HF-2.2, HF-3.3: a random card of the deck, of the lowest so many ranks."""
    left = np.int64(0)
    for rank in range(ranks):
        left += state.deck[rank]
    pick = roll(state, left)
    rank = 0
    while pick >= state.deck[rank]:
        pick -= state.deck[rank]
        rank += 1
    state.deck[rank] -= 1
    state.card[seat] = rank


@rule
def deal(state):
    """HF-2.2: all cards are shuffled, and everyone gets one."""
    for rank in range(RANK_COUNT):
        state.deck[rank] = COPIES
        state.open[rank] = 0
    for seat in range(state.players):
        state.said[seat] = SILENT
        draw(state, seat, RANK_COUNT)
    state.actor = state.start
    state.phase = TURN


@rule
def tell_card(state, seat, journal):
    """HF-6.1: for its owner's eyes."""
    tell_only(journal, seat, DEALT, seat, state.card[seat], -1, -1, -1, -1)


@rule
def legal(state, actions):
    """HF-3.1, HF-3.2, HF-3.3: hold, yield unless one is bound, change a card once."""
    actions[0] = HOLD
    count = 1
    actions[count] = YIELD
    count += state.card[state.actor] != BOUND
    actions[count] = CHANGE
    count += state.phase == TURN
    return count


@rule
def apply(state, action, journal):
    """HF-3.1, HF-3.2, HF-3.3: one decision; the round ends when all have spoken."""
    seat = np.int64(state.actor)
    if action == CHANGE:
        tell(journal, CHANGED, seat, state.card[seat])
        state.open[state.card[seat]] += 1
        draw(state, seat, RANK_COUNT)
        tell_card(state, seat, journal)
        state.phase = AGAIN
        return
    state.said[seat] = HOLDS if action == HOLD else YIELDED
    tell(journal, HELD if action == HOLD else GAVE_UP, seat)
    state.actor = (seat + 1) % state.players
    state.phase = TURN
    if state.actor == state.start:
        end_round(state, journal)


@rule
def end_round(state, journal):
    """HF-4.1, HF-4.2, HF-4.3: who holds shows; the highest card wins a crown for each who holds, equal ones nothing."""
    holders = 0
    best = np.int64(NO_CARD)
    winner = np.int64(-1)
    for seat in range(state.players):
        if state.said[seat] == HOLDS:
            holders += 1
            tell(journal, SHOWED, seat, state.card[seat])
            if state.card[seat] == best:
                winner = np.int64(-1)
            if state.card[seat] > best:
                best = np.int64(state.card[seat])
                winner = np.int64(seat)
    if winner >= 0:
        state.crowns[winner] += holders
        tell(journal, CROWNED, winner, holders)
    else:
        tell(journal, NOBODY)
    state.round_number += 1
    state.start = (state.start + 1) % state.players
    if state.round_number < state.rounds:
        deal(state)
        tell(journal, ROUND_BEGAN, state.round_number + 1, state.start)
        for seat in range(state.players):
            tell_card(state, seat, journal)
    else:
        end_game(state, journal)


@rule
def most_crowns(state):
    """HF-5.1: the crowns of the winner."""
    most = np.int64(0)
    for seat in range(state.players):
        most = max(most, np.int64(state.crowns[seat]))
    return most


@rule
def end_game(state, journal):
    """HF-5.1: most crowns win."""
    for seat in range(state.players):
        if state.crowns[seat] == most_crowns(state):
            tell(journal, WON, seat)
    state.ending = CROWNS
    state.actor = OVER


@rule
def outcome(state, result):
    """HF-5.1: the win is shared among equals."""
    winners = 0
    for seat in range(state.players):
        if state.crowns[seat] == most_crowns(state):
            winners += 1
    for seat in range(result.shape[0]):
        result[seat] = 0.0
        if seat < state.players and state.crowns[seat] == most_crowns(state):
            result[seat] = 1.0 / winners


@rule
def conceal(state, seat, seed):
    """HF-6.1: the cards of the others are drawn anew; who has yielded was not bound."""
    reseed(state, seed)
    for other in range(state.players):
        if other != seat:
            state.deck[state.card[other]] += 1
    for other in range(state.players):
        if other != seat and state.said[other] == YIELDED:
            draw(state, other, BOUND)
    for other in range(state.players):
        if other != seat and state.said[other] != YIELDED:
            draw(state, other, RANK_COUNT)
