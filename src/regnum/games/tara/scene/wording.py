"""Names that a drawing needs many times over, looked up once per language."""

from functools import cache
from html import escape
from typing import Any

from regnum.core.text import Texts
from regnum.games.tara.components import COLOURS


@cache
def name(locale: str, kind: str, ident: str) -> str:
    return escape(Texts(locale, "tara").name(kind, ident))


@cache
def say(locale: str, message: str) -> str:
    return escape(Texts(locale, "tara")(message))


@cache
def round_name(locale: str, number: int) -> str:
    return escape(Texts(locale, "tara")("board-round-number", round=number))


@cache
def card_move(locale: str, verb: str, card: str) -> str:
    """What a button below a card does."""
    texts = Texts(locale, "tara")
    return escape(texts(f"move-{verb}", card=texts.name("card", card)))


def stack_name(locale: str, position: str, stack: dict[str, Any]) -> str:
    """The pieces from the top down: the order matters for the Stone of Destiny."""
    pieces = ", ".join(name(locale, "colour", COLOURS[seat]) for seat in stack["pieces"])
    return f"{name(locale, 'position', position)}: {pieces}"
