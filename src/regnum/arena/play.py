"""One game of a tournament."""

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import regnum
from regnum.arena.schedule import Fixture, derive
from regnum.bots import LEVELS, Bot, Observation, Search, make_bot
from regnum.core.match import Match


@dataclass(frozen=True)
class Task:
    """All that a process needs to know to play a game."""

    game: str
    options: tuple[tuple[str, str], ...]
    seed: int  # of the tournament
    pace: float  # the most that bots may think is multiplied by it
    fixture: Fixture


@cache
def bot_named(name: str) -> Bot:
    return make_bot(name)


@cache
def warm(game: str, name: str) -> Bot:
    """The bot with all that it needs compiled, or loaded, so that its first thought doesn't take longer."""
    bot = bot_named(name)
    bot.choose(Observation.of(Match(regnum.game(game)), 0), 0, seconds=0.001)
    return bot


def thinking_time(name: str, pace: float) -> float | None:
    """None is the bot's own. The pace is for those that look ahead, not for the ones they are measured against."""
    bot = bot_named(name)
    looks_ahead = name in LEVELS or name.partition(":")[0] == "search"
    return bot.seconds * pace if looks_ahead and pace != 1 and isinstance(bot, Search) else None


def play(task: Task, stopped: Callable[[], bool] = lambda: False) -> dict[str, Any] | None:
    """The line that a finished game gets in the file; None if it was stopped before its end."""
    fixture = task.fixture
    match = Match(regnum.game(task.game), len(fixture.bots), fixture.seed, **dict(task.options))
    bots = {name: warm(task.game, name) for name in fixture.bots}
    seconds = dict.fromkeys(bots, 0.0)
    decisions = Counter[str]()
    while not match.over:
        if stopped():
            return None
        name = fixture.bots[match.actor]
        observation = Observation.of(match, derive(task.seed, fixture.number, match.ply, "guess"))
        luck = derive(task.seed, fixture.number, match.ply, "luck")
        start = time.perf_counter()
        action = bots[name].choose(observation, luck, seconds=thinking_time(name, task.pace))
        seconds[name] += time.perf_counter() - start
        decisions[name] += 1
        match.play(action)
    shares = match.shares
    assert shares is not None
    return {
        "number": fixture.number,
        "deal": fixture.deal,
        "seed": fixture.seed,
        "bots": list(fixture.bots),
        "shares": list(shares),
        "ending": match.game.endings[match.state.ending],
        "plies": match.ply,
        "seconds": {name: round(seconds[name], 4) for name in bots},
        "decisions": {name: decisions[name] for name in bots},
    }
