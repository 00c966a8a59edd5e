"""Territory cards on their way: stacks, reserve, pile. Rules 2.2, 2.5, 3.2, 4.1."""

import numpy as np

from regnum.core.chance import roll
from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.tirnanog.components import FIRST_OF_KIND, KIND, KIND_COUNT_OF
from regnum.games.tirnanog.events import CAME_INTO_SIGHT, FOUNTAIN_FOUND, STACK_EMPTY
from regnum.games.tirnanog.state import EMPTY, FOUNTAIN, NONE


@rule
def draw_territory(state, kind):
    """TNO-2.2: any territory of the kind that nobody has seen, for the removed ones were removed unseen."""
    first = FIRST_OF_KIND[kind]
    last = first + KIND_COUNT_OF[kind]
    unseen = state.unseen
    count = 0
    for territory in range(first, last):
        count += (unseen >> territory) & 1
    pick = roll(state, count)
    for territory in range(first, last):
        if (unseen >> territory) & 1:
            if pick == 0:
                state.unseen = unseen & ~(np.int64(1) << territory)
                return territory
            pick -= 1
    return first


@rule
def uncover(state, kind, journal):
    """TNO-2.5, TNO-4.1, TNO-4.8: the next card of a stack comes into sight; is it a fountain?

    The fountain, if it is still below, lies with equal chance in each of the places there.
    """
    below = state.below[kind]
    if below == 0:
        state.top[kind] = EMPTY
        tell(journal, STACK_EMPTY, kind)
        return False
    state.below[kind] = below - 1
    if state.fountain_below[kind] and roll(state, below) == 0:
        state.fountain_below[kind] = 0
        state.top[kind] = FOUNTAIN
        tell(journal, FOUNTAIN_FOUND, state.turn, kind)
        return True
    state.top[kind] = draw_territory(state, kind)
    tell(journal, CAME_INTO_SIGHT, kind)
    return False


@rule
def visible(state, seat):
    """The visible consolidated territory of a player: the top of the pile unless it is face down; else NONE."""
    size = state.pile_size[seat]
    if size == 0:
        return np.int64(NONE)
    territory = np.int64(state.pile[seat, size - 1])
    return np.int64(NONE) if state.face_down[territory] else territory


@rule
def visible_kind(state, seat):
    """Its kind, or NONE."""
    territory = visible(state, seat)
    return np.int64(NONE) if territory == NONE else np.int64(KIND[territory])
