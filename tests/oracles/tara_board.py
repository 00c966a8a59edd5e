"""What happens on the board of Tara: placing, promoting, the Stone of Destiny, vacating, income."""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from itertools import combinations

from tests.oracles.tara import (
    BELOW_KING,
    CARDS,
    SIZE,
    Position,
    Stack,
    controlled,
    controller,
    forts,
    is_fort,
    name,
    open_regions,
)


def can_place(p: Position, seat: int, region: str, position: str) -> bool:
    """TARA-4.6, TARA-4.8, TARA-5.1, TARA-6.5: by card or by promotion, an attack included."""
    if p.stock[seat] < 1:
        return False
    if controller(p, region, position) != seat:
        return True
    return position != "king" and not is_fort(p.board[region][position])


def place(p: Position, seat: int, region: str, position: str) -> None:
    """TARA-4.4, TARA-4.5, TARA-4.6, TARA-4.7, TARA-5.2, TARA-6.3, TARA-6.5"""
    stack = p.board[region][position]
    owner = controller(p, region, position)
    if owner not in (None, seat) and position == "king" and p.kings[region] is not None:
        p.kings[region] = None  # TARA-6.5: nothing is placed
    elif owner not in (None, seat) and is_fort(stack):
        p.stock[stack.pop(0)] += 1  # TARA-4.7: nothing is placed
    elif owner == seat:
        for other in forts(p, region, seat):  # TARA-5.2
            p.stock[p.board[region][other].pop(0)] += 1
        stack.insert(0, seat)
        p.stock[seat] -= 1
    else:
        p.stock[seat] += stack.count(seat) - 1
        stack[:] = [seat, *(piece for piece in stack if piece != seat)]


def betray(p: Position, seat: int, region: str, position: str) -> None:
    """TARA-9.4"""
    stack = p.board[region][position]
    p.stock[stack.pop(0)] += 1
    p.stock[seat] += stack.count(seat) - 1
    stack[:] = [seat, *(piece for piece in stack if piece != seat)]


def locations(p: Position, card: int, region: str, traitor: bool = False) -> list[list[str]]:
    """TARA-4.1, TARA-4.2 (not for a traitor): the placement positions of each location, lowest rank first."""
    pattern = CARDS[card]
    found = []
    for shift in range(-9, 10):
        cells = [(rank, i + shift) for rank, i in pattern["place"] + pattern["faded"]]
        if all(0 <= i < SIZE[rank] for rank, i in cells):
            found.append([name(rank, i + shift) for rank, i in sorted(pattern["place"])])
    if traitor:
        return found

    def vacant(spots: list[str]) -> int:
        return sum(controller(p, region, spot) is None for spot in spots)

    return [spots for spots in found if vacant(spots) == max(vacant(other) for other in found)]


def placings(p: Position, seat: int, region: str, spots: list[str]) -> list[list[str]]:
    """TARA-4.3, TARA-3.7: all ways of placing at a location, as the positions in their order.

    Of two orders that come to the same, the first is meant.
    """
    ways: list[list[str]] = [[]]
    vacant = [spot for spot in spots if controller(p, region, spot) is None]
    results = []
    for first in spots:
        if not can_place(p, seat, region, first):
            continue
        if first in vacant or not vacant:
            ways.append([first])  # an occupied position alone only where none is empty
        after = replace(p, board={region: deepcopy(p.board[region])}, stock=list(p.stock))
        place(after, seat, region, first)
        if len(controlled(after, region, seat)) == 15:
            continue  # the second placement lapses
        for second in spots:
            if second != first and can_place(after, seat, region, second):
                place(after, seat, region, second)
                if after not in results:
                    ways.append([first, second])
                results.append(after)
    return ways


def promotions(p: Position, seat: int, region: str) -> list[str]:
    """TARA-6.2, TARA-6.3, TARA-6.4, TARA-6.5: what can be promoted into now, in notation; `activate` adds no piece."""
    found = []
    for rank in range(4):
        for i in range(SIZE[rank] - 1):
            left, right, above = name(rank, i), name(rank, i + 1), name(rank + 1, i)
            if any(controller(p, region, position) != seat for position in (left, right)):
                continue
            if not p.active & {left, right} or above in p.promoted:
                continue
            if can_place(p, seat, region, above):
                found.append(f"promote {above}")
            if controller(p, region, above) == seat and above != "king" and above not in p.active:
                found.append(f"activate {above}")
    return found


# The Stone of Destiny


def exchanges(p: Position, region: str) -> Iterator[Position]:
    """TARA-11.1, TARA-11.2: what any two pieces of a region that change places lead to, before forts are given up."""
    pieces = [(at, i) for at in BELOW_KING for i in range(len(p.board[region][at]))]
    for (one, here), (other, there) in combinations(pieces, 2):
        after = replace(p, board={region: deepcopy(p.board[region])}, stock=list(p.stock))
        stacks = after.board[region]
        stacks[one][here], stacks[other][there] = stacks[other][there], stacks[one][here]
        for at in {one, other}:
            put_right(after, stacks[at])
        yield after


def put_right(p: Position, stack: Stack) -> None:
    """TARA-11.2"""
    if not stack:
        return
    owner = stack[0]
    top = 2 if is_fort(stack) else 1
    p.stock[owner] += stack[top:].count(owner)
    stack[top:] = [piece for piece in stack[top:] if piece != owner]


# Leaving a region


def vacate(p: Position, region: str) -> None:
    """TARA-8.3, TARA-8.4: a king piece stays; a new king's player puts one there."""
    king = controller(p, region, "king")
    for stack in p.board[region].values():
        for piece in stack:
            if piece == stack[0]:
                p.stock[piece] += 1
            else:
                p.prisoners[stack[0]][piece] += 1
        stack.clear()
    p.kings[region] = king


def income(p: Position) -> Iterator[int]:
    """TARA-8.2: the seats that get a cumal, once for each."""
    for rank in range(4):
        ranks = [name(rank, i) for i in range(SIZE[rank])]
        count = {
            region: [sum(controller(p, region, at) == seat for at in ranks) for seat in range(p.players)]
            for region in open_regions(p)
        }
        for held in count.values():
            yield from (seat for seat in range(p.players) if held[seat] and held.count(max(held)) == 1
                        and held[seat] == max(held))  # fmt: skip
        yield from (seat for seat in range(p.players) if sum(held[seat] > 0 for held in count.values()) > 1)
