"""Compiled code is kept in a folder of our own, where nobody else can put anything, and nothing else is deleted."""

import os
import subprocess
import sys
import tempfile
import time
import warnings
from pathlib import Path

import pytest

from regnum.core import cache
from regnum.core.cache import MARKER, OWN, STALE_SECONDS, UnsafeFolder, cache_root, check_private, own_folder
from regnum.core.compiled import rule

POSIX = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="owners and modes of folders are those of POSIX")

# What any program does that uses Regnum; it says where code is kept.
IMPORT = "import regnum.core.chance; from regnum.core.cache import cache_root; print(cache_root())"


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **environment}, capture_output=True, text=True, check=True,
        cwd=Path(__file__).parents[1],
    )  # fmt: skip


def make(folder: Path, age: float, *files: str) -> Path:
    folder.mkdir(parents=True)
    for name in files:
        (folder / name).write_text("kept")
    os.utime(folder, (time.time() - age,) * 2)
    return folder


@pytest.fixture
def named(tmp_path, monkeypatch):
    monkeypatch.setenv("REGNUM_CACHE", str(tmp_path))
    return tmp_path


@pytest.fixture
def fresh(monkeypatch):
    """The folder as a process finds it that begins now."""
    monkeypatch.setattr(cache, "cache_root", cache_root.__wrapped__)
    return cache_root.__wrapped__


def test_folders_of_others_stay(tmp_path):
    """Also those that look like ours, and those in our own folder that we haven't marked."""
    old = 2 * STALE_SECONDS
    theirs = [make(tmp_path / name, old, "letter") for name in ("photos", "0123456789abcdef", f"{OWN}/notes")]
    (tmp_path / OWN).chmod(0o700)
    stale, used = make(tmp_path / OWN / "aa", old, MARKER), make(tmp_path / OWN / "bb", 0, MARKER)
    found = run(IMPORT, REGNUM_CACHE=str(tmp_path))
    assert found.stdout.strip() == str(tmp_path / OWN)
    assert all((folder / "letter").read_text() == "kept" for folder in theirs)
    assert used.exists() and not stale.exists()
    made = [folder for folder in (tmp_path / OWN).iterdir() if folder.name not in ("notes", "bb")]
    assert made and all((folder / MARKER).is_file() for folder in made)


def test_a_marked_folder_behind_a_link_stays(named, fresh, tmp_path_factory):
    elsewhere = make(tmp_path_factory.mktemp("elsewhere") / "marked", 2 * STALE_SECONDS, MARKER)
    own_folder(named)
    (named / OWN / "link").symlink_to(elsewhere)
    assert fresh() == named / OWN
    assert (elsewhere / MARKER).exists()


@POSIX
def test_our_folder_is_closed_to_others(named, fresh):
    previous = os.umask(0)
    try:
        assert fresh().stat().st_mode & 0o777 == 0o700
    finally:
        os.umask(previous)


def refused(root) -> str:
    """Nothing is kept, and one sentence says why."""
    with pytest.warns(RuntimeWarning) as told:
        assert root() is None
    assert len(told) == 1
    return str(told[0].message)


@POSIX
@pytest.mark.parametrize("mode", [0o755, 0o770, 0o707, 0o777])
def test_a_folder_that_others_may_enter_is_not_used(named, fresh, mode):
    own_folder(named).chmod(mode)
    assert "nobody else may enter" in refused(fresh)


@POSIX
def test_a_folder_of_somebody_else_is_not_used(named, fresh, monkeypatch):
    own_folder(named)
    user = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: user + 1)
    assert "nobody else may enter" in refused(fresh)


@POSIX
def test_a_link_in_the_place_of_our_folder_is_not_followed(named, fresh, tmp_path_factory):
    (named / OWN).symlink_to(tmp_path_factory.mktemp("elsewhere"))
    assert "nobody else may enter" in refused(fresh)
    (named / OWN).unlink()
    (named / OWN).symlink_to(named / "nowhere")
    assert "nobody else may enter" in refused(fresh)
    assert not (named / "nowhere").exists()


@POSIX
@pytest.mark.parametrize(("mode", "safe"), [(0o777, False), (0o1777, True), (0o755, True)])
def test_nobody_else_could_put_another_folder_in_its_place(named, fresh, mode, safe):
    between = named / "between"
    between.mkdir()
    folder = own_folder(between)
    between.chmod(mode)
    if safe:
        check_private(folder)
    else:
        with pytest.raises(UnsafeFolder, match="could be replaced by others"):
            check_private(folder)


@POSIX
@pytest.mark.parametrize("alone", [True, False])
def test_a_group_may_write_above_it_if_it_is_the_users_own(named, monkeypatch, alone):
    folder = own_folder(named)
    named.chmod(0o770)
    monkeypatch.setattr(cache, "_private_group", lambda group: alone)
    if alone:
        check_private(folder)
    else:
        with pytest.raises(UnsafeFolder):
            check_private(folder)


@POSIX
@pytest.mark.parametrize("trap", ["folder", "link"])
def test_what_lies_in_the_temporary_folder_already_is_no_trap(tmp_path, monkeypatch, fresh, trap):
    """Without a home code is kept among temporary files, where others can come first."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("REGNUM_CACHE", str(tmp_path / "file" / "none"))
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    place = tmp_path / f"{OWN}-{os.geteuid()}"
    if trap == "folder":
        place.mkdir()
        place.chmod(0o777)
    else:
        place.symlink_to(make(tmp_path / "elsewhere", 0))
    assert str(place) in refused(fresh)
    place.rmdir() if trap == "folder" else place.unlink()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert fresh() == place


def test_without_owners_of_files_all_works(named, fresh, monkeypatch):
    """As on Windows."""
    monkeypatch.delattr(os, "geteuid", raising=False)
    assert fresh() == named / OWN


@rule
def doubled(x):
    return 2 * x


def answer(x):
    return doubled(x) + 1


@POSIX
def test_rules_run_without_a_folder_too():
    code = """
import regnum.core.cache as cache
from regnum.core.compiled import specialise
from tests.test_cache import answer, doubled
assert cache.cache_root() is None
print(specialise(answer, "kingisdead", doubled=doubled)(20))
"""
    with tempfile.TemporaryDirectory() as folder:
        own_folder(Path(folder)).chmod(0o777)
        found = run(code, REGNUM_CACHE=folder)
        assert not any((Path(folder) / OWN).iterdir())
    assert found.stdout == "41\n"
    assert found.stderr.count("not kept on disk") == 1
