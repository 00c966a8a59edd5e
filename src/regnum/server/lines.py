"""The log of the game in words: what a seat may read, and where on the drawing it happened."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from regnum.core.journal import Happening
from regnum.core.match import Decision, Match
from regnum.server.table import Table
from regnum.server.words import seat_names


def lines(table: Table, eyes: int | None, lang: str, above: int = -1) -> list[dict[str, Any]]:
    """The lines of all plies above one; ply 0 is the set-up."""
    match = table.match
    if match is None:
        return []
    names, told = seat_names(table, lang), []
    if above < 0:
        told += [{"ply": 0, "text": text, "at": []} for h in match.opening for text in match.told(h, eyes, lang, names)]
    for decision in match.decisions[max(0, above) :]:
        at: list[str] | None = None
        for happening in decision.happenings:
            for text in match.told(happening, eyes, lang, names):
                at = at if at is not None else touched(match, decision, eyes)
                told.append({"ply": decision.ply + 1, "text": text, "at": at})
    return told


def touched(match: Match, decision: Decision, eyes: int | None) -> list[str]:
    """The addresses of a move. To others than its player they tell no more than the words that these may read."""
    before = np.frombuffer(decision.before, match.game.State).view(np.recarray)[0]
    addresses = match.game.addresses(before, decision.action)
    if decision.seat == eyes:
        return list(addresses)
    said = {str(word) for h in decision.happenings if h.heard_by(eyes) for word in words(match, h)}
    return [
        address
        for address in addresses
        if not address.startswith("hand/") and all(part in said for part in address.split("/")[1:])
    ]


def words(match: Match, happening: Happening) -> Iterator[Any]:
    """The ids and numbers that a happening names."""
    for name, value in happening.arguments.items():
        yield match.game.ident(happening.kind.arguments[name], value)
