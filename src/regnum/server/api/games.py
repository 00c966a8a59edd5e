"""The games, the bots' levels, the rules as played."""

from functools import lru_cache
from random import Random
from typing import Annotated, Any

from fastapi import APIRouter, Path
from fastapi.responses import Response

import regnum
from regnum.games import names
from regnum.server import rules, wire
from regnum.server.api.common import PROBLEMS, Language, TheHouse, json_answer
from regnum.server.errors import Refusal
from regnum.server.levels import level_name, levels
from regnum.server.positions import boards
from regnum.server.wire.schema import schema

router = APIRouter(prefix="/api", tags=["games"], responses=PROBLEMS)

GameId = Annotated[str, Path(min_length=1, max_length=32)]
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
FOR_A_DAY = {"Cache-Control": "public, max-age=86400"}
PICTURE_SEED = 2015

# A drawing brings its own style, and nothing else.
PICTURE_POLICY = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"}


@router.get("/games")
async def list_games(lang: Language) -> list[wire.Game]:
    return [shown_game(name, lang) for name in names()]


def shown_game(name: str, lang: str) -> wire.Game:
    game = regnum.game(name)
    texts = game.texts(lang)
    options: list[wire.Option] = [
        {
            "name": option.name,
            "label": texts(f"option-{option.name}"),
            "default": option.default,
            "players": list(option.players or game.players),
            "choices": [{"id": c, "label": texts(f"option-{option.name}-{c}")} for c in option.choices],
        }
        for option in game.options
    ]
    return {
        "id": game.id,
        "title": texts("game-title"),
        "blurb": texts("game-blurb"),
        "players": list(game.players),
        "teams": {players: [list(team) for team in teams] for players, teams in game.teams.items()},
        "options": options,
        "reconstructed": rules.reconstructed(game.id),
    }


@router.get("/schema.json", responses={200: {"model": dict[str, Any]}})
async def tell_the_schema() -> Response:
    """The JSON Schema of all requests, answers and live messages."""
    return json_answer(schema())


@router.get("/levels")
async def list_levels(lang: Language) -> list[wire.Level]:
    return [{"id": level, "label": level_name(level, lang), "seconds": seconds} for level, seconds in levels().items()]


@router.get("/games/{game}/picture.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def draw_a_game(game: GameId, house: TheHouse, lang: Language) -> Response:
    """A position in the middle of a game."""
    await house.ready(regnum.game(game).id)
    return Response(picture(game, lang), media_type="image/svg+xml", headers=FOR_A_DAY | PICTURE_POLICY)


@lru_cache
def picture(game: str, lang: str) -> str:
    match, luck = regnum.match(game, regnum.game(game).players[-2], PICTURE_SEED), Random(PICTURE_SEED)
    while match.ply < 60 and not match.over:
        last = match.copy()
        match.play(luck.choice(match.legal))
    return (last if match.over else match).scene(None, lang).svg()


@router.get("/games/{game}/rules")
async def tell_the_rules(game: GameId, lang: Language) -> wire.Rules:
    """The rules as played, by chapters."""
    return rules.rules_of(regnum.game(game).id, lang)


@router.get("/boards/{board}", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def draw_a_board(board: Annotated[str, Path(min_length=1, max_length=64)]) -> Response:
    """The unchanging layer of a scene: a fragment of SVG, to be put into an svg element before the pieces."""
    if board not in boards:
        raise Refusal(404, "no-board")
    return Response(boards[board], media_type="image/svg+xml", headers=FOR_EVER | PICTURE_POLICY)
