"""Games that nobody played: bots of known strength, who win as the Bradley-Terry model says."""

from random import Random
from typing import Any

from regnum.arena.schedule import Schedule, sides_of


def line_of(number: int, deal: int, bots: tuple[str, ...], shares: list[float]) -> dict[str, Any]:
    return {
        "number": number, "deal": deal, "seed": deal, "bots": list(bots), "shares": shares, "ending": "over",
        "plies": 50 + number % 10, "seconds": dict.fromkeys(bots, 1.0), "decisions": dict.fromkeys(bots, 10),
    }  # fmt: skip


def invented(schedule: Schedule, rounds: int, elo: dict[str, float], seed: int = 0) -> list[dict[str, Any]]:
    luck, lines = Random(seed), []
    for fixture in schedule.fixtures(rounds):
        sides = sides_of(schedule.game, len(fixture.bots))
        odds = [10 ** (elo[fixture.bots[side[0]]] / 400) for side in sides]
        (winners,) = luck.choices(sides, odds)
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(fixture.bots))]
        lines.append(line_of(fixture.number, fixture.deal, fixture.bots, shares))
    return lines
