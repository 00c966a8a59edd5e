"""4 After every card."""

from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.kingisdead.actions import SUMMON_ONE
from regnum.games.kingisdead.events import NO_EFFECT, NOBODY_TO_SUMMON, SUMMONED
from regnum.games.kingisdead.rules.struggles import next_turn
from regnum.games.kingisdead.state import FACTION_COUNT, REGION_COUNT, SUMMON


@rule
def list_summons(state, actions):
    """KID-4.1, KID-4.2: any faction's follower of any region on the board."""
    count = 0
    for region in range(REGION_COUNT):
        for faction in range(FACTION_COUNT):
            if state.board[region, faction] > 0:
                actions[count] = SUMMON_ONE[region, faction]
                count += 1
    return count


@rule
def anybody_to_summon(state):
    """KID-4.1: does a faction's follower stand on the board?"""
    for region in range(REGION_COUNT):
        for faction in range(FACTION_COUNT):
            if state.board[region, faction] > 0:
                return True
    return False


@rule
def finish_card(state, journal):
    """KID-4.1: the card's effect is done, now its player summons."""
    if anybody_to_summon(state):
        state.phase = SUMMON
    else:
        tell(journal, NOBODY_TO_SUMMON, state.actor)
        next_turn(state)


@rule
def finish_idle_card(state, journal):
    """KID-6.1: a card that can do nothing."""
    tell(journal, NO_EFFECT, state.actor, state.card)
    finish_card(state, journal)


@rule
def summon(state, region, faction, journal):
    """KID-4.1: a follower comes to court."""
    state.board[region, faction] -= 1
    state.court[state.actor, faction] += 1
    tell(journal, SUMMONED, state.actor, faction, region)
    next_turn(state)
