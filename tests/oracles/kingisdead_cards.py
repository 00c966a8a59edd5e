"""The cards of The King is Dead, written a second time: see kingisdead.py."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product

from tests.oracles.kingisdead import FACTIONS, HOME, KINDS, REGIONS, Position, Way, neighbours, unresolved


def carry_out(p: Position, done: Way, way: Way) -> None:
    """The last one of the decisions taken; an exchange is made when all of it is decided."""
    verb, *names = done[-1].split()
    seat, log = p["actor"], p["log"]
    if verb == "swap":
        log.append(f"swapped {seat} {names[0]} {names[1]}")
        first, second = (p["order"].index(region) for region in names)
        p["order"][first], p["order"][second] = p["order"][second], p["order"][first]
    elif verb == "crown":
        log.append(f"crowned {seat} {names[0]}")
        p["token"][names[0]] = seat
    elif verb == "place":
        for region in names[1:]:
            log.append(f"placed {seat} {names[0]} {region}")
            p["supply"][names[0]] -= 1
            p["board"][region][names[0]] += 1
    elif verb == "summon":
        log.append(f"summoned {seat} {names[1]} {names[0]}")
        p["board"][names[0]][names[1]] -= 1
        p["courts"][seat][names[1]] += 1
    elif verb in ("send", "return") and not "".join(way[len(done) :]).startswith("return"):
        first, second = done[0].split()[1:]
        sent = done[1].split()[1:]
        returned = names if verb == "return" else []
        log.append(" ".join(["exchanged", str(seat), first, second, *pair(sent), *pair(returned)[:1]]))
        p["ban"] = net_change(first, second, sent, returned)
        for (region, kind), number in p["ban"].items():
            p["board"][region][kind] += number


def pair(some: list[str]) -> list[str]:
    return [*some, "nobody", "nobody"][:2]


def ways_of(p: Position, card: str) -> list[Way]:
    """KID-5, 6.1: all ways of carrying out a card; the empty one where it can do nothing."""
    if card == "crown":
        ways = list(crown(p))
    elif card in ("garrison", "ambassador"):
        ways = exchange(p, card)
    elif card == "settlement":
        ways = list(settlement(p))
    else:
        ways = list(rally(p, card))
    return ways or [()]


def crown(p: Position) -> Iterator[Way]:
    """KID-5.1"""
    free = [region for region in unresolved(p) if p["token"][region] is None]
    for first, second in combinations(free, 2):
        for region in (first, second):
            yield f"swap {first} {second}", f"crown {region}"


def settlement(p: Position) -> Iterator[Way]:
    """KID-5.5, KID-6.3"""
    present = [faction for faction in FACTIONS if p["supply"][faction]]
    for regions in product(unresolved(p), repeat=len(present)):
        yield tuple(f"place {faction} {region}" for faction, region in zip(present, regions, strict=True))


def rally(p: Position, faction: str) -> Iterator[Way]:
    """KID-5.6, KID-6.3"""
    held = [region for region in REGIONS if p["control"][region] == faction]
    if p["control"][HOME[faction]] is None:
        held.append(HOME[faction])
    allowed = [region for region in unresolved(p) if any(region in neighbours(p, other) for other in held)]
    number = min(2, p["supply"][faction])
    if number:
        for regions in combinations_with_replacement(allowed, number):
            yield (" ".join(["place", faction, *regions]),)


def exchange(p: Position, card: str) -> list[Way]:
    """KID-5.2, KID-5.3, KID-5.4, KID-6.2: of all exchanges that are not forbidden, those that move the most followers.

    A full one moves all that the card names, so where one is possible only full ones are among these.
    """
    undone = {place: -number for place, number in p["ban"].items()}
    ways: dict[Way, int] = {}
    for first, second in product(unresolved(p), repeat=2):
        near = second in neighbours(p, first)
        if first != second and (near or card == "ambassador"):
            for sent in gatherings(p, first, (1, 2) if card == "garrison" else (1,)):
                for returned in gatherings(p, second, (0, 1)):
                    if not undone or net_change(first, second, sent, returned) != undone:
                        ways[told(first, second, sent, returned)] = len(sent) + len(returned)
    return [way for way, moved in ways.items() if moved == max(ways.values())]


def gatherings(p: Position, region: str, sizes: tuple[int, ...]) -> list[list[str]]:
    """The followers that can be taken from a region together (KID-5.7: loyalists too)."""
    here = p["board"][region]
    every = [list(some) for size in sizes for some in combinations_with_replacement(KINDS, size)]
    return [some for some in every if all(some.count(kind) <= here[kind] for kind in some)]


def net_change(first: str, second: str, sent: list[str], returned: list[str]) -> dict[tuple[str, str], int]:
    """KID-5.4: by region and faction."""
    change = {(region, kind): 0 for region in (first, second) for kind in KINDS}
    for giver, taker, some in ((first, second, sent), (second, first, returned)):
        for kind in some:
            change[giver, kind] -= 1
            change[taker, kind] += 1
    return {place: number for place, number in change.items() if number}


def told(first: str, second: str, sent: list[str], returned: list[str]) -> Way:
    """An exchange in notation. One for one it is told from the region that is named first on the board."""
    if len(sent) == 2:
        way = [f"garrison {first} {second}", f"send {sent[0]} {sent[1]}"]
    elif not returned:
        way = [f"move {first} {second}", f"send {sent[0]}"]
    else:
        if REGIONS.index(first) > REGIONS.index(second):
            first, second, sent, returned = second, first, returned, sent
        way = [f"exchange {first} {second}", f"send {sent[0]}"]
    return (*way, *(f"return {kind}" for kind in returned))


def summons(p: Position) -> list[Way]:
    """KID-4.1, KID-4.2"""
    ways: list[Way] = [(f"summon {r} {f}",) for r in unresolved(p) for f in FACTIONS if p["board"][r][f]]
    return ways or [()]
