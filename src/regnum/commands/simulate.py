"""`regnum simulate`"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np
import typer
from rich.console import Console
from rich.table import Table

from regnum.commands.arguments import GameName, Json, Language, Options, Players, Seed, options_of, seed_of
from regnum.commands.interrupting import Interrupted, interruptible
from regnum.commands.output import print_json
from regnum.commands.terminal import progress_bar, ready, say
from regnum.core.game import Game
from regnum.core.journal import SILENT
from regnum.core.setup import SEED_LIMIT, Setup

SECONDS_PER_CHUNK = 0.2


def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", help="How many games.", min=1)] = 1000,
    seed: Seed = None,
    option: Options = None,
    json_: Json = False,
    lang: Language = "",
) -> None:
    """Play games at random and tell their lengths, winners and endings."""
    options = options_of(option)
    found = ready(game, lang, games=True)
    result = run(Setup.of(found, players, seed_of(seed), **options), games, lang)
    if json_:
        print_json(result)
    else:
        show(found, result, lang)


@dataclass
class Tally:
    """What came of the games so far. It grows with their lengths, not with their number."""

    players: int
    endings: np.ndarray  # how many games ended so, by ending
    wins: np.ndarray  # shares of the win, by seat
    lengths: np.ndarray  # how many games had so many decisions
    games: int = 0
    seconds: float = 0.0

    def add(self, lengths: np.ndarray, results: np.ndarray, endings: np.ndarray, seconds: float) -> None:
        counts = np.bincount(lengths, minlength=len(self.lengths))
        counts[: len(self.lengths)] += self.lengths
        self.lengths = counts
        self.wins += results[:, : self.players].sum(axis=0)
        self.endings += np.bincount(endings, minlength=len(self.endings))
        self.games += len(lengths)
        self.seconds += seconds

    def quantile(self, share: float) -> float:
        """As numpy.quantile has it: between two games, in proportion."""
        place, ends = share * (self.games - 1), np.cumsum(self.lengths)
        low, high = np.searchsorted(ends, [int(place), min(int(place) + 1, self.games - 1)], side="right").tolist()
        return float(low + (high - low) * (place - int(place)))

    @property
    def decisions(self) -> int:
        return int((self.lengths * np.arange(len(self.lengths))).sum())


def run(setup: Setup, games: int, lang: str) -> dict[str, Any]:
    game, players = setup.game, setup.players
    tally = Tally(players, np.zeros(len(game.endings), np.int64), np.zeros(players), np.zeros(0, np.int64))
    try:
        with progress_bar() as progress:
            task = progress.add_task(say(lang, "simulating"), total=games)
            interruptible(lambda: play(setup, games, tally, lambda n: progress.update(task, completed=n)))
    except KeyboardInterrupt:
        raise Interrupted(say(lang, "simulate-interrupted", done=tally.games, games=games)) from None
    return facts(setup, tally)


def play(setup: Setup, games: int, tally: Tally, report: Callable[[int], None]) -> None:
    game, numbers, actions, chunk = setup.game, setup.option_array, setup.game.new_actions(), 1
    while tally.games < games:
        number = min(chunk, games - tally.games)
        states, lengths = game.new_states(number), np.zeros(number, np.int64)
        results = np.zeros((number, game.players[-1]))
        first = np.uint64((setup.seed + tally.games) % SEED_LIMIT)
        start = time.perf_counter()
        game.engine.random_games(states, tally.players, numbers, first, lengths, results, actions, SILENT)
        seconds = time.perf_counter() - start
        tally.add(lengths, results, states["ending"].astype(np.int64), seconds)
        # As many games at a time as keep the bar moving
        chunk = max(1, min(50_000, int(chunk * min(4, SECONDS_PER_CHUNK / max(seconds, 1e-6)))))
        report(tally.games)


def facts(setup: Setup, tally: Tally) -> dict[str, Any]:
    game = setup.game
    quantiles = {"least": 0, "quarter": 0.25, "median": 0.5, "three_quarters": 0.75, "most": 1}
    return {
        "game": game.id,
        "players": tally.players,
        "options": dict(setup.options),
        "games": tally.games,
        "seed": setup.seed,
        "decisions": {
            "mean": tally.decisions / tally.games,
            **{name: tally.quantile(share) for name, share in quantiles.items()},
        },
        "win_shares": (tally.wins / tally.games).tolist(),
        "endings": {name: tally.endings[n] / tally.games for n, name in enumerate(game.endings) if n},
        "seconds": tally.seconds,
        "moves_per_second": tally.decisions / tally.seconds,
        "games_per_second": tally.games / tally.seconds,
    }


def show(game: Game, result: dict[str, Any], lang: str) -> None:
    texts = game.texts(lang)
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    decisions = result["decisions"]
    table.add_row(say(lang, "simulate-games"), f"{result['games']:,} ({texts('game-title')}, seed {result['seed']})")
    table.add_row(
        say(lang, "simulate-decisions"),
        f"{decisions['mean']:.1f}  [dim]{decisions['least']:.0f} – {decisions['median']:.0f} – "
        f"{decisions['most']:.0f}[/dim]",
    )
    for seat, share in enumerate(result["win_shares"]):
        table.add_row(texts.seat(seat), f"{share:6.1%}  {'█' * round(share * 40)}")
    for ending, share in result["endings"].items():
        table.add_row(texts.name("ending", ending), f"{share:6.1%}  {'█' * round(share * 40)}")
    table.add_row(say(lang, "simulate-speed"), say(
        lang, "simulate-speeds", moves=f"{result['moves_per_second']:,.0f}", games=f"{result['games_per_second']:,.0f}"
    ))  # fmt: skip
    Console().print(table)
