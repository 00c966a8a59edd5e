"""Who wins, once more: from what was seen and told, by sorting players instead of adding up numbers."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from regnum.core.journal import Happening
from regnum.core.match import Match
from regnum.games.kingisdead.components import FACTIONS


def verdict(match: Match) -> tuple[list[int], str]:
    """KID-8 to KID-10: the winners of a match, and what decided: `shared` where nothing did."""
    claimants = teams(match) if match.view()["ending"] == "invasion" else [[seat] for seat in range(match.players)]
    decided = "shared"
    for reason, worth in comparisons(match):
        most = max(map(worth, claimants))
        claimants = [claimant for claimant in claimants if worth(claimant) == most]
        if len(claimants) == 1:
            decided = reason
            break
    winners = {seat for claimant in claimants for seat in claimant}
    if match.players == 4:
        winners |= {(seat + 2) % 4 for seat in winners}
    return sorted(winners), decided


def teams(match: Match) -> list[list[int]]:
    return [[0, 2], [1, 3]] if match.players == 4 else [[seat] for seat in range(match.players)]


def comparisons(match: Match) -> Iterator[tuple[str, Callable[[list[int]], int]]]:
    """What is compared, in this order, among those who are still level. A claimant is a list of seats."""
    view, courts = match.view(), match.view()["courts"]
    plays = told(match, "played", "seat")
    rank = ranking(told(match, "resolved", "holder"))

    def has(faction: str) -> Callable[[list[int]], int]:
        return lambda seats: sum(courts[seat][faction] for seat in seats)

    def total(seats: list[int]) -> int:
        return sum(has(faction)(seats) for faction in FACTIONS)

    def sets(seats: list[int]) -> int:
        return min(has(faction)(seats) for faction in FACTIONS)

    def latest(seats: list[int]) -> int:
        return max((number for number, seat in enumerate(plays) if seat in seats), default=-1)

    if view["ending"] == "invasion":
        yield "sets", sets
        yield "latest-card", latest
        return
    for faction, reason in zip(rank, ("ruling-faction", "second-faction"), strict=False):
        yield reason, has(faction)
    if view["ending"] == "control":
        yield "never-played", lambda seats: latest(seats) < 0
        yield "oldest-card", lambda seats: -latest(seats)
        return
    if len(rank) < 2:
        yield "total-without-a-second" if rank else "total-without-a-ruler", total
    yield "latest-card", latest


def ranking(struggles: list[str]) -> list[str]:
    """The factions that hold regions: most regions first, of equals the latest to win."""
    return sorted(
        (faction for faction in FACTIONS if faction in struggles),
        key=lambda faction: (struggles.count(faction), len(struggles) - struggles[::-1].index(faction)),
        reverse=True,
    )


def told(match: Match, event: str, argument: str) -> list[Any]:
    """One argument of all events of a kind, in their order."""
    return [happening.as_dict(match.game)[argument] for happening in happenings(match) if happening.kind.name == event]


def happenings(match: Match) -> Iterable[Happening]:
    yield from match.opening
    for decision in match.decisions:
        yield from decision.happenings
