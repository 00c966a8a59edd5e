"""Records of older rules, carried over to today's where their moves still lead to the same result."""

from collections.abc import Iterator
from typing import Any

from regnum.core.errors import RecordError, RegnumError
from regnum.core.game import Game
from regnum.core.match import Match
from regnum.core.record import check_fields, check_result, set_up


def with_single_answers(moves: list[str], match: Match) -> Iterator[str]:
    """Version 1 asked no question that had one answer; now some are asked (see core/phases.py)."""
    for move in moves:
        yield from single_answers(match)
        yield move
    yield from single_answers(match)


def single_answers(match: Match) -> Iterator[str]:
    """What version 1 went on with by itself; each answer is played before the next is asked for."""
    while not match.over and len(match.legal) == 1:
        yield match.game.space[match.legal[0]].notation


def carry_over(game: Game, record: Any) -> Match:
    """The match that a record of older rules leads to by today's; a RecordError where a move can't be made.

    Whether it stands as the record tells is not looked at.
    """
    checked = check_fields(game, record)
    migration = game.migrations.get(checked["version"])
    if migration is None:
        raise RecordError("record-no-migration", version=checked["version"], ours=game.version)
    match = set_up(game, checked)
    try:
        for move in migration(checked["moves"], match):
            match.play(move)
    except (RegnumError, ValueError, LookupError) as error:  # a migration may look for what isn't there
        raise RecordError("record-leads-elsewhere", ply=match.ply, ours=game.version, problem=str(error)) from error
    return match


def migrate(game: Game, record: Any) -> dict[str, Any]:
    """The same game as a record of today's rules; a RecordError where they lead elsewhere.

    Other entries of the record are kept.
    """
    checked = check_fields(game, record)
    if checked["version"] == game.version:
        return checked
    match = carry_over(game, checked)
    check_result(match, checked["result"])
    return {**checked, **match.record()}
