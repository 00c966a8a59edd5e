"""`--json`: every command has it, and prints nothing else; what it prints is told of in docs/commands.md."""

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
import typer

import regnum
from regnum.cli import app
from tests.commands.terminal import environment
from tests.server.house import visit

PAGE = (Path(__file__).parents[2] / "docs" / "commands.md").read_text("utf-8")
COMMANDS = typer.main.get_command(app).commands


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_option_is_told_of(name):
    options = {option for parameter in COMMANDS[name].params for option in parameter.opts if option.startswith("--")}
    assert "--json" in options
    section = re.search(rf"^## `regnum {name}\b.*?(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)[0]
    for option in options - {"--json", "--lang", "--help"}:
        assert option in section, f"{option} of {name}"


def promised(name: str) -> set[str]:
    """The entries that the page promises, from the list behind "JSON:" in a command's section."""
    section = re.search(rf"^## `regnum {name}\b.*?(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)[0]
    return set(re.findall(r"`([a-z_]+)`", section.partition("\nJSON")[2]))


@pytest.fixture
def record(tmp_path):
    match = regnum.match("kingisdead", seed=1)
    for _ in range(5):
        match.play(match.legal[-1])
    path = tmp_path / "game.json"
    path.write_text(json.dumps(match.record()))
    return path


@pytest.mark.parametrize(
    ("arguments", "listed"),
    [
        (("games",), True),
        (("simulate", "kingisdead", "--games", "9"), False),
        (("replay", "RECORD", "--seat", "0"), False),
        (("hint", "RECORD", "--level", "easy"), False),
        (("verify", "RECORD"), False),
        (("arena", "kingisdead", "--bots", "random", "--games", "2", "--jobs", "1"), False),
        (("dataset", "kingisdead", "--bots", "random", "--games", "2", "--jobs", "1", "--out", "d.parquet"), False),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_what_is_printed_is_what_is_promised(command, record, arguments, listed):
    done = command(*(record if argument == "RECORD" else argument for argument in arguments), "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert isinstance(told, list) == listed
    facts = told[0] if listed else told
    promise = promised(arguments[0])
    if arguments[0] == "replay":  # and what the game itself has to show
        assert promise <= set(facts)
    else:
        assert set(facts) <= promise


def test_a_database_is_told_of_as_promised(command, tmp_path):
    asyncio.run(keep_a_table(tmp_path / "regnum.db"))
    told = json.loads(command("validate", tmp_path / "regnum.db", "--json").stdout)
    assert set(told) | set(told["tables"][0]) <= promised("validate")
    assert told["count"] == told["same"] == len(told["tables"]) == 1


async def keep_a_table(file: Path) -> None:
    async with visit(f"sqlite+aiosqlite:///{file}") as house:
        await (await house.someone()).open("kingisdead", "me", "me")


def test_a_program_plays_to_the_end(command, tmp_path):
    """Moves as lines of text, events as lines of JSON, each with what the page promises."""
    text = "nonsense\nwhy pass\nhint easy\nrules 3.1\nrules\nlog\nboard\nmoves\nhelp\nundo\n" + "1\n" * 500
    arguments = ("play", "kingisdead", "--seat", "1", "--bots", "random", "--seed", "4", "--save", tmp_path / "a.json")
    done = command(*arguments, "--json", text=text)
    assert done.returncode == 0, done.stderr
    events = [json.loads(line) for line in done.stdout.splitlines()]
    seen = {event["event"] for event in events}
    assert seen == {"game", "told", "position", "error", "note", "hint", "rules", "log", "board", "moves", "over"}
    assert {key for event in events for key in event} <= promised("play") | promised("hint")
    assert sum(events[-1]["shares"]) == 1 and events[-1]["event"] == "over"
    positions = [event for event in events if event["event"] == "position"]
    assert {event["seat"] for event in positions} == {1} and positions[0]["view"]["seat"] == 1
    again = command("play", "kingisdead", "--resume", tmp_path / "a.json", "--json")
    assert [json.loads(line)["event"] for line in again.stdout.splitlines()] == ["game", "over"]


def test_a_server_says_where_it_is(tmp_path):
    arguments = ["serve", "--no-open", "--port", "0", "--data", str(tmp_path), "--json"]
    command = [sys.executable, "-m", "regnum", *arguments]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment(tmp_path))
    try:
        told = json.loads(server.stdout.readline())
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", told["address"])
        assert told["database"] == str(tmp_path / "regnum.db") and set(told) == promised("serve")
    finally:
        server.terminate()
        server.communicate(timeout=60)


def test_a_record_that_is_not_true_says_so_in_both(command, record):
    told = json.loads(record.read_text()) | {"commitment": "0" * 64, "salt": "ab"}
    record.write_text(json.dumps(told))
    done = command("verify", record, "--json")
    assert done.returncode == 2 and json.loads(done.stdout)["commitment_kept"] is False
    assert "doesn't fit the commitment" in done.stderr
