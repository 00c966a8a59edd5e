"""11 Stone of Destiny."""

import numpy as np

from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.tara.actions import DISMANTLE_FORT, LIFT_ONE, LIFT_TWO, SWAP_AT
from regnum.games.tara.events import EXCHANGED, FORT_GIVEN_UP
from regnum.games.tara.rules.stacks import controller, lowest, occupied, reduce_fort, release
from regnum.games.tara.rules.vacating import vacate_if_full
from regnum.games.tara.state import BELOW_KING, DISMANTLE, FORTS, LIFT, NO_NODE, NOTHING, PAY, SEATS

TOP = 0  # of a stack; a captive is 1 + its owner


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
def owners_among_captives(state, region, position):
    """TARA-11.1: the seats with captives in a stack, as bits."""
    owners = np.int64(0)
    node = np.int64(state.captive[region, position])
    while node != NO_NODE:
        owners |= np.int64(1) << np.int64(state.owner[node])
        node = np.int64(state.below[node])
    return owners


@rule
def list_lifts(state, actions):
    """TARA-11.1: the top piece or a colour's uppermost captive, of each stack; two pieces of a single stack at once."""
    position = state.spot if state.lifted == NOTHING else state.other
    choices = owners_among_captives(state, state.region, position) << 1 | 1
    count = 0
    for piece in range(1 + SEATS):
        if choices >> piece & 1:
            if state.spot != state.other:
                actions[count] = LIFT_ONE[piece]
                count += 1
            else:
                for other in range(piece + 1, 1 + SEATS):
                    if choices >> other & 1:
                        actions[count] = LIFT_TWO[piece, other]
                        count += 1
    return count


@rule
def lift(state, piece, other, journal):
    """TARA-11.1: a piece of each stack, or both of one; then they change places."""
    if other >= 0:
        exchange(state, piece, other, journal)
    elif state.lifted == NOTHING:
        state.lifted = piece
    else:
        exchange(state, state.lifted, piece, journal)


@rule
def uppermost_of(state, region, position, seat):
    """TARA-11.1: of several captives of one owner the uppermost is meant."""
    node = np.int64(state.captive[region, position])
    while state.owner[node] != seat:
        node = np.int64(state.below[node])
    return node


@rule
def replace(state, region, position, node, was, owner):
    """A piece of another owner takes the place of one on top (NO_NODE) or of a captive."""
    if node != NO_NODE:
        state.owner[node] = owner
    else:
        state.held[region, was] &= ~(1 << position)
        state.held[region, owner] |= 1 << position


@rule
def exchange(state, piece, other, journal):
    """TARA-11.1, TARA-11.3: two pieces change places; those of the player that come on top can be activated."""
    region, seat = state.region, state.actor
    first, second = np.int64(state.spot), np.int64(state.other)
    node = uppermost_of(state, region, first, piece - 1) if piece != TOP else np.int64(NO_NODE)
    node_other = uppermost_of(state, region, second, other - 1) if other != TOP else np.int64(NO_NODE)
    owner = piece - 1 if piece != TOP else controller(state, region, first)
    owner_other = other - 1 if other != TOP else controller(state, region, second)
    tell(journal, EXCHANGED, seat, region, first, owner, second, owner_other)
    replace(state, region, first, node, owner, owner_other)
    replace(state, region, second, node_other, owner_other, owner)
    put_right(state, region, first)
    if second != first:
        put_right(state, region, second)
    active = np.int64(0)
    if piece == TOP and owner_other == seat:
        active |= np.int64(1) << first
    if other == TOP and owner == seat:
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
    count = 0
    while forts:
        actions[count] = DISMANTLE_FORT[lowest(forts)]
        forts &= forts - 1
        count += 1
    return count


@rule
def dismantle(state, position, journal):
    """TARA-11.2, TARA-11.3: its top piece returns; the position stays active or not as it was."""
    reduce_fort(state, state.region, position, state.actor)
    tell(journal, FORT_GIVEN_UP, state.actor, state.region, position)
    state.phase = FORTS
