"""Game records, read back: checked, and played again to the same bytes."""

import json
from typing import Any

from regnum.core.errors import RecordError, RegnumError, WrongSetup
from regnum.core.game import Game
from regnum.core.match import FORMAT, Match
from regnum.core.setup import Setup, shown, whole

FIELDS = {"game": str, "version": int, "components": str, "players": int, "options": dict, "seed": int, "moves": list}
LONGEST_RESULT = 80  # characters of it that an error quotes


def read_record(text: str | bytes) -> dict[str, Any]:
    """The record that a text is, not yet checked; a text that is none raises a RecordError."""
    try:
        record = json.loads(text)
    except ValueError as error:
        raise RecordError("record-not-json", problem=str(error)) from error
    except RecursionError as error:
        raise RecordError("record-too-deep") from error
    if not isinstance(record, dict):
        raise RecordError("record-foreign")
    return record


def check_fields(game: Game, record: Any) -> dict[str, Any]:
    """A record of this game and these components, of any rules; else a RecordError that says what is wrong."""
    if not isinstance(record, dict) or record.get("regnum") != FORMAT:
        raise RecordError("record-foreign")
    for name, kind in FIELDS.items():
        if not isinstance(record.get(name), kind) or isinstance(record[name], bool):
            raise RecordError("record-broken", field=name)
    if not all(isinstance(move, str) for move in record["moves"]) or "result" not in record:
        raise RecordError("record-broken", field="moves" if "result" in record else "result")
    if record["game"] != game.id:
        raise RecordError("record-other-game", game=record["game"], wanted=game.id)
    if record["components"] != game.components:
        raise RecordError("record-other-components", theirs=record["components"], ours=game.components)
    return record


def check_record(game: Game, record: Any) -> dict[str, Any]:
    """A record of this game, these rules and these components."""
    checked, version = check_fields(game, record), record["version"]
    if version != game.version:
        known = "record-older-version" if version in game.migrations else "record-other-version"
        raise RecordError(known, version=version, ours=game.version)
    return checked


def set_up(game: Game, checked: dict[str, Any]) -> Match:
    """The match of a record before its first move."""
    try:
        return Match(Setup(game, checked["players"], checked["options"], checked["seed"]))
    except WrongSetup as error:
        raise RecordError("record-setup", problem=str(error)) from error


def replay(game: Game, record: Any, ply: int | None = None) -> Match:
    """The match that a record tells of, up to a ply if one is given."""
    checked = check_record(game, record)
    match = set_up(game, checked)
    moves = checked["moves"]
    last = len(moves) if ply is None else whole(ply)
    if last is None or not 0 <= last <= len(moves):
        raise RecordError("record-no-such-ply", ply=shown(ply), plies=len(moves))
    for number, notation in enumerate(moves[:last]):
        try:
            match.play(notation)
        except RegnumError as error:
            raise RecordError("record-illegal", ply=number, move=str(notation), problem=str(error)) from error
    if len(moves) == match.ply:
        check_result(match, checked["result"])
    return match


def check_result(match: Match, told: Any) -> None:
    """Does the match stand as the record tells?"""
    result = None if match.shares is None else list(match.shares)
    if told != result:
        raise RecordError("record-other-result", told=_short(told), found=_short(result))


def _short(result: Any) -> str:
    """A result as a record tells it, as far as it fits into a sentence."""
    try:
        text = json.dumps(result)
    except (TypeError, ValueError, RecursionError):  # given from Python, or nested deeply
        text = type(result).__name__
    return text if len(text) <= LONGEST_RESULT else f"{text[:LONGEST_RESULT]}…"
