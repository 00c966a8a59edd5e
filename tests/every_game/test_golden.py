"""The golden playthroughs and perft counts hold. After a change that is meant: raise the version, `make golden`."""

import json

import pytest

import regnum
from tests.every_game.golden import FOLDER, perft, playthrough

TABLES = [(name, players) for name in regnum.games() for players in regnum.game(name).players]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_golden_playthrough(name, players):
    golden = (FOLDER / f"{name}-{players}.txt").read_text("utf-8").splitlines()
    for number, (now, then) in enumerate(zip(playthrough(name, players), golden, strict=True)):
        assert now == then, f"line {number + 1}"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_perft(name, players):
    counts = json.loads((FOLDER / "perft.json").read_text("utf-8"))[name][str(players)]
    assert len(counts) >= 2
    assert perft(name, players, len(counts)) == counts
