"""`regnum serve` and `regnum verify` as people use them."""

import json
import random
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

import regnum
from regnum.cli import app
from regnum.server.house import commitment

REGNUM = Path(sys.executable).parent / "regnum"


def record(tmp_path, **changes):
    match, luck = regnum.match("tirnanog", 2, seed=7), random.Random(1)
    while not match.over:
        match.play(luck.choice(match.legal))
    told = match.record() | {"salt": "ab", "commitment": commitment(7, "ab")} | changes
    file = tmp_path / "record.json"
    file.write_text(json.dumps(told))
    return str(file)


def test_a_true_record_is_verified(tmp_path):
    answer = CliRunner().invoke(app, ["verify", record(tmp_path), "--lang", "en"])
    assert answer.exit_code == 0 and "The record is true" in answer.output


@pytest.mark.parametrize("changes", [{"commitment": commitment(8, "ab")}, {"salt": "ac"}])
def test_another_seed_is_noticed(tmp_path, changes):
    command = [REGNUM, "verify", record(tmp_path, **changes), "--lang", "en"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert answer.returncode == 2 and "doesn't fit the commitment" in answer.stderr


def test_a_record_without_a_commitment_says_so(tmp_path):
    path = Path(record(tmp_path))
    told = json.loads(path.read_text())
    del told["commitment"]
    path.write_text(json.dumps(told))
    answer = CliRunner().invoke(app, ["verify", str(path), "--lang", "en"])
    assert answer.exit_code == 0 and "no commitment" in answer.output


def test_the_server_starts_tells_where_it_is_and_stops(tmp_path):
    command = [REGNUM, "serve", "--port", "0", "--data", tmp_path, "--no-open", "--lang", "en"]
    server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        address = re.search(r"http://\S+", server.stderr.readline())[0]
        assert httpx.get(f"{address}healthz").json()["ok"]
        server.send_signal(signal.SIGTERM)
        assert server.wait(20) in (0, -signal.SIGTERM)
        assert (tmp_path / "regnum.db").exists() and not (tmp_path / "regnum.db-wal").exists(), "one file to copy"
    finally:
        server.kill()
        server.wait()


def test_a_port_or_a_database_that_cannot_be_had_is_one_sentence(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for more in (["--port", port], ["--database", "sqlite:////nowhere/at/all.db"], ["--database", "nonsense"]):
            command = [REGNUM, "serve", "--no-open", "--data", tmp_path, "--lang", "en", "--port", "0", *more]
            answer = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
            assert answer.returncode == 2 and "Traceback" not in answer.stderr
            assert re.search(r"can't be (had|used): \S", answer.stderr), answer.stderr


def test_help_tells_a_host_what_can_be_set():
    told = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "120", "TERM": "dumb"}).output
    for option in ("--host", "--port", "--database", "--data", "--trusted-proxy", "--bot-threads", "--log-level"):
        assert option in told
