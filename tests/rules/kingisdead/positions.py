"""Positions of The King is Dead to try a rule on. Followers and cards are written as `2 scots 1 welsh`."""

from collections.abc import Iterable, Mapping
from typing import Any

import regnum
from regnum.core.match import Match
from regnum.games.kingisdead.components import CARDS, COPIES, FACTIONS, KINDS, REGIONS
from regnum.games.kingisdead.state import CARD_COUNT, NO_CARD
from regnum.games.kingisdead.view import HOLDERS
from tests.refusals import true_refusal

FULL_HAND = "crown garrison ambassador 2 settlement scots welsh romano_british"
EVERYWHERE = dict.fromkeys(REGIONS, "scots welsh")


def counted(names: Iterable[str], text: str) -> list[int]:
    """How many of each: `2 scots welsh` -> [2, 1, 0]."""
    numbers = dict.fromkeys(names, 0)
    times = 1
    for word in text.split():
        if word.isdigit():
            times = int(word)
        else:
            assert word in numbers, word
            numbers[word] += times
            times = 1
    return list(numbers.values())


def position(
    players: int = 3,
    *,
    regions: Mapping[str, str] | None = None,
    supply: str = "5 scots 5 welsh 5 romano_british",
    hands: Mapping[int, str] | None = None,
    courts: Mapping[int, str] | None = None,
    held: Mapping[str, str] | None = None,
    order: Iterable[str] = (),
    crowned: Mapping[str, int] | None = None,
    latest: Iterable[int] | None = None,
    actor: int = 0,
    **options: Any,
) -> Match:
    """The beginning of a struggle.

    Regions that aren't named are empty, hands that aren't named are full. `held` are the resolved regions in the order
    of their struggles, `order` the regions to come (those not named follow). Cards that are not in hand lie in the
    piles; `latest` orders the seats that played by their latest cards, the oldest first.
    """
    match = regnum.match("kingisdead", players, seed=1, **options)
    state = match.state
    held, hands = held or {}, hands or {}

    state.board[:] = 0
    for region, text in (EVERYWHERE if regions is None else regions).items():
        if region not in held:
            state.board[REGIONS.index(region)] = counted(KINDS, text)
    state.supply[:] = counted(FACTIONS, supply)
    state.court[:] = 0
    for seat, text in (courts or {}).items():
        state.court[seat] = counted(FACTIONS, text)

    to_come = [*order, *(region for region in REGIONS if region not in held and region not in order)]
    state.order[:] = [REGIONS.index(region) for region in [*held, *to_come]]
    state.struggle = len(held)
    for number, (region, holder) in enumerate(held.items(), 1):
        state.control[REGIONS.index(region)] = HOLDERS.index(holder)
        if holder in FACTIONS:  # one region more, and its latest win at this struggle
            regions_before = state.standing[FACTIONS.index(holder)] // 16
            state.standing[FACTIONS.index(holder)] = 16 * (regions_before + 1) + number
    state.saxons = list(held.values()).count("saxons")
    for region, seat in (crowned or {}).items():
        state.token[REGIONS.index(region)] = 1 + seat

    for seat in range(players):
        hand = counted(CARDS, hands.get(seat, FULL_HAND))
        played = [card for card in range(CARD_COUNT) for _ in range(COPIES[card] - hand[card])]
        state.hand[seat] = hand
        state.pile[seat] = [*played, *[NO_CARD] * (8 - len(played))]
        state.pile_size[seat] = len(played)
    state.cards_played = state.pile_size.sum()
    have_played = [seat for seat in range(players) if state.pile_size[seat]]
    by_age = have_played if latest is None else list(latest)
    assert sorted(by_age) == have_played, "name exactly the seats that have played"
    for age, seat in enumerate(reversed(by_age)):
        state.latest_card[seat] = state.cards_played - age

    state.actor = actor
    match.set_state()
    return match


def play(match: Match, *moves: str) -> list[str]:
    """Play moves in notation, and tell what happened: `exchanged`, `summoned` and so on."""
    return [happening.kind.name for move in moves for happening in match.play(move)]


def pass_to_the_end(match: Match) -> Match:
    """Nobody plays a card any more."""
    while not match.over:
        match.play("pass")
    return match


def asked(match: Match, verb: str = "") -> list[str]:
    """The legal moves in notation, or those of one verb."""
    return [move.notation for move in match.moves() if move.notation.split()[0].startswith(verb)]


def why(match: Match, move: str) -> str | None:
    """The rule that forbids a move."""
    return true_refusal(match, move).rule


def listed(numbers: Mapping[str, int]) -> str:
    return " ".join(f"{number} {name}" for name, number in numbers.items() if number)


def at(match: Match, region: str) -> str:
    """Who stands in a region: `2 scots 1 welsh`, in the order of the factions."""
    return listed(match.view()["regions"][region]["followers"])


def court(match: Match, seat: int) -> str:
    return listed(match.view()["courts"][seat])


def supply(match: Match) -> str:
    return listed(match.view()["supply"])


def holder(match: Match, region: str) -> str | None:
    return match.view()["regions"][region]["holder"]


def winners(match: Match) -> list[int]:
    """The seats that have a share of the win."""
    assert match.shares is not None
    assert len(set(match.shares) - {0.0}) == 1, "winners share equally"
    return [seat for seat, share in enumerate(match.shares) if share]


def pairs(moves: Iterable[str]) -> set[frozenset[str]]:
    """The regions that moves such as `exchange deva ratae` are about."""
    return {frozenset(move.split()[1:]) for move in moves}
