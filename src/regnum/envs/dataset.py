"""Games of bots as a Parquet file for learners.

While a dataset is being made, its finished games are kept beside it, a line with the actions of each; whatever
interrupts it, the same recipe goes on behind them, and comes to the same file.
"""

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from errno import EISDIR
from multiprocessing import get_context
from pathlib import Path

import regnum
from regnum.arena.errors import ArenaError
from regnum.arena.results import Results, code_of
from regnum.arena.results import read as read_lines
from regnum.arena.run import begin_worker
from regnum.core.errors import RecordError
from regnum.envs.dataset_rows import FORMAT, Columns, Recipe, line_of, play
from regnum.extras import needed

with needed("research"):
    import pyarrow as pa
    import pyarrow.parquet as pq

__all__ = ["Recipe", "begin", "draft_beside", "games", "lines_beside", "play", "seed_begun", "write"]

ROWS = 20_000  # of a row group


def games(recipe: Recipe, count: int, jobs: int, lines: Results) -> Iterator[Columns]:
    """The rows of each game, in order, whatever the number of processes; its line is kept as soon as it is over."""
    if jobs == 1:
        for number in range(count):
            columns = play(recipe, number, lines.games.get(number))
            if number not in lines.games:
                lines.add(line_of(columns))
            yield columns
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), begin_worker)
    try:
        running: dict[Future[Columns], int] = {}
        done: dict[int, Columns] = {}
        begun = yielded = 0
        while yielded < count:
            while begun < min(count, yielded + 2 * jobs):
                running[pool.submit(play, recipe, begun, lines.games.get(begun))] = begun
                begun += 1
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                number = running.pop(future)
                done[number] = future.result()
                if number not in lines.games:
                    lines.add(line_of(done[number]))
            while yielded in done:
                yield done.pop(yielded)
                yielded += 1
    except BrokenProcessPool as error:
        raise ArenaError("arena-process-lost") from error
    finally:
        for process in list((pool._processes or {}).values()):  # don't wait for games that nobody wants
            process.terminate()
        pool.shutdown(cancel_futures=True)


def lines_beside(path: Path) -> Path:
    """Where the games of a dataset are kept until it is whole."""
    return path.with_name(path.name + ".games") if path.name else path


def draft_beside(path: Path) -> Path:
    return path.with_name(path.name + ".new") if path.name else path


def seed_begun(path: Path) -> int | None:
    """The seed of a dataset that was interrupted."""
    lines = lines_beside(path)
    return read_lines(lines, "dataset")[0].get("seed") if lines.is_file() else None


def begin(recipe: Recipe, path: Path) -> Results:
    """The file of finished games; with those of an interrupted dataset, if this is the same one."""
    if not path.name or path.is_dir():
        raise RecordError("file-unwritable", file=str(path), problem=os.strerror(EISDIR))
    header = {"regnum-dataset": FORMAT} | recipe.provenance() | {"code": code_of(regnum.game(recipe.game))}
    header.pop("layout", None)  # a matter of code
    return Results(json.loads(json.dumps(header)), lines_beside(path), "dataset")


def write(
    recipe: Recipe, count: int, path: Path, jobs: int = 1, report: Callable[[int], None] = lambda rows: None
) -> int:  # fmt: skip
    """Play, and write as it goes; the number of rows. The file is there when it is whole, never before."""
    draft, schema = draft_beside(path), recipe.schema()
    rows, group, size = 0, [], 0
    with begin(recipe, path) as lines:
        try:
            with pq.ParquetWriter(draft, schema, compression="zstd") as writer:
                for columns in games(recipe, count, jobs, lines):
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
    lines_beside(path).unlink(missing_ok=True)
    return rows
