"""The facts of a game's board, cards and tiles: a JSON file in its folder, or the user's own in its place."""

import hashlib
import json
import os
from functools import cache
from pathlib import Path
from typing import Any

from regnum.core.errors import ComponentsError
from regnum.core.places import homes


def component_file(game: str) -> Path:
    """Where the components are read from: the folder named by REGNUM_COMPONENTS, if it has a file for the game."""
    folder = os.environ.get("REGNUM_COMPONENTS")
    if folder:
        if not Path(folder).is_dir():
            raise ComponentsError("components-no-folder", folder=folder)
        own = Path(folder) / f"{game}.json"
        if own.is_file():
            return own
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


@cache
def load_components(game: str) -> Any:
    try:
        return json.loads(component_bytes(game))
    except ValueError as error:
        raise ComponentsError("components-unreadable", file=str(component_file(game)), problem=str(error)) from error


class Check:
    """States what must hold of a component file; what doesn't becomes one clear sentence that names the entry."""

    def __init__(self, game: str) -> None:
        self.file = str(component_file(game))

    def __call__(self, holds: Any, entry: str, problem: str) -> None:
        if not holds:
            raise ComponentsError("components-wrong", file=self.file, entry=entry, problem=problem)

    def counts(self, entry: str, found: int, wanted: int) -> None:
        self(found == wanted, entry, f"the rulebook has {wanted}, the file {found}")
