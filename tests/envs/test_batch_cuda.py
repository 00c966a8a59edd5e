"""The path of a GPU, under Numba's CUDA simulator: the same bytes as on the CPU."""

import os
import pickle
import subprocess
import sys

import numpy as np
import pytest

import regnum
from regnum.core.errors import IllegalMove, NotAMove, WrongArray, WrongSetup
from regnum.envs.batch import Batch
from regnum.envs.batch_kernels import BEGIN

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
    """On both the same, wherever the numbers lie; nothing moves, not even the games before the wrong one."""
    from numba import cuda

    for each in (batch, twin):
        each.reset_done()
    while batch.counts[2] == len(batch.game.space):  # a tiny game, where everything may be legal
        actions = batch.choices[np.arange(SLOTS), batch.counts - 1]
        for each in (batch, twin):
            each.step(actions)
    before = batch.states.tobytes()
    forbidden = next(a for a in range(len(batch.game.space)) if a not in batch.choices[2, : batch.counts[2]])
    for wrong in (forbidden, len(batch.game.space), -1, BEGIN, (1 << 16) + int(batch.choices[2, 0])):
        actions = np.where(np.arange(SLOTS) == 2, np.int64(wrong), batch.choices[:, 0])
        kind = IllegalMove if wrong == forbidden else NotAMove
        for each, given in ((batch, actions), (twin, actions), (twin, cuda.to_device(actions))):
            with pytest.raises(kind, match="game 2") as refusal:
                each.step(given)
            assert kind is NotAMove or refusal.value.rule
        compare(batch, twin)
    assert batch.states.tobytes() == before
    for actions in (np.zeros(SLOTS), np.zeros(SLOTS - 1, int), np.zeros(SLOTS + 1, int), np.zeros((SLOTS, 1), int), 0):
        for each, given in ((batch, actions), (twin, actions), (twin, cuda.to_device(np.atleast_1d(actions)))):
            with pytest.raises(WrongArray):
                each.step(given)
    for seats in (9, -5, np.full(SLOTS, 9), np.full(SLOTS, -5), np.full(SLOTS, 256)):
        for each, given in ((batch, seats), (twin, seats), (twin, cuda.to_device(np.resize(seats, SLOTS)))):
            with pytest.raises(WrongSetup):
                each.observe(given)
    room = twin.observe()
    assert twin.observe(out=room) is room
    for shape, kind in (((SLOTS - 1, batch.features.size), "f4"), ((SLOTS, 3), "f4"), (room.shape, "f8")):
        for out in (np.zeros(shape, kind), cuda.device_array(shape, kind)):
            with pytest.raises(WrongArray):
                twin.observe(out=out)
    with pytest.raises(WrongArray):
        twin.observe(out=np.zeros_like(room.copy_to_host()))  # on the host
    with pytest.raises(TypeError):
        pickle.dumps(twin)
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
