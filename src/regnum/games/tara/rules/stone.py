"""11 Stone of Destiny."""

import numpy as np

from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.tara.actions import DISMANTLE_FORT, LIFT_PIECE, SWAP_AT
from regnum.games.tara.events import EXCHANGED, FORT_GIVEN_UP
from regnum.games.tara.rules.stacks import controller, list_each, lowest, occupied, reduce_fort, release
from regnum.games.tara.rules.vacating import vacate_if_full
from regnum.games.tara.state import BELOW_KING, DISMANTLE, FORTS, LIFT, NO_NODE, NOTHING, PAY

TOP = 0  # depth of a stack's top piece, on which none lies


@rule
def list_swaps(state, actions):
    """TARA-11.1: two stacks, or one with at least two pieces, none in the king position."""
    stacks = occupied(state, state.region) & BELOW_KING
    count = 0
    firsts = stacks
    while firsts:
        first = lowest(firsts)
        if state.captive[state.region, first] != NO_NODE:
            actions[count] = SWAP_AT[first, first]
            count += 1
        firsts &= firsts - 1
        seconds = firsts
        while seconds:
            actions[count] = SWAP_AT[first, lowest(seconds)]
            seconds &= seconds - 1
            count += 1
    return count


@rule
def choose_stacks(state, first, second):
    """TARA-11.1: the stacks that the two pieces are in."""
    state.spot = first
    state.other = second
    state.lifted = NOTHING
    state.phase = LIFT


@rule
def captive_at(state, region, position, depth):
    """TARA-1.4: the node of the piece on which so many others lie; NO_NODE for the top one, which has none."""
    if depth == TOP:
        return np.int64(NO_NODE)
    node = np.int64(state.captive[region, position])
    for _ in range(depth - 1):
        node = np.int64(state.below[node])
    return node


@rule
def lowest_depth(state, region, position):
    """TARA-1.4: how many pieces lie on the lowest one of a stack."""
    depth = np.int64(TOP)
    node = np.int64(state.captive[region, position])
    while node != NO_NODE:
        depth += 1
        node = np.int64(state.below[node])
    return depth


@rule
def list_lifts(state, actions):
    """TARA-11.1: any piece of each stack; of a single one the upper piece first, then one below it.

    No two are the same choice, not even neighbours of one owner: what comes in their place lies higher or lower.
    """
    second = state.lifted != NOTHING
    first_depth = np.int64(TOP)
    last_depth = lowest_depth(state, state.region, state.other if second else state.spot)
    if state.spot == state.other:
        if second:
            first_depth = np.int64(state.lifted) + 1
        else:
            last_depth -= 1
    count = 0
    for depth in range(first_depth, last_depth + 1):
        actions[count] = LIFT_PIECE[depth]
        count += 1
    return count


@rule
def lift(state, depth, journal):
    """TARA-11.1: one piece, then the other; then they change places."""
    if state.lifted == NOTHING:
        state.lifted = depth
    else:
        exchange(state, np.int64(state.lifted), depth, journal)


@rule
def owner_of(state, region, position, node):
    """Whose piece it is: a captive, or with NO_NODE the top one."""
    return np.int64(state.owner[node]) if node != NO_NODE else np.int64(controller(state, region, position))


@rule
def replace(state, region, position, node, was, owner):
    """A piece of another owner takes the place of one on top (NO_NODE) or of a captive."""
    if node != NO_NODE:
        state.owner[node] = owner
    else:
        state.held[region, was] &= ~(1 << position)
        state.held[region, owner] |= 1 << position


@rule
def exchange(state, depth, depth_other, journal):
    """TARA-11.1, TARA-11.3: two pieces change places; those of the player that come on top can be activated."""
    region, seat = state.region, state.actor
    first, second = np.int64(state.spot), np.int64(state.other)
    node, node_other = captive_at(state, region, first, depth), captive_at(state, region, second, depth_other)
    owner = owner_of(state, region, first, node)
    owner_other = owner_of(state, region, second, node_other)
    tell(journal, EXCHANGED, seat, region, first, owner, second, owner_other)
    replace(state, region, first, node, owner, owner_other)
    replace(state, region, second, node_other, owner_other, owner)
    put_right(state, region, first)
    if second != first:
        put_right(state, region, second)
    active = np.int64(0)
    if depth == TOP and owner_other == seat:
        active |= np.int64(1) << first
    if depth_other == TOP and owner == seat:
        active |= np.int64(1) << second
    if vacate_if_full(state, region, journal):
        return
    state.active = active
    state.phase = FORTS


@rule
def put_right(state, region, position):
    """TARA-11.2: two of one owner on top are a fort, all others of that owner there return to the stock."""
    seat = controller(state, region, position)
    node = np.int64(state.captive[region, position])
    if node != NO_NODE and state.owner[node] == seat:
        state.forts[region] |= 1 << position
        release(state, region, position, seat, 1)
    else:
        state.forts[region] &= ~(1 << position)
        release(state, region, position, seat, 0)


@rule
def next_choice_of_forts(state):
    """TARA-11.2: who now has two forts in the region gives one up, clockwise from the player whose turn it is."""
    for n in range(state.players):
        seat = (state.turn + n) % state.players
        forts = np.int64(state.forts[state.region]) & state.held[state.region, seat]
        if forts & (forts - 1):
            state.actor = seat
            state.phase = DISMANTLE
            return
    state.actor = state.turn
    state.phase = PAY


@rule
def list_forts(state, actions):
    """TARA-11.2: the player's forts in the region."""
    forts = np.int64(state.forts[state.region]) & state.held[state.region, state.actor]
    return list_each(forts, DISMANTLE_FORT[0], actions, 0)


@rule
def dismantle(state, position, journal):
    """TARA-11.2, TARA-11.3: its top piece returns; the position stays active or not as it was."""
    reduce_fort(state, state.region, position, state.actor)
    tell(journal, FORT_GIVEN_UP, state.actor, state.region, position)
    state.phase = FORTS
