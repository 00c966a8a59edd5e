"""The rows of a dataset: one for each decision, with what the seat knew, did and won."""

import json
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

import regnum
from regnum.arena.schedule import derive
from regnum.bots import Bot, Observation, make_bot
from regnum.core.match import Match
from regnum.envs.features import features_of
from regnum.extras import needed

with needed("research"):
    import pyarrow as pa

FORMAT = 1

Columns = dict[str, list[Any]]


@dataclass(frozen=True)
class Recipe:
    """All that determines the rows, thinking times aside."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    seed: int
    features: bool = True
    visits: bool = False

    def schema(self) -> pa.Schema:
        """The columns of the file."""
        fields = {
            "game": pa.int32(),  # the number of the game
            "seed": pa.uint64(),  # regnum.match(..., seed=seed) begins it
            "ply": pa.int32(),
            "seat": pa.int8(),
            "bot": pa.dictionary(pa.int8(), pa.string()),
            "legal": pa.list_(pa.int16()),
            "action": pa.int16(),
            "shares": pa.list_(pa.float32(), self.players),  # of the win, at the end of the game, by seat
        }
        if self.visits:
            fields["visits"] = pa.list_(pa.int32())  # of each legal action; null where the bot doesn't search
        if self.features:
            fields["features"] = pa.list_(pa.float32(), features_of(regnum.game(self.game)).size)
        return pa.schema(fields).with_metadata({"regnum": json.dumps(self.provenance())})

    def provenance(self) -> dict[str, Any]:
        """What the metadata of the file tell."""
        game = regnum.game(self.game)
        told = asdict(self) | {"options": dict(self.options)}
        told |= {"format": FORMAT, "regnum": regnum.__version__, "rules": game.version, "components": game.components}
        if self.features:
            told["layout"] = [(name, length) for name, length, _ in features_of(game).layout]
        return told


@cache
def _bot(name: str) -> Bot:
    return make_bot(name)


def play(recipe: Recipe, number: int, known: dict[str, Any] | None = None) -> Columns:
    """The rows of one game, played now, or as its line tells. The bots take turns on the seats from game to game."""
    seed = derive(recipe.seed, number)
    match = Match(regnum.game(recipe.game), recipe.players, seed, **dict(recipe.options))
    names = [recipe.bots[(seat + number) % len(recipe.bots)] for seat in range(recipe.players)]
    rows: Columns = {name: [] for name in recipe.schema().names}
    features = features_of(match.game) if recipe.features else None
    while not match.over:
        seat, ply = match.actor, match.ply
        if known is None:
            action, visits = _decide(recipe, match, names[seat])
        else:
            action, visits = known["actions"][ply], known["visits"][ply] if recipe.visits else None
        row: dict[str, Any] = {
            "game": number, "seed": seed, "ply": ply, "seat": seat, "bot": names[seat], "legal": match.legal,
            "action": action,
        }  # fmt: skip
        if recipe.visits:
            row["visits"] = visits
        if features is not None:
            row["features"] = features.of(match, seat)
        for name, value in row.items():
            rows[name].append(value)
        match.play(action)
    rows["shares"] = [match.shares] * match.ply
    return rows


def line_of(columns: Columns) -> dict[str, Any]:
    """All of a game that can't be found out again."""
    line = {"number": columns["game"][0], "actions": columns["action"]}
    return line | {"visits": columns["visits"]} if "visits" in columns else line


def _decide(recipe: Recipe, match: Match, name: str) -> tuple[int, list[int] | None]:
    bot = _bot(name)
    observation = Observation.of(match, derive(match.seed, match.ply, "guess"))
    luck = derive(match.seed, match.ply, "luck")
    if not recipe.visits or not hasattr(bot, "think"):
        return bot.choose(observation, luck), None
    thought = bot.think(observation, luck)
    visits = {opinion.action: opinion.visits for opinion in thought.opinions}
    return thought.best.action, [visits.get(action, 0) for action in match.legal]
