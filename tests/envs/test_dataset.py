"""Datasets: rows that tell what happened, and files that are whole or not there."""

import json

import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

import regnum
from regnum.arena.schedule import derive
from regnum.cli import app
from regnum.envs.dataset import Recipe, write
from regnum.envs.features import features_of


def recipe(game: str = "kingisdead", players: int = 2, **changes) -> Recipe:
    return Recipe(**{"game": game, "players": players, "options": (), "bots": ("random",), "seed": 3} | changes)


def test_rows_replay_to_their_result(game, tmp_path):
    players = game.players[0]
    rows = write(recipe(game.id, players), 1 if game.id == "tara" else 3, tmp_path / "d.parquet")
    table = pq.read_table(tmp_path / "d.parquet")
    assert table.num_rows == rows
    features, match = features_of(game), None
    known = features.blank()
    for row in table.to_pylist():
        if row["ply"] == 0:
            match = regnum.match(game.id, players, row["seed"])
        assert (row["ply"], row["seat"], row["legal"]) == (match.ply, match.actor, match.legal)
        features.observe(match.states, 0, match.actor, known)
        assert np.array_equal(row["features"], known)
        match.play(row["action"])
        if match.over:
            assert row["shares"] == pytest.approx(match.shares)
    assert match.over


def test_bots_take_turns_on_the_seats(tmp_path):
    write(recipe(players=3, bots=("random", "greedy"), features=False), 4, tmp_path / "d.parquet")
    rows = pq.read_table(tmp_path / "d.parquet").to_pylist()
    seen = {(row["game"], row["seat"]): row["bot"] for row in rows}
    assert [seen[0, seat] for seat in range(3)] == ["random", "greedy", "random"]
    assert [seen[1, seat] for seat in range(3)] == ["greedy", "random", "greedy"]
    assert "features" not in rows[0]


def test_visits_of_a_search(tmp_path):
    write(recipe("tirnanog", bots=("greedy", "random"), features=False, visits=True), 1, tmp_path / "d.parquet")
    rows = pq.read_table(tmp_path / "d.parquet").to_pylist()
    assert {row["bot"] for row in rows} == {"greedy", "random"}
    for row in rows:
        if row["bot"] == "random":
            assert row["visits"] is None
        else:
            assert len(row["visits"]) == len(row["legal"])
            assert max(row["visits"]) == row["visits"][row["legal"].index(row["action"])] > 0


def test_the_file_tells_where_it_comes_from(tmp_path):
    write(recipe(options=(("mordred", "on"),)), 1, tmp_path / "d.parquet")
    told = json.loads(pq.read_schema(tmp_path / "d.parquet").metadata[b"regnum"])
    game = regnum.game("kingisdead")
    assert (told["game"], told["rules"], told["components"]) == ("kingisdead", game.version, game.components)
    assert (told["options"], told["bots"], told["seed"]) == ({"mordred": "on"}, ["random"], 3)
    assert sum(length for _, length in told["layout"]) == features_of(game).size


def test_processes_make_no_difference(tmp_path):
    write(recipe(), 5, tmp_path / "one.parquet")
    write(recipe(), 5, tmp_path / "two.parquet", jobs=2)
    assert pq.read_table(tmp_path / "one.parquet").equals(pq.read_table(tmp_path / "two.parquet"))


def interrupted_after(games: int):
    """A report that interrupts behind so many games."""
    left = games

    def report(rows: int) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            raise KeyboardInterrupt

    return report


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("visits", [False, True])
def test_an_interrupted_dataset_goes_on_and_comes_to_the_same_file(tmp_path, monkeypatch, jobs, visits):
    told = recipe("tirnanog", bots=("random", "greedy") if visits else ("random",), visits=visits)
    whole, path = tmp_path / "whole.parquet", tmp_path / "d.parquet"
    with pytest.raises(KeyboardInterrupt):
        write(told, 4, path, jobs, interrupted_after(2))
    assert not path.exists() and not (tmp_path / "d.parquet.new").exists()
    kept = (tmp_path / "d.parquet.games").read_bytes()
    assert kept.count(b"\n") >= 3, "a header and two games"
    played = []
    monkeypatch.setattr("regnum.envs.dataset_rows._decide", spy(played))
    write(told, 4, path)
    assert {seed_of(told, number) for number in (0, 1)} & set(played) == set(), "finished games are not played again"
    assert not (tmp_path / "d.parquet.games").exists()
    if not visits:  # a search thinks for a time, and may choose otherwise
        write(told, 4, whole)
        assert path.read_bytes() == whole.read_bytes()


def spy(played: list[int]):
    from regnum.envs.dataset_rows import _decide

    def decide(recipe, match, name):
        played.append(match.seed)
        return _decide(recipe, match, name)

    return decide


def seed_of(told: Recipe, number: int) -> int:
    return derive(told.seed, number)


def test_an_interruption_leaves_what_was_there(tmp_path):
    path = tmp_path / "d.parquet"
    write(recipe(), 1, path)
    before = path.read_bytes()
    with pytest.raises(KeyboardInterrupt):
        write(recipe(), 2, path, report=interrupted_after(1))
    assert path.read_bytes() == before


def test_the_games_of_another_dataset_are_neither_used_nor_lost(tmp_path):
    path = tmp_path / "d.parquet"
    with pytest.raises(KeyboardInterrupt):
        write(recipe(), 2, path, report=interrupted_after(1))
    kept = (tmp_path / "d.parquet.games").read_bytes()
    with pytest.raises(regnum.RegnumError, match="there seed is 3, here 4"):
        write(recipe(seed=4), 2, path)
    assert (tmp_path / "d.parquet.games").read_bytes() == kept
    (tmp_path / "d.parquet.games").write_bytes(kept[:-20])  # killed in the middle of a line
    write(recipe(), 2, path)
    write(recipe(), 2, tmp_path / "whole.parquet")
    assert path.read_bytes() == (tmp_path / "whole.parquet").read_bytes()


def test_the_same_command_takes_the_seed_of_the_games_that_are_kept(tmp_path):
    path = tmp_path / "d.parquet"
    with pytest.raises(KeyboardInterrupt):
        write(
            recipe(options=(("map", "standard"), ("mordred", "off"), ("piles", "top"))),
            2,
            path,
            1,
            interrupted_after(1),
        )
    command = ["dataset", "kingisdead", "--bots", "random", "--games", "2", "-j", "1", "--out", str(path), "--json"]
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["seed"] == 3 and "were finished before" in done.stderr


def test_command(tmp_path):
    path = tmp_path / "deep" / "d.parquet"
    command = ["dataset", "kingisdead", "-n", "3", "--bots", "random", "--games", "2", "--seed", "1", "-j", "1"]
    done = CliRunner().invoke(app, [*command, "--out", str(path), "--lang", "de"])
    assert done.exit_code == 0
    assert "aus 2 Partien" in " ".join(done.output.split())
    assert pq.read_table(path)["game"].unique().to_pylist() == [0, 1]


def test_command_refuses_what_it_can_not_do(tmp_path):
    refused = CliRunner().invoke(app, ["dataset", "kingisdead", "--bots", "gredy", "--out", str(tmp_path / "x")])
    assert isinstance(refused.exception, regnum.RegnumError)
    assert "gredy" in str(refused.exception)
    for nowhere in ("", ".", str(tmp_path)):
        refused = CliRunner().invoke(app, ["dataset", "kingisdead", "--out", nowhere])
        assert "can't be written" in str(refused.exception)
    blocked = tmp_path / "file"
    blocked.touch()
    with pytest.raises(regnum.RegnumError, match="written"):
        write(recipe(), 1, blocked / "d.parquet")
