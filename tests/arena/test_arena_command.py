"""`regnum arena`: what it prints, draws and refuses, and that killing it loses nothing."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from regnum.arena.results import read
from regnum.cli import main
from regnum.core.text import LANGUAGES, Texts
from tests.every_game.test_words import messages

COMMAND = ["arena", "kingisdead", "--bots", "random", "--seed", "2", "--jobs", "1"]


@pytest.fixture
def regnum_command(monkeypatch, capsys):
    """The command in this process: its exit status, output and errors."""

    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["regnum", *map(str, arguments)])
        monkeypatch.setenv("LANG", "en_GB.UTF-8")
        monkeypatch.setenv("LC_ALL", "")
        monkeypatch.setenv("COLUMNS", "200")
        try:
            main()
            code = 0
        except SystemExit as end:
            code = end.code or 0
        return code, *capsys.readouterr()

    return run


@pytest.mark.parametrize("game", ["kingisdead", "holdfast"])
def test_json_tells_all_and_whole_rounds_are_played(regnum_command, game):
    code, out, _ = regnum_command("arena", game, *COMMAND[2:], "--players", "3", "--games", "4", "--json")
    summary = json.loads(out)
    assert code == 0 and summary["games"] == 6 and summary["deals"] == 2
    assert sum(seat["value"] for seat in summary["seats"]) == pytest.approx(1)
    assert summary["bots"][0]["bot"] == "random" and summary["bots"][0]["rating"] is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_finished_tournament_is_shown_and_drawn_in_every_language(regnum_command, tmp_path, lang):
    file, picture = tmp_path / "t.jsonl", tmp_path / "t.png"
    assert regnum_command(*COMMAND, "--games", "4", "--out", file, "--json")[0] == 0
    content = file.read_bytes()
    code, out, _ = regnum_command(*COMMAND, "--games", "4", "--out", file, "--plot", picture, "--lang", lang)
    assert code == 0 and file.read_bytes() == content
    assert Texts(lang, "arena")("arena-seats") in out and Texts(lang, "kingisdead")("game-title") in out
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_without_a_seed_the_one_of_the_file_is_gone_on_with(regnum_command, tmp_path):
    arguments = ["arena", "kingisdead", "--bots", "random", "--jobs", "1", "--out", tmp_path / "t.jsonl", "--json"]
    first = json.loads(regnum_command(*arguments, "--games", "2")[1])
    then = json.loads(regnum_command(*arguments, "--games", "4")[1])
    assert (first["games"], then["games"]) == (2, 4) and first["seed"] == then["seed"]


def test_killed_it_leaves_no_process_and_the_same_command_goes_on(regnum_command, tmp_path):
    file = tmp_path / "t.jsonl"
    arguments = ["arena", "kingisdead", "--bots", "random", "--seed", "2", "--games", "600", "--out", str(file)]
    command = [sys.executable, "-m", "regnum.cli", *arguments, "--jobs", "2"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    while not file.exists() or file.read_bytes().count(b"\n") < 3:
        assert process.poll() is None, process.stdout.read()
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.communicate(timeout=60)  # ends when the last process that could write there is gone
    finished = read(file)[1]
    assert 0 < len(finished) < 600
    code, _, err = regnum_command(*arguments[:-4], "--games", len(finished) + 2, "--out", file, "--jobs", "1", "--json")
    games = read(file)[1]
    assert code == 0 and "were finished before" in err
    assert finished.items() <= games.items() and set(range(len(finished) + 2)) <= games.keys()


WRONG = [
    (["--bots", "grandmaster"], 'no bot "grandmaster"'),
    (["--bots", ","], "at least one bot"),
    (["--bots", "easy,easy"], "easy is named twice"),
    (["--bots", "easy", "--one-against-others"], "nobody to play against"),
    (["--players", "5"], "for 2, 3, 4 players, not 5"),
    (["--pace", "0"], "The pace is a number above 0"),
    (["--seed", "-1"], "whole number from 0"),
    (["--option", "dragons=on"], 'no option "dragons"'),
    (["--out", "."], "can't be written"),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG, ids=lambda value: str(value))
def test_what_is_wrong_is_said_in_one_sentence(regnum_command, arguments, sentence):
    code, out, err = regnum_command(*COMMAND, *arguments)
    assert code == 2 and out == ""
    assert sentence in err and len(err.strip().splitlines()) == 1


def test_another_tournament_in_the_file_is_refused_in_the_readers_language(regnum_command, tmp_path):
    file = tmp_path / "t.jsonl"
    assert regnum_command(*COMMAND, "--games", "2", "--out", file, "--json")[0] == 0
    code, _, err = regnum_command(*COMMAND, "--games", "2", "--out", file, "--seed", "3", "--lang", "de")
    assert code == 2 and "enthält ein anderes Turnier: Dort ist seed 2, hier 3" in err.replace("\n", " ")


def test_all_languages_have_the_same_words():
    english = messages("en", "arena")
    for language in LANGUAGES[1:]:
        assert messages(language, "arena") == english


def test_playing_needs_no_packages_beyond_the_rules():
    """Ladders are played on machines where nothing can be installed."""
    code = "import sys; import ladder; print({'typer', 'rich', 'choix', 'matplotlib'} & set(sys.modules) or 'none')"
    benchmarks = Path(__file__).parents[2] / "benchmarks"
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True,
        env={**os.environ, "PYTHONPATH": str(benchmarks)},
    )  # fmt: skip
    assert result.stdout.strip() == "none"
