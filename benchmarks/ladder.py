"""The ladder of bots in all games: `python benchmarks/ladder.py --out FOLDER --minutes 8`, then `--render FOLDER`.

Playing needs NumPy, Numba and fluent.runtime alone, so that it runs on a machine where nothing can be installed.
Every step of the ladder is played as one against others: the stronger bot alone, all other sides by the weaker one.
The next deal goes to the step for which least was done: games × ∜seconds, so that cheap steps get more games and costly
ones nearly as many. Results make no difference to it: a ladder that is stopped at any moment is a fair sample.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from math import inf
from multiprocessing import get_context
from pathlib import Path

import regnum
from regnum.arena.play import Task, warm
from regnum.arena.results import Results, header_of
from regnum.arena.run import begin_worker, play_all
from regnum.arena.schedule import Fixture, Lineup, Schedule, sides_of

STEPS = "greedy-random,easy-random,normal-easy,hard-greedy,hard-normal,expert-hard"
DEALS = 100
REPORT_SECONDS = 20
MARGIN = 1.25  # a game may last this much longer than the longest of its step so far


@dataclass
class Step:
    """A stronger bot against a weaker one, in one game with one number of players."""

    schedule: Schedule
    place: int  # among the schedule's line-ups
    results: Results
    deals: int = 0  # begun
    seconds: list[float] = field(default_factory=list)  # of finished games

    def note(self, line: dict) -> None:
        self.seconds.append(sum(line["seconds"].values()))

    def deal(self) -> list[Fixture]:
        return list(self.schedule.round(self.deals))[self.place]

    def done(self) -> float:
        """How much was done, for its costs. Each step begins with one deal, and waits to see what that costs."""
        if self.deals == 0:
            return 0.0
        games = self.deals * len(self.schedule.lineups[self.place].bots)
        return games * (sum(self.seconds) / len(self.seconds) + 1e-3) ** 0.25 if self.seconds else inf

    def fits(self, left: float) -> bool:
        return MARGIN * max(self.seconds, default=0.0) < left


def steps_of(schedule: Schedule, results: Results) -> list[Step]:
    steps = [Step(schedule, place, results) for place in range(len(schedule.lineups))]
    for line in results.games.values():
        steps[line["deal"] % len(steps)].note(line)
    return steps


def tasks(steps: list[Step], most: int, deadline: float, pace: float, of: dict[Task, Step]) -> Iterator[Task]:
    """Game after game, each decided when a process is free for it; `of` tells whose it is."""
    luck = random.Random(0)
    while True:
        left = deadline - time.time()
        fitting = [step for step in steps if step.deals < most and step.fits(left)]
        if not fitting or left <= 0:
            return
        step = min(fitting, key=lambda step: (step.done(), luck.random()))
        deal, options = step.deal(), tuple(step.results.header["options"].items())
        step.deals += 1
        for fixture in deal:
            if fixture.number not in step.results.games:
                task = Task(step.schedule.game, options, step.schedule.seed, pace, fixture)
                of[task] = step
                yield task


def warm_all(game: str, bots: list[str]) -> None:
    for bot in bots:
        warm(game, bot)


def compile_all(games: list[str], bots: list[str], jobs: int) -> None:
    """Once, so that the processes that play find everything compiled."""
    if jobs == 1:
        for game in games:
            warm_all(game, bots)
    else:
        with ProcessPoolExecutor(min(jobs, len(games)), get_context("spawn"), begin_worker) as pool:
            list(pool.map(warm_all, games, [bots] * len(games)))


def play(arguments: argparse.Namespace) -> None:
    start = time.time()
    deadline = start + 60 * arguments.minutes if arguments.minutes else inf
    pairs = [tuple(pair.split("-")) for pair in arguments.steps.split(",")]
    bots = list(dict.fromkeys(bot for pair in reversed(pairs) for bot in pair))
    games = [regnum.game(name) for name in arguments.games.split(",")]
    wanted = [int(count) for count in arguments.players.split(",")] if arguments.players else None
    compile_all([game.id for game in games], bots, arguments.jobs)
    print(f"compiled after {time.time() - start:.0f} s", file=sys.stderr, flush=True)
    with ExitStack() as stack:
        steps: list[Step] = []
        for game in games:
            counts = [count for count in game.players if wanted is None or count in wanted]
            lineups = tuple(
                Lineup(count, (strong, *[weak] * (len(sides_of(game.id, count)) - 1)))
                for count in counts
                for strong, weak in pairs
            )
            if lineups:
                schedule = Schedule(game.id, arguments.seed, lineups)
                kind = f"ladder {arguments.steps}"
                header = header_of(game, counts, {}, bots, kind, arguments.seed, arguments.pace)
                header["command"] = command(arguments)
                results = stack.enter_context(Results(header, arguments.out / f"{game.id}.jsonl"))
                steps += steps_of(schedule, results)
        of: dict[Task, Step] = {}
        games_done, told = 0, start
        coming = tasks(steps, arguments.deals, deadline, arguments.pace, of)
        for task, line in play_all(coming, arguments.jobs, deadline):
            step = of.pop(task)
            step.results.add(line)
            step.note(line)
            games_done += 1
            if time.time() - told > REPORT_SECONDS:
                told = time.time()
                report(steps, games_done, told - start)
        report(steps, games_done, time.time() - start)


def command(arguments: argparse.Namespace) -> str:
    """As it was given, the folder aside."""
    given = {
        name: getattr(arguments, name) for name in ("jobs", "minutes", "games", "players", "steps", "deals", "pace")
    }
    ours = {"steps": STEPS, "games": ",".join(regnum.games()), "deals": DEALS, "pace": 1.0, "players": None}
    named = [f"--{name} {value:g}" if isinstance(value, float) else f"--{name} {value}"
             for name, value in given.items() if value is not None and value != ours.get(name)]  # fmt: skip
    return " ".join(["python benchmarks/ladder.py --out FOLDER", *named, f"--seed {arguments.seed}"])


def report(steps: list[Step], games: int, seconds: float) -> None:
    counts = sorted(len(step.seconds) for step in steps)
    spread = f"{counts[0]} to {counts[-1]}, {counts[len(counts) // 2]} in the middle"
    print(f"{seconds:5.0f} s: {games} games; games per step: {spread}", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, help="folder for a file per game; a ladder in it is gone on with")
    parser.add_argument("--minutes", type=float, help="stop after so many, games running then are given up")
    parser.add_argument("--jobs", type=int, default=1, help="games at once")
    parser.add_argument("--games", default=",".join(regnum.games()), help="default: all")
    parser.add_argument("--players", help="numbers of players; default: all of each game")
    parser.add_argument("--steps", default=STEPS, help=f"pairs of bots, the stronger first; default: {STEPS}")
    parser.add_argument("--deals", type=int, default=DEALS, help="most deals of a step")
    parser.add_argument("--pace", type=float, default=1.0, help="allow bots this many times their thinking time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--render", type=Path, nargs="+", help="write docs/lab/strength.md from these folders instead")
    arguments = parser.parse_args()
    if arguments.render:
        from render_strength import render

        render(arguments.render)
    elif arguments.out:
        play(arguments)
    else:
        parser.error("name a folder with --out, or with --render")


if __name__ == "__main__":
    main()
