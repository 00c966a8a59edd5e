"""What came out of a tournament, as plain facts: for tables, for JSON and for pictures."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import sqrt
from typing import Any

import numpy as np

from regnum.arena.ratings import Estimate, comparisons, rate
from regnum.arena.schedule import sides_of

Z = 1.96  # 95 %


def wilson(share: float, number: float) -> Estimate:
    """The share of so many trials, with Wilson's interval. Shared wins count as parts: that errs on the wide side."""
    if number == 0:
        return Estimate(share, 0.0, 1.0)
    centre = (share + Z**2 / (2 * number)) / (1 + Z**2 / number)
    reach = Z * sqrt(share * (1 - share) / number + Z**2 / (4 * number**2)) / (1 + Z**2 / number)
    return Estimate(share, max(0.0, centre - reach), min(1.0, centre + reach))


def summarise(header: dict[str, Any], lines: Iterable[dict[str, Any]], players: int) -> dict[str, Any]:
    """The games with so many players."""
    game = header["game"]
    games = [line for line in lines if len(line["bots"]) == players]
    if not games:
        return {"game": game, "players": players, "games": 0}
    bots = [bot for bot in header["bots"] if any(bot in line["bots"] for line in games)]
    return {
        "game": game,
        "players": players,
        **{name: header[name] for name in ("options", "schedule", "seed", "pace", "components", "code", "versions")},
        "games": len(games),
        "deals": len({line["deal"] for line in games}),
        "bots": standings(game, games, bots),
        "pairs": pairs(game, games, bots),
        "one_against_others": one_against_others(game, games),
        "seats": seats(games, players),
        "plies": lengths([line["plies"] for line in games]),
    }


def facts(estimate: Estimate) -> dict[str, float]:
    return {"value": estimate.value, "low": estimate.low, "high": estimate.high}


def standings(game: str, games: list[dict[str, Any]], bots: list[str]) -> list[dict[str, Any]]:
    """The bots from best to worst: rating, step over the next, share of the wins, time to think."""
    ratings = rate(game, games, bots) if len(bots) > 1 else None
    ranking = ratings.ranking() if ratings else bots
    rows = []
    for place, bot in enumerate(ranking):
        played = [line for line in games if bot in line["bots"]]
        sides = sides_of(game, len(played[0]["bots"]))
        won = sum(s for line in played for s, name in zip(line["shares"], line["bots"], strict=True) if name == bot)
        sat = sum(line["bots"][side[0]] == bot for line in played for side in sides)
        decisions = sum(line["decisions"].get(bot, 0) for line in played)
        seconds = sum(line["seconds"].get(bot, 0.0) for line in played)
        below = ranking[place + 1] if place + 1 < len(ranking) else None
        rows.append(
            {
                "bot": bot,
                "rating": facts(ratings.rating(bot)) if ratings else None,
                "step": {"below": below, **facts(ratings.step(bot, below))} if ratings and below else None,
                "games": len(played),
                "win_share": facts(wilson(won / sat, sat)),
                "decisions": decisions,
                "seconds_per_decision": seconds / max(1, decisions),
            }
        )
    return rows


def pairs(game: str, games: list[dict[str, Any]], bots: Sequence[str]) -> list[dict[str, Any]]:
    """For every two bots that met: of the wins that one of them got, the part that was the first one's.

    Per game it is counted by side, so that three sides of one bot against one of another are no advantage. Where games
    weigh differently, or a third bot won, the interval rests on their effective number (Kish).
    """
    tables = np.stack([comparisons(game, line, bots) for line in games])
    rows = []
    for a, b in combinations(range(len(bots)), 2):
        met = np.array([{bots[a], bots[b]} <= set(line["bots"]) for line in games])
        if not met.any():
            continue
        meetings = np.array([_meetings(game, line, bots[a], bots[b]) for line in games])[met]
        first, second = tables[met, a, b] / meetings, tables[met, b, a] / meetings
        weights = first + second
        number = weights.sum() ** 2 / (weights**2).sum() if weights.any() else 0.0
        share = first.sum() / weights.sum() if weights.any() else 0.5
        for bot, against, value in ((a, b, share), (b, a, 1 - share)):
            row = {"bot": bots[bot], "against": bots[against], "games": int(met.sum())}
            rows.append(row | {"score": facts(wilson(float(value), float(number)))})
    return rows


def _meetings(game: str, line: dict[str, Any], bot: str, other: str) -> int:
    names = [line["bots"][side[0]] for side in sides_of(game, len(line["bots"]))]
    return names.count(bot) * names.count(other)


def one_against_others(game: str, games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Tables where one side is a bot's and all others are another's: what the one won, and what would be fair."""
    found: dict[tuple[str, str], list[float]] = {}
    for line in games:
        sides = sides_of(game, len(line["bots"]))
        names = [line["bots"][side[0]] for side in sides]
        for side, name in zip(sides, names, strict=True):
            others = {other for other in names if other != name}
            if names.count(name) == 1 and len(others) == 1:
                won = sum(line["shares"][seat] for seat in side)
                found.setdefault((name, others.pop()), []).append(won)
    fair = 1 / len(sides_of(game, len(games[0]["bots"])))
    return [
        {"one": one, "others": others, "games": len(won), "fair": fair,
         "share": facts(wilson(sum(won) / len(won), len(won)))}
        for (one, others), won in found.items()
    ]  # fmt: skip


def seats(games: list[dict[str, Any]], players: int) -> list[dict[str, float]]:
    """Each seat's share of the wins, whoever sat there: all bots did so equally often."""
    return [
        facts(wilson(sum(line["shares"][seat] for line in games) / len(games), len(games))) for seat in range(players)
    ]


def lengths(plies: list[int]) -> dict[str, float]:
    least, median, most = np.quantile(plies, [0, 0.5, 1]).tolist()
    return {"mean": float(np.mean(plies)), "least": least, "median": median, "most": most}
