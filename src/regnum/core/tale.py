"""Telling an event in words, the one way that commands, records and servers share.

Sentences are remembered with marks in the place of names, so that the next game is told with the names of its own.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from regnum.core.game import Game
from regnum.core.journal import Happening

MARKS = tuple(chr(0xE000 + seat) for seat in range(8))  # characters for private use, which no name has


def sentence(game: Game, happening: Happening, locale: str, names: Sequence[str]) -> str:
    """What happened, with the seats called by these names."""
    told = _marked(game, happening.kind.name, tuple(happening.arguments.values()), locale)
    for mark, name in zip(MARKS, names, strict=False):
        if mark in told:
            told = told.replace(mark, name)
    return told


def heard(
    game: Game, happenings: Sequence[Happening], seat: int | None, locale: str, names: Sequence[str]
) -> Iterator[str]:
    """What a seat, or a spectator, hears of events."""
    return (sentence(game, happening, locale, names) for happening in happenings if happening.heard_by(seat))


@lru_cache(20_000)
def _marked(game: Game, kind: str, values: tuple[int, ...], locale: str) -> str:
    event, texts = game.events.by_name[kind], game.texts(locale, MARKS)
    words = {
        name: game.words(texts, what, value)
        for (name, what), value in zip(event.arguments.items(), values, strict=True)
    }
    return texts(f"event-{kind.replace('_', '-')}", **words)
