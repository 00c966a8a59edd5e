"""The facts of a game's board, cards and tiles: a JSON file in its folder, or the user's own in its place."""

import hashlib
import json
import os
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import CodeType
from typing import Any

from regnum.core.errors import ComponentsError
from regnum.core.homes import homes


def component_file(game: str) -> Path:
    """Where the components are read from: the folder named by REGNUM_COMPONENTS, if it has a file for the game."""
    folder = os.environ.get("REGNUM_COMPONENTS")
    if folder:
        if not Path(folder).is_dir():
            raise ComponentsError("components-no-folder", folder=folder)
        own = Path(folder) / f"{game}.json"
        if own.is_file():
            return own
    return shipped_file(game)


def shipped_file(game: str) -> Path:
    return homes()[game].folder / "components.json"


@cache
def component_bytes(game: str) -> bytes:
    try:
        return component_file(game).read_bytes()
    except OSError as error:
        raise ComponentsError("components-unreadable", file=str(component_file(game)), problem=str(error)) from error


def component_hash(game: str) -> str:
    """Names the components in every record. Layout and key order of the file don't matter."""
    canonical = json.dumps(load_components(game), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def load_components(game: str) -> dict[str, Any]:
    """Of the file that is played with, or of one that is on trial."""
    trial = _trial.get()
    return trial.data if trial and trial.game == game else played_components(game)


@cache
def played_components(game: str) -> dict[str, Any]:
    return read(component_bytes(game), component_file(game))


def read(raw: bytes, file: Path) -> dict[str, Any]:
    try:
        data = json.loads(raw)
    except (ValueError, RecursionError) as error:
        raise ComponentsError("components-unreadable", file=str(file), problem=str(error)) from error
    if not isinstance(data, dict):
        raise ComponentsError("components-no-object", file=str(file))
    return data


@dataclass
class Trial:
    """A file of somebody's own that is looked at but not played with; all its faults are found."""

    game: str
    file: Path
    data: dict[str, Any]
    faults: list[ComponentsError] = field(default_factory=list)


_trial: ContextVar[Trial | None] = ContextVar("trial", default=None)


class Checked(Exception):
    """Ends a trial where the checks end."""


class Check:
    """States what must hold of a component file; what doesn't becomes one clear sentence that names the entry.

    Checks stand in parts. Who wants to play with the file is told its first fault; a trial goes on with the next part.
    """

    def __init__(self, game: str) -> None:
        self.trial = _trial.get()
        self.file = str(self.trial.file if self.trial else component_file(game))

    def __call__(self, holds: Any, entry: str, fault: str, **about: Any) -> None:
        """`fault` is a message of the locales, without "fault-"."""
        if not holds:
            raise ComponentsError("components-wrong", file=self.file, entry=entry, fault=fault, about=about)

    def counts(self, entry: str, found: Any, wanted: int) -> None:
        self(type(found) is int and found == wanted, entry, "count", wanted=wanted, found=str(found))

    def names(self, entry: str, found: Any, wanted: Iterable[str]) -> None:
        self(set(found) == set(wanted), entry, "names", names=", ".join(wanted))

    def known(self, entry: str, name: Any, known: Iterable[str]) -> None:
        known = list(known)
        self(name in known, entry, "unknown", name=str(name), known=", ".join(known))

    def rows(self, data: dict[str, Any], entry: str) -> list[Any]:
        """What is listed there, each to be checked by itself; nothing, where there is no list."""
        found = data.get(entry)
        return found if isinstance(found, list) else []

    @contextmanager
    def part(self, entry: str) -> Iterator[None]:
        """Whatever is not of the form that our own file has is a fault of this entry, too."""
        try:
            yield
        except ComponentsError as error:
            self._found(error)
        except (LookupError, TypeError, ValueError, AttributeError):
            if self.trial is None or not any(follows(entry, fault.arguments) for fault in self.trial.faults):
                self._found(ComponentsError("components-wrong", file=self.file, entry=entry, fault="form", about={}))
        except NameError:
            if self.trial is None or not self.trial.faults:  # else what an earlier part should have made
                raise

    def _found(self, fault: ComponentsError) -> None:
        if self.trial is None:
            raise fault from None
        self.trial.faults.append(fault)

    def done(self) -> None:
        if self.trial is not None:
            raise Checked


def follows(entry: str, fault: dict[str, Any]) -> bool:
    """Is it no wonder that an entry can't be read, after this fault?"""
    whole = re.split(r"\W", entry)[0]
    return fault["entry"] == entry or (fault["entry"] == whole and fault["fault"] in ("missing", "form"))


@cache
def checks(game: str) -> CodeType:
    """The game's own components.py, to be run once more."""
    file = homes()[game].folder / "components.py"
    return compile(file.read_bytes(), str(file), "exec")


def faults(game: str, file: Path) -> list[ComponentsError]:
    """All that is wrong with a component file, whatever this process plays with."""
    try:
        trial = Trial(game, file, read(file.read_bytes(), file))
    except OSError as error:
        return [ComponentsError("components-unreadable", file=str(file), problem=error.strerror or str(error))]
    except ComponentsError as error:
        return [error]
    token = _trial.set(trial)
    try:
        exec(checks(game), {"__name__": f"{game}_on_trial"})
    except Checked:
        pass
    finally:
        _trial.reset(token)
    return trial.faults
