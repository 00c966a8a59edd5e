"""Golden records: games once played, replayed move by move to the same bytes; and uncompiled, the same bytes again."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from regnum.core.journal import SILENT
from regnum.core.record import replay
from regnum.games import load

GAME = load("tirnanog")
FOLDER = Path(__file__).parents[1] / "records" / "tirnanog"
INDEX = json.loads((FOLDER / "index.json").read_text())


@pytest.mark.parametrize("name", INDEX)
def test_golden_record(name):
    record = json.loads((FOLDER / name).read_text())
    match = replay(GAME, record)
    assert match.over
    assert match.record() == record
    assert hashlib.sha256(bytes(match)).hexdigest() == INDEX[name]


def test_all_player_counts_are_there():
    assert {json.loads((FOLDER / name).read_text())["players"] for name in INDEX} == set(GAME.players)


def random_games(players: int, count: int = 60) -> str:
    states, lengths, results = GAME.new_states(count), np.zeros(count, np.int64), np.zeros((count, 4))
    options = GAME.option_array({})
    GAME.engine.random_games(states, players, options, np.uint64(99), lengths, results, GAME.new_actions(), SILENT)
    return hashlib.sha256(states.tobytes() + results.tobytes()).hexdigest()


@pytest.mark.parametrize("players", GAME.players)
def test_uncompiled_rules_give_the_same_bytes(players):
    code = f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r})\n"
    code += f"from {Path(__file__).stem} import random_games; print(random_games({players}))"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == random_games(players)
