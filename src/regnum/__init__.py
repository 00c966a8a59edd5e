"""Regnum: four board games of crowns and influence, for players, self-hosters and researchers."""

from typing import Any

from regnum.core.errors import IllegalMove, RecordError, RegnumError
from regnum.core.game import Game
from regnum.core.match import Match
from regnum.core.record import replay as replay_record
from regnum.games import load as game
from regnum.games import names as games

__version__ = "0.1.0"
__all__ = ["Game", "IllegalMove", "Match", "RegnumError", "game", "games", "match", "replay"]


def match(name: str, players: int | None = None, seed: int = 0, **options: Any) -> Match:
    """Set up a game: `match("kingisdead", players=2, seed=7, mordred=True)`."""
    return Match(game(name), players, seed, **options)


def replay(record: dict[str, Any], ply: int | None = None) -> Match:
    """Play a record again, to its end or to a ply."""
    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise RecordError("record-foreign")
    return replay_record(game(record["game"]), record, ply)
