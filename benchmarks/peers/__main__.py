"""Measure everyone on one core, print the tables, and write them into docs/lab/peers.md."""

import os
import sys


def pin() -> None:
    """One core for all, before anybody counts them."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
    os.environ.setdefault("JAX_PLATFORMS", "cpu")


def main() -> None:
    pin()
    from benchmarks.peers.contest import contest
    from benchmarks.peers.disciplines import DISCIPLINES
    from benchmarks.peers.report import report, write

    absent: dict[str, str] = {}
    for told in contest(DISCIPLINES, absent):
        print(told, file=sys.stderr, flush=True)
    text = report(DISCIPLINES, absent)
    print(text)
    if "--dry" not in sys.argv:
        write(text)


if __name__ == "__main__":
    main()
