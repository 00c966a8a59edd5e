"""A second, naive Tir Nan Og Wars: what may be decided, and what follows from it.

`after` is the engine's position after the same decision; only what came into sight is taken over from it.
"""

from collections import Counter
from itertools import combinations, product

from tests.oracles.tirnanog import (
    ANY,
    CARDS,
    FOUNTAIN,
    KINDS,
    SPECIES,
    Position,
    drop,
    kind_of,
    seats_from,
    show,
    size,
    symbols,
    visible,
    visible_kind,
)
from tests.oracles.tirnanog_powers import castle, finish, score, use_power

# What may be decided


def choices(verb: str, cards: Counter[str], number: int) -> set[str]:
    """So many of these cards, in every way that can be told apart."""
    ordered = sorted(cards.elements(), key=SPECIES.index)
    return {" ".join([verb, *some]) for some in combinations(ordered, number)}


def legal(p: Position) -> set[str]:
    if p.phase == "turn":
        return turns(p)
    if p.phase == "pay":
        return {f"pay {' '.join(cards)}".strip() for cards in payments(p, in_reserve(p, p.kind))}
    if p.phase in ("discard", "tribute"):
        return choices("discard", p.hands[p.actor], p.owed)
    return {"join", "decline"}


def turns(p: Position) -> set[str]:
    """TNO-3.1, TNO-3.2, TNO-3.3, TNO-3.4, TNO-3.5."""
    found = choices("take", p.display, min(2, size(p.display))) if p.display else set()
    found |= {f"reserve {kind}" for kind in KINDS if may_reserve(p, kind)}
    found |= {f"consolidate {kind_of(t)}" for t in p.reserves[p.actor] if payments(p, t)}
    return found or {"pass"}


def may_reserve(p: Position, kind: str) -> bool:
    """TNO-3.2: not beyond 7, and none of the kind visible in front of the player."""
    top = p.tops[kind]
    if top is None:
        return False
    worth = sum(CARDS[t]["value"] for t in [*p.reserves[p.actor], top])
    return worth <= 7 and in_reserve(p, kind) is None and visible_kind(p, p.actor) != kind


def in_reserve(p: Position, kind: str | None) -> str | None:
    return next((t for t in p.reserves[p.actor] if kind_of(t) == kind), None)


def payments(p: Position, territory: str | None) -> set[tuple[str, ...]]:
    """TNO-3.3: a card for every symbol, any for a '?'. TNO-5.1: under a visible plain for every symbol but one."""
    assert territory is not None
    cost = CARDS[territory]["cost"]
    bills = [cost]
    if visible_kind(p, p.actor) == "plain":
        bills = [cost[:i] + cost[i + 1 :] for i in range(len(cost))]
    found = set()
    for bill in bills:
        for cards in product(*(SPECIES if symbol == ANY else (symbol,) for symbol in bill)):
            if Counter(cards) <= p.hands[p.actor]:
                found.add(tuple(sorted(cards, key=SPECIES.index)))
    return found


# What follows


def decide(p: Position, move: str, after: Position) -> None:
    assert move in legal(p), move
    verb, *words = move.split()
    if verb == "take":
        take(p, Counter(words), after)
    elif verb == "reserve":
        reserve(p, words[0], after)
    elif verb == "consolidate":
        p.phase, p.kind = "pay", words[0]
    elif verb == "pay":
        consolidate(p, Counter(words))
    elif verb == "discard":
        discard(p, Counter(words), after)
    elif verb in ("join", "decline"):
        say(p, verb == "join", after)
    else:
        end_turn(p)


def take(p: Position, cards: Counter[str], after: Position) -> None:
    """TNO-3.1."""
    p.display -= cards
    p.hands[p.actor] += cards
    p.owed = max(0, size(p.hands[p.actor]) - 7)
    if p.owed:
        p.phase = "discard"
    else:
        refill(p, after)
        end_turn(p)


def discard(p: Position, cards: Counter[str], after: Position) -> None:
    """TNO-3.1 for the hand's limit, TNO-4.6 for a fountain."""
    drop(p, p.actor, cards)
    p.owed = 0
    if p.phase == "discard":
        refill(p, after)
    end_turn(p)


def refill(p: Position, after: Position) -> None:
    """TNO-3.1, TNO-6.1, TNO-6.2: up to 5, as far as the deck goes; not in the last lap."""
    if p.last_lap:
        return
    turn_up(p, after)
    if p.deck:
        return
    if p.second_deck:
        p.last_lap = True
        return
    score(p)
    p.deck, p.discards, p.second_deck = p.discards, Counter(), True
    turn_up(p, after)
    assert p.deck


def turn_up(p: Position, after: Position) -> None:
    """From the deck into the display: all that is left, or what the engine has drawn."""
    wanted = 5 - size(p.display)
    drawn = p.deck if size(p.deck) <= wanted else after.display - p.display
    if size(p.deck) > wanted:
        assert size(drawn) == wanted, "the display is filled up to 5"
        assert p.display + drawn == after.display
    assert drawn <= p.deck, "only what is in the deck is drawn"
    p.display, p.deck = p.display + drawn, p.deck - drawn


def reserve(p: Position, kind: str, after: Position) -> None:
    """TNO-3.2, TNO-4.1."""
    p.reserves[p.actor].add(str(p.tops[kind]))
    uncover(p, kind, after)
    if p.tops[kind] == FOUNTAIN:
        p.phase, p.kind = "contest", kind
    else:
        end_turn(p)


def uncover(p: Position, kind: str, after: Position) -> None:
    """TNO-2.5: the next card of a stack, if there is one."""
    if not p.below[kind]:
        p.tops[kind] = None
        return
    top = after.tops[kind]
    assert top is not None
    if top == FOUNTAIN:
        assert p.buried[kind], "each stack has one fountain"
        p.buried[kind] = False
    else:
        assert p.below[kind] > p.buried[kind], "only the fountain is left"
        assert top in p.unseen[kind]
        p.unseen[kind].discard(top)
    p.tops[kind] = top
    p.below[kind] -= 1


def say(p: Position, joins: bool, after: Position) -> None:
    """TNO-4.2: clockwise, starting with the player who uncovered it."""
    p.said[p.actor] = joins
    silent = [seat for seat in seats_from(p, p.turn) if seat not in p.said]
    if silent:
        p.actor = silent[0]
    else:
        contest(p, [seat for seat in p.said if p.said[seat]], after)


def strength(p: Position, seat: int) -> list[int]:
    """TNO-4.3, TNO-4.4: counts of each species, from high to low."""
    counts = p.hands[seat] + symbols(p, seat)
    return sorted((counts[species] for species in SPECIES), reverse=True)


def contest(p: Position, joined: list[int], after: Position) -> None:
    """TNO-4.3, TNO-4.4, TNO-4.5, TNO-4.6, TNO-4.7, TNO-4.8, TNO-4.9.

    With the fountain off its face-up stack the next card is seen; then the winner discards.
    """
    p.said = {}
    for seat in joined:
        show(p, seat)
    most = max((strength(p, seat) for seat in joined), default=[])
    best = [seat for seat in joined if strength(p, seat) == most]
    uncover(p, str(p.kind), after)
    if len(best) == 1:
        winner = best[0]
        p.fountains[winner] += 1
        for seat in joined:
            territory = visible(p, seat)
            if seat != winner and territory is not None:
                p.face_down.add(territory)
        p.owed = min(len(joined), size(p.hands[winner]))
        if p.owed:
            p.actor, p.phase = winner, "tribute"
            return
    end_turn(p)


def consolidate(p: Position, cards: Counter[str]) -> None:
    """TNO-3.3."""
    territory = str(in_reserve(p, p.kind))
    drop(p, p.actor, cards)
    p.reserves[p.actor].discard(territory)
    p.piles[p.actor].append(territory)
    use_power(p, p.actor)
    end_turn(p)


def end_turn(p: Position) -> None:
    """TNO-6.2: the lap ends to the right of the start player. TNO-5.5: else the next player's castle pays."""
    p.kind = None
    following = (p.turn + 1) % p.players
    if p.last_lap and following == p.start:
        finish(p)
    else:
        p.turn = p.actor = following
        p.phase = "turn"
        castle(p, following)
