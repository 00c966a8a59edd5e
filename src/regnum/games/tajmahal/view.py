"""What a seat, or a spectator, may see of Taj Mahal: all but the others' secret cards and the deck (TM-9)."""

from functools import cache
from typing import Any

from regnum.games.tajmahal.components import (
    BONUSES,
    CARDS,
    CITIES,
    COLOURS,
    DECK_TYPES,
    FORCES,
    GOODS,
    GOODS_ON,
    PROVINCES,
    SPECIALS,
    SYMBOLS,
)
from regnum.games.tajmahal.state import NO_BONUS


def view(state: Any, seat: int | None) -> dict[str, Any]:
    """`seat` None is a spectator."""
    players = range(state.players)
    return {
        "visit": int(state.visit) + 1,
        "province": PROVINCES[state.route[state.visit]],
        "route": [
            {"province": PROVINCES[p], "goods": [*goods_of(tile)]} for tile, p in enumerate(state.route.tolist())
        ],
        "start": int(state.start),
        "court": [symbol for symbol, there in zip(SYMBOLS, state.court.tolist(), strict=True) if there],
        "leaders": {symbol: leader(state, number) for number, symbol in enumerate(SYMBOLS)},
        "cities": cities(state),
        "display": cards(state.display),
        "deck": int(state.deck_size),
        "discards": cards(state.discards),
        "specials": {name: owner(holder) for name, holder in zip(SPECIALS, state.special.tolist(), strict=True)},
        "seats": [seat_view(state, player, seat) for player in players],
        "turn": turn_view(state),
    }


@cache
def goods_of(tile: int) -> tuple[str, ...]:
    return tuple(good for good, count in zip(GOODS, GOODS_ON[tile].tolist(), strict=True) for _ in range(count))


def cards(counts: Any) -> dict[str, int]:
    """The types that there are any of, with their number."""
    return {CARDS[card]: count for card, count in enumerate(counts.tolist()) if count}


def counts(names: tuple[str, ...], numbers: Any) -> dict[str, int]:
    return dict(zip(names, numbers.tolist(), strict=True))


def owner(number: int) -> int | None:
    return number - 1 if number else None


def leader(state: Any, symbol: int) -> int | None:
    """TM-5.1: the seat with strictly most of a symbol among those still in."""
    numbers = state.symbols[: state.players, symbol].tolist()
    most = max(numbers)
    return numbers.index(most) if most > 0 and numbers.count(most) == 1 else None


def cities(state: Any) -> dict[str, dict[str, Any]]:
    facts = zip(CITIES, state.palace.tolist(), state.crown.tolist(), state.bonus.tolist(), strict=True)
    return {
        name: {
            "palace": owner(palace),
            "crown": owner(crown),
            "bonus": None if bonus == NO_BONUS else BONUSES[bonus],
        }
        for name, palace, crown, bonus in facts
    }


def seat_view(state: Any, player: int, seat: int | None) -> dict[str, Any]:
    colour = int(state.colour[player])
    return {
        "score": int(state.score[player]),
        "hand": hand_view(state, player, seat),
        "played": cards(state.played[player]) | specials(state, player, played=True),
        "symbols": counts(SYMBOLS, state.symbols[player]),
        "colour": COLOURS[colour - 1] if colour else None,
        "withdrawn": bool(state.withdrawn[player]),
        "influence": counts(FORCES, state.influence[player]),
        "goods": counts(GOODS, state.goods[player]),
    }


def hand_view(state: Any, player: int, seat: int | None) -> dict[str, Any]:
    """TM-9.1, TM-9.2, TM-9.3: the size of a hand and what all know of it; one's own cards, and all at the end."""
    mine = specials(state, player, played=False)
    hand = {"size": int(state.hand_size[player]) + len(mine), "known": cards(state.known[player]) | mine}
    if player == seat or state.actor < 0:
        hand["cards"] = cards(state.hand[player]) | mine
    return hand


def specials(state: Any, player: int, played: bool) -> dict[str, int]:
    return {
        CARDS[DECK_TYPES + special]: 1
        for special, holder in enumerate(state.special.tolist())
        if holder == player + 1 and bool(state.special_played[special]) == played
    }


def turn_view(state: Any) -> dict[str, Any] | None:
    """The turn being taken, as far as it is decided; all see it happen."""
    if state.actor < 0:
        return None
    return {
        "building": int(state.building),
        "crowning": bool(state.crowning),
        "ruling": bool(state.ruling),
    }
