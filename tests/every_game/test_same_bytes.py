"""The same moves give the same bytes: compiled or not, in another process, copied, saved, loaded and replayed."""

import hashlib
import json
import os
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

import regnum
from tests.conftest import tables
from tests.every_game.play import drive, matches

GAMES_COMPARED = int(os.environ.get("REGNUM_COMPARED", "12"))
DECISIONS = 250


def digest(name: str) -> dict[str, str]:
    """A hash of all states of some games at every table."""
    game = regnum.game(name)
    hashes = {}
    for _, players, options in tables(name):
        total = hashlib.sha256()
        for _, states in drive(game, players, options, range(GAMES_COMPARED), DECISIONS):
            total.update(states.tobytes())
        hashes[f"{players} {options}"] = total.hexdigest()
    return hashes


def in_another_process(name: str, **environment: str) -> dict[str, str]:
    code = f"import json; from tests.every_game.test_same_bytes import digest; print(json.dumps(digest({name!r})))"
    run = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


@pytest.mark.slow
def test_uncompiled_rules_give_the_same_bytes(game):
    assert in_another_process(game.id, NUMBA_DISABLE_JIT="1") == digest(game.id)


def test_another_process_gives_the_same_bytes(game):
    assert in_another_process(game.id, PYTHONHASHSEED="12345") == digest(game.id)


def test_copies_and_replays_give_the_same_bytes_at_every_ply(table):
    for match in matches(table, 1, longest=150):
        if match.ply % 10 == 0 or match.over:
            assert bytes(match.copy()) == bytes(match)
            record = json.loads(json.dumps(match.record()))
            again = regnum.replay(record)
            assert bytes(again) == bytes(match)
            assert again.legal == match.legal
            assert list(again.tale()) == list(match.tale())
            half = regnum.replay(record, match.ply // 2)
            assert half.ply == match.ply // 2
            for decision in match.decisions[half.ply :]:
                assert bytes(half) == decision.before
                half.play(decision.action)
            assert bytes(half) == bytes(match)


@pytest.mark.parametrize("name", regnum.games())
def test_a_copy_goes_its_own_way(name):
    @given(seed=st.integers(0, 2**64 - 1), picks=st.lists(st.integers(0, 10**6), min_size=1, max_size=30))
    def check(seed, picks):
        match = regnum.match(name, seed=seed)
        for pick in picks:
            if match.over:
                break
            before = bytes(match)
            twin = match.copy()
            twin.play(twin.legal[pick % len(twin.legal)])
            assert bytes(match) == before
            match.play(match.legal[pick % len(match.legal)])
            assert bytes(match) == bytes(twin)

    check()
