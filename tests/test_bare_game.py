"""A game need not have an evaluation, nor features: bots play it, batches run, and who wants observations is told."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import regnum
from tests import FIFTH


@pytest.fixture(scope="module")
def bare(tmp_path_factory) -> Path:
    """Holdfast without its features."""
    folder = tmp_path_factory.mktemp("bare") / "site"
    shutil.copytree(FIFTH, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "holdfast" / "features.py").unlink()
    return folder


def run(bare: Path, code: str, **environment: str) -> None:
    paths = [str(Path(regnum.__file__).parents[1]), str(bare)]
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), **environment}
    done = subprocess.run(
        [sys.executable, "-c", code], env=variables, cwd=bare, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr


BOTS = """
import regnum
from regnum.bots import Observation, make_bot
from regnum.bots.learnt import network_of
from regnum.bots.network import NOTHING_LEARNT, input_count

game = regnum.game("holdfast")
assert game.features is None and game.evaluation.plays_on
assert input_count(game) == 0 and network_of(game, 3) is NOTHING_LEARNT
match = regnum.match("holdfast", 3, seed=4)
bots = [make_bot(name) for name in ("greedy", "easy", "hard")]
while not match.over:
    match.play(bots[match.actor].choose(Observation.of(match, match.ply), 7, seconds=0.01))
assert sum(match.shares) == 1
"""

LEARNERS = """
from pathlib import Path
import pytest, regnum
from regnum.core.errors import WrongSetup
from regnum.envs.dataset import Recipe, write
from regnum.envs.gymnasium import RegnumEnv
from regnum.envs.pettingzoo import env

NONE = "holdfast has no observations for learners: it declares no features"
batch = regnum.batch("holdfast", 3, 8, device=DEVICE)
batch.random(30)
batch.reset_done()
for ask in (batch.observe, lambda: batch.features, lambda: env("holdfast"), lambda: RegnumEnv("holdfast", 2)):
    with pytest.raises(WrongSetup, match=NONE):
        ask()
recipe = {"game": "holdfast", "players": 2, "options": (), "bots": ("random",), "seed": 3}
with pytest.raises(WrongSetup, match=NONE):
    write(Recipe(**recipe), 2, Path("d.parquet"))
if DEVICE == "cpu":
    assert write(Recipe(**recipe, features=False), 2, Path("d.parquet")) > 10
"""


def test_bots_play_on_to_the_end_in_thought(bare):
    run(bare, BOTS)


@pytest.mark.parametrize("device", ["cpu", "cuda"])
def test_batches_run_and_observations_are_refused_in_a_sentence(bare, device):
    simulator = {"NUMBA_ENABLE_CUDASIM": "1"} if device == "cuda" else {}
    run(bare, f"DEVICE = {device!r}{LEARNERS}", **simulator)
