"""What conceal makes up, against what the rules say a seat knows (TNO-8): nothing known changes, all else is fair."""

import os
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from math import comb, prod

import pytest

import regnum
from tests.oracles import tirnanog as oracle
from tests.oracles.test_tirnanog_oracle import each_table, notations, table_of
from tests.oracles.tirnanog import SPECIES, Position
from tests.oracles.tirnanog_positions import construct
from tests.oracles.tirnanog_turn import legal

FUZZ = int(os.environ.get("REGNUM_FUZZ", "0"))
GUESSES = 1000

Hands = tuple[tuple[int, ...], ...]


def positions(players: int, games: int, rng: random.Random) -> Iterator[regnum.Match]:
    """Decisions of whole games and of constructed positions, and ends of games."""
    for number in range(games):
        match = regnum.match("tirnanog", players, seed=rng.getrandbits(63))
        if number % 3 == 0:
            construct(match, rng)
        policies = table_of(rng, players)
        while not match.over:
            yield match
            match.play(policies[match.actor](rng, sorted(notations(match))))
        yield match


def unlocated(p: Position, seat: int | None) -> Counter[str]:
    """TNO-8.1, TNO-8.2: cards whose place a seat doesn't know."""
    cards = sum((p.hidden[other] for other in range(p.players) if other != seat), Counter())
    return cards if p.second_deck else cards + p.deck


def known_to(p: Position, seat: int | None) -> dict[str, object]:
    """All that a seat, or a spectator, knows."""
    facts: dict[str, object] = {each.name: getattr(p, each.name) for each in fields(p)}
    for name in ("deck", "hands", "hidden"):
        del facts[name]
    others = [other for other in range(p.players) if other != seat]
    facts["shown"] = [p.hands[other] - p.hidden[other] for other in others]
    facts["sizes"] = [oracle.size(p.deck), *(oracle.size(hand) for hand in p.hands)]
    facts["own"] = None if seat is None else (p.hands[seat], p.hidden[seat])
    facts["unlocated"] = unlocated(p, seat)
    facts["second deck"] = p.deck if p.second_deck else None
    facts["hidden fairies"] = p.feast and any(hidden["fairy"] for hidden in p.hidden)
    facts["asked"] = p.actor >= 0 and len(legal(p)) > 0 if p.phase == "pay" else None
    return facts


@each_table
def test_what_a_seat_knows_stays(players: int) -> None:
    rng = random.Random(f"known {players}")
    for match in positions(players, FUZZ or 6, rng):
        if rng.random() < 0.8 and match.state.phase != 1:
            continue
        truth = oracle.read(match.state)
        for seat in (None, *range(players)):
            twin = match.determinise(seat, rng.getrandbits(64))
            guess = oracle.read(twin.state)
            assert known_to(guess, seat) == known_to(truth, seat)
            if not match.over:
                assert notations(twin) == legal(guess)


def chances(p: Position, seat: int | None) -> dict[Hands, float]:
    """Every way to fill the other hands from the cards that are not located, and its chance."""
    pool = unlocated(p, seat)
    others = [other for other in range(p.players) if other != seat]
    ways: dict[Hands, float] = {}
    per_seat = [list(fillings(oracle.size(p.hidden[other]), pool, p.feast)) for other in others]
    for hands in product(*per_seat):
        left, weight = pool.copy(), 1
        for hand in hands:
            weight *= prod(comb(left[name], hand[name]) for name in SPECIES)
            left -= hand
        if weight and asked(p, dict(zip(others, hands, strict=True))):
            ways[tuple(tuple(hand[name] for name in SPECIES) for hand in hands)] = weight
    total = sum(ways.values())
    return {hands: weight / total for hands, weight in ways.items()}


def asked(p: Position, hands: dict[int, Counter[str]]) -> bool:
    """Who is being asked how to pay can pay."""
    if p.phase != "pay" or p.actor not in hands:
        return True
    truth = p.hands[p.actor]
    p.hands[p.actor] = truth - p.hidden[p.actor] + hands[p.actor]
    found = len(legal(p)) > 0
    p.hands[p.actor] = truth
    return found


def fillings(number: int, pool: Counter[str], feast: bool) -> Iterator[Counter[str]]:
    names = [name for name in SPECIES if name != "fairy" or not feast]
    for counts in product(*(range(min(number, pool[name]) + 1) for name in names)):
        if sum(counts) == number:
            yield +Counter(dict(zip(names, counts, strict=True)))


def chi_square(chances: dict[Hands, float], seen: Counter[Hands]) -> tuple[float, int]:
    """The statistic and its degrees of freedom, rare ways taken together."""
    total, statistic, cells = sum(seen.values()), 0.0, 0
    rare_chance, rare_seen = 0.0, 0
    for hands, chance in chances.items():
        if chance * total < 5:
            rare_chance, rare_seen = rare_chance + chance, rare_seen + seen[hands]
        else:
            statistic, cells = statistic + (seen[hands] - chance * total) ** 2 / (chance * total), cells + 1
    if rare_chance * total >= 5:
        statistic += (rare_seen - rare_chance * total) ** 2 / (rare_chance * total)
        cells += 1
    return statistic, cells - 1


@each_table
def test_what_is_hidden_is_spread_evenly(players: int) -> None:
    rng = random.Random(f"spread {players}")
    wanted = FUZZ or 5
    for match in positions(players, 10**6, rng):
        paying = match.state.phase == 1
        if rng.random() > (0.5 if paying else 0.02):
            continue
        truth, seat = oracle.read(match.state), rng.choice([None, *range(players)])
        expected = chances(truth, seat)
        if not 1 < len(expected) < 2000:
            continue
        seen: Counter[Hands] = Counter()
        for seed in range(GUESSES):
            guess = match.determinise(seat, seed).state
            hidden = (guess.hand - guess.known).tolist()
            seen[tuple(tuple(hidden[other]) for other in range(players) if other != seat)] += 1
        assert set(seen) <= set(expected)
        statistic, freedom = chi_square(expected, seen)
        if freedom > 0:
            assert statistic < freedom + 5 * (2 * freedom) ** 0.5 + 10, (statistic, freedom, truth, seat)
        wanted -= 1
        if not wanted:
            return


@each_table
def test_set_up_and_stacks_are_fair(players: int) -> None:
    """TNO-2.2, TNO-2.3, TNO-2.4, TNO-2.5, TNO-2.6: who starts, and in which place each fountain lies."""
    starts: Counter[int] = Counter()
    tops: Counter[str | None] = Counter()
    dealt: Counter[str] = Counter()
    games = 1000
    for seed in range(games):
        p = oracle.read(regnum.match("tirnanog", players, seed=seed).state)
        starts[p.start] += 1
        tops.update(p.tops.values())
        dealt.update(p.hands[-1])
        assert all(kind and oracle.kind_of(str(top)) == kind for kind, top in p.tops.items())
        assert all(p.buried.values())
    for seat in range(players):
        assert starts[seat] / games == pytest.approx(1 / players, abs=0.06)
    for territory in oracle.IDS:
        alike = sum(oracle.kind_of(other) == oracle.kind_of(territory) for other in oracle.IDS)
        assert tops[territory] / games == pytest.approx(1 / alike, abs=0.05)
    cards = {name: oracle.FACTS["species"][name] - {2: 4, 3: 2, 4: 0}[players] for name in SPECIES}
    for name in SPECIES:
        assert dealt[name] / games == pytest.approx(3 * cards[name] / sum(cards.values()), abs=0.1)
