"""Why can't I? The rule that forbids an action which is not legal now."""

from collections.abc import Callable
from typing import Any

from regnum.core.compiled import plain
from regnum.core.reasons import Reason
from regnum.games.kingisdead.actions import SPACE
from regnum.games.kingisdead.components import ADJACENT, CARDS, FACTIONS, REGIONS
from regnum.games.kingisdead.rules.ban import can_return, is_allowed, undoes
from regnum.games.kingisdead.rules.exchange import followers
from regnum.games.kingisdead.rules.placing import rally_regions
from regnum.games.kingisdead.rules.struggles import is_open
from regnum.games.kingisdead.state import GARRISON, NOTHING, SETTLE


def why_not(state: Any, number: int) -> Reason:
    action = SPACE[number]
    reason = REASONS[action.verb.name](state, *action.values)
    return reason or Reason("KID-7.1", "why-must-win")


def closed(state: Any, *regions: int) -> Reason | None:
    for region in regions:
        if not plain(is_open)(state, region):
            return Reason("KID-3.7", "why-resolved", {"region": ("region", REGIONS[region])})
    return None


def why_not_play(state: Any, card: int) -> Reason:
    if state.hand[state.actor, card] == 0:
        return Reason("KID-3.8", "why-card-gone", {"card": ("card", CARDS[card])})
    return Reason("KID-7.1", "why-last-card")


def why_not_swap(state: Any, first: int, second: int) -> Reason | None:
    for region in (first, second):
        if state.token[region]:
            return Reason("KID-5.1", "why-crowned", {"region": ("region", REGIONS[region])})
    return closed(state, first, second)


def why_not_crown(state: Any, region: int) -> Reason | None:
    if region not in (state.first, state.second):
        return Reason("KID-5.1", "why-token-elsewhere")
    return None


def why_not_exchange(state: Any, first: int, second: int, sending: int, returning: int) -> Reason | None:
    if reason := closed(state, first, second):
        return reason
    if state.card == GARRISON and not ADJACENT[state.map, first, second]:
        names = {"first": ("region", REGIONS[first]), "second": ("region", REGIONS[second])}
        return Reason("KID-5.2", "why-not-adjacent", names)
    if state.card != GARRISON and sending == 2:
        return Reason("KID-5.3", "why-ambassador-sends-one")
    if sending + returning < state.moving:
        return Reason("KID-6.2", "why-moves-too-few", {"count": int(state.moving)})
    for region, needed in ((first, sending), (second, returning)):
        if plain(followers)(state, region) < needed:
            return Reason("KID-6.2", "why-too-few-followers", {"region": ("region", REGIONS[region])})
    return None if plain(is_allowed)(state, first, second, sending, returning) else UNDOES


UNDOES = Reason("KID-5.4", "why-undoes")


def why_not_garrison(state: Any, first: int, second: int) -> Reason | None:
    return why_not_exchange(state, first, second, 2, max(0, int(state.moving) - 2))


def why_not_send(state: Any, *kinds: int) -> Reason | None:
    if len(kinds) != state.sending:
        return Reason("KID-6.2", "why-sends-other-number", {"count": int(state.sending)})
    for kind in set(kinds):
        if state.board[state.first, kind] < kinds.count(kind):
            return missing(state, state.first, kind)
    sent, sent_too = kinds if len(kinds) == 2 else (kinds[0], NOTHING)
    answer = plain(can_return)(state, state.first, state.second, sent, sent_too, state.moving - state.sending)
    return None if answer else UNDOES


def missing(state: Any, region: int, kind: int, rule: str = "KID-6.1") -> Reason:
    """No follower of a kind stands there, or not so many."""
    names = {"region": ("region", REGIONS[region]), "follower": ("follower", SPACE.kinds["follower"][kind])}
    return Reason(rule, "why-no-follower", names | {"count": int(state.board[region, kind])})


def why_not_return(state: Any, kind: int) -> Reason | None:
    if state.board[state.second, kind] == 0:
        return missing(state, state.second, kind)
    taken_back = plain(undoes)(state, state.first, state.second, state.sent, state.sent_too, kind)
    return UNDOES if taken_back else None


def why_not_place(state: Any, faction: int, *regions: int) -> Reason | None:
    if reason := closed(state, *regions):
        return reason
    if state.phase == SETTLE:
        if faction != state.settling:
            return Reason("KID-5.5", "why-settles-other", {"faction": ("faction", FACTIONS[state.settling])})
        return Reason("KID-5.5", "why-places-other-number", {"count": 1}) if len(regions) > 1 else None
    played = CARDS[state.card]
    if FACTIONS[faction] != played:
        return Reason("KID-5.6", "why-rallies-other", {"faction": ("faction", played)})
    if len(regions) != min(2, state.supply[faction]):
        return Reason("KID-6.3", "why-places-other-number", {"count": min(2, int(state.supply[faction]))})
    for region in regions:
        if not plain(rally_regions)(state, faction) >> region & 1:
            names = {"region": ("region", REGIONS[region]), "faction": ("faction", FACTIONS[faction])}
            return Reason("KID-5.6", "why-not-beside", names)
    return None


def why_not_summon(state: Any, region: int, faction: int) -> Reason | None:
    if reason := closed(state, region):
        return reason
    return missing(state, region, faction, "KID-4.1") if state.board[region, faction] == 0 else None


REASONS: dict[str, Callable[..., Reason | None]] = {
    "pass": lambda state: None,
    "play": why_not_play,
    "swap": why_not_swap,
    "crown": why_not_crown,
    "exchange": lambda state, first, second: why_not_exchange(state, first, second, 1, 1),
    "garrison": why_not_garrison,
    "move": lambda state, first, second: why_not_exchange(state, first, second, 1, 0),
    "send": why_not_send,
    "return": why_not_return,
    "place": why_not_place,
    "summon": why_not_summon,
}
