"""Ways to play, and random positions, that lead to what seldom happens in Tir Nan Og Wars."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.oracles.tirnanog import CARDS, FACTS, IDS, KINDS, SPECIES, kind_of

Policy = Callable[[random.Random, list[str]], str]


def preferring(**weights: float) -> Policy:
    """Random moves, weighted by their verb. All verbs have weight 1 unless said."""

    def policy(rng: random.Random, moves: list[str]) -> str:
        verbs = Counter(move.split()[0] for move in moves)
        return rng.choices(moves, [weights.get(m.split()[0], 1.0) / verbs[m.split()[0]] + 1e-9 for m in moves])[0]

    return policy


def at_random(rng: random.Random, moves: list[str]) -> str:
    return rng.choice(moves)


def for_plains(rng: random.Random, moves: list[str]) -> str:
    """Consolidate a plain, then whatever it makes cheaper."""
    for wanted in ("consolidate plain", "consolidate", "reserve plain", "reserve"):
        fitting = [move for move in moves if move.startswith(wanted)]
        if fitting and rng.random() < 0.9:
            return rng.choice(fitting)
    return rng.choice(moves)


def like_cards(rng: random.Random, moves: list[str]) -> str:
    """Collect one species, for ties and strong hands in contests."""
    return max(moves, key=lambda move: (move.count("griffin") + move.count("join"), rng.random()))


POLICIES: dict[str, Policy] = {
    "at random": at_random,
    "builder": preferring(consolidate=50, reserve=4, take=1, join=1, decline=3),
    "builder who fights": preferring(consolidate=50, reserve=4, take=1, join=9, decline=1),
    "digger": preferring(reserve=50, consolidate=20, take=1, join=1, decline=1),
    "digger who never fights": preferring(reserve=50, consolidate=5, take=1, join=0, decline=1),
    "digger who always fights": preferring(reserve=50, consolidate=1, take=1, join=1, decline=0),
    "hoarder": preferring(take=50, reserve=1, consolidate=1, join=5, decline=1),
    "for plains": for_plains,
    "like cards": like_cards,
}


def split(rng: random.Random, cards: list[str], number: int) -> Counter[str]:
    """Take some cards away."""
    return Counter(cards.pop(rng.randrange(len(cards))) for _ in range(min(number, len(cards))))


def construct(match: Any, rng: random.Random) -> None:
    """Lay a position out at random that could have come about: a turn is to be decided."""
    state, players = match.state, match.players
    removed = FACTS["discard_by_players"][str(players)]
    state.last_lap = rng.random() < 0.35
    state.second_deck = state.last_lap or rng.random() < 0.5
    state.start, state.turn = rng.randrange(players), rng.randrange(players)
    state.actor, state.phase = state.turn, 0
    lay_creatures(state, rng, players, removed["creatures_each"])
    lay_territories(state, rng, players, removed["territories_each"])
    base = rng.randrange(40)
    for seat in range(players):
        state.points[seat] = [0, 0, 0, rng.randrange(4), base, rng.choice((0, 4))]
    match.set_state()


def lay_creatures(state: Any, rng: random.Random, players: int, removed: int) -> None:
    cards = [name for name in SPECIES for _ in range(FACTS["species"][name] - removed)]
    state.feast = rng.random() < 0.5
    hand_sizes = rng.choice(([7] * 4, [0, 0, 1, 1], [3] * 4, [rng.randrange(8) for _ in range(4)]))
    if rng.random() < 0.3:  # hands of few species, for ties
        cards.sort(key=lambda name: SPECIES.index(name) + 2 * rng.random())
        cards = cards[::-1]
    for seat in range(players):
        hand = Counter(cards.pop() for _ in range(hand_sizes[seat])) if hand_sizes[seat] else Counter()
        maybe = [name for name in hand.elements() if name != "fairy" or not state.feast]
        hidden = split(rng, maybe, rng.randrange(4))
        for number, name in enumerate(SPECIES):
            state.hand[seat, number] = hand[name]
            state.known[seat, number] = hand[name] - hidden[name]
        state.hand_size[seat] = hand_sizes[seat]
    display = split(rng, cards, rng.randrange(6) if state.last_lap else 5)
    deck = split(rng, cards, 0 if state.last_lap else rng.choice((1, 2, 3, 6, 12)))
    for number, name in enumerate(SPECIES):
        state.display[number], state.deck[number] = display[name], deck[name]
        state.discards[number] = cards.count(name)
    state.display_size, state.deck_size = sum(display.values()), sum(deck.values())


def lay_territories(state: Any, rng: random.Random, players: int, removed: int) -> None:
    state.pile[:players], state.reserve[:players] = -1, -1
    state.face_down[:], state.fountains[:], state.pile_size[:] = 0, 0, 0
    unseen = {kind: rng.sample([t for t in IDS if kind_of(t) == kind], k=number_of(kind)) for kind in KINDS}
    piles: list[list[str]] = [[] for _ in range(players)]
    depth = rng.choice((1, 3, 6, 12))
    for seat in range(players):
        for _ in range(rng.randrange(depth + 1)):
            kind = rng.choice(KINDS)
            if len(unseen[kind]) > removed:
                piles[seat].append(unseen[kind].pop())
        for place, territory in enumerate(piles[seat]):
            state.pile[seat, place] = IDS.index(territory)
            state.face_down[IDS.index(territory)] = rng.random() < 0.2
        state.pile_size[seat] = len(piles[seat])
    for seat in range(players):
        worth = 0
        for number, kind in rng.sample(list(enumerate(KINDS)), k=6):
            top = piles[seat][-1] if piles[seat] else None
            shown = top is not None and kind_of(top) == kind and not state.face_down[IDS.index(top)]
            if shown or rng.random() < 0.4 or len(unseen[kind]) <= removed:
                continue
            if worth + CARDS[unseen[kind][-1]]["value"] <= 7:
                worth += CARDS[unseen[kind][-1]]["value"]
                state.reserve[seat, number] = IDS.index(unseen[kind].pop())
    for number, kind in enumerate(KINDS):
        lay_stack(state, rng, number, unseen[kind], removed)
    state.unseen = sum(1 << IDS.index(t) for left in unseen.values() for t in left)


def lay_stack(state: Any, rng: random.Random, number: int, unseen: list[str], removed: int) -> None:
    """A stack of what is left of a kind, its fountain still below or gone to somebody or to nobody."""
    stacked = len(unseen) - removed
    buried = stacked > 0 and rng.random() < 0.6
    state.top[number] = IDS.index(unseen.pop()) if stacked else -1
    state.below[number] = max(0, stacked - 1) + buried
    state.fountain_below[number] = buried
    if not buried and rng.random() < 0.7:
        state.fountains[rng.randrange(int(state.players))] += 1


def number_of(kind: str) -> int:
    return sum(kind_of(t) == kind for t in IDS)
