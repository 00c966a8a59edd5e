"""Whoever follows docs/add-a-game.md literally ends with a game that can be played."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import regnum
from tests import FIFTH
from tests.walk import PAGE, blocks, page

TRANSLATED = ("it", "de")  # the page says where they lie


def test_the_walk_shows_the_files_as_they_are():
    assert PAGE.read_text("utf-8") == page(), "run python -m tests.walk"


def test_the_walk_leaves_no_file_out():
    files = {path.relative_to(FIFTH) for path in Path(FIFTH).rglob("*") if path.is_file()}
    ours = {path for path in files if "__pycache__" not in path.parts and not path.parts[0].endswith(".dist-info")}
    assert {path.as_posix() for path in ours if path.parent.name not in TRANSLATED} == set(blocks())


def test_the_entry_point_of_the_tests_is_that_of_the_walk():
    [told] = Path(FIFTH).glob("*.dist-info/entry_points.txt")
    game = told.read_text().splitlines()[1].split(" = ")
    assert f'{game[0]} = "{game[1]}"' in blocks()["pyproject.toml"]


@pytest.fixture(scope="module")
def site(tmp_path_factory) -> Path:
    """The package installed from the page's blocks and nothing else."""
    folder = tmp_path_factory.mktemp("walk")
    for name, text in blocks().items():
        file = folder / "written" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps", "--no-index"]
    site = folder / "site"
    subprocess.run([*pip, "--no-build-isolation", "--target", site, folder / "written"], check=True, timeout=120)
    return site


def follow(site: Path, *arguments: str, text: str = "") -> str:
    paths = [str(Path(regnum.__file__).parents[1]), str(site)]
    done = subprocess.run(
        [sys.executable, *arguments], env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)}, cwd=site, input=text,
        capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_game_of_the_walk_is_found_and_played(site):
    where = follow(site, "-c", "from regnum.core.homes import homes; print(homes()['holdfast'].folder)")
    assert Path(where.strip()) == site / "holdfast"
    facts = json.loads(follow(site, "-m", "regnum", "simulate", "holdfast", "--games", "20", "--json"))
    assert facts["games"] == 20 and sum(facts["win_shares"]) == pytest.approx(1)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_game_of_the_walk_is_played_at_a_terminal(site, lang, tmp_path):
    """To its end, against a bot that searches; and in a language that nobody has translated it to yet."""
    kept = tmp_path / "kept.json"
    told = follow(
        site, "-m", "regnum", "play", "holdfast", "--players", "2", "--seat", "0", "--bots", "easy", "--seed", "5",
        "--save", str(kept), "--lang", lang, text="hold\n" * 9,
    )  # fmt: skip
    assert "Holdfast" in told and "Round 3 of 3" in told
    assert regnum.replay(json.loads(kept.read_text())).over
