"""A turn of Tara, as a script that stops wherever somebody has a choice.

A script yields an `Ask` and is sent the notation that was chosen. A decision with one answer is not asked, unless its
answers depend on a hand (TARA-13.3).
"""

from collections.abc import Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from tests.oracles.tara import (
    BELOW_KING,
    CARDS,
    REGIONS,
    STONES,
    Position,
    controlled,
    controller,
    forts,
    has_captive,
    is_empty,
    open_regions,
    regions_to_place_in,
)
from tests.oracles.tara_board import locations, place, placings, promotions, put_right, vacate


@dataclass
class Ask:
    seat: int
    phase: str
    options: list[str]


Script = Generator[Ask, str, Any]


class HighKing(Exception):
    """TARA-7.1"""


class Lapsed(Exception):
    """TARA-3.7, TARA-10.1: the rest of the turn, or of the traitor's action."""


def ask(seat: int, phase: str, options: list[str]) -> Script:
    assert options and len(set(options)) == len(options), f"{phase} {options}"
    if len(options) == 1 and phase != "turn":
        return options[0]
    move = yield Ask(seat, phase, sorted(options))
    assert move in options
    return move


def turn(p: Position) -> Script:
    """TARA-3.1, TARA-3.2, TARA-3.3, TARA-3.4, TARA-3.5"""
    seat = p.turn
    options = []
    for card in p.hands[seat]:
        if card not in STONES and regions_to_place_in(p, seat):
            options.append(f"place {card}")
        if card in STONES and any(two_pieces(p, region) for region in open_regions(p)):
            options.append(f"stone {card}")
        if p.cumal[seat] >= 4 and any(has_captive(p, region) for region in open_regions(p)):
            options.append(f"amnesty {card}")
        options.append(f"discard {card}")
    action, number = (yield from ask(seat, "turn", options)).split()
    p.card = int(number)
    p.hands[seat].remove(p.card)
    p.seen.add(p.card)
    with suppress(Lapsed):
        yield from {"place": placing, "stone": stone, "amnesty": amnesty, "discard": discard}[action](p, seat)
    put_away(p)


def put_away(p: Position) -> None:
    p.discards.add(p.card)
    p.card = None
    p.active, p.promoted = set(), set()


def two_pieces(p: Position, region: str) -> bool:
    return sum(len(p.board[region][position]) for position in BELOW_KING) >= 2


def choose_region(seat: int, regions: list[str]) -> Script:
    return (yield from ask(seat, "region", [f"in {region}" for region in regions])).split()[1]


def discard(p: Position, seat: int) -> Script:
    """TARA-3.5"""
    p.cumal[seat] += 2
    yield from ()


def amnesty(p: Position, seat: int) -> Script:
    """TARA-3.4"""
    region = yield from choose_region(seat, [region for region in open_regions(p) if has_captive(p, region)])
    p.cumal[seat] -= 4
    for stack in p.board[region].values():
        for piece in stack[1:]:
            p.stock[piece] += 1
        del stack[1:]


def placing(p: Position, seat: int) -> Script:
    """TARA-3.2, TARA-3.6, 4"""
    region = yield from choose_region(seat, regions_to_place_in(p, seat))
    there = {f"at {spots[0]}": spots for spots in locations(p, p.card, region)}
    spots = there[(yield from ask(seat, "location", list(there)))]
    ways = {" ".join(["put", *way]): way for way in placings(p, seat, region, spots)}
    way = ways[(yield from ask(seat, "put", list(ways)))]
    if way and is_empty(p, region) and not p.first_turn:
        p.cumal[seat] -= 2
    for position in way:
        place(p, seat, region, position)
        yield from settle(p, region)
    p.active = {spot for spot in spots if controller(p, region, spot) == seat}  # TARA-6.1 (a), (b)
    yield from promote(p, seat, region)


def stone(p: Position, seat: int) -> Script:
    """TARA-3.3, 11"""
    region = yield from choose_region(seat, [region for region in open_regions(p) if two_pieces(p, region)])
    stacks = {position: p.board[region][position] for position in BELOW_KING if p.board[region][position]}
    pairs = list(combinations(stacks, 2)) + [(at, at) for at, stack in stacks.items() if len(stack) > 1]
    first, second = (yield from ask(seat, "swap", [f"swap {one} {other}" for one, other in pairs])).split()[1:]
    if first == second:  # any two of one stack, the upper one first
        here = yield from lift(seat, range(len(stacks[first]) - 1))
        there = yield from lift(seat, range(here + 1, len(stacks[first])))
    else:
        here = yield from lift(seat, range(len(stacks[first])))
        there = yield from lift(seat, range(len(stacks[second])))
    stacks[first][here], stacks[second][there] = stacks[second][there], stacks[first][here]
    p.active = {  # TARA-11.3
        at for at, place_in_stack in ((first, here), (second, there)) if place_in_stack == 0 and stacks[at][0] == seat
    }
    for at in {first, second}:
        put_right(p, stacks[at])
    yield from settle(p, region)
    for owner in p.seats_from(seat):
        if len(forts(p, region, owner)) > 1:
            at = (yield from ask(owner, "dismantle", [f"dismantle {at}" for at in forts(p, region, owner)])).split()[1]
            p.stock[stacks[at].pop(0)] += 1
    yield from promote(p, seat, region)


def lift(seat: int, places: Iterable[int]) -> Script:
    """TARA-11.1: a piece, by its place in the stack."""
    names = {f"lift {place + 1 if place else 'top'}": place for place in places}
    return names[(yield from ask(seat, "lift", list(names)))]


def promote(p: Position, seat: int, region: str) -> Script:
    """TARA-6: pay, then promote while it is possible and wanted."""
    cost = CARDS[p.card]["cost"]
    if p.cumal[seat] < cost or not promotions(p, seat, region):
        return
    if (yield from ask(seat, "pay", ["pay", "stop"])) == "stop":
        return
    p.cumal[seat] -= cost
    while (move := (yield from ask(seat, "promote", [*promotions(p, seat, region), "stop"]))) != "stop":
        verb, position = move.split()
        p.promoted.add(position)
        if verb == "promote":
            place(p, seat, region, position)
            yield from settle(p, region)
        if controller(p, region, position) == seat:
            p.active.add(position)


def settle(p: Position, region: str) -> Script:
    """TARA-7.1, TARA-10.1, TARA-3.7: what a change of control brings at once."""
    for seat in range(p.players):
        if sum(controller(p, other, "king") == seat for other in REGIONS) == 2:
            raise HighKing(seat)
    king = controller(p, region, "king")
    if p.players == 2 and king is not None:
        vacate(p, region)
        p.status[region] = "won"
        if list(p.status.values()).count("won") == 2:  # TARA-10.2: one each
            left = [f"open {other}" for other in REGIONS if p.status[other] == "unused"]
            p.status[(yield from ask(p.start, "third", left)).split()[1]] = "open"
        raise Lapsed
    if king is not None and len(controlled(p, region, king)) == 15:
        vacate(p, region)
        yield from garrison(p, region)
        raise Lapsed


def garrison(p: Position, region: str) -> Script:
    """TARA-8.5"""
    seat = p.kings[region]
    assert seat is not None
    ways = [way for number in range(min(2, p.stock[seat]) + 1) for way in combinations(BELOW_KING, number)]
    move = yield from ask(seat, "garrison", [" ".join(["garrison", *way]) for way in ways])
    for position in move.split()[1:]:
        place(p, seat, region, position)
