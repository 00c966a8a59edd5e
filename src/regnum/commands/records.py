"""Game records in files: read, written whole or not at all, and never one over another."""

import json
import os
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import regnum
from regnum.commands.errors import CommandError
from regnum.commands.terminal import ready
from regnum.core.errors import RecordError
from regnum.core.match import Match


def read_json(path: Path) -> Any:
    try:
        return json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise RecordError("file-unreadable", file=str(path), problem=error.strerror or str(error)) from error
    except (ValueError, RecursionError) as error:
        raise RecordError("record-no-json", file=str(path), problem=str(error)) from error


def match_of(record: Any, lang: str, ply: int | None = None) -> Match:
    if isinstance(record, dict) and isinstance(record.get("game"), str):
        ready(record["game"], lang)
    return regnum.replay(record, ply)


def read_record(path: Path, lang: str, ply: int | None = None) -> Match:
    return match_of(read_json(path), lang, ply)


def write_record(record: dict[str, Any], path: Path) -> bytes:
    content = (json.dumps(record, indent=1) + "\n").encode()
    write_whole(path, content)
    return content


def write_whole(path: Path, content: bytes) -> None:
    """Writes by a rename, so that an interruption leaves the old file or the new one, whole."""
    draft = path.with_name(f"{path.name}.{os.getpid()}.new") if path.name else path
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(content)
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise unwritable(path, error) from error


def unwritable(path: Path, error: OSError) -> RecordError:
    return RecordError("file-unwritable", file=str(path), problem=error.strerror or str(error))


def check_writable(path: Path) -> None:
    """Said before hours of work: whether there will be a place for what comes of it."""
    existed = path.exists()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("ab").close()
    except OSError as error:
        raise unwritable(path, error) from error
    if not existed:
        path.unlink()


def write_copy(record: dict[str, Any], path: Path) -> None:
    """Into another file: a new one, or one with an earlier position of this very game."""
    if path.exists() and not goes_on_from(record, read_json(path)):
        raise CommandError("save-taken", file=str(path))
    write_record(record, path)


def goes_on_from(record: dict[str, Any], earlier: Any) -> bool:
    if not isinstance(earlier, dict) or not isinstance(earlier.get("moves"), list):
        return False
    setup = ("regnum", "game", "version", "components", "players", "options", "seed")
    same = all(earlier.get(name) == record[name] for name in setup)
    return same and record["moves"][: len(earlier["moves"])] == earlier["moves"]


@dataclass
class Keeper:
    """The file that a game is kept in while it is played, after every move."""

    path: Path
    seats: list[str]  # who sits where: "human", or the name of a bot
    more: dict[str, Any] = field(default_factory=dict)  # what else the record told
    content: bytes | None = None  # what the file holds, as far as we know; None: there is none

    def write(self, match: Match) -> bool:
        """False if somebody else has written there in the meantime: then the game is kept under another name."""
        there = self.path.read_bytes() if self.path.is_file() else None
        ours = there is None or there == self.content
        if not ours:
            names = (self.path.with_stem(f"{self.path.stem}-{number}") for number in count(2))
            self.path = next(path for path in names if not path.exists())
        self.content = write_record(self.record(match), self.path)
        return ours

    def record(self, match: Match) -> dict[str, Any]:
        return self.more | match.record() | {"seats": self.seats}


def saved_games() -> Path:
    """Where unfinished games are kept."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "regnum"
