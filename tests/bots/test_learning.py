"""Networks are learnt from games of the search against itself, by processes and by JAX."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import regnum
from regnum.bots.learnt import load, network_of
from regnum.bots.network import network_from
from regnum.bots.selfplay import learners_see
from regnum.learning.games import Series, play_all
from regnum.learning.layers import forward, layers_of, numbers_of
from regnum.learning.training import Course, learn

GAME, PLAYERS = regnum.game("kingisdead"), 3
SMALL = Series(GAME.id, PLAYERS, games=210, simulations=2, kept=64)


@pytest.fixture(scope="module")
def played():
    return play_all(SMALL)


def test_games_are_the_same_for_every_number_of_processes(played):
    for one, two in zip(played, play_all(SMALL, jobs=2), strict=True):
        assert one.tobytes() == two.tobytes()
    _, shares, numbers = played
    assert shares.sum(1) == pytest.approx(1) and set(numbers) <= set(range(SMALL.games)) and numbers.max() >= 200


def test_a_network_foretells_held_out_games_better_than_before(played):
    states, shares, numbers = played
    seen, logs = learners_see(GAME, PLAYERS, states)
    found = learn(GAME.sides(PLAYERS), Course(3, 256, 3e-3, 0.1, 0.0), seen, logs, shares, numbers % 5 == 0)
    assert found.network < min(found.evaluation, found.scaled + 0.05)
    assert found.numbers.dtype == np.float16 and np.isfinite(found.numbers).all()
    network = network_from(found.numbers)
    assert len(network.first) == seen.shape[2] + 2


def test_layers_and_numbers_are_the_same_network():
    network = network_of(GAME, 3)
    again = network_from(numbers_of(layers_of(network)))
    for one, two in zip(network, again, strict=True):
        assert (one == two).all()
    told = forward(layers_of(network), np.zeros((1, 3, len(network.first) - 2), np.float32), np.zeros((1, 3)))
    assert told.shape == (1, 3) and len(set(np.asarray(told)[0].tolist())) == 1


def test_the_program_writes_a_network_that_bots_can_read(tmp_path):
    command = "--players 3 --games 40 --simulations 2 --kept 255 --out"
    done = subprocess.run(
        [sys.executable, "-m", "regnum.learning", GAME.id, *command.split(), str(tmp_path)],
        capture_output=True, text=True, check=True, timeout=300, cwd=Path(__file__).parents[2],
    )  # fmt: skip
    assert "network" in done.stdout
    assert len(network_from(load(tmp_path / "3.npz").numbers).first) == len(network_of(GAME, 3).first)
