"""The command line: what it prints, and one clear sentence for everything that is wrong."""

import json
import os
import re
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

import regnum
from regnum.cli import main
from regnum.core.text import LANGUAGES

GAMES = regnum.games()


ENVIRONMENT = {"COLUMNS": "200", "LANG": "en_GB.UTF-8", "LC_ALL": ""}


def run(*arguments: str, text: str = "", **environment: str) -> subprocess.CompletedProcess:
    """A command in this process, where the rules are loaded already."""
    out, err = StringIO(), StringIO()
    with (
        pytest.MonkeyPatch.context() as patch,
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        for name, value in (ENVIRONMENT | environment).items():
            patch.setenv(name, value)
        patch.setattr(sys, "argv", ["regnum", *arguments])
        patch.setattr(sys, "stdin", StringIO(text))
        try:
            main()
            code = 0
        except SystemExit as leaving:
            code = int(leaving.code or 0)
    return subprocess.CompletedProcess(arguments, code, out.getvalue(), err.getvalue())


def run_apart(*arguments: str) -> subprocess.CompletedProcess:
    """A command as people start it."""
    return subprocess.run(
        [sys.executable, "-m", "regnum", *arguments], capture_output=True, text=True, check=False, timeout=300,
        env=os.environ | ENVIRONMENT,
    )  # fmt: skip


@pytest.fixture(scope="module")
def record(tmp_path_factory) -> Path:
    """A game played to its end by the first legal move that isn't a pass, or by any."""
    match = regnum.match("kingisdead", players=3, seed=11)
    while not match.over:
        match.play(match.legal[-1])
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(json.dumps(match.record()), "utf-8")
    return path


def test_a_process_of_its_own_says_the_same():
    for arguments in (["games"], ["play", "chess"], ["--version"]):
        apart, here = run_apart(*arguments), run(*arguments)
        assert (apart.returncode, apart.stdout, apart.stderr) == (here.returncode, here.stdout, here.stderr)


def test_games_lists_them_all():
    facts = json.loads(run("games", "--json").stdout)
    assert [fact["game"] for fact in facts] == list(GAMES)
    assert all(name in run("games").stdout for name in GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_simulate_tells_lengths_winners_endings_and_speed(game):
    result = run("simulate", game, "--games", "5", "--seed", "3", "--json")
    facts = json.loads(result.stdout)
    assert facts["games"] == 5 and facts["seed"] == 3
    assert sum(facts["win_shares"]) == pytest.approx(1) and sum(facts["endings"].values()) == pytest.approx(1)
    assert facts["moves_per_second"] > 0 and facts["decisions"]["least"] <= facts["decisions"]["most"]
    again = json.loads(run("simulate", game, "--games", "5", "--seed", "3", "--json").stdout)
    assert again["win_shares"] == facts["win_shares"] and again["decisions"] == facts["decisions"]


def test_replay_shows_the_end_and_any_ply(record):
    assert "the win goes to" in run("replay", str(record)).stdout
    assert "After move 4; Seat" in run("replay", str(record), "--at", "4").stdout
    view = json.loads(run("replay", str(record), "--at", "4", "--seat", "1", "--json").stdout)
    assert view["ply"] == 4 and view["seat"] == 1


def test_replay_draws(record, tmp_path):
    file = tmp_path / "position.svg"
    assert run("replay", str(record), "--svg", str(file)).returncode == 0
    assert file.read_text("utf-8").startswith("<svg")


def test_play_takes_numbers_notation_undo_why_and_saves(tmp_path):
    script = "help\nwhy play crown\nwhy summon deva scots\nplay gar\nundo\n1\nsave {}\nlog\nquit\n"
    saved, kept = tmp_path / "a.json", tmp_path / "b.json"
    result = run(
        "play", "kingisdead", "--seat", "0", "--bots", "random", "--seed", "4", "--save", str(kept),
        text=script.format(saved),
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert '"play crown" is legal now' in result.stdout
    assert "(KID-3.1)" in result.stdout
    assert json.loads(saved.read_text())["moves"][0] == "pass"
    resumed = run("play", "kingisdead", "--resume", str(kept), "--seat", "0", "--bots", "random", text="quit\n")
    assert resumed.returncode == 0 and f"--resume {kept}" in resumed.stdout


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_can_be_played_in_every_language(game, language, tmp_path):
    """The first moves of the list, then the input ends: the game is kept, if it isn't over by then."""
    kept = tmp_path / "kept.json"
    result = run(
        "play", game, "--seat", "0", "--bots", "random", "--seed", "7", "--save", str(kept), "--lang", language,
        text="2\n1\n" * 12,  # where there is no second one, the first
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    left = regnum.replay(json.loads(kept.read_text()))
    assert left.over or left.ply >= 12
    assert left.over or f"regnum play {game} --resume" in result.stdout


def test_a_killed_game_can_be_resumed(tmp_path):
    """Killed at any moment, the file holds all moves made."""
    kept = tmp_path / "kept.json"
    command = [sys.executable, "-m", "regnum.cli", "play", "kingisdead", "--seat", "0", "--bots", "random", "--save"]
    process = subprocess.Popen([*command, str(kept)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    process.stdin.write("5\n" * 5)
    process.stdin.flush()
    asked = 0
    while asked < 6:
        asked += process.stdout.readline().startswith("Seat 0:")
    process.kill()
    process.communicate()
    assert regnum.replay(json.loads(kept.read_text())).ply >= 5


WRONG = [
    (["play", "chess"], 'no game "chess"'),
    (["simulate", "kingisdead", "--players", "5"], "for 2, 3, 4 players, not 5"),
    (["simulate", "kingisdead", "--option", "mordred=maybe"], "can be off, on"),
    (["simulate", "kingisdead", "--option", "mordred"], "NAME=CHOICE"),
    (["simulate", "tara", "--players", "2", "--option", "trio=no-ulster"], "trio is for 3 players, not 2"),
    (["simulate", "kingisdead", "--option", "dragons=on"], 'no option "dragons"'),
    (["simulate", "kingisdead", "--seed", "-1"], "whole number from 0"),
    (["play", "kingisdead", "--seat", "2"], "no seat 2"),
    (["play", "kingisdead", "--bots", "grandmaster"], 'no bot "grandmaster"'),
    (["play", "kingisdead", "--bots", "random,random"], "only 1 other"),
    (["replay", "nowhere.json"], "can't be read"),
    (["bench", "chess"], 'no game "chess"'),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG, ids=lambda value: str(value))
def test_what_is_wrong_is_said_in_one_sentence(arguments, sentence):
    result = run(*arguments)
    assert result.returncode == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.stderr + result.stdout
    assert len(result.stderr.strip().splitlines()) == 1
    assert result.stdout == ""


@pytest.mark.parametrize("change", ["not json", "foreign", "illegal", "version", "components", "players"])
def test_broken_records_are_refused(record, tmp_path, change):
    facts = json.loads(record.read_text())
    if change == "foreign":
        facts = {"a": 1}
    elif change == "illegal":
        facts["moves"][3] = "pass pass"
    elif change in ("version", "players"):
        facts[change] = 99
    elif change == "components":
        facts[change] = "0" * 16
    broken = tmp_path / "broken.json"
    broken.write_text("{" if change == "not json" else json.dumps(facts))
    result = run("replay", str(broken))
    assert result.returncode == 2 and "Traceback" not in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_errors_speak_the_readers_language():
    assert "Non c'è nessun gioco" in run("play", "chess", "--lang", "it").stderr
    assert "Es gibt kein Spiel" in run("play", "chess", LANG="de_DE.UTF-8").stderr


def test_an_ambiguous_move_is_asked_again(tmp_path):
    result = run(
        "play", "kingisdead", "--seat", "0", "--bots", "random", "--seed", "4", "--save", str(tmp_path / "x.json"),
        text="pl s\nnonsense\nquit\n",
    )  # fmt: skip
    assert re.search(r'"pl s" could mean play settlement, play scots', result.stdout)
    assert '"nonsense" is no move' in result.stdout
