"""What stands in several files of the project is the same in all of them, and pins name versions alone."""

import json
import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import regnum

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PINS = dict(
    line.split("==") for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines() if not line.startswith("#")
)


def test_pins_name_versions_alone():
    assert all(re.fullmatch(r"[\w.-]+", name) and re.fullmatch(r"[\w.]+", pin) for name, pin in PINS.items())


def test_pins_are_what_the_project_allows():
    extras = PROJECT["optional-dependencies"]
    texts = [*PROJECT["dependencies"], *(text for extra in extras if extra != "cuda" for text in extras[extra])]
    pins = {canonicalize_name(name): pin for name, pin in PINS.items()}
    for requirement in map(Requirement, texts):
        name = canonicalize_name(requirement.name)
        assert name == "regnum" or requirement.specifier.contains(pins[name]), requirement


def test_the_lock_names_no_place():
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    installed = {name: entry for name, entry in lock["packages"].items() if name}
    assert installed and all("integrity" in entry and "resolved" not in entry for entry in installed.values())
    wanted = lock["packages"][""]
    for kind in ("dependencies", "devDependencies"):
        assert wanted[kind] == package[kind], "make lock"


def test_both_ends_of_numba_are_those_that_are_tested():
    [numba] = (text for text in PROJECT["dependencies"] if text.startswith("numba"))
    oldest, above = re.fullmatch(r"numba>=0\.(\d+),<0\.(\d+)", numba).groups()
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert f"matrix-oldest := 'numba==0.{oldest}.*'" in makefile
    assert f"matrix-newest := 'numba==0.{int(above) - 1}.*'" in makefile
    assert PINS["numba"].startswith(f"0.{int(above) - 1}.")


def test_the_version_is_the_same_everywhere():
    assert f"\nversion: {regnum.__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\n## {regnum.__version__}\n" in (ROOT / "CHANGELOG.md").read_text("utf-8").replace(" – ", "\n")
    told = [*(ROOT / "docs").glob("*.md"), ROOT / "README.md"]
    wheels = {found for page in told for found in re.findall(r"regnum-(\d[\d.]*\d)-py3", page.read_text("utf-8"))}
    assert wheels == {regnum.__version__}
