"""Legal moves as clients get them, and the rule that asks for one. What is the same in every state is made once."""

from functools import lru_cache
from typing import Any

import orjson

import regnum
from regnum.core.game import Game
from regnum.core.match import Match, move_words

Facts = dict[str, Any]


def told_moves(match: Match, lang: str) -> list[orjson.Fragment | Facts]:
    game = match.game
    return [told_anywhere(game.id, action, lang) or told_move(match, action, lang) for action in match.legal]


def told_move(match: Match, action: int, lang: str) -> Facts:
    """A move in words, and where it is made on the drawing."""
    return in_words(match.game, action, lang, match.game.addresses(match.state, action))


def in_words(game: Game, action: int, lang: str, addresses: tuple[str, ...]) -> Facts:
    notation, verb, arguments, text = move_words(game, action, lang)
    return {"notation": notation, "verb": verb, "arguments": arguments, "addresses": list(addresses), "text": text}


@lru_cache(20_000)
def told_anywhere(game: str, action: int, lang: str) -> orjson.Fragment | None:
    """A move as JSON, where its addresses are the same in every state."""
    addresses = addresses_anywhere(game, action)
    if addresses is None:
        return None
    return orjson.Fragment(orjson.dumps(in_words(regnum.game(game), action, lang, addresses)))


@lru_cache(20_000)
def addresses_anywhere(game: str, action: int) -> tuple[str, ...] | None:
    """The addresses of an action, if they can be told without looking at a state."""
    try:
        return regnum.game(game).addresses(None, action)
    except AttributeError:
        return None


def rule_now(match: Match) -> str | None:
    """The rule that asks for this decision."""
    return None if match.over else match.game.phases[match.state.phase].rule
