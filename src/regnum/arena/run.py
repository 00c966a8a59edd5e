"""Many games at once, each process playing one at a time."""

import os
import signal
import threading
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from typing import Any

from regnum.arena.errors import ArenaError
from regnum.arena.play import Task, play

_stop: Any = None  # set in worker processes: an event that ends their games


def begin_worker(stop: Any = None) -> None:
    """In a worker: leave interruptions to the parent, and don't outlive it."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(task: Task, deadline: float) -> dict[str, Any] | None:
    return play(task, lambda: _stop.is_set() or time.time() > deadline)


def play_all(tasks: Iterable[Task], jobs: int, deadline: float = float("inf")) -> Iterator[tuple[Task, dict[str, Any]]]:
    """Tasks with their finished games, as they finish. What runs at the deadline, or when left, is given up.

    Tasks are taken one by one as processes get free, so that whoever yields them can decide late what is next.
    """
    if jobs == 1:
        for task in tasks:
            line = play(task, lambda: time.time() > deadline)
            if line is not None:
                yield task, line
        return
    context, waiting = get_context("spawn"), iter(tasks)
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, begin_worker, (stop,)) as pool:
        running: dict[Future[Any], Task] = {}
        try:
            while True:
                for task in islice(waiting, 2 * jobs - len(running)):
                    running[pool.submit(_work, task, deadline)] = task
                if not running:
                    return
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    task, line = running.pop(future), future.result()
                    if line is not None:
                        yield task, line
        except BrokenProcessPool as error:
            raise ArenaError("arena-process-lost") from error
        finally:
            stop.set()
            for future in running:
                future.cancel()
