"""Ratings: a Bradley-Terry model of all games at once, fitted by choix, on Elo's scale.

Where one of two sides has won, the odds that it was the better bot's are those of a game between the two alone (Luce's
axiom). So every table, however large, is taken apart into pairs of sides: the shares of the win that each of the two
got. Since all games are fitted together, their order makes no difference.

Intervals are a Bayesian bootstrap: the fit is repeated with random weights for the deals (not for single games, since
those of a deal resemble each other). Every pair of bots that met is given half a win each way (Jeffreys' prior), in the
bootstrap with random weights too: so a bot that won all its games gets a finite rating, and an honest interval.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import choix
import numpy as np

from regnum.arena.schedule import sides_of

MEAN = 1500  # of all bots
ELO = 400 / np.log(10)  # a bot that is this much better wins e times as often as it loses
PRIOR = 0.5  # wins, each way, of two bots that met
UNMET = 1e-6  # keeps bots comparable that didn't even meet through others
RESAMPLES = 500
COVERED = (2.5, 97.5)  # percentiles: an interval of 95 %


@dataclass(frozen=True)
class Estimate:
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Ratings:
    bots: tuple[str, ...]
    values: np.ndarray
    samples: np.ndarray  # of the bootstrap: one row each

    def rating(self, bot: str) -> Estimate:
        at = self.bots.index(bot)
        return _estimate(self.values[at], self.samples[:, at])

    def step(self, bot: str, below: str) -> Estimate:
        """How much better one bot is than another. Both vary together: this is surer than comparing intervals."""
        a, b = self.bots.index(bot), self.bots.index(below)
        return _estimate(self.values[a] - self.values[b], self.samples[:, a] - self.samples[:, b])

    def ranking(self) -> list[str]:
        return [self.bots[at] for at in np.argsort(-self.values, kind="stable")]


def _estimate(value: float, samples: np.ndarray) -> Estimate:
    low, high = np.percentile(samples, COVERED)
    return Estimate(float(value), float(min(low, value)), float(max(high, value)))


def comparisons(game: str, line: dict[str, Any], bots: Sequence[str]) -> np.ndarray:
    """What a game tells: [i, j] is the share of the win that sides of bot i got while a side of bot j sat there too."""
    table = np.zeros((len(bots), len(bots)))
    sides = sides_of(game, len(line["bots"]))
    won = [(bots.index(line["bots"][side[0]]), sum(line["shares"][seat] for seat in side)) for side in sides]
    for i, share in won:
        for j, _ in won:
            if i != j:
                table[i, j] += share
    return table


def rate(game: str, lines: Iterable[dict[str, Any]], bots: Sequence[str], resamples: int = RESAMPLES) -> Ratings:
    """`lines` are games as they stand in the file."""
    deals: dict[tuple[int, int], np.ndarray] = {}
    met = np.zeros((len(bots), len(bots)))
    for line in lines:
        table = comparisons(game, line, bots)
        deal = (len(line["bots"]), line["deal"])
        deals[deal] = deals.get(deal, 0) + table
        met[table + table.T > 0] = 1
    tables = np.stack(list(deals.values())).reshape(len(deals), -1)
    luck = np.random.default_rng(len(deals))  # the same games are given the same intervals
    weights = luck.exponential(size=(resamples, len(deals)))
    drawn = (weights @ tables).reshape(resamples, len(bots), len(bots))
    drawn += luck.gamma(PRIOR, size=drawn.shape) * met
    values = fit(tables.sum(axis=0).reshape(met.shape) + PRIOR * met)
    return Ratings(tuple(bots), values, np.stack([fit(sample) for sample in drawn]))


def fit(table: np.ndarray) -> np.ndarray:
    params: np.ndarray = choix.ilsr_pairwise_dense(table, alpha=UNMET, max_iter=10_000, tol=1e-6)
    values: np.ndarray = MEAN + ELO * (params - params.mean())
    return values
