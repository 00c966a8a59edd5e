"""Who plays whom, where, and on which deal.

A line-up is a choice of bots for the sides of a table; a side is a seat, or the two seats of a team. Each line-up gets
a new deal in every round and plays it once from every side, so that after any whole round every bot has sat equally
often on every seat, on the same deals as those it met there.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from random import Random

import regnum
from regnum.arena.errors import ArenaError
from regnum.core.game import Sides


def sides_of(game: str, players: int) -> Sides:
    return regnum.game(game).sides(players)


def derive(*parts: object) -> int:
    """A seed that depends on all parts, and tells nothing of its neighbours."""
    return int.from_bytes(hashlib.blake2b(" ".join(map(str, parts)).encode(), digest_size=8).digest())


@dataclass(frozen=True)
class Lineup:
    players: int
    bots: tuple[str, ...]  # one for each side


@dataclass(frozen=True)
class Fixture:
    """A game to be played."""

    number: int
    deal: int
    seed: int  # of the deal
    bots: tuple[str, ...]  # by seat


def mixed(bots: Sequence[str], players: int, sides: int) -> tuple[Lineup, ...]:
    """Every way to fill the sides with different bots; with fewer bots than sides, each as often as can be."""
    every, some = divmod(sides, len(bots))
    return tuple(Lineup(players, tuple(list(bots) * every) + more) for more in combinations(bots, some))


def one_against_others(bots: Sequence[str], players: int, sides: int) -> tuple[Lineup, ...]:
    """The first bot alone against a table full of each of the others in turn."""
    one, *others = bots
    if not others:
        raise ArenaError("arena-one-alone", bot=one)
    return tuple(Lineup(players, (one, *[other] * (sides - 1))) for other in others)


SCHEDULES = {"mixed": mixed, "one-against-others": one_against_others}


@dataclass(frozen=True)
class Schedule:
    """Round after round of the same line-ups. Games are numbered through, and never change when rounds are added."""

    game: str
    seed: int
    lineups: tuple[Lineup, ...]

    @cached_property
    def round_length(self) -> int:
        return sum(len(lineup.bots) for lineup in self.lineups)

    def rounds(self, games: int) -> int:
        """As many as it takes for so many games."""
        return -(-games // self.round_length)

    def round(self, number: int) -> Iterator[list[Fixture]]:
        """The deals of a round, each with its games: the same cards, every bot moved on by a side."""
        game = number * self.round_length
        for place, lineup in enumerate(self.lineups):
            deal = number * len(self.lineups) + place
            bots = list(lineup.bots)
            Random(derive(self.seed, "order", deal)).shuffle(bots)
            fixtures = []
            for turn in range(len(bots)):
                seated = self.seated(lineup.players, bots[turn:] + bots[:turn])
                fixtures.append(Fixture(game, deal, derive(self.seed, "deal", deal), seated))
                game += 1
            yield fixtures

    def seated(self, players: int, bots: Sequence[str]) -> tuple[str, ...]:
        """Partners are played by the same bot."""
        seats = {
            seat: bot for side, bot in zip(sides_of(self.game, players), bots, strict=True) for seat in side
        }  # fmt: skip
        return tuple(seats[seat] for seat in range(players))

    def fixtures(self, rounds: int) -> Iterator[Fixture]:
        for number in range(rounds):
            for deal in self.round(number):
                yield from deal


def tournament(game: str, players: int, bots: Sequence[str], kind: str, seed: int) -> Schedule:
    """All line-ups of these bots at one kind of table."""
    for bot in bots:
        if bots.count(bot) > 1:
            raise ArenaError("arena-bot-twice", bot=bot)
    return Schedule(game, seed, SCHEDULES[kind](bots, players, len(sides_of(game, players))))
