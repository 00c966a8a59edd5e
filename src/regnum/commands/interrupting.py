"""Ctrl-C, heard at once: compiled code would keep Python from hearing it until it returns."""

import atexit
import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import active_children
from typing import NoReturn, TypeVar

from rich.console import Console

INTERRUPTED = 130  # the exit status after Ctrl-C, as shells have it
LISTEN = 0.2  # seconds; on Windows a thread that waits hears nothing
STACK = 16 << 20  # bytes: the compiler is used to a main thread's, which is larger than others' on some systems

Result = TypeVar("Result")


class Interrupted(Exception):
    """A command was interrupted, and has a sentence of its own to say."""


def interruptible(work: Callable[[], Result]) -> Result:
    """The result of `work`, which another thread does, so that this one can hear Ctrl-C and leave it."""
    results: list[Result] = []
    problems: list[BaseException] = []
    done = threading.Event()

    def run() -> None:
        if hasattr(signal, "pthread_sigmask"):  # processes begun here are not to hear it while they are being loaded
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            results.append(work())
        except BaseException as problem:
            problems.append(problem)
        finally:
            done.set()

    usual = threading.stack_size(STACK)
    threading.Thread(target=run, daemon=True).start()
    threading.stack_size(usual)
    while not done.wait(LISTEN):
        pass
    if problems:
        raise problems[0]
    return results[0]


def leave(sentence: str) -> NoReturn:
    """Say it, and go without waiting for threads that still compute; processes that work for us go too."""
    console = Console(stderr=True)
    console.show_cursor(True)  # a progress bar may have hidden it
    console.print(f"\n{sentence}" if console.is_terminal else sentence, markup=False, highlight=False, soft_wrap=True)
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            stream.flush()
    for child in active_children():
        child.kill()
    atexit._run_exitfuncs()  # gives back what was shared with them
    os._exit(INTERRUPTED)
