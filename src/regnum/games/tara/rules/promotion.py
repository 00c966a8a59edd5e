"""6 Activation and promotion, 7 victory."""

import numpy as np

from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.tara.actions import ACTIVATE, PAY_COST, PROMOTE_INTO, STOP
from regnum.games.tara.components import COST
from regnum.games.tara.events import ACTIVATED, PAID, PROMOTED
from regnum.games.tara.rules.stacks import list_each, place_piece
from regnum.games.tara.rules.vacating import vacate_if_full, win_by_kings, win_region
from regnum.games.tara.state import BELOW_KING, END_ACTION, KING, PROMOTE

# Positions with a right neighbour in their rank
LEFT_OF_TWO = 0x1 | 0x2 | 0x4 | 0x8 | 0x20 | 0x40 | 0x80 | 0x200 | 0x400 | 0x1000


@rule
def positions_above(held, active):
    """TARA-1.1, TARA-6.2: the positions above two neighbours of which one at least is active."""
    pairs = held & held >> 1 & (active | active >> 1) & LEFT_OF_TWO
    return (pairs & 0xF) << 5 | (pairs & 0xE0) << 4 | (pairs & 0x600) << 3 | (pairs & 0x1000) << 2


@rule
def promotions(state):
    """TARA-6.3, TARA-6.4, TARA-6.5, TARA-4.8: where the player may promote a piece into."""
    seat, region = state.actor, state.region
    if state.stock[seat] == 0:
        return np.int64(0)
    mine = np.int64(state.held[region, seat])
    above = positions_above(mine, np.int64(state.active)) & ~np.int64(state.promoted)
    # One's own fort takes no third piece, one's own king no second.
    return above & ~(mine & (np.int64(state.forts[region]) | ~BELOW_KING))


@rule
def activations(state):
    """TARA-6.3, TARA-6.4: own pieces that may be activated without adding one."""
    seat, region = state.actor, state.region
    mine = np.int64(state.held[region, seat])
    active = np.int64(state.active)
    return positions_above(mine, active) & mine & ~active & ~np.int64(state.promoted) & BELOW_KING


@rule
def list_payments(state, actions):
    """TARA-6.1: payment is offered if it can be paid and a promotion would then be possible."""
    count = 0
    if state.cumal[state.actor] >= COST[state.card] and promotions(state) | activations(state):
        actions[0] = PAY_COST
        count = 1
    actions[count] = STOP
    return count + 1


@rule
def list_promotions(state, actions):
    """TARA-6.4: any promotion that is possible, or no more."""
    count = list_each(promotions(state), PROMOTE_INTO[0], actions, 0)
    count = list_each(activations(state), ACTIVATE[0], actions, count)
    actions[count] = STOP
    return count + 1


@rule
def pay(state, journal):
    """TARA-6.1: the cost goes to the bank."""
    state.cumal[state.actor] -= COST[state.card]
    tell(journal, PAID, state.actor, COST[state.card])
    state.phase = PROMOTE


@rule
def promote(state, position, journal):
    """TARA-6.3, TARA-6.5: into the position above; a piece that then stands there is active."""
    seat, region = state.actor, state.region
    place_piece(state, region, position, seat, PROMOTED, journal)
    state.promoted |= 1 << position
    if state.held[region, seat] >> position & 1:
        state.active |= 1 << position
        if position == KING:
            if win_by_kings(state, seat, journal):
                return
            if state.players == 2:
                win_region(state, region, journal)
                return
        vacate_if_full(state, region, journal)


@rule
def activate(state, position, journal):
    """TARA-6.3, TARA-6.4: one's own piece there becomes active, and nothing is added."""
    state.active |= 1 << position
    state.promoted |= 1 << position
    tell(journal, ACTIVATED, state.actor, state.region, position)


@rule
def stop(state):
    """TARA-6.4: no (more) promotions."""
    state.phase = END_ACTION
