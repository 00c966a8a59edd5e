"""The file of a tournament: JSON Lines, a header and then a line for every finished game. It only ever grows.

Whatever interrupts a tournament, finished games stay in the file, and the same command goes on behind them. A last line
that was cut off is dropped, and its game played again. A dataset that is being made keeps its games in the same way.
"""

import hashlib
import json
import os
import platform
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

import numba
import numpy as np

import regnum
from regnum.arena.errors import ArenaError
from regnum.core.game import Game
from regnum.core.setup import Setup

try:
    import fcntl
except ImportError:  # Windows has no such lock: two tournaments in one file go unnoticed there
    fcntl = None  # type: ignore[assignment]

FORMAT = 1

# A file is gone on with only if these are the same; what else its header tells may differ.
DECISIVE = ("game", "version", "components", "players", "options", "bots", "schedule", "seed", "pace", "code")


def code_of(game: Game) -> str:
    """A hash of what plays: of the rules, of the game's evaluation, of what was learnt, and of the bots."""
    package, digest = Path(regnum.__file__).parent, hashlib.sha256()
    for part in ("core", "bots", f"games/{game.id}"):
        for source in sorted(path for kind in ("*.py", "*.npz") for path in (package / part).rglob(kind)):
            digest.update(source.relative_to(package).as_posix().encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def header_of(
    game: Game, players: Sequence[int], options: dict[str, str], bots: Sequence[str], schedule: str, seed: int,
    pace: float = 1,
) -> dict[str, Any]:  # fmt: skip
    setups = [Setup(game, count, options, seed) for count in players]
    return {
        "regnum-arena": FORMAT,
        "game": game.id,
        "version": game.version,
        "components": game.components,
        "players": [setup.players for setup in setups],
        "options": dict(setups[0].options),
        "bots": list(bots),
        "schedule": schedule,
        "seed": setups[0].seed,
        "pace": pace,
        "code": code_of(game),
        "versions": {
            "regnum": regnum.__version__, "python": platform.python_version(), "numba": numba.__version__,
            "numpy": np.__version__,
        },
        "processors": os.cpu_count(),
    }  # fmt: skip


def read(path: Path, kind: str = "arena") -> tuple[dict[str, Any], dict[int, dict[str, Any]], int]:
    """Header, finished games by number, and how many bytes of the file are whole lines."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise ArenaError("file-unreadable", file=str(path), problem=error.strerror or str(error)) from error
    whole = content.rfind(b"\n") + 1
    lines = []
    for number, text in enumerate(content[:whole].splitlines(), 1):
        try:
            lines.append(json.loads(text))
            if number > 1 and not isinstance(lines[-1]["number"], int):
                raise ValueError("a line without a number")
        except (ValueError, RecursionError, TypeError, KeyError) as error:
            raise ArenaError(f"{kind}-file-broken", file=str(path), line=number) from error
    if lines and (not isinstance(lines[0], dict) or lines[0].get(f"regnum-{kind}") != FORMAT):
        raise ArenaError(f"{kind}-file-foreign", file=str(path))
    if not lines and whole != len(content) and not content.startswith(f'{{"regnum-{kind}"'.encode()):
        raise ArenaError(f"{kind}-file-foreign", file=str(path))
    return (lines[0] if lines else {}), {line["number"]: line for line in lines[1:]}, whole


class Results:
    """The games of one tournament, finished before or now; in a file, or without one in memory alone."""

    def __init__(self, header: dict[str, Any], path: Path | None = None, kind: str = "arena") -> None:
        self.header = header
        self.kind = kind
        self.decisive = DECISIVE if kind == "arena" else tuple(header)
        self.games: dict[int, dict[str, Any]] = {}
        self.file: IO[str] | None = None
        if path is not None:
            self.file = self._open(path)

    def _open(self, path: Path) -> IO[str]:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = path.open("a", encoding="utf-8")
        except OSError as error:
            raise ArenaError("file-unwritable", file=str(path), problem=error.strerror or str(error)) from error
        try:
            if fcntl is not None:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            header, self.games, whole = read(path, self.kind)
            file.truncate(whole)
            if header:
                self._compare(path, header)
            else:
                self._write(file, self.header)
        except BlockingIOError as error:
            file.close()
            raise ArenaError(f"{self.kind}-file-busy", file=str(path)) from error
        except ArenaError:
            file.close()
            raise
        return file

    def _compare(self, path: Path, header: dict[str, Any]) -> None:
        for field in self.decisive:
            theirs, ours = header.get(field), self.header[field]
            if theirs != ours:
                told = {"file": str(path), "theirs": _shown(theirs), "ours": _shown(ours)}
                message = f"{self.kind}-file-other-code" if field == "code" else f"{self.kind}-file-other"
                raise ArenaError(message, field=field, **told)
        self.header = header

    def _write(self, file: IO[str], line: dict[str, Any]) -> None:
        """One write each, so that nothing but the end of a file can be cut off."""
        file.write(json.dumps(line) + "\n")
        file.flush()

    def add(self, line: dict[str, Any]) -> None:
        self.games[line["number"]] = line
        if self.file is not None:
            self._write(self.file, line)

    def close(self) -> None:
        if self.file is not None:
            self.file.close()

    def __enter__(self) -> "Results":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return ",".join(f"{name}={choice}" for name, choice in value.items())
    return str(value)
