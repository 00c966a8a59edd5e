"""The golden playthroughs and perft counts hold. After a change that is meant: raise the version, `make golden`."""

import json

import pytest

import regnum
from tests.every_game.golden import FOLDER, perft, playthrough, state_of, unraised, write

TABLES = [(name, players) for name in regnum.games() for players in regnum.game(name).players]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_golden_playthrough(name, players):
    golden = (FOLDER / f"{name}-{players}.txt").read_text("utf-8").splitlines()
    now = list(playthrough(name, players))
    assert not (problem := unraised(golden, now)), problem
    for number, (line, then) in enumerate(zip(now, golden, strict=True)):
        assert line == then, f"line {number + 1}: if this is meant, make golden"


def changed(told: list[str], start: str, line: str) -> list[str]:
    """With another line in place of the last one that starts so."""
    at = max(n for n, old in enumerate(told) if old.startswith(start))
    return [*told[:at], line, *told[at + 1 :]]


def test_another_state_or_course_asks_for_another_version():
    then = (FOLDER / "kingisdead-2.txt").read_text("utf-8").splitlines()
    elsewhere = changed(then, "state ", "state 0")
    assert state_of(elsewhere) != state_of(then)
    assert "the same moves lead to another state" in unraised(then, elsewhere)
    assert "Raise the version" in unraised(then, changed(then, "     > ", "     > resign"))
    assert unraised(then, ["kingisdead version 2", *elsewhere[1:]]) is None
    assert unraised(then, changed(then, "       ", "       other words")) is None


def test_make_golden_refuses_to_hide_a_change(tmp_path, monkeypatch):
    """Not one file is written where one would hide that stored games change."""
    monkeypatch.setattr(regnum, "games", lambda: ["kingisdead"])
    for players in regnum.game("kingisdead").players:
        file = FOLDER / f"kingisdead-{players}.txt"
        (tmp_path / file.name).write_text(file.read_text("utf-8"), "utf-8")
    told = (tmp_path / "kingisdead-4.txt").read_text("utf-8").splitlines()
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    write(tmp_path)
    assert {file: file.read_bytes() for file in before} == before
    (tmp_path / "kingisdead-4.txt").write_text("\n".join(changed(told, "state ", "state 0")) + "\n", "utf-8")
    (tmp_path / "kingisdead-2.txt").write_text("old words\n", "utf-8")
    with pytest.raises(SystemExit, match="Raise the version"):
        write(tmp_path)
    assert (tmp_path / "kingisdead-2.txt").read_text("utf-8") == "old words\n"
    assert "state 0" in (tmp_path / "kingisdead-4.txt").read_text("utf-8")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_perft(name, players):
    counts = json.loads((FOLDER / "perft.json").read_text("utf-8"))[name][str(players)]
    assert len(counts) >= 2
    assert perft(name, players, len(counts)) == counts
