"""Regnum: four board games of crowns and influence, for players, self-hosters and researchers."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from regnum import games
from regnum.core.errors import IllegalMove, RecordError, RegnumError
from regnum.games import load as game

if TYPE_CHECKING:
    from regnum.core.game import Game
    from regnum.core.match import Match
    from regnum.core.setup import Setup
    from regnum.envs.batch import Batch

__version__ = "0.2.0"
__all__ = ["Game", "IllegalMove", "Match", "RegnumError", "Setup", "batch", "game", "games", "match", "replay"]


def __getattr__(name: str) -> Any:
    """`Game`, `Match` and `Setup` when they are asked for: with them comes the compiler, which takes half a second."""
    if name in ("Game", "Match", "Setup"):
        return getattr(import_module(f"regnum.core.{name.lower()}"), name)
    raise AttributeError(f"module 'regnum' has no attribute {name!r}")


def match(name: str, players: int | None = None, seed: int = 0, **options: Any) -> "Match":
    """Set up a game: `match("kingisdead", players=2, seed=7, mordred=True)`."""
    from regnum.core.match import Match

    return Match(game(name), players, seed, **options)


def replay(record: dict[str, Any], ply: int | None = None) -> "Match":
    """Play a record again, to its end or to a ply."""
    from regnum.core.record import replay as replay_record

    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise RecordError("record-foreign")
    return replay_record(game(record["game"]), record, ply)


def batch(
    name: str, players: int | None = None, n: int = 1024, seed: int = 0, device: str = "cpu", **options: Any
) -> "Batch":
    """Many games at once, on all cores or on a GPU: `batch("tara", players=4, n=4096, device="cuda")`."""
    from regnum.envs.batch import new_batch

    return new_batch(game(name), players, n, seed, device, **options)
