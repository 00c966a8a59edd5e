"""The log of the game in words: what a seat may read, and where on the drawing it happened."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import regnum
from regnum.core.journal import Happening
from regnum.core.match import Decision, Match
from regnum.server.moves import addresses_anywhere
from regnum.server.swift import Past
from regnum.server.table import Table
from regnum.server.words import seat_names

MARKS = tuple(chr(0xE000 + seat) for seat in range(8))  # for private use: no name has them


def lines(table: Table, eyes: int | None, lang: str, above: int = -1) -> list[dict[str, Any]]:
    """The lines of all plies above one; ply 0 is the set-up."""
    match = table.match
    if match is None:
        return []
    names, told = seat_names(table, lang), []
    if above < 0:
        heard = [happening for happening in match.opening if happening.heard_by(eyes)]
        told += [{"ply": 0, "text": words(table, happening, lang, names), "at": []} for happening in heard]
    for decision in match.decisions[max(0, above) :]:
        at: list[str] | None = None
        for happening in decision.happenings:
            if happening.heard_by(eyes):
                at = at if at is not None else touched(match, decision, eyes)
                told.append({"ply": decision.ply + 1, "text": words(table, happening, lang, names), "at": at})
    return told


def words(table: Table, happening: Happening, lang: str, names: list[str]) -> str:
    """A happening in words. Sentences are kept with marks in the place of names, for the names that come next."""
    told = sentence(table.game.id, happening.kind.name, tuple(happening.arguments.values()), lang)
    for number, name in enumerate(names):
        told = told.replace(MARKS[number], name)
    return told


@lru_cache(20_000)
def sentence(game: str, kind: str, values: tuple[int, ...], lang: str) -> str:
    found = regnum.game(game)
    event, texts = next(event for event in found.events.kinds if event.name == kind), found.texts(lang)
    said = {
        name: found.words(texts, what, value, MARKS)
        for (name, what), value in zip(event.arguments.items(), values, strict=True)
    }
    return texts(f"event-{kind.replace('_', '-')}", **said)


def touched(match: Match, decision: Decision, eyes: int | None) -> list[str]:
    """The addresses of a move. To others than its player they tell no more than the words that these may read."""
    addresses = addresses_anywhere(match.game.id, decision.action)
    if addresses is None:
        addresses = match.game.addresses(Past(decision.before, match.game.State), decision.action)
    if decision.seat == eyes:
        return list(addresses)
    said = {str(word) for h in decision.happenings if h.heard_by(eyes) for word in named(match, h)}
    return [
        address
        for address in addresses
        if not address.startswith("hand/") and all(part in said for part in address.split("/")[1:])
    ]


def named(match: Match, happening: Happening) -> Iterator[Any]:
    """The ids and numbers that a happening names."""
    for name, value in happening.arguments.items():
        yield match.game.ident(happening.kind.arguments[name], value)
