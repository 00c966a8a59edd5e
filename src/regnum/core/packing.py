"""A match as bytes: a line of JSON, which is a record and what else was told, then the states; all compressed."""

import json
import zlib
from collections.abc import Iterable
from typing import TypeVar

from regnum.core.decisions import Decision
from regnum.core.errors import RecordError
from regnum.core.journal import Events, Happening
from regnum.core.match import Match
from regnum.core.record import check_record
from regnum.core.setup import Setup

M = TypeVar("M", bound=Match)


def pack(match: Match) -> bytes:
    events = match.game.events
    told = match.record() | {
        "opening": _rows(events, match.opening),
        "decisions": [[made.seat, made.drew, _rows(events, made.happenings)] for made in match.decisions],
    }
    states = b"".join([*(made.before for made in match.decisions), bytes(match)])
    return zlib.compress(json.dumps(told, separators=(",", ":")).encode() + b"\n" + states)


def unpack(kind: type[M], data: bytes) -> M:
    from regnum.games import load

    try:
        line, _, states = zlib.decompress(data).partition(b"\n")
        told = json.loads(line)
        name = str(told["game"])
    except (zlib.error, ValueError, TypeError, KeyError) as error:
        raise RecordError("record-foreign") from error
    game = load(name)
    checked = check_record(game, told)
    size, plies = game.State.itemsize, len(checked["moves"])
    if len(states) != (plies + 1) * size:
        raise RecordError("record-broken", field="states")
    match = kind(Setup(game, checked["players"], checked["options"], checked["seed"]))
    try:
        match.opening = _happenings(game.events, checked["opening"])
        match.decisions = [
            Decision(
                ply, seat, game.space.by_notation[move], _happenings(game.events, rows),
                states[ply * size : (ply + 1) * size], drew,
            )
            for ply, (move, (seat, drew, rows)) in enumerate(zip(checked["moves"], checked["decisions"], strict=True))
        ]  # fmt: skip
    except (LookupError, TypeError, ValueError) as error:
        raise RecordError("record-broken", field="decisions") from error
    match.set_state(states[plies * size :])
    return match


def _rows(events: Events, happenings: Iterable[Happening]) -> list[list[int]]:
    return [events.row(happening) for happening in happenings]


def _happenings(events: Events, rows: Iterable[list[int]]) -> tuple[Happening, ...]:
    return tuple(map(events.happening, rows))
