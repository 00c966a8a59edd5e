"""3 Power struggles."""

from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.kingisdead.components import BANNER, SAXON_REGIONS
from regnum.games.kingisdead.events import LOYALIST_JOINED, RESOLVED
from regnum.games.kingisdead.rules.ending import end_game
from regnum.games.kingisdead.state import (
    CONTROL,
    FACTION_COUNT,
    INVASION,
    KIND_COUNT,
    LOYALIST_WIN,
    LOYALISTS,
    NO_CARD,
    REGION_COUNT,
    ROMANO_BRITISH,
    SAXONS,
    SCOTS,
    TURN,
    UNRESOLVED,
    WELSH,
)


@rule
def is_open(state, region):
    """KID-3.7: only an unresolved region can be changed."""
    return state.control[region] == UNRESOLVED


@rule
def hand_size(state, seat):
    """The cards that a player still holds."""
    return 8 - state.pile_size[seat]


@rule
def next_turn(state):
    """KID-3.1: the next player clockwise."""
    state.card = NO_CARD
    state.phase = TURN
    state.actor = (state.actor + 1) % state.players


@rule
def pass_turn(state, journal):
    """KID-3.2, KID-3.4, KID-3.6: a struggle ends when all have passed in a row; the next player starts the next."""
    state.passes += 1
    if state.passes == state.players:
        resolve(state, journal)
    if state.actor >= 0:
        next_turn(state)


@rule
def strongest(scots, welsh, romano_british, loyalists):
    """KID-3.5, KID-10.3: the kind with strictly most followers, else the Saxons."""
    most = max(scots, welsh, romano_british, loyalists)
    holder = SAXONS
    leaders = 0
    if scots == most:
        holder, leaders = SCOTS, leaders + 1
    if welsh == most:
        holder, leaders = WELSH, leaders + 1
    if romano_british == most:
        holder, leaders = ROMANO_BRITISH, leaders + 1
    if loyalists == most:
        holder, leaders = LOYALISTS, leaders + 1
    return holder if leaders == 1 else SAXONS


@rule
def raised(standing, position):
    """KID-8.1: the standing of a faction after winning the struggle at this position."""
    return (standing // 16 + 1) * 16 + position + 1


@rule
def resolve(state, journal):
    """KID-3.5: whose region is it? Then, in the order of KID-8.3, how does the game go on?"""
    region = state.order[state.struggle]
    board = state.board[region]
    holder = strongest(board[0], board[1], board[2], board[3])
    state.control[region] = holder
    tell(journal, RESOLVED, region, state.struggle + 1, holder)
    if holder < FACTION_COUNT:
        state.standing[holder] = raised(state.standing[holder], state.struggle)
    elif holder == SAXONS:
        state.saxons += 1
    clear_region(state, region)
    lift_ban(state)
    state.passes = 0
    if state.saxons == SAXON_REGIONS:
        end_game(state, INVASION, journal)
    elif holder == LOYALISTS:
        end_game(state, LOYALIST_WIN, journal)
    elif state.struggle == REGION_COUNT - 1:
        end_game(state, CONTROL, journal)
    else:
        if state.mordred:
            add_loyalist(state, region, journal)
        state.struggle += 1


@rule
def lift_ban(state):
    """KID-5.4: any exchange is allowed again."""
    state.ban_first = state.ban_second = 0
    state.ban_change[:] = 0


@rule
def clear_region(state, region):
    """KID-3.5: the followers go to the supply, loyalists leave the game."""
    for faction in range(FACTION_COUNT):
        state.supply[faction] += state.board[region, faction]
    for kind in range(KIND_COUNT):
        state.board[region, kind] = 0


@rule
def add_loyalist(state, resolved, journal):
    """KID-10.2: one joins the region of the resolved card's banner, if that is still open."""
    region = BANNER[resolved]
    if is_open(state, region):
        state.board[region, LOYALISTS] += 1
        tell(journal, LOYALIST_JOINED, region)
