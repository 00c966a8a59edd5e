"""The command in this process, in one of its own, or at a terminal."""

import io
import subprocess
import sys
from types import SimpleNamespace

import pytest

from regnum.cli import main
from tests.commands.terminal import Terminal, environment


@pytest.fixture
def command(tmp_path, monkeypatch, capsys):
    """`regnum ...` in this process, which is quick: exit status, output and errors."""

    def run(*arguments: object, text: str = "") -> SimpleNamespace:
        for name, value in environment(tmp_path, COLUMNS="200").items():
            monkeypatch.setenv(name, value)
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr(sys, "argv", ["regnum", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        with pytest.raises(SystemExit) as end:
            main()
        out, err = capsys.readouterr()
        return SimpleNamespace(returncode=end.value.code or 0, stdout=out, stderr=err)

    return run


@pytest.fixture
def process(tmp_path):
    """The same in a process of its own, for what is about the process."""

    def run(*arguments: object, text: str = "", **more: str) -> subprocess.CompletedProcess:
        variables = environment(tmp_path, **{"COLUMNS": "200", **more})
        return subprocess.run(
            [sys.executable, "-m", "regnum", *map(str, arguments)], input=text.encode(), capture_output=True,
            check=False, timeout=300, env=variables, cwd=tmp_path,
        )  # fmt: skip

    return run


@pytest.fixture
def terminal(tmp_path):
    """`regnum ...` at a terminal."""
    opened: list[Terminal] = []

    def start(*arguments: object, **more) -> Terminal:
        opened.append(Terminal(*map(str, arguments), home=tmp_path, **more))
        return opened[-1]

    yield start
    for one in opened:
        one.__exit__()


@pytest.fixture
def refused(command):
    """A command that says one sentence, prints nothing and exits with status 2."""

    def run(*arguments: object) -> str:
        result = command(*arguments)
        assert (result.returncode, result.stdout) == (2, ""), result.stderr
        assert len(result.stderr.strip().splitlines()) == 1, result.stderr
        return result.stderr.strip()

    return run
