"""8 End of a round: income, new kings, exchange and ransom, the next start player."""

import numpy as np

from regnum.core.compiled import rule
from regnum.core.header import OVER
from regnum.core.journal import tell
from regnum.games.tara.actions import DECLINE, NAME_START, PAY_RANSOM
from regnum.games.tara.events import (
    DRAWN_GAME,
    INCOME_PAID,
    NAMED,
    PRISONERS_EXCHANGED,
    RANSOM_REFUSED,
    RANSOMED,
    ROUND_BEGINS,
)
from regnum.games.tara.rules.cards import deal
from regnum.games.tara.rules.stacks import with_most
from regnum.games.tara.rules.vacating import vacate
from regnum.games.tara.state import (
    DRAWN,
    END_ROUND,
    GARRISONS,
    HIGH_KING,
    KING_BIT,
    LAST_ROUND,
    NAME,
    NEW_KINGS,
    NEW_ROUND,
    NOBODY,
    RANK_BITS,
    RANSOM,
    RANSOMS,
    REGION_COUNT,
    TURN,
)

ALL_OF_THEM = 3  # cumal that free all of a colour


@rule
def regions_with_rank(state, seat, rank):
    """TARA-8.2: in how many regions a player controls positions of a rank."""
    regions = 0
    for region in range(REGION_COUNT):
        if state.held[region, seat] & rank:
            regions += 1
    return regions


@rule
def pay_income(state, journal):
    """TARA-8.2: 1 cumal for most of a rank in a region, 1 for a rank held in several regions; kings earn nothing."""
    earned = np.int64(0)  # eight bits for each seat
    for rank in RANK_BITS:
        for region in range(REGION_COUNT):
            player = with_most(state, region, rank)
            if player != NOBODY:
                earned += np.int64(1) << 8 * player
        for seat in range(state.players):
            if regions_with_rank(state, seat, rank) > 1:
                earned += np.int64(1) << 8 * seat
    for seat in range(state.players):
        cumal = earned >> 8 * seat & 0xFF
        state.cumal[seat] += cumal
        if cumal:
            tell(journal, INCOME_PAID, seat, cumal)
    state.phase = NEW_KINGS


@rule
def vacate_for_new_kings(state, journal):
    """TARA-8.3, TARA-8.4, TARA-8.5: vacate all regions with a new king, then garrison them."""
    for region in range(REGION_COUNT):
        if state.king[region] == 0:
            for seat in range(state.players):
                if state.held[region, seat] & KING_BIT:
                    state.garrisons |= 1 << region
            if state.garrisons >> region & 1:
                vacate(state, region, journal)
    state.after = RANSOMS
    state.phase = GARRISONS


@rule
def exchange_prisoners(state, seat, journal):
    """TARA-8.6: one for one with each player, as many as possible."""
    for n in range(1, state.players):
        other = (seat + n) % state.players
        count = min(state.prisoners[seat, other], state.prisoners[other, seat])
        if count > 0:
            state.prisoners[seat, other] -= count
            state.prisoners[other, seat] -= count
            state.stock[seat] += count
            state.stock[other] += count
            tell(journal, PRISONERS_EXCHANGED, seat, other, count)


@rule
def captor_seat(state):
    """TARA-8.6: the player whose rath it is."""
    return (state.start + state.captor) % state.players


@rule
def next_ransom(state, journal):
    """TARA-8.6: from the start player on, exchange; then the owners clockwise from the captor's left may pay."""
    while state.captor < state.players:
        seat = captor_seat(state)
        if state.debtor == 0:
            exchange_prisoners(state, seat, journal)
        while state.debtor < state.players - 1:
            state.debtor += 1
            owner = (seat + state.debtor) % state.players
            if state.prisoners[seat, owner] > 0:
                state.actor = owner
                state.phase = RANSOM
                return
        state.captor += 1
        state.debtor = 0
    state.captor = 0
    state.phase = END_ROUND


@rule
def list_ransoms(state, actions):
    """TARA-8.6: 1 cumal for one, 2 for two, 3 for all if there are three or more; or refuse."""
    held = state.prisoners[captor_seat(state), state.actor]
    count = 0
    for n in range(1, ALL_OF_THEM + 1):
        if held >= n and state.cumal[state.actor] >= n:
            actions[count] = PAY_RANSOM[n - 1]
            count += 1
    actions[count] = DECLINE
    return count + 1


@rule
def pay_ransom(state, cost, journal):
    """TARA-8.6: the captor gets the money, the owner the pieces."""
    seat, owner = captor_seat(state), state.actor
    count = np.int64(state.prisoners[seat, owner]) if cost == ALL_OF_THEM else np.int64(cost)
    state.prisoners[seat, owner] -= count
    state.stock[owner] += count
    state.cumal[owner] -= cost
    state.cumal[seat] += cost
    tell(journal, RANSOMED, owner, seat, count, cost)
    state.phase = RANSOMS


@rule
def refuse_ransom(state, journal):
    """TARA-8.6: the prisoners stay."""
    tell(journal, RANSOM_REFUSED, state.actor, captor_seat(state))
    state.phase = RANSOMS


@rule
def end_round(state, journal):
    """TARA-8.7, TARA-8.9: the start player names the next one; after the last round the game is drawn."""
    if state.round_number >= LAST_ROUND:
        state.ending = DRAWN
        state.actor = OVER
        state.phase = NAME
        tell(journal, DRAWN_GAME)
        return
    state.actor = state.start
    state.phase = NAME


@rule
def list_names(state, actions):
    """TARA-8.7: any other player."""
    count = 0
    for seat in range(state.players):
        if seat != state.start:
            actions[count] = NAME_START[seat]
            count += 1
    return count


@rule
def name_start_player(state, seat, journal):
    """TARA-8.7: the start player of the next round."""
    tell(journal, NAMED, state.start, seat)
    state.start = seat
    state.phase = NEW_ROUND


@rule
def begin_round(state, journal):
    """TARA-2.3: cards are dealt at the start and after every second round; else the kept ones are played."""
    state.round_number += 1
    tell(journal, ROUND_BEGINS, state.round_number, state.start)
    if state.round_number % 2 == 1:
        deal(state, journal)
        return
    for seat in range(state.players):
        state.hand[seat] = state.kept[seat]
        state.kept[seat] = 0
    state.turn = state.actor = state.start
    state.phase = TURN


@rule
def outcome(state, result):
    """TARA-7.1, TARA-8.9: all for the High King, or equal shares of a draw."""
    for seat in range(state.players):
        if state.ending == HIGH_KING:
            result[seat] = 1.0 if seat == state.winner else 0.0
        else:
            result[seat] = 1.0 / state.players
