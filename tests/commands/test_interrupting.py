"""Ctrl-C ends every long command at once: one sentence, exit status 130, nothing finished is lost."""

import json
import signal
import subprocess
import sys
import time

import pyarrow.parquet as pq
import pytest

import regnum
from regnum.commands.interrupting import interruptible
from tests.commands.terminal import environment

# Each would take minutes or years; ended at once, or not within the test's patience.
LONG = {
    "simulate": (("simulate", "kingisdead", "--games", "99999999999999"), "Playing", "Interrupted after"),
    "bench": (("bench", "kingisdead", "tirnanog"), "Measuring", "Interrupted."),
    "arena": (
        ("arena", "kingisdead", "--bots", "search:60,search:59", "--games", "99999999999999", "--jobs", "2"),
        "at once",
        "without --out nothing is kept",
    ),
    "dataset": (
        ("dataset", "kingisdead", "--bots", "search:60", "--games", "9", "--out", "d.parquet", "--jobs", "1"),
        "Preparing the bots",
        "the same command goes on",
    ),
}


@pytest.mark.parametrize("name", LONG)
def test_a_long_command_ends_at_once(terminal, name):
    arguments, doing, sentence = LONG[name]
    running = terminal(*arguments)
    running.until(doing)
    running.interrupt()
    running.until(sentence)
    assert running.end() == 130
    assert "Traceback" not in running.seen and "Aborted" not in running.seen


def test_a_hint_ends_at_once(terminal, tmp_path):
    record = tmp_path / "game.json"
    record.write_text(json.dumps(regnum.match("kingisdead", seed=1).record()))
    running = terminal("hint", record, "--seconds", "600")
    running.until("is thinking")
    running.interrupt()
    running.until("Interrupted.")
    assert running.end() == 130 and "Traceback" not in running.seen


def test_a_server_stops(terminal, tmp_path):
    running = terminal("serve", "--no-open", "--port", "0", "--data", tmp_path)
    running.until("Ctrl+C")
    running.interrupt()
    running.until("The server has stopped")
    assert running.end() == 130 and "Traceback" not in running.seen


def test_a_game_is_kept(terminal, tmp_path):
    kept = tmp_path / "kept.json"
    running = terminal("play", "kingisdead", "--seat", "0", "--bots", "search:60", "--seed", "1", "--save", kept)
    running.until("> ")
    running.enter("pass")
    running.until("is thinking")
    running.interrupt()
    running.until(f"--resume {kept}")
    assert running.end() == 130 and "Traceback" not in running.seen
    assert json.loads(kept.read_text())["moves"] == ["pass"]


def test_a_dataset_goes_on_behind_its_finished_games(tmp_path):
    path = tmp_path / "d.parquet"
    lines = tmp_path / "d.parquet.games"
    arguments = ["dataset", "kingisdead", "--bots", "random", "--seed", "3", "-j", "2", "--out", str(path), "--games"]
    command = [sys.executable, "-m", "regnum", *arguments]
    running = subprocess.Popen([*command, "99999999"], stderr=subprocess.PIPE, text=True, env=environment(tmp_path))
    while not lines.exists() or lines.read_bytes().count(b"\n") < 3:
        assert running.poll() is None, running.stderr.read()
        time.sleep(0.01)
    running.send_signal(signal.SIGINT)
    _, told = running.communicate(timeout=120)  # ends when the last process that could write there is gone
    assert running.returncode == 130 and told.strip().splitlines()[-1].startswith("Interrupted;"), told
    assert sorted(file.name for file in tmp_path.iterdir()) == ["d.parquet.games"]
    finished = lines.read_bytes().count(b"\n") - 1
    games = str(finished + 2)
    again = subprocess.run([*command, games], capture_output=True, text=True, check=True, env=environment(tmp_path))
    assert f"of {games} games were finished before" in again.stderr
    assert pq.read_table(path, columns=["game"])["game"].unique().to_pylist() == list(range(finished + 2))


def test_work_gives_its_result_or_its_error():
    assert interruptible(lambda: 7) == 7
    with pytest.raises(KeyError, match="lost"):
        interruptible(lambda: {}["lost"])
