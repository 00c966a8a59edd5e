"""Tara's set-up over many seeds, and what `conceal` keeps and guesses (TARA-2, TARA-13)."""

import os
import random
from collections import Counter
from dataclasses import replace
from itertools import combinations
from math import comb
from typing import Any

import numpy as np
import pytest

import regnum
from tests.oracles.tara import CARDS, REGIONS, Position, read
from tests.oracles.tara_positions import POLICIES, construct

FUZZ = int(os.environ.get("REGNUM_FUZZ", "0"))
SEEDS = 20 * FUZZ or 300
each_table = pytest.mark.parametrize("players", (2, 3, 4))

# Set-up


@each_table
@pytest.mark.rule("TARA-1.2", "TARA-2.1", "TARA-2.2", "TARA-2.3", "TARA-10.1")
def test_set_up(players: int) -> None:
    regions: Counter[tuple[str, ...]] = Counter()
    starts: Counter[int] = Counter()
    dealt: Counter[int] = Counter()
    for seed in range(SEEDS):
        match = regnum.match("tara", players, seed=seed)
        p = read(match.state)
        assert not any(stack for board in p.board.values() for stack in board.values())
        assert (p.stock, p.cumal, p.prisoners) == ([20] * players, [2] * players, [[0] * players] * players)
        assert set(p.kings.values()) == {None} and p.first_turn and p.round == 1
        turned = {it.arguments["seat"]: it.arguments["card"] for it in match.opening if it.kind.name == "start_card"}
        assert len(set(turned.values())) == players
        assert match.actor == p.start == max(turned, key=lambda seat: turned[seat])
        assert [len(cards) for cards in p.kept] == [6] * players and not any(p.hands)
        assert sorted(card for cards in (*p.kept, p.deck) for card in cards) == sorted(CARDS)
        assert not p.discards and not p.seen
        regions[tuple(region for region in REGIONS if p.status[region] == "open")] += 1
        starts[p.start] += 1
        dealt.update(p.kept[0])
    assert set(regions) == set(combinations(REGIONS, players))
    assert evenly(regions, comb(4, players)) and evenly(starts, players)
    assert all(abs(dealt[card] - SEEDS / 6) < 6 * (SEEDS / 6) ** 0.5 for card in CARDS)


def test_options_name_the_regions() -> None:
    for one, other in combinations(REGIONS, 2):
        p = read(regnum.match("tara", 2, seed=3, pair=f"{one}-{other}").state)
        assert {region for region in REGIONS if p.status[region] == "open"} == {one, other}
    for region in REGIONS:
        p = read(regnum.match("tara", 3, seed=3, trio=f"no-{region}").state)
        assert {it for it in REGIONS if p.status[it] == "unused"} == {region}


def evenly(counts: Counter[Any], kinds: int) -> bool:
    """By chi-square, five deviations wide: it fails for an uneven spread and hardly ever for an even one."""
    expected = counts.total() / kinds
    chi = sum((number - expected) ** 2 for number in counts.values()) / expected + (kinds - len(counts)) * expected
    return chi < kinds - 1 + 5 * (2 * max(kinds - 1, 1)) ** 0.5


# What is hidden


def conceal(match: regnum.Match, seat: int, seed: int) -> regnum.Match:
    return match.determinise(None if seat < 0 else seat, seed)


def somewhere(players: int, rng: random.Random) -> regnum.Match:
    """A position of any phase, from a constructed one or from the start."""
    match = regnum.match("tara", players, seed=rng.getrandbits(60))
    policies = [POLICIES["busy"]] * players
    if rng.random() < 0.7:
        policies = construct(match, rng)
    for _ in range(rng.choice([0, 1, 5, 20, 60])):
        if len(match.legal) < 2:
            break
        options = [match.game.space[number].notation for number in match.legal]
        match.play(policies[match.actor](rng, options, read(match.state)))
    return match


@each_table
@pytest.mark.rule("TARA-13.1", "TARA-13.2")
def test_what_a_seat_knows_stays(players: int) -> None:
    for number in range(FUZZ or 15):
        rng = random.Random(f"known {players} {number}")
        match = somewhere(players, rng)
        before = read(match.state)
        for seat in range(-1, players):
            twin = conceal(match, seat, rng.getrandbits(63))
            after = read(twin.state)
            for other in range(players):
                assert len(after.hands[other]) == len(before.hands[other])
                assert len(after.kept[other]) == len(before.kept[other])
                if other == seat:
                    assert (after.hands[seat], after.kept[seat]) == (before.hands[seat], before.kept[seat])
                else:
                    assert not (after.hands[other] | after.kept[other]) & before.seen
            assert len(after.deck) == len(before.deck)
            assert before.deck & before.seen == after.deck & before.seen  # came back from the discards
            assert sorted(cards_of(after)) == sorted(cards_of(before))
            hidden = {"hands": [], "kept": [], "deck": set()}
            assert replace(after, **hidden) == replace(before, **hidden)
            assert twin.state.rng != match.state.rng
            assert same_but(twin, match, {"hand", "kept", "deck", "rng", "drawn"})
            assert twin.view(None if seat < 0 else seat) == match.view(None if seat < 0 else seat)
            if seat == match.actor:
                assert twin.legal == match.legal


def cards_of(p: Position) -> list[int]:
    return [card for cards in (*p.hands, *p.kept, p.deck, p.discards) for card in cards]


def same_but(one: regnum.Match, other: regnum.Match, names: set[str]) -> bool:
    fields = [name for name in one.game.State.names or () if name not in names]
    return all(np.array_equal(one.states[name], other.states[name]) for name in fields)


@pytest.mark.rule("TARA-13.1")
@pytest.mark.parametrize(("viewer", "hands", "kept", "deck", "kinds"), [
    (0, (1, 1, 1), (0, 0, 0), 3, 20),  # 5 unseen cards: one each for two hands, three for the deck
    (0, (2, 1, 0), (0, 1, 1), 0, 6),
    (1, (1, 0, 1), (1, 0, 1), 0, 24),
    (-1, (1, 1, 1), (0, 0, 0), 1, 24),
])  # fmt: skip
def test_guesses_are_even(viewer: int, hands: tuple, kept: tuple, deck: int, kinds: int) -> None:
    """Every deal of the unseen cards that agrees with the counts is as likely as any other."""
    rng = random.Random(f"even {viewer} {hands}")
    match = regnum.match("tara", 3, seed=5)
    construct(match, rng)
    cards = rng.sample(range(36), 36)
    state = match.state
    for seat in range(3):
        state.hand[seat] = sum(1 << cards.pop() for _ in range(hands[seat]))
        state.kept[seat] = sum(1 << cards.pop() for _ in range(kept[seat]))
    unseen = [cards.pop() for _ in range(deck)]
    came_back = cards[:5]
    state.deck = sum(1 << card for card in unseen + came_back)
    state.discards = sum(1 << card for card in cards[5:])
    state.seen = sum(1 << card for card in cards)
    deals: Counter[tuple[int, ...]] = Counter()
    for seed in range(150 * kinds):
        guess = conceal(match, viewer, rng.getrandbits(63) if seed % 2 else seed).state
        deals[(*guess.hand.tolist(), *guess.kept.tolist(), int(guess.deck))] += 1
    assert len(deals) == kinds
    assert evenly(deals, kinds)
