"""What isn't installed is asked for by a sentence with a command that installs it."""

import json
import shlex
import subprocess
import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from regnum import extras
from regnum.core.text import LANGUAGES

# A finder that knows nothing of a package stands before all others.
WITHOUT = """
import sys
class Nowhere:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Nowhere())
"""


def run_without(names: str, program: str) -> subprocess.CompletedProcess:
    code = WITHOUT.format(names=set(names.split())) + program
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=120)


def command_line(*arguments: str) -> str:
    return f"import regnum.cli\nsys.argv = ['regnum', *{list(arguments)!r}]\nregnum.cli.main()"


@pytest.mark.parametrize(
    ("missing", "extra", "arguments"),
    [
        ("fastapi", "server", ("serve",)),
        ("uvicorn", "server", ("serve",)),
        ("asyncpg", "postgres", ("serve", "--database", "postgresql://nobody@127.0.0.1:1/nothing")),
        ("choix", "arena", ("arena", "kingisdead", "--games", "1", "--bots", "random")),
        ("matplotlib", "arena", ("arena", "kingisdead", "--games", "1", "--bots", "random", "--plot", "x.png")),
        ("pyarrow", "research", ("dataset", "kingisdead", "--games", "1", "--out", "x.parquet")),
    ],
)
def test_a_command_says_what_to_install(missing, extra, arguments):
    done = run_without(missing, command_line(*arguments))
    sentence = " ".join(done.stderr.split())
    assert done.returncode == 2 and missing in sentence and "Traceback" not in sentence
    command = shlex.split(sentence.partition("Install it with: ")[2])
    assert Path(command[0]).samefile(sys.executable) and command[-1].endswith(f"[{extra}]")


@pytest.mark.parametrize(
    ("missing", "module", "extra"),
    [
        ("pettingzoo", "envs.pettingzoo", "research"),
        ("gymnasium", "envs.gymnasium", "research"),
        ("pyspiel", "envs.openspiel", "research"),
        ("pyarrow", "envs.dataset", "research"),
        ("jax", "learning.training", "learning"),
    ],
)
def test_a_module_says_what_to_install(missing, module, extra):
    done = run_without(missing, f"import regnum.{module}")
    assert done.returncode == 1 and f"MissingExtra: This needs {missing}" in done.stderr
    assert f"[{extra}]" in done.stderr.splitlines()[-1]


def test_programs_may_catch_it_as_an_import_error():
    with pytest.raises(ImportError), extras.needed("arena"):
        import nothing_of_this_name  # noqa: F401


def test_a_mistake_of_ours_is_no_missing_extra():
    with pytest.raises(ModuleNotFoundError) as error, extras.needed("arena"):
        import regnum.nothing_of_this_name  # type: ignore[import-not-found]  # noqa: F401
    assert not isinstance(error.value, extras.MissingExtra)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_command_stands_in_every_language(locale):
    sentence = extras.MissingExtra("arena", "choix").text(locale)
    assert "choix" in sentence and sentence.endswith(extras.command("arena"))


class Installed:
    def __init__(self, told: dict | None) -> None:
        self.told = told

    def read_text(self, name: str) -> str | None:
        assert name == "direct_url.json"
        return None if self.told is None else json.dumps(self.told)


@pytest.mark.parametrize(
    ("told", "source"),
    [
        (None, ["regnum[arena]"]),
        ({"url": "file:///a%20b/regnum", "dir_info": {"editable": True}}, ["--editable", "/a b/regnum[arena]"]),
        ({"url": "file:///a/regnum", "dir_info": {}}, ["regnum[arena] @ file:///a/regnum"]),
        ({"url": "file:///a/regnum-1.whl", "archive_info": {}}, ["regnum[arena] @ file:///a/regnum-1.whl"]),
    ],
)
def test_it_comes_from_where_regnum_came_from(monkeypatch, told, source):
    monkeypatch.setattr(extras, "distribution", lambda name: Installed(told))
    assert extras.source("arena") == source


def test_a_folder_that_was_never_installed(monkeypatch):
    def nowhere(name: str) -> Installed:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(extras, "distribution", nowhere)
    assert extras.source("arena") == ["regnum[arena]"]


def test_an_environment_without_pip(monkeypatch):
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    assert extras.command("arena").startswith(f"uv pip install --python {shlex.quote(sys.executable)}")
