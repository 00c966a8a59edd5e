"""The engine against a second, naive implementation of the rules: every legal set and every fact, turn by turn.

REGNUM_FUZZ=<games per table> looks longer.
"""

import dataclasses
import os
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import regnum
from regnum.core.compiled import plain
from regnum.core.journal import SILENT
from tests.oracles import tirnanog as oracle
from tests.oracles.tirnanog_positions import POLICIES, Policy, at_random, construct
from tests.oracles.tirnanog_powers import shares
from tests.oracles.tirnanog_turn import decide, legal

FUZZ = int(os.environ.get("REGNUM_FUZZ", "0"))
GAME = regnum.game("tirnanog")
apply, list_legal = plain(GAME.apply), plain(GAME.legal)

each_table = pytest.mark.parametrize("players", [2, 3, 4])


def notations(match: regnum.Match) -> set[str]:
    return {GAME.space[number].notation for number in match.legal}


def compare(state: Any, p: oracle.Position, story: str) -> oracle.Position:
    """Every fact; the engine's position."""
    theirs = oracle.read(state)
    for each in dataclasses.fields(oracle.Position):
        if each.name != "turn" or not p.ending:
            assert getattr(theirs, each.name) == getattr(p, each.name), f"{each.name} {story}"
    return theirs


def follow(before: bytes, action: int, p: oracle.Position, story: str) -> Iterator[bytes]:
    """Carry out a decision, and those that all know to have one answer, on both sides; every state on the way."""
    states = np.frombuffer(bytearray(before), GAME.State).view(np.recarray)
    state, actions = states[0], GAME.new_actions()
    state.ply += 1
    while True:
        apply(state, action, SILENT)
        decide(p, GAME.space[action].notation, oracle.read(state))
        compare(state, p, story)
        yield states.tobytes()
        if p.actor < 0 or p.phase not in ("contest", "tribute") or len(legal(p)) > 1:
            return
        assert list_legal(state, actions) == 1, story
        action = int(actions[0])
        assert {GAME.space[action].notation} == legal(p), story


def play_out(match: regnum.Match, rng: random.Random, policies: list[Policy], story: str) -> int:
    """Play to the end on both sides; the number of positions compared."""
    p = oracle.read(match.state)
    start, moves, compared = bytes(match).hex(), [], 1
    while not match.over:
        told = f"{story} after {moves}\nfrom {start}"
        assert notations(match) == legal(p), told
        move = policies[match.actor](rng, sorted(notations(match)))
        moves.append(move)
        before = bytes(match)
        match.play(move)
        steps = list(follow(before, match.parse(move), p, f"{story} after {moves}\nfrom {start}"))
        compared += len(steps)
        assert steps[-1] == bytes(match), f"compiled and uncompiled {told}"
    assert match.shares == pytest.approx(shares(p)), f"{story} after {moves}\nfrom {start}"
    return compared


def table_of(rng: random.Random, players: int) -> list[Policy]:
    names = list(POLICIES)
    if rng.random() < 0.6:
        names = [rng.choice(names)]
    return [POLICIES[rng.choice(names)] for _ in range(players)]


@each_table
def test_whole_games(players: int) -> None:
    compared = 0
    for number in range(FUZZ or 8):
        rng = random.Random(f"{players} {number}")
        match = regnum.match("tirnanog", players, seed=rng.getrandbits(63))
        compared += play_out(match, rng, table_of(rng, players), f"game {number}")
    print(players, "players:", compared, "positions")


@each_table
def test_constructed_positions(players: int) -> None:
    compared = 0
    for number in range(FUZZ or 24):
        rng = random.Random(f"constructed {players} {number}")
        match = regnum.match("tirnanog", players, seed=number)
        construct(match, rng)
        policies = rng.choice(([at_random] * players, table_of(rng, players)))
        compared += play_out(match, rng, policies, f"position {number}")
    print(players, "players:", compared, "positions, constructed")
