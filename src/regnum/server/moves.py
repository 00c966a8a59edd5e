"""Legal moves as clients get them. Of those that are touched at the same places in every state, the JSON is kept."""

from functools import lru_cache
from typing import Any

from regnum.core.decisions import move_words
from regnum.core.game import Game
from regnum.core.match import Match
from regnum.server import wire


def legal_moves(match: Match, lang: str) -> list[wire.Move]:
    return [_anywhere(match.game, action, lang) or shown_move(match, action, lang) for action in match.legal]


def shown_move(match: Match, action: int, lang: str) -> wire.Move:
    """A move in words, and where it is made on the drawing."""
    return _move(match.game, action, lang, match.game.addresses(match.facts, action))


def _move(game: Game, action: int, lang: str, addresses: tuple[str, ...]) -> wire.Move:
    notation, verb, arguments, text = move_words(game, action, lang)
    return {"notation": notation, "verb": verb, "arguments": arguments, "addresses": list(addresses), "text": text}


@lru_cache(20_000)
def _anywhere(game: Game, action: int, lang: str) -> Any:
    addresses = game.addresses.anywhere[action]
    return None if addresses is None else wire.encoded(wire.encode(_move(game, action, lang, addresses)))
