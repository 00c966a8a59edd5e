"""1.4 Stacks, 4.4 to 4.7 what a piece does where it comes to stand, 5 forts.

The top piece of a stack is a bit of `held`; all below it are captives, linked from the uppermost downwards.
"""

import numpy as np

from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.tara.events import BREACHED, CAPTURED, DETHRONED, FORT_GIVEN_UP, FORTIFIED, FREED
from regnum.games.tara.state import KING, KING_BIT, NO_NODE, NOBODY, SEATS


@rule
def count_bits(mask):
    """How many positions or cards a set has. Compilers know this way to count, and have processors do it at once."""
    x = mask - (mask >> 1 & 0x5555555555555555)
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333)
    x = x + (x >> 4) & 0x0F0F0F0F0F0F0F0F
    return x * 0x0101010101010101 >> 56 & 0xFF


@rule
def lowest(mask):
    """The first position or card of a set that is not empty."""
    return count_bits((mask & -mask) - 1)


@rule
def list_each(members, first, actions, count):
    """Add an action for each position or card of a set, position or card 0 having the action `first`; the new count."""
    while members:
        actions[count] = first + lowest(members)
        members &= members - 1
        count += 1
    return count


@rule
def occupied(state, region):
    """Positions with a piece."""
    held = state.held
    return np.int64(held[region, 0]) | held[region, 1] | held[region, 2] | held[region, 3]


@rule
def controller(state, region, position):
    """TARA-1.4: the seat whose piece is on top, or NOBODY."""
    for seat in range(SEATS):
        if state.held[region, seat] >> position & 1:
            return seat
    return NOBODY


@rule
def with_most(state, region, positions):
    """TARA-8.2, TARA-9.1: the player who controls strictly most of these positions, or NOBODY."""
    most = np.int64(0)
    player = np.int64(NOBODY)
    for seat in range(state.players):
        held = count_bits(np.int64(state.held[region, seat]) & positions)
        if held > most:
            most = held
            player = np.int64(seat)
        elif held == most:
            player = np.int64(NOBODY)
    return player


@rule
def put_below(state, region, position, owner):
    """A piece becomes the uppermost captive of a stack."""
    node = np.int64(state.free)
    state.free = state.below[node]
    state.owner[node] = owner
    state.below[node] = state.captive[region, position]
    state.captive[region, position] = node


@rule
def drop_node(state, node):
    """A piece leaves its stack."""
    state.owner[node] = 0
    state.below[node] = state.free
    state.free = node


@rule
def take_uppermost_captive(state, region, position):
    """Take the uppermost captive off a stack; its owner."""
    node = np.int64(state.captive[region, position])
    owner = np.int64(state.owner[node])
    state.captive[region, position] = state.below[node]
    drop_node(state, node)
    return owner


@rule
def return_to_stock(state, region, owner):
    """A piece goes back from the board."""
    state.stock[owner] += 1
    state.pieces[region, owner] -= 1


@rule
def release(state, region, position, seat, spared):
    """TARA-4.5, TARA-11.2: a seat's captives return to its stock, but for the `spared` uppermost ones; their number."""
    freed = np.int64(0)
    before = np.int64(NO_NODE)
    node = np.int64(state.captive[region, position])
    while node != NO_NODE:
        following = np.int64(state.below[node])
        if state.owner[node] == seat and spared <= 0:
            if before == NO_NODE:
                state.captive[region, position] = following
            else:
                state.below[before] = following
            drop_node(state, node)
            return_to_stock(state, region, seat)
            freed += 1
        else:
            before = node
        spared -= 1
        node = following
    return freed


@rule
def captives_of(state, region, position, seat):
    """How many captives a seat has in a stack."""
    count = np.int64(0)
    node = np.int64(state.captive[region, position])
    while node != NO_NODE:
        if state.owner[node] == seat:
            count += 1
        node = np.int64(state.below[node])
    return count


@rule
def reduce_fort(state, region, position, seat):
    """TARA-4.7, TARA-5.2: the top piece of a fort returns to its owner, who still controls the position."""
    take_uppermost_captive(state, region, position)
    return_to_stock(state, region, seat)
    state.forts[region] &= ~(1 << position)


@rule
def fort_of(state, region, seat):
    """TARA-5.2: the position of a seat's fort in a region, or NOBODY; the first one while the Stone has made two."""
    mine = np.int64(state.forts[region]) & state.held[region, seat]
    return lowest(mine) if mine else NOBODY


@rule
def fortify(state, region, position, seat, journal):
    """TARA-4.6, TARA-5.1, TARA-5.2: a fort, for which an older one in the region is given up."""
    older = fort_of(state, region, seat)
    put_below(state, region, position, seat)
    state.stock[seat] -= 1
    state.pieces[region, seat] += 1
    state.forts[region] |= 1 << position
    tell(journal, FORTIFIED, seat, region, position)
    if older != NOBODY:
        reduce_fort(state, region, older, seat)
        tell(journal, FORT_GIVEN_UP, seat, region, older)


@rule
def capture(state, region, position, seat, owner, journal):
    """TARA-4.5: all pieces there become captives, but the player's own are freed."""
    put_below(state, region, position, owner)
    freed = release(state, region, position, seat, 0)
    state.held[region, owner] &= ~(1 << position)
    state.held[region, seat] |= 1 << position
    state.stock[seat] -= 1
    state.pieces[region, seat] += 1
    tell(journal, CAPTURED, seat, region, position, owner)
    if freed:
        tell(journal, FREED, seat, region, position, freed)


@rule
def place_piece(state, region, position, seat, event, journal):
    """TARA-4.4, TARA-4.5, TARA-4.6, TARA-4.7, TARA-6.3, TARA-6.5: place a piece or promote into a position.

    `event` names it.
    """
    owner = controller(state, region, position)
    if owner == NOBODY:
        state.held[region, seat] |= 1 << position
        state.stock[seat] -= 1
        state.pieces[region, seat] += 1
        tell(journal, event, seat, region, position)
    elif owner == seat:
        fortify(state, region, position, seat, journal)
    elif position == KING and state.king[region]:
        state.king[region] = 0
        state.held[region, owner] &= ~KING_BIT
        tell(journal, DETHRONED, seat, region, owner)
    elif state.forts[region] >> position & 1:
        reduce_fort(state, region, position, owner)
        tell(journal, BREACHED, seat, region, position, owner)
    else:
        capture(state, region, position, seat, owner, journal)
