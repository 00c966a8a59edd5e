"""Positions as clients get them: made once for each pair of eyes, language and choice of pictures, then shared."""

import hashlib
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import orjson

import regnum
from regnum.core.match import Match
from regnum.core.prompts import prompt as prompted
from regnum.core.text import Texts
from regnum.server.errors import Refusal
from regnum.server.moves import rule_now, told_moves
from regnum.server.table import Table
from regnum.server.undo import rewind
from regnum.server.words import NamedTexts, seat_names

Facts = dict[str, Any]

boards: dict[str, str] = {}  # the unchanging layers of scenes, by id
_board_ids: dict[str, str] = {}


def board_id(board: str) -> str:
    if board not in _board_ids:
        ident = hashlib.sha256(board.encode()).hexdigest()[:32]
        _board_ids[board], boards[ident] = ident, board
    return _board_ids[board]


def latest(table: Table, eyes: int | None, lang: str, pictures: bool) -> str:
    """The position now, as JSON."""
    key = ("position", eyes, lang, pictures)
    if key not in table.drawn:
        table.drawn[key] = dumps(position(table, eyes, lang, pictures))
    return table.drawn[key]


def dumps(facts: Any) -> str:
    return orjson.dumps(facts).decode()


def once(table: Table, key: Any, make: Callable[[], Any]) -> Any:
    """What is the same for all eyes is worked out once."""
    if key not in table.drawn:
        table.drawn[key] = make()
    return table.drawn[key]


def match_at(table: Table, ply: int | None) -> Match:
    if table.match is None:
        raise Refusal(409, "not-begun")
    if ply is None or ply == table.ply:
        return table.match
    if not 0 <= ply <= table.ply:
        raise Refusal(404, "no-ply", ply=ply, plies=table.ply)
    past = table.match.copy()
    rewind(past, ply)
    return past


def position(table: Table, eyes: int | None, lang: str, pictures: bool, ply: int | None = None) -> Facts:
    match = match_at(table, ply)
    now = match is table.match
    view = match.view(eyes)
    person = None if eyes is None else table.seats[eyes].person
    facts: Facts = {
        "table": table.id,
        "ply": match.ply,
        "plies": table.ply,
        "seat": eyes,
        "actor": match.actor,
        "status": table.status,
        "prompt": prompt(table, match, eyes, lang),
        "view": view,
        "moves": told_moves(match, lang) if now and eyes is not None and eyes == table.actor else [],
        "undo": now and person is not None and table.undo_target(person) is not None,
        "rule": once(table, "rule", lambda: rule_now(match)) if now else rule_now(match),
        "result": result(table, match, lang),
    }
    if pictures:
        texts = NamedTexts(lang, table.game.id, seat_names(table, lang))
        scene = table.game.scene(view, texts)
        facts["description"] = table.game.describe(view, texts)
        facts["scene"] = {
            "width": scene.width, "height": scene.height, "title": scene.title, "style": scene.style,
            "board": board_id(scene.board), "pieces": scene.pieces,
        }  # fmt: skip
    return facts


def prompt(table: Table, match: Match, eyes: int | None, lang: str) -> str:
    """What is to be done, and by whom."""
    if table.status == "ended":
        return words("server", lang, "prompt-ended")
    if match.over:
        return words(table.game.id, lang, "phase-over")
    actor = match.actor
    name = None if eyes == actor else seat_names(table, lang)[actor]
    return asked(table.game.id, lang, int(match.state.phase), name)


@lru_cache(5000)
def asked(game: str, lang: str, phase: int, name: str | None) -> str:
    """What is to be decided: said to who decides, or told of the one with this name."""
    texts = NamedTexts(lang, game, [name or ""])
    return prompted(texts, regnum.game(game).phases[phase].name, 0, 0 if name is None else None)


@lru_cache(1000)
def words(part: str, lang: str, message: str) -> str:
    return Texts(lang, part)(message)


def result(table: Table, match: Match, lang: str) -> Facts | None:
    if match.shares is None:
        return None
    names = seat_names(table, lang)
    winners = [name for name, share in zip(names, match.shares, strict=True) if share > 0]
    text = Texts(lang, "server")("result", count=len(winners), names=", ".join(winners))
    return {"shares": list(match.shares), "text": text}
