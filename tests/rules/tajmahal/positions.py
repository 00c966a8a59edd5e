"""Positions of Taj Mahal to try a rule on: every card is somewhere, once, and the rest of the deck is known."""

from collections.abc import Iterable, Mapping
from typing import Any

from regnum.core.match import Match
from regnum.games import load
from regnum.games.tajmahal.components import (
    BIT,
    BONUSES,
    CARDS,
    CITIES,
    COPIES,
    DECK_TYPES,
    DISPLAY,
    FORCES,
    GOODS,
    PROVINCES,
    SPECIALS,
)
from regnum.games.tajmahal.state import NO_BONUS
from tests.refusals import true_refusal

GAME = load("tajmahal")


def card(name: str) -> int:
    return CARDS.index(name)


def position(
    players: int = 3,
    *,
    visit: int = 1,
    province: str = "delhi",
    start: int = 0,
    hands: Mapping[int, Iterable[str]] | None = None,
    known: Mapping[int, Iterable[str]] | None = None,
    display: Iterable[str] | None = None,
    discards: Iterable[str] = (),
    deck: Iterable[str] | None = None,
    out: bool = False,
    bonuses: Mapping[str, str | None] | None = None,
    palaces: Mapping[str, int] | None = None,
    crowns: Mapping[str, int] | None = None,
    goods: Mapping[int, Mapping[str, int]] | None = None,
    influence: Mapping[int, Mapping[str, int]] | None = None,
    specials: Mapping[str, int] | None = None,
    score: Iterable[int] = (),
    seed: int = 1,
) -> Match:
    """A visit that is about to begin. `deck` names its top cards, first drawn first; with `out` it has no others.

    Cards that are left over lie under those of the deck, or with `out` in a hand that plays no part: the last seat's.
    """
    match = Match(GAME, players, seed)
    state = match.state
    lay_out_cards(match, hands or {}, display, discards, deck, out)
    for seat, names in (known or {}).items():
        for name in names:
            state.known[seat, card(name)] += 1
    state.start = state.actor = start
    state.visit = visit - 1
    here = state.route.tolist().index(PROVINCES.index(province))
    state.route[here], state.route[visit - 1] = state.route[visit - 1], PROVINCES.index(province)
    for city, bonus in (bonuses or {}).items():
        state.bonus[CITIES.index(city)] = NO_BONUS if bonus is None else BONUSES.index(bonus)
    for field, built in ((state.palace, palaces or {}), (state.crown, crowns or {})):
        for city, seat in built.items():
            field[CITIES.index(city)] = seat + 1
            state.network[seat] |= BIT[CITIES.index(city)]
    for seat, held in (goods or {}).items():
        for good, count in held.items():
            state.goods[seat, GOODS.index(good)] = count
    for seat, tiles in (influence or {}).items():
        for force, count in tiles.items():
            state.influence[seat, FORCES.index(force)] = count
    for special, seat in (specials or {}).items():
        state.special[SPECIALS.index(special)] = seat + 1
    for seat, points in enumerate(score):
        state.score[seat] = points
    match.set_state()
    return match


def lay_out_cards(
    match: Match,
    hands: Mapping[int, Iterable[str]],
    display: Iterable[str] | None,
    discards: Iterable[str],
    deck: Iterable[str] | None,
    out: bool,
) -> None:
    state = match.state
    left = COPIES.astype(int)
    state.hand[:] = 0
    state.known[:] = 0
    for seat, names in hands.items():
        for name in names:
            state.hand[seat, card(name)] += 1
            left[card(name)] -= 1
    for name in discards:
        state.discards[card(name)] += 1
        left[card(name)] -= 1
    top = [card(name) for name in deck or ()]
    for number in top:
        left[number] -= 1
    shown = [card(name) for name in display or ()]
    if display is None:  # any cards that are left
        rest = [number for number in range(DECK_TYPES) for _ in range(left[number])]
        shown = rest[:: len(rest) // DISPLAY[match.players]][: DISPLAY[match.players]]
    state.display[:] = 0
    for number in shown:
        state.display[number] += 1
        left[number] -= 1
    assert (left >= 0).all(), "more copies of a card than there are"
    rest = [number for number in range(DECK_TYPES) for _ in range(left[number])]
    if out:
        for number in rest:
            state.hand[match.players - 1, number] += 1
        rest = []
    pile = rest + top[::-1]
    state.deck[:] = 0
    state.deck[: len(pile)] = pile
    state.deck_size = len(pile)
    state.display_size = state.display.sum()
    state.discards_size = state.discards.sum()
    state.hand_size[:] = state.hand.sum(axis=1)


def play(match: Match, transcript: str) -> list[str]:
    """Play moves in notation, one a line; the names of the events that followed the last one."""
    happenings: tuple[Any, ...] = ()
    for line in transcript.strip().splitlines():
        happenings = match.play(line.split("#")[0].strip())
    return [happening.kind.name for happening in happenings]


def moves(match: Match, verb: str = "") -> list[str]:
    """The legal moves in notation, those of one verb if it is given."""
    return [move.notation for move in match.moves() if move.notation.startswith(verb)]


def scores(match: Match) -> list[int]:
    return match.state.score[: match.players].tolist()


def why(match: Match, move: str) -> str | None:
    """The rule that forbids a move."""
    return true_refusal(match, move).rule


def told(match: Match, *kinds: str) -> list[tuple[str, dict[str, Any]]]:
    """The events of these kinds since the beginning, with ids for numbers."""
    return [
        (happening.kind.name, {k: v for k, v in happening.as_dict(GAME).items() if k != "event"})
        for decision in match.decisions
        for happening in decision.happenings
        if happening.kind.name in kinds
    ]


def symbol_cards(match: Match, seat: int) -> dict[str, int]:
    return {name: int(match.state.hand[seat, number]) for number, name in enumerate(CARDS[:DECK_TYPES])
            if match.state.hand[seat, number]}  # fmt: skip
