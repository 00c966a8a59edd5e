"""Contenders, and how they are measured: in turns, so that a slow moment of the machine hits all of them alike.

Seconds are those that the processor spent on it, so that other programs on the same core don't count.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from statistics import median

ROUNDS = 7
SECONDS = 0.4  # of a round

OURS = "Regnum"

Rate = Callable[[float], float]  # so many a second, measured for about so many seconds


@dataclass
class Contender:
    """`make` imports, loads and warms up, and gives what measures. `length`: decisions of a random game, if counted."""

    engine: str
    game: str
    make: Callable[[], Rate]
    length: Callable[[], float] | None = None
    rates: list[float] = field(default_factory=list)
    decisions: float | None = None

    @property
    def median(self) -> float:
        return median(self.rates)


@dataclass(frozen=True)
class Discipline:
    """What is measured, in plain words, and who takes part."""

    name: str
    unit: str
    told: str
    contenders: list[Contender]


clock = time.process_time


def timed(chunk: Callable[[], int]) -> Rate:
    """A rate from something that does its work once and tells how much it was."""

    def rate(seconds: float) -> float:
        done, start = 0, clock()
        while True:
            done += chunk()
            elapsed = clock() - start
            if elapsed >= seconds:
                return done / elapsed

    return rate


def contest(disciplines: list[Discipline], absent: dict[str, str]) -> Iterator[str]:
    """Measure everyone; tells what is being done. Who can't be made ready goes to `absent`, with the reason."""
    ready: list[tuple[Contender, Rate]] = []
    for discipline in disciplines:
        for contender in discipline.contenders:
            yield f"ready: {discipline.name}, {contender.engine} {contender.game}"
            try:
                rate = contender.make()
                rate(0.01)
                if contender.length is not None:
                    contender.decisions = contender.length()
                ready.append((contender, rate))
            except ImportError as error:
                absent[contender.engine] = f"not installed: {error}"
            except Exception as error:  # whatever a foreign engine may raise: the others are still measured
                absent[f"{contender.engine}, {contender.game}"] = f"{type(error).__name__}: {error}"
    for number in range(ROUNDS):
        for contender, rate in ready:
            contender.rates.append(rate(SECONDS))
        yield f"round {number + 1} of {ROUNDS}"
