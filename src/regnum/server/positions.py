"""Positions as clients get them: made once for each pair of eyes, language and choice of pictures, then shared."""

import hashlib

from regnum.core.facts import Facts
from regnum.core.match import Match
from regnum.core.prompts import prompt as prompted
from regnum.core.text import Texts
from regnum.server import wire
from regnum.server.errors import Refusal
from regnum.server.moves import legal_moves
from regnum.server.table import Table
from regnum.server.words import result_words

boards: dict[str, str] = {}  # the unchanging layers of scenes, by id
_board_ids: dict[str, str] = {}


def board_id(board: str) -> str:
    if board not in _board_ids:
        ident = hashlib.sha256(board.encode()).hexdigest()[:32]
        _board_ids[board], boards[ident] = ident, board
    return _board_ids[board]


def latest(table: Table, eyes: int | None, lang: str, pictures: bool) -> bytes:
    """The position now, as JSON."""
    key = ("position", eyes, lang, pictures)
    return table.once(key, lambda: wire.encode(position(table, eyes, lang, pictures)))


def match_at(table: Table, ply: int | None) -> Match:
    table.must_be_playable()
    if table.match is None:
        raise Refusal(409, "not-begun")
    if ply is None or ply == table.ply:
        return table.match
    if not 0 <= ply <= table.ply:
        raise Refusal(404, "no-ply", ply=ply, plies=table.ply)
    return table.match.at(ply)


def position(table: Table, eyes: int | None, lang: str, pictures: bool, ply: int | None = None) -> wire.Position:
    match = match_at(table, ply)
    now, facts, view = match is table.match, match.facts, match.view(eyes)
    running = facts.actor >= 0
    person = None if eyes is None else table.seats[eyes].person
    told: wire.Position = {
        "table": table.id,
        "ply": match.ply,
        "plies": table.ply,
        "seat": eyes,
        "actor": facts.actor,
        "status": table.status,
        "prompt": prompt(table, facts, eyes, lang),
        "view": view,
        "moves": legal_moves(match, lang) if now and eyes == facts.actor and table.running else [],
        "undo": now and person is not None and table.undo_target(person) is not None,
        "rule": match.game.phases[facts.phase].rule if running else None,
        "result": None if running else result(table, match, lang),
    }
    if pictures:
        texts = table.game.texts(lang, table.seats.called(lang))
        scene = table.game.scene(view, texts)
        told["description"] = table.game.describe(view, texts)
        told["scene"] = {
            "width": scene.width, "height": scene.height, "title": scene.title, "style": scene.style,
            "board": board_id(scene.board), "pieces": scene.pieces,
        }  # fmt: skip
    return told


def prompt(table: Table, facts: Facts, eyes: int | None, lang: str) -> str:
    """What is to be done, and by whom."""
    if table.status == "ended":
        return Texts(lang, "server")("prompt-ended")
    if facts.actor < 0:
        return table.game.texts(lang)("phase-over")
    texts = table.game.texts(lang, table.seats.called(lang))
    return prompted(texts, table.game.phases[facts.phase].name, facts.actor, eyes)


def result(table: Table, match: Match, lang: str) -> wire.Result:
    shares = match.shares
    assert shares is not None
    return {"shares": list(shares), "text": result_words(table.seats.called(lang), shares, lang)}
