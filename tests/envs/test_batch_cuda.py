"""The path of a GPU, under Numba's CUDA simulator: the same bytes as on the CPU."""

import os
import subprocess
import sys

import numpy as np
import pytest

import regnum
from regnum.envs.batch import Batch

SLOTS = 5
ARRAYS = ("states", "seeds", "counts", "actors", "done", "shares", "rewards")


def on_host(array):
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def compare(batch, twin):
    for name in ARRAYS:
        assert on_host(getattr(twin, name)).tobytes() == getattr(batch, name).tobytes(), name
    choices = on_host(twin.choices)
    for slot, count in enumerate(batch.counts):
        assert (choices[slot, :count] == batch.choices[slot, :count]).all()
    assert (on_host(twin.legal) == batch.legal).all()


def play_on_both(name: str) -> None:
    """Run in a process with the simulator."""
    for players in regnum.game(name).players[::2]:
        batch = regnum.batch(name, players, SLOTS, 3)
        twin = regnum.batch(name, players, SLOTS, 3, device="cuda")
        assert twin.device == "cuda" and type(twin) is not Batch
        compare(batch, twin)
        for moves in (1, 2, 5):
            for each in (batch, twin):
                each.random(moves)
            compare(batch, twin)
        for _ in range(2):
            actions = batch.choices[:, 0].copy()
            for each in (batch, twin):
                each.step(actions)
            compare(batch, twin)
        for seats in (None, 0, -1, np.arange(SLOTS) % players):
            assert (on_host(twin.observe(seats)) == batch.observe(seats)).all()
        check_refusal(batch, twin)
        check_the_next_game(batch, twin)


def check_refusal(batch, twin):
    for wrong in (len(batch.game.space), -1):
        actions = np.where(np.arange(SLOTS) == 2, wrong, batch.choices[:, 0])
        for each in (batch, twin):
            with pytest.raises(regnum.IllegalMove, match="game 2"):
                each.step(actions)
        compare(batch, twin)


def check_the_next_game(batch, twin):
    """Some slots are told that their game is over: a new one begins, by reset_done or with the next random move."""
    over = np.arange(SLOTS) % 2 == 1
    for begin in ("reset_done", "random"):
        batch.done[over], batch.counts[over] = True, 0
        twin.done.copy_to_device(batch.done)
        twin.counts.copy_to_device(batch.counts)
        before = batch.seeds.copy()
        for each in (batch, twin):
            if begin == "random":
                each.random(1)
            else:
                assert (each.reset_done() == over).all()
        compare(batch, twin)
        assert (batch.seeds == before + np.uint64(SLOTS) * over).all()


def look_ahead_on_both() -> None:
    """With three players of The King is Dead, lists with and without a look-ahead are made apart from each other."""
    for options in ({}, {"mordred": "on"}):
        batch, twin = (regnum.batch("kingisdead", 3, SLOTS, 3, device=device, **options) for device in ("cpu", "cuda"))
        first_games = batch.seeds.copy()
        for each in (batch, twin):
            each.random(100)
        assert (batch.seeds != first_games).any()
        compare(batch, twin)


def simulate(code: str) -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    code = f"from tests.envs.test_batch_cuda import *; {code}"
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("name", regnum.games())
def test_the_gpu_plays_the_same_games(name):
    simulate(f"play_on_both({name!r})")


@pytest.mark.rule("KID-7.1")
def test_the_gpu_looks_ahead_at_the_last_card():
    simulate("look_ahead_on_both()")


def test_where_there_is_no_gpu_it_says_so():
    code = (
        "import regnum\n"
        "try: regnum.batch('tara', device='cuda')\n"
        "except regnum.RegnumError as error: print(error.message, *map(error.text, ('en', 'it', 'de')), sep='|')"
    )
    environment = {**os.environ, "CUDA_VISIBLE_DEVICES": "", "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    message, *sentences = run.stdout.strip().split("|")
    assert message == "batch-no-cuda", run.stderr
    assert len(set(sentences)) == 3 and all("CUDA" in sentence for sentence in sentences)
