"""The King is Dead: what must be true when an action is refused."""

from collections import Counter
from itertools import combinations_with_replacement

from regnum.games.kingisdead.components import ADJACENT, FACTIONS, HOME, KINDS, MAPS, REGIONS
from tests.refusals import Refusal


def standing(it: Refusal, region: str) -> Counter:
    return Counter(it.view["regions"][region]["followers"])


def adjacent(it: Refusal, region: str, other: str) -> bool:
    return bool(ADJACENT[MAPS.index(it.view["map"]), REGIONS.index(region), REGIONS.index(other)])


def resolved(it: Refusal) -> bool:
    return it["region"] in it.names and it.view["regions"][it["region"]]["holder"] is not None


def card_gone(it: Refusal) -> bool:
    return it.names == [it["card"]] and it.view["hands"][it.seat]["cards"][it["card"]] == 0


def cards_left(it: Refusal) -> int:
    return sum(hand["size"] for hand in it.view["hands"])


def last_card(it: Refusal) -> bool:
    """That it can't win is what the oracle is asked, in tests/oracles."""
    return it.view["players"] == 3 and cards_left(it) == 1 and it.view["hands"][it.seat]["cards"][it.names[0]] == 1


def must_win(it: Refusal) -> bool:
    return it.view["players"] == 3 and cards_left(it) == 0


def crowned(it: Refusal) -> bool:
    return it["region"] in it.names and it.view["regions"][it["region"]]["token"] is not None


def token_elsewhere(it: Refusal) -> bool:
    return it.names[0] not in it.view["card"]["regions"]


def not_adjacent(it: Refusal) -> bool:
    return it.view["card"]["card"] == "garrison" and not adjacent(it, it["first"], it["second"])


def ambassador_sends_one(it: Refusal) -> bool:
    return it.view["card"]["card"] == "ambassador" and it.verb == "garrison"


def shape(it: Refusal) -> tuple[int, int]:
    """How many followers the first region sends, and the second."""
    if it.verb == "garrison":
        return 2, max(0, it.view["card"]["moving"] - 2)
    return (1, 1) if it.verb == "exchange" else (1, 0)


def moves_too_few(it: Refusal) -> bool:
    return it["count"] == it.view["card"]["moving"] > sum(shape(it))


def too_few_followers(it: Refusal) -> bool:
    return standing(it, it["region"]).total() < shape(it)[it.names.index(it["region"])]


def change(sent: Counter, returned: Counter) -> Counter:
    """What an exchange changes in its first region."""
    gains = Counter(returned)
    gains.subtract(sent)
    return Counter({kind: gain for kind, gain in gains.items() if gain})


def latest_exchange(it: Refusal) -> tuple[str, str, Counter] | None:
    """The two regions and the change of the first one, if no other card and no struggle came after it."""
    found = None
    for decision in it.match.decisions:
        for happening in decision.happenings:
            name, told = happening.kind.name, happening.arguments
            if name == "exchanged":
                sent = Counter(KINDS[told[each]] for each in ("sent", "other") if told[each] >= 0)
                returned = Counter(KINDS[told[each]] for each in ("returned",) if told[each] >= 0)
                found = REGIONS[told["first"]], REGIONS[told["second"]], change(sent, returned)
            elif name == "resolved":
                found = None
    return found


def ways(it: Refusal) -> list[tuple[str, str, Counter]]:
    """All exchanges that the action could still become: the two regions and the change of the first one."""
    card = it.view["card"]
    first, second = it.names if it.view["phase"] == "exchange" else card["regions"]
    here, there = standing(it, first), standing(it, second)
    if it.view["phase"] == "exchange":
        sending, returning = shape(it)
        sends = [Counter(kinds) for kinds in combinations_with_replacement(KINDS, sending)]
    else:
        sends = [Counter(it.names if it.view["phase"] == "send" else card["sent"])]
        returning = card["moving"] - sends[0].total()
    backs = [Counter(kinds) for kinds in combinations_with_replacement(KINDS, returning)]
    if it.view["phase"] == "return":
        backs = [Counter(it.names)]
    return [(first, second, change(s, r)) for s in sends if s <= here for r in backs if r <= there]


def undoes(it: Refusal) -> bool:
    """Every way of it would be the opposite of the latest exchange."""
    latest = latest_exchange(it)
    assert latest is not None
    first, second, gains = latest
    lost = Counter({kind: -gain for kind, gain in gains.items()})
    opposite = {first: lost, second: gains}
    found = ways(it)
    return bool(gains) and bool(found) and all({a, b} == {first, second} and opposite[a] == c for a, b, c in found)


def sends_other_number(it: Refusal) -> bool:
    return len(it.names) != it["count"] and {len(names) for names in it.legal("send")} == {it["count"]}


def no_follower(it: Refusal) -> bool:
    there = standing(it, it["region"])[it["follower"]]
    wanted = it.names.count(it["follower"])
    named = it["region"] in (it.view["card"].get("regions") or it.names)
    return named and there < wanted and it["count"] == there


def settles_other(it: Refusal) -> bool:
    return it.view["card"]["settling"] == it["faction"] != it.names[0]


def rallies_other(it: Refusal) -> bool:
    return it.view["card"]["card"] == it["faction"] != it.names[0]


def places_other_number(it: Refusal) -> bool:
    wanted = 1 if it.view["phase"] == "settle" else min(2, it.view["supply"][it.names[0]])
    return it["count"] == wanted != len(it.names) - 1


def not_beside(it: Refusal) -> bool:
    """KID-5.6: no neighbour is the faction's, nor its unresolved home."""
    regions, home = it.view["regions"], REGIONS[HOME[FACTIONS.index(it["faction"])]]
    theirs = [name for name in regions if regions[name]["holder"] == it["faction"]]
    theirs += [home] if regions[home]["holder"] is None else []
    return it["region"] in it.names and not any(adjacent(it, it["region"], name) for name in theirs)


CHECKS = {
    "why-resolved": resolved,
    "why-card-gone": card_gone,
    "why-last-card": last_card,
    "why-must-win": must_win,
    "why-crowned": crowned,
    "why-token-elsewhere": token_elsewhere,
    "why-not-adjacent": not_adjacent,
    "why-ambassador-sends-one": ambassador_sends_one,
    "why-moves-too-few": moves_too_few,
    "why-too-few-followers": too_few_followers,
    "why-undoes": undoes,
    "why-sends-other-number": sends_other_number,
    "why-no-follower": no_follower,
    "why-settles-other": settles_other,
    "why-rallies-other": rallies_other,
    "why-places-other-number": places_other_number,
    "why-not-beside": not_beside,
}
