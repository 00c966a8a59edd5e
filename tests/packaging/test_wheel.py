"""Wheel and source archive: whole, and enough by themselves to play in a terminal and to serve the page."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest
from hatch_build import described

import regnum
from regnum.core.text import LANGUAGES
from tests.browser.guarded import guarded
from tests.browser.house import announced
from tests.packaging.clean import Clean, clean_environment
from tests.shipped import SHIPPED

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
NOT_OURS = (".git", ".venv*", ".*_cache", ".hypothesis", "node_modules", "__pycache__", "site", "dist")
PLAYERS_MEGABYTES = 400


def build(folder: Path, **environment: str) -> subprocess.CompletedProcess:
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder / "dist"), str(folder)]
    return subprocess.run(
        command, env=os.environ | environment, capture_output=True, text=True, check=False, timeout=300
    )


@pytest.fixture(scope="module")
def copy(tmp_path_factory) -> Path:
    """The sources as somebody else has them, with the page built."""
    folder = tmp_path_factory.mktemp("sources") / "regnum"
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*NOT_OURS))
    return folder


@pytest.fixture(scope="module")
def dist(copy) -> Path:
    """The source archive, and the wheel built from it alone."""
    done = build(copy)
    assert done.returncode == 0, done.stdout + done.stderr
    return copy / "dist"


@pytest.fixture(scope="module")
def wheel(dist) -> Path:
    [wheel] = dist.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def clean(wheel, tmp_path_factory) -> Clean:
    return clean_environment(tmp_path_factory.mktemp("clean"), wheel, "server")


def packed(copy: Path) -> dict[str, Path]:
    """What the package consists of, by its place in the wheel."""
    rules, package = copy / "docs" / "rules", copy / "src"
    files = {f"regnum/rules/{file.relative_to(rules).as_posix()}": file for file in rules.rglob("*.md")}
    files |= {file.relative_to(package).as_posix(): file for file in package.rglob("*") if file.is_file()}
    return files


def test_the_wheel_has_all_that_the_package_consists_of(copy, wheel):
    files = packed(copy)
    for kind in ("static/index.html", "web.ftl", "components.json", ".npz", "rules/de/tara.md", "script.py.mako"):
        assert any(name.endswith(kind) for name in files), kind
    with zipfile.ZipFile(wheel) as archive:
        assert {name: archive.read(name) for name in archive.namelist() if "dist-info" not in name} == {
            name: file.read_bytes() for name, file in files.items()
        }
        [licence] = (name for name in archive.namelist() if name.endswith("licenses/LICENSE"))
        assert "the Regnum authors" in archive.read(licence).decode()


def test_the_source_archive_has_the_page_and_its_sources(dist):
    [archive] = dist.glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        names = {name.partition("/")[2] for name in tar.getnames()}
    assert {"src/regnum/server/static/index.html", "web/src/main.ts", "web/package-lock.json", "LICENSE"} <= names
    assert {"Makefile", "constraints.txt", "tests/conftest.py", "docs/rules/tara.md"} <= names


def test_a_build_without_the_page_fails_with_a_sentence(tmp_path):
    shutil.copytree(ROOT, tmp_path / "regnum", ignore=shutil.ignore_patterns("static", "tests", *NOT_OURS))
    done = build(tmp_path / "regnum")
    assert done.returncode != 0 and "run `make web`, then build again." in done.stdout + done.stderr
    assert "Traceback" not in done.stderr.partition("The page for the browser")[2]


def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        [name] = (name for name in archive.namelist() if name.endswith("METADATA"))
        return Parser().parsestr(archive.read(name).decode())


def test_the_metadata_say_whose_it_is_and_what_it_needs(wheel):
    told = metadata(wheel)
    assert told["Version"] == regnum.__version__ and told["License-Expression"] == "MIT"
    assert told["Author"] == "the Regnum authors" and told["Requires-Python"] == ">=3.11"
    assert {"server", "postgres", "arena", "research", "cuda"} <= set(told.get_all("Provides-Extra"))
    assert re.search(r"numba.*<0\.\d+", " ".join(told.get_all("Requires-Dist")))


def test_an_index_gets_no_path_of_ours():
    """Pictures and links are absolute, or not there."""
    readme = (ROOT / "README.md").read_text("utf-8")
    bare, at_home = described(readme, ""), described(readme, "https://example.org/regnum")
    assert "docs/pictures" in readme and "<img" not in bare and "](docs" not in bare and "(LICENSE)" not in bare
    targets = re.findall(r'(?:src|srcset)="([^"]+)"|\]\(([^)]+)\)', at_home)
    assert targets and all("".join(target).startswith("https://") for target in targets)
    assert 'src="https://example.org/regnum/raw/main/docs/pictures/' in at_home


def test_a_player_installs_little(clean):
    assert clean.bytes < PLAYERS_MEGABYTES * 2**20
    assert not clean.packages & {"matplotlib", "scipy", "pyarrow", "pettingzoo", "asyncpg", "pytest", "regnum"}


def test_a_game_is_played_in_the_terminal_of_a_clean_environment(clean):
    record = clean.folder / "game.json"
    play = ("-m", "regnum", "play", "tirnanog", "--players", "2", "--seat", "0", "--bots", "random", "--seed", "7")
    done = clean.run(*play, "--save", str(record), text="1\n" * 500)
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout, done.stdout[-500:]
    assert json.loads(record.read_text("utf-8"))["result"] is not None
    assert clean.run("-m", "regnum", "replay", str(record)).returncode == 0


def test_the_page_is_served_from_a_clean_environment(clean):
    log = clean.folder / "server.log"
    command = [str(clean.python), "-m", "regnum", "serve", "--port", "0", "--no-open", "--no-prepare"]
    with (
        log.open("w") as written,
        guarded(
            command, stdout=subprocess.DEVNULL, stderr=written, cwd=clean.folder, env=clean.environment()
        ) as process,
    ):
        address = announced(process, log)
        page = fetch(f"{address}/")
        parts = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        assert any(part.endswith(".js") for part in parts) and any(part.endswith(".css") for part in parts)
        assert all(fetch(address + part) for part in parts)
        assert [game["id"] for game in json.loads(fetch(f"{address}/api/games"))] == list(SHIPPED)
        for game in SHIPPED:
            for lang in LANGUAGES:
                assert json.loads(fetch(f"{address}/api/games/{game}/rules?lang={lang}"))["sections"]


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=60) as answer:
        return answer.read().decode()


def test_what_is_missing_comes_from_the_same_wheel(clean, wheel, tmp_path):
    """The command that is named works, as far as that can be known without a network."""
    done = clean.run("-m", "regnum", "arena", "tirnanog", "--bots", "random", "--games", "1")
    assert done.returncode == 2
    requirement = re.search(r"'(regnum\[arena\] @ [^']+)'", done.stderr)
    assert requirement and wheel.as_uri() in requirement[1], done.stderr
    pip = [sys.executable, "-m", "pip", "--python", str(clean.folder), "install", "--dry-run"]
    again = subprocess.run(
        [*pip, "--no-deps", "--no-index", "--force-reinstall", requirement[1]],
        capture_output=True,
        text=True,
        check=False,
    )
    assert again.returncode == 0 and "Would install regnum" in again.stdout, again.stderr
