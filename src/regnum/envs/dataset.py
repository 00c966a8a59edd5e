"""Games of bots as a Parquet file for learners: one row for each decision, with what the seat knew, did and won."""

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import cache
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import regnum
from regnum.arena.run import begin_worker
from regnum.arena.schedule import derive
from regnum.bots import Bot, Observation, make_bot
from regnum.core.errors import RecordError
from regnum.core.match import Match
from regnum.envs.features import features_of
from regnum.extras import needed

with needed("research"):
    import pyarrow as pa
    import pyarrow.parquet as pq

FORMAT = 1
ROWS = 20_000  # of a row group

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


def play(recipe: Recipe, number: int) -> Columns:
    """The rows of one game. The bots take turns on the seats from game to game."""
    seed = derive(recipe.seed, number)
    match = Match(regnum.game(recipe.game), recipe.players, seed, **dict(recipe.options))
    names = [recipe.bots[(seat + number) % len(recipe.bots)] for seat in range(recipe.players)]
    rows: Columns = {name: [] for name in recipe.schema().names}
    features = features_of(match.game) if recipe.features else None
    while not match.over:
        seat = match.actor
        action, visits = _decide(recipe, match, names[seat])
        row: dict[str, Any] = {
            "game": number, "seed": seed, "ply": match.ply, "seat": seat, "bot": names[seat], "legal": match.legal,
            "action": action,
        }  # fmt: skip
        if recipe.visits:
            row["visits"] = visits
        if features is not None:
            row["features"] = features.blank()
            features.observe(match._states, 0, seat, row["features"])
        for name, value in row.items():
            rows[name].append(value)
        match.play(action)
    rows["shares"] = [match.shares] * match.ply
    return rows


def _decide(recipe: Recipe, match: Match, name: str) -> tuple[int, list[int] | None]:
    bot = _bot(name)
    observation = Observation.of(match, derive(match.seed, match.ply, "guess"))
    luck = derive(match.seed, match.ply, "luck")
    if not recipe.visits or not hasattr(bot, "think"):
        return bot.choose(observation, luck), None
    thought = bot.think(observation, luck)
    visits = {opinion.action: opinion.visits for opinion in thought.opinions}
    return thought.best.action, [visits.get(action, 0) for action in match.legal]


def games(recipe: Recipe, count: int, jobs: int = 1) -> Iterator[Columns]:
    """The rows of each game, in order, whatever the number of processes."""
    if jobs == 1:
        yield from (play(recipe, number) for number in range(count))
        return
    context, numbers = get_context("spawn"), iter(range(count))
    pool = ProcessPoolExecutor(jobs, context, begin_worker)
    try:
        waiting: list[Future[Columns]] = []
        while True:
            waiting += [pool.submit(play, recipe, number) for number in islice(numbers, 2 * jobs - len(waiting))]
            if not waiting:
                return
            yield waiting.pop(0).result()
    finally:
        for process in list((pool._processes or {}).values()):  # don't wait for games that nobody wants
            process.terminate()
        pool.shutdown(cancel_futures=True)


def write(
    recipe: Recipe, count: int, path: Path, jobs: int = 1, report: Callable[[int], None] = lambda rows: None
) -> int:  # fmt: skip
    """Play, and write as it goes; the number of rows. The file is there when it is whole, never before."""
    draft, schema = path.with_name(path.name + ".new"), recipe.schema()
    rows, group, size = 0, [], 0
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with pq.ParquetWriter(draft, schema, compression="zstd") as writer:
            for columns in games(recipe, count, jobs):
                group.append(pa.RecordBatch.from_pydict(columns, schema))
                size += group[-1].num_rows
                rows += group[-1].num_rows
                report(rows)
                if size >= ROWS:
                    writer.write_table(pa.Table.from_batches(group))
                    group, size = [], 0
            if group:
                writer.write_table(pa.Table.from_batches(group))
        os.replace(draft, path)
    except OSError as error:
        raise RecordError("file-unwritable", file=str(path), problem=error.strerror or str(error)) from error
    finally:
        with suppress(OSError):
            draft.unlink()
    return rows
