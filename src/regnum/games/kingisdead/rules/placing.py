"""5.5 Settlement, 5.6 Scots, Welsh and Romano-British: followers come from the supply."""

from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.kingisdead.actions import PLACE_ONE, PLACE_TWO
from regnum.games.kingisdead.components import HOME, NEIGHBOURS
from regnum.games.kingisdead.events import NO_EFFECT, PLACED
from regnum.games.kingisdead.rules.struggles import is_open
from regnum.games.kingisdead.rules.summon import finish_card, finish_idle_card
from regnum.games.kingisdead.state import FACTION_CARD, FACTION_COUNT, RALLY, REGION_COUNT, SETTLE


@rule
def next_to_settle(state, faction):
    """KID-5.5: the first faction from this one on that is in the supply, else FACTION_COUNT."""
    while faction < FACTION_COUNT and state.supply[faction] == 0:
        faction += 1
    return faction


@rule
def begin_settlement(state, journal):
    """KID-5.5: one follower of each faction in the supply; in which order they are placed makes no difference."""
    if next_to_settle(state, 0) == FACTION_COUNT:
        tell(journal, NO_EFFECT, state.actor, state.card)
    continue_settlement(state, 0, journal)


@rule
def continue_settlement(state, faction, journal):
    """KID-5.5, KID-6.3: a faction missing from the supply is skipped."""
    state.settling = next_to_settle(state, faction)
    if state.settling < FACTION_COUNT:
        state.phase = SETTLE
    else:
        state.settling = 0
        finish_card(state, journal)


@rule
def list_settlements(state, actions):
    """KID-5.5: any unresolved region."""
    count = 0
    for region in range(REGION_COUNT):
        if is_open(state, region):
            actions[count] = PLACE_ONE[state.settling, region]
            count += 1
    return count


@rule
def settle(state, faction, region, journal):
    """KID-5.5: a follower of the supply settles."""
    place(state, faction, region, journal)
    continue_settlement(state, faction + 1, journal)


@rule
def place(state, faction, region, journal):
    """A follower goes from the supply into a region."""
    state.supply[faction] -= 1
    state.board[region, faction] += 1
    tell(journal, PLACED, state.actor, faction, region)


@rule
def counts_as_controlled(state, region, faction):
    """KID-5.6: a home that is still unresolved counts as its faction's."""
    return state.control[region] == faction or (HOME[faction] == region and is_open(state, region))


@rule
def rally_regions(state, faction):
    """KID-5.6: the unresolved regions beside one that the faction controls, as a mask."""
    unresolved = 0
    beside = 0
    for region in range(REGION_COUNT):
        if is_open(state, region):
            unresolved |= 1 << region
        if counts_as_controlled(state, region, faction):
            beside |= NEIGHBOURS[state.map, region]
    return unresolved & beside


@rule
def rallying(state, faction):
    """KID-5.6, KID-6.3: two followers, or as many as supply and regions allow."""
    return min(2, state.supply[faction]) if rally_regions(state, faction) else 0


@rule
def begin_rally(state, journal):
    """KID-5.6: Scots, Welsh or Romano-British."""
    if rallying(state, state.card - FACTION_CARD) > 0:
        state.phase = RALLY
    else:
        finish_idle_card(state, journal)


@rule
def list_rallies(state, actions):
    """KID-5.6: a region for each follower, also the same for both."""
    faction = state.card - FACTION_CARD
    both = state.supply[faction] >= 2
    regions = rally_regions(state, faction)
    count = 0
    for region in range(REGION_COUNT):
        if regions >> region & 1:
            if not both:
                actions[count] = PLACE_ONE[faction, region]
                count += 1
                continue
            for other in range(region, REGION_COUNT):
                if regions >> other & 1:
                    actions[count] = PLACE_TWO[faction, region, other]
                    count += 1
    return count


@rule
def rally(state, faction, region, other, journal):
    """KID-5.6: followers of the supply gather; `other` is negative for a single one."""
    place(state, faction, region, journal)
    if other >= 0:
        place(state, faction, other, journal)
    finish_card(state, journal)
