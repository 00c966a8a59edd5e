"""What the engine's set-up of Taj Mahal deals (TM-2), and what `conceal` keeps and makes up (TM-9)."""

import os
import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import numpy as np
import pytest

import regnum
from tests.oracles import tajmahal as oracle
from tests.oracles.tajmahal_positions import construct, write
from tests.oracles.tajmahal_visit import specials_in_hand

FUZZ = int(os.environ.get("REGNUM_FUZZ", "0"))
each_table = pytest.mark.parametrize("players", (3, 4, 5))
HIDDEN = {"rng", "drawn", "deck", "hand"}


def concealed(match: regnum.Match, seat: int, seed: int) -> regnum.Match:
    return match.determinise(None if seat < 0 else seat, seed)


def secret(p: oracle.Position, seat: int) -> Counter[str]:
    return p.players[seat].hand - p.players[seat].known


@each_table
def test_set_up(players: int) -> None:
    starts, firsts, tiles, tops = Counter(), Counter(), Counter(), Counter()
    games = FUZZ or 300
    for seed in range(games):
        match = regnum.match("tajmahal", players, seed=seed)
        p = oracle.read(match)
        assert p.route[-1] == "agra" and sorted(p.route) == sorted(set(oracle.PROVINCE.values()))  # TM-2.1
        assert p.bonus["agra"] == "taj_mahal" and sorted(p.bonus) == sorted(oracle.FORTRESSES)  # TM-2.2
        assert Counter(p.bonus.values()) == Counter(oracle.DATA["bonus_tiles"])
        assert p.court == set(oracle.SYMBOLS)  # TM-2.3
        assert p.display.total() == oracle.DISPLAY[players]  # TM-2.4
        cards = Counter(p.deck) + p.display
        for player in p.players:
            assert player.hand.total() == 6
            cards += player.hand
            assert player == oracle.Player(hand=player.hand)
        assert cards == oracle.PACK
        assert (p.actor, p.visit, p.palace, p.crown) == (p.start, 1, {}, {})
        assert set(p.special.values()) == {None} and not p.discards
        starts[p.start] += 1
        firsts[p.route[0]] += 1
        tiles[p.bonus["delhi"]] += 1
        tops[oracle.COLOUR[p.deck[-1]]] += 1
    likely(starts, dict.fromkeys(range(players), 1 / players), games)  # TM-2.5
    likely(firsts, dict.fromkeys(p.route[:-1], 1 / 11), games)
    squares = {tile: n / 15 for tile, n in oracle.DATA["bonus_tiles"].items() if tile != "taj_mahal"}
    likely(tiles, squares, games)
    likely(tops, dict.fromkeys(oracle.COLOURS, 21 / 96) | {"white": 12 / 96}, games)


def likely(found: Counter, chances: dict[Any, float], trials: int) -> None:
    """Pearson's test, at six standard deviations."""
    assert set(found) <= set(chances)
    square = sum((found[x] - trials * chance) ** 2 / (trials * chance) for x, chance in chances.items())
    freedom = len(chances) - 1
    assert square < freedom + 6 * (2 * freedom) ** 0.5 + 6, (square, freedom)


def some_positions(players: int, count: int) -> Iterator[tuple[regnum.Match, random.Random]]:
    """Positions of all phases, reached from the beginning or from made-up positions."""
    for number in range(count):
        rng = random.Random(f"secrets {players} {number}")
        match = regnum.match("tajmahal", players, seed=number)
        if number % 2:
            construct(match, rng)
        for _ in range(rng.choice([3, 30, 100, 1000])):
            if match.over:
                break
            match.play(rng.choice(match.legal))
        yield match, rng


@each_table
def test_conceal_keeps_what_is_known(players: int) -> None:
    """TM-9.1, TM-9.2, TM-9.3, TM-9.4."""
    for match, rng in some_positions(players, FUZZ or 30):
        before = oracle.read(match)
        for seat in range(-1, players):
            twin = concealed(match, seat, rng.getrandbits(60))
            after = oracle.read(twin)
            for name in match.game.State.names:
                if name not in HIDDEN:
                    assert np.array_equal(match.state[name], twin.state[name]), name
            pools = [Counter(before.deck), Counter(after.deck)]
            for other in range(players):
                known = before.players[other].known
                assert known <= after.players[other].hand
                assert before.players[other].hand.total() == after.players[other].hand.total()
                if other == seat or match.over:  # TM-9.3
                    assert before.players[other].hand == after.players[other].hand
                else:
                    pools[0] += secret(before, other)
                    pools[1] += secret(after, other)
            assert pools[0] == pools[1]
            assert len(before.deck) == len(after.deck)
            assert not twin.state.deck[len(after.deck) :].any(), "traces of cards drawn"
            assert not twin.state.hand[players:].any()
            assert match.over or twin.legal
            # nothing of what is hidden decides what it is replaced by
            assert bytes(concealed(twin, seat, 5)) == bytes(concealed(match, seat, 5))


@pytest.mark.parametrize("seat", (-1, 0, 1, 2))
def test_conceal_spreads_what_is_hidden_evenly(seat: int) -> None:
    """TM-9.4: all cards that a seat neither sees nor knows of are one pool; every order of it is as likely."""
    match = regnum.match("tajmahal", 3, seed=1)
    p = oracle.read(match)
    p.deck = ["white_elephant", "red_elephant_elephant"]
    secrets = [["white_elephant"], ["red_vizier_elephant", "white_monk"], ["red_vizier_elephant"]]
    known = [["red_vizier_elephant"], [], ["white_elephant", "white_princess"]]
    for player, mine, open_to_all in zip(p.players, secrets, known, strict=True):
        player.hand, player.known = Counter(mine + open_to_all), Counter(open_to_all)
    p.display = Counter(["white_elephant"])
    p.discards = oracle.PACK - p.display - Counter(p.deck) - sum((player.hand for player in p.players), Counter())
    write(match, p)
    match.set_state()

    others = [other for other in p.seats if other != seat]
    pool = [*p.deck, *(card for other in others for card in secrets[other])]
    chances: Counter[Any] = Counter()
    for order in permutations(pool):
        hands, rest = [], list(order[2:])
        for other in others:
            hands.append(tuple(sorted(rest.pop() for _ in secrets[other])))
        chances[order[:2], *hands] += 1
    every = sum(chances.values())
    found: Counter[Any] = Counter()
    trials = 20 * len(chances)
    for seed in range(trials):
        q = oracle.read(concealed(match, seat, seed * 7919 + 11))
        found[tuple(q.deck), *(tuple(sorted(secret(q, other).elements())) for other in others)] += 1
    likely(found, {outcome: number / every for outcome, number in chances.items()}, trials)


@each_table
def test_views_tell_no_secrets(players: int) -> None:
    """TM-9.1, TM-9.2: a view is the same whatever is hidden from its seat, and tells what is known."""
    for match, rng in some_positions(players, FUZZ or 12):
        p = oracle.read(match)
        for seat in range(-1, players):
            viewer = None if seat < 0 else seat
            view = match.view(viewer)
            assert concealed(match, seat, rng.getrandbits(60)).view(viewer) == view
            for other in range(players):
                mine = dict.fromkeys(specials_in_hand(p, other), 1)
                hand = view["seats"][other]["hand"]
                assert hand["known"] == +p.players[other].known | mine
                assert hand["size"] == p.players[other].hand.total() + len(mine)
                assert ("cards" in hand) == (other == seat or match.over)
                if "cards" in hand:
                    assert hand["cards"] == +p.players[other].hand | mine
