"""What is not needed is not loaded: the compiler takes half a second, and a list of commands needs none of it."""

import json
import subprocess
import sys

import pytest

import regnum
from regnum.cli import COMMANDS, app_for, listed, loaded

HEAVY = {"numba", "llvmlite", "numpy", "fluent", "fastapi", "sqlalchemy", "matplotlib", "pyarrow"}
LOADED = "import sys, json; json.dump(sorted({name.partition('.')[0] for name in sys.modules}), sys.stdout)"


def modules_after(program: str) -> set[str]:
    done = subprocess.run([sys.executable, "-c", program + LOADED], capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout[done.stdout.rindex("[") :]))


def test_an_import_loads_no_compiler():
    assert not modules_after("import regnum; regnum.games();") & HEAVY


@pytest.mark.parametrize("arguments", ["--help", "--version", ""])
def test_help_loads_no_compiler(arguments):
    program = f"import regnum.cli, sys; sys.argv = ['regnum', *{arguments.split()}]\ntry: regnum.cli.main()\n"
    assert not modules_after(program + "except SystemExit: pass\n") & HEAVY


def test_games_and_matches_are_there_when_asked_for():
    assert regnum.Match is type(regnum.match("tara", players=2)) and isinstance(regnum.game("tara"), regnum.Game)
    assert all(hasattr(regnum, name) for name in regnum.__all__)
    with pytest.raises(AttributeError, match="Nobody"):
        _ = regnum.Nobody


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_listed_as_what_it_is(name):
    assert (listed(name).__doc__ or "").split() == (loaded(name).__doc__ or "?").split()


def test_only_the_command_that_is_named_is_loaded():
    app = app_for(["play", "tara"])
    callbacks = {command.name: command.callback for command in app.registered_commands}
    assert callbacks["play"] is loaded("play")
    assert all(callbacks[name].__name__ == "stand_in" for name in COMMANDS if name != "play")
