"""A clean environment with the wheel and what it declares to need, nothing else; made without a network.

Packages are those of the environment that runs the tests, linked file by file, so what the wheel forgets to declare is
missing there.
"""

import os
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


@dataclass(frozen=True)
class Clean:
    folder: Path
    packages: frozenset[str]
    bytes: int

    @property
    def python(self) -> Path:
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def environment(self) -> dict[str, str]:
        """A home of its own, and nothing that leads back to the sources."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "REGNUM", "XDG"))}
        return kept | {"HOME": str(self.folder), "LANG": "en_GB.UTF-8", "COLUMNS": "200"}

    def run(self, *arguments: str, text: str = "") -> subprocess.CompletedProcess:
        return subprocess.run(
            [self.python, *arguments], input=text, cwd=self.folder, env=self.environment(), capture_output=True,
            text=True, check=False, timeout=300,
        )  # fmt: skip


def clean_environment(folder: Path, wheel: Path, extra: str) -> Clean:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    place = Path(sysconfig.get_path("purelib", vars={"base": str(folder)}))
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(folder), "install", "--quiet"]
    subprocess.run([*pip, "--no-deps", "--no-index", wheel], check=True)
    [own] = place.glob("regnum-*.dist-info")
    packages = needed(Distribution.at(own), {extra})
    size = sum(linked(found, place) for found in packages.values())
    return Clean(folder, frozenset(packages), size)


def needed(package: Distribution, extras: set[str]) -> dict[str, Distribution]:
    """All that a package needs, by name, and what those need."""
    found: dict[str, Distribution] = {}
    waiting = [(package, frozenset(extras))]
    while waiting:
        one, wanted = waiting.pop()
        for text in one.requires or ():
            requirement = Requirement(text)
            applies = any(not requirement.marker or requirement.marker.evaluate({"extra": e}) for e in ("", *wanted))
            name = canonicalize_name(requirement.name)
            if applies and name not in found:
                found[name] = distribution(requirement.name)
                waiting.append((found[name], frozenset(requirement.extras)))
    return found


def linked(package: Distribution, place: Path) -> int:
    """The size of a package's files, which are linked to the same place there."""
    size = 0
    for file in package.files or ():
        source = Path(str(file.locate()))
        if ".." not in file.parts and source.suffix != ".pyc" and source.is_file():
            target = place / file
            target.parent.mkdir(parents=True, exist_ok=True)
            target.symlink_to(source)
            size += source.stat().st_size
    return size
