"""Standard output in any encoding, and JSON on it."""

import codecs
import json
import sys
import unicodedata
from typing import Any

# How a character is written where the encoding has no room for it, as in pipes on Windows
PLAIN = {
    "▶": ">", "█": "#", "●": "o", "♛": "*", "⌂": "^", "·": ".", "×": "x", "–": "-", "−": "-", "…": "...", "’": "'",
    "„": '"', "“": '"', "”": '"', "«": '"', "»": '"', "ß": "ss", "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe",
    "Ü": "Ue",
}  # fmt: skip


def plainly(problem: UnicodeError) -> tuple[str, int]:
    """An error handler for codecs: similar letters and signs instead of a crash."""
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    return "".join(map(plain, problem.object[problem.start : problem.end])), problem.end


def plain(character: str) -> str:
    bare = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    return PLAIN.get(character) or bare or "?"


def make_streams_safe() -> None:
    """What is written or read never fails for want of a character."""
    codecs.register_error("regnum-plainly", plainly)
    for stream, errors in ((sys.stdout, "regnum-plainly"), (sys.stderr, "regnum-plainly"), (sys.stdin, "replace")):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)


def print_json(value: Any, indent: int | None = 1) -> None:
    """The only thing that a command prints with --json; valid in any encoding. Without indent, on one line."""
    readable = (sys.stdout.encoding or "").lower().startswith("utf")
    print(json.dumps(value, indent=indent, ensure_ascii=not readable))
    sys.stdout.flush()
