"""A second, naive Tir Nan Og Wars: the powers of territories, scorings and the end."""

from collections import Counter

from tests.oracles.tirnanog import CARDS, Position, drop, kind_of, size, symbols, value, visible_kind


def others(p: Position, seat: int) -> list[int]:
    return [other for other in range(p.players) if other != seat]


def use_power(p: Position, seat: int) -> None:
    """TNO-3.3: of what was just consolidated. TNO-5.3: a river has none; TNO-5.1: a plain's comes later."""
    kind = visible_kind(p, seat)
    if kind == "forest":
        forest(p)
    if kind == "temple":
        temple(p, seat)
    if kind == "volcano":
        volcano(p)
    if kind == "castle":
        castle(p, seat)


def forest(p: Position) -> None:
    """TNO-5.2: a point for each fairy in hand and on the visible territory; then who holds one discards one."""
    for seat in range(p.players):
        p.points[seat]["forests"] += p.hands[seat]["fairy"] + symbols(p, seat)["fairy"]
    for seat in range(p.players):
        del p.hidden[seat]["fairy"]
        if p.hands[seat]["fairy"]:
            drop(p, seat, Counter(["fairy"]))
    p.feast = True


def temple_value(p: Position, seat: int) -> int:
    """TNO-5.4: the top three, of which those face down count 0."""
    return sum(value(p, territory) for territory in p.piles[seat][-3:])


def temple(p: Position, attacker: int) -> None:
    """TNO-5.4: with three consolidated territories; the attacker against each."""
    if len(p.piles[attacker]) < 3:
        return
    for defender in others(p, attacker):
        attack, defence = temple_value(p, attacker), temple_value(p, defender)
        if attack > defence:
            p.points[attacker]["temples"] += 2
        elif attack < defence:
            p.points[defender]["temples"] += 3


def castle(p: Position, seat: int) -> None:
    """TNO-5.5: a point for each forest and river visible on the piles of others."""
    if visible_kind(p, seat) == "castle":
        p.points[seat]["castles"] += sum(visible_kind(p, other) in ("forest", "river") for other in others(p, seat))


def volcano(p: Position) -> None:
    """TNO-5.6: 3 points for the fewest cards, 1 for the next fewest if a single player has the fewest."""
    hands = [size(hand) for hand in p.hands]
    fewest = min(hands)
    more = [count for count in hands if count > fewest]
    for seat, count in enumerate(hands):
        if count == fewest:
            p.points[seat]["volcanoes"] += 3
        elif hands.count(fewest) == 1 and count == min(more):
            p.points[seat]["volcanoes"] += 1


def score(p: Position) -> None:
    """TNO-1.3, TNO-6.1: every face-up card of the pile, covered or not, and the fountains."""
    for seat in range(p.players):
        for territory in p.piles[seat]:
            if territory not in p.face_down:
                p.points[seat]["scorings"] += 3 if kind_of(territory) == "river" else 2
        p.points[seat]["fountains"] += 4 * p.fountains[seat]


def winners(p: Position) -> tuple[str, list[int]]:
    """TNO-6.3: most points, then the higher sum of values; how it was decided, and who won."""
    totals = [sum(points.values()) for points in p.points]
    best = [seat for seat in range(p.players) if totals[seat] == max(totals)]
    if len(best) == 1:
        return "points", best
    sums = {seat: sum(CARDS[t]["value"] for t in p.piles[seat] if t not in p.face_down) for seat in best}
    best = [seat for seat in best if sums[seat] == max(sums.values())]
    return ("values" if len(best) == 1 else "shared"), best


def finish(p: Position) -> None:
    """TNO-6.2."""
    score(p)
    p.actor, p.phase = -1, "over"
    p.ending, _ = winners(p)


def shares(p: Position) -> list[float]:
    _, best = winners(p)
    return [1 / len(best) if seat in best else 0.0 for seat in range(p.players)]
