"""What a stored log leads to: a match by today's rules, or, where these have changed too much since, its bare moves."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Literal

from regnum.core.errors import RecordError, RegnumError
from regnum.core.game import Game
from regnum.core.match import FORMAT, Match
from regnum.core.migration import carry_over
from regnum.core.record import set_up
from regnum.server.log import Entry

# same: played by today's rules; carried: by older ones, and today's lead there too; kept: they don't, or can't say
Fate = Literal["same", "carried", "kept"]


@dataclass
class Played:
    """What was played, whatever the rules were: who made which move, in notation, and how it ended."""

    begun: bool = False
    moves: list[str] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    result: list[float] | None = None  # of old it was not stored

    def cut(self, ply: int) -> None:
        del self.moves[ply:], self.seats[ply:]


def played(entries: Iterable[Entry]) -> Played:
    """All that the log tells, but for what was taken back."""
    found = Played()
    for entry in entries:
        body = entry.body
        if entry.kind == "begin":
            found.begun = True
        elif entry.kind == "move":
            found.moves.append(body["move"])
            found.seats.append(body["seat"])
            found.result = body.get("result")
        elif entry.kind == "undo":
            found.cut(body["ply"])
        elif entry.kind == "rules":
            found.moves, found.seats = list(body["moves"]), list(body["seats"])
    return found


def stored_record(row: Mapping[str, Any], found: Played, result: Sequence[float] | None) -> dict[str, Any]:
    """A finished game as it was played: its moves, and the rules and components they were made by."""
    return {
        "regnum": FORMAT,
        "game": row["game"],
        "version": row["version"],
        "components": row["components"],
        "players": row["players"],
        "options": row["options"],
        "seed": int(row["seed"]),
        "moves": found.moves,
        "result": None if result is None else list(result),
    }


@dataclass(frozen=True)
class Reading:
    """How a table stands by today's rules. What is kept has no match, but a problem."""

    fate: Fate
    match: Match | None = None
    problem: RegnumError | None = None


def read(game: Game, row: Mapping[str, Any], entries: Sequence[Entry]) -> Reading:
    """A log that leads nowhere is kept; one that no server wrote raises whatever it does."""
    same = (row["version"], row["components"]) == (game.version, game.components)
    found = played(entries)
    record = stored_record(row, found, None)
    try:
        if same and not found.begun:
            return Reading("same")
        if not found.begun:  # it can begin by today's rules
            set_up(game, record)
            return Reading("carried")
        if same:
            return Reading("same", replayed(game, record))
        match = carry_over(game, record)
        check_seats(match, found.seats)
        check_end(match, row["status"], found.result)
    except RegnumError as error:
        return Reading("kept", problem=error)
    return Reading("carried", match)


def replayed(game: Game, record: dict[str, Any]) -> Match:
    match = set_up(game, record)
    for move in record["moves"]:
        match.play(move)
    return match


def check_seats(match: Match, then: Sequence[int]) -> None:
    """Whoever decided then decides now, in the same order.

    A question may have become two, or two one; and questions with a single answer may not have been asked. A decision
    of which half was made is asked for again, so the seat to act may be the last who decided.
    """
    twin, all_asked, with_a_choice = Match(match.setup), [], []
    for decision in match.decisions:
        all_asked.append(decision.seat)
        if len(twin.legal) > 1:
            with_a_choice.append(decision.seat)
        twin.play(decision.action)
    candidates = [[*seats, *last] for seats in (all_asked, with_a_choice) for last in ((), (match.actor,))]
    if turns(then) not in map(turns, candidates):
        raise RecordError("record-other-seats")


def turns(seats: Iterable[int]) -> list[int]:
    """Who decided after whom, however often in a row."""
    return [seat for seat, _ in groupby(seats)]


def check_end(match: Match, status: str, result: list[float] | None) -> None:
    """Is it over now if, and only if, it was then, and for the same winners, as far as they are known?"""
    if match.over != (status == "over"):
        raise RecordError("record-other-end")
    if match.shares is not None and result is not None and list(match.shares) != result:
        raise RecordError("record-other-end")
