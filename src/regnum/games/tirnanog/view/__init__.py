"""What a seat, or a spectator, may see of Tir Nan Og Wars (TNO-8)."""

from typing import Any

from regnum.core.compiled import plain
from regnum.core.facts import Facts, once
from regnum.games.tirnanog.components import CREATURES, CREATURES_REMOVED, FOUNTAIN_SCORE, KINDS, SPECIES, TERRITORIES
from regnum.games.tirnanog.rules.ending import face_up, total_points
from regnum.games.tirnanog.rules.turn import reserve_value
from regnum.games.tirnanog.state import CONTEST, DECLINED, FOUNTAIN, JOINED, NONE, PHASES, SOURCES, TURN
from regnum.games.tirnanog.view.forecast import contest_forecast, forecast, temple_values


def view(state: Facts, seat: int | None) -> dict[str, Any]:
    """`seat` None is a spectator."""
    running = state.actor >= 0
    return open_view(state) | {
        "unseen": named(unseen(state, seat)),
        "seats": seats_view(state, seat),
        "forecast": forecast_view(state, seat) if running else None,
        "contest": contest_view(state, seat) if running and state.phase == CONTEST else None,
    }


@once
def open_view(state: Facts) -> dict[str, Any]:
    """What lies on the table for all to see."""
    return {
        "round": 2 if state.second_deck else 1,
        "last_lap": bool(state.last_lap),
        "start": state.start,
        "turn": state.turn,
        "display": counts(state.display),
        "deck": state.deck_size,
        "discards": counts(state.discards),
        "stacks": {name: stack_view(state, kind) for kind, name in enumerate(KINDS)},
        "decision": decision_view(state) if state.actor >= 0 else None,
    }


def named(numbers: list[int]) -> dict[str, int]:
    return dict(zip(SPECIES, numbers, strict=True))


def counts(numbers: Any) -> dict[str, int]:
    return named(numbers.tolist())


@once
def unseen(state: Facts, seat: int | None) -> list[int]:
    """TNO-8.1, TNO-8.2: creatures whose place the seat doesn't know: in other hands and, at first, in the deck."""
    left = unknown(state)
    return (left if seat is None else left + state.known[seat] - state.hand[seat]).tolist()


@once
def unknown(state: Facts) -> Any:
    """Creatures that nobody has shown."""
    left = CREATURES - CREATURES_REMOVED[state.players] - state.display - state.discards
    left = left - state.known[: state.players].sum(axis=0)
    return left - state.deck if state.second_deck else left


CARDS = [{name: card[name] for name in ("id", "kind", "value", "cost")} for card in TERRITORIES]
LAID = [[card | {"face_down": down} for card in CARDS] for down in (False, True)]


def stack_view(state: Facts, kind: int) -> dict[str, Any]:
    """TNO-2.5: the top card and how many lie below, with the fountain among them or not."""
    top = int(state.top[kind])
    fountain = "contested" if top == FOUNTAIN else "below" if state.fountain_below[kind] else "gone"
    return {"top": CARDS[top] if top >= 0 else None, "below": int(state.below[kind]), "fountain": fountain}


def seats_view(state: Facts, seat: int | None) -> list[dict[str, Any]]:
    """TNO-8.1, TNO-8.3: one's own hand; of others its size and the cards that all have seen."""
    seats = list(open_seats_view(state))
    if seat is not None:
        seats[seat] = seats[seat] | {"cards": counts(state.hand[seat])}
    return seats


@once
def open_seats_view(state: Facts) -> list[dict[str, Any]]:
    return [open_seat_view(state, player) for player in range(state.players)]


def open_seat_view(state: Facts, player: int) -> dict[str, Any]:
    known, hand = counts(state.known[player]), int(state.hand_size[player])
    worth, values = plain(face_up)(state, player)
    pile, down = state.pile[player, : state.pile_size[player]].tolist(), state.face_down.tolist()
    return {
        "hand": hand,
        "known": known,
        "hidden": hand - sum(known.values()),
        "reserve": [CARDS[territory] for territory in state.reserve[player].tolist() if territory != NONE],
        "reserve_value": int(plain(reserve_value)(state, player)),
        "pile": [LAID[down[territory]][territory] for territory in pile],
        "fountains": int(state.fountains[player]),
        "points": dict(zip(SOURCES, state.points[player].tolist(), strict=True)),
        "total": int(plain(total_points)(state, player)),
        "worth": int(worth) + FOUNTAIN_SCORE * int(state.fountains[player]),
        "values": int(values),
        "temple_value": temple_values(state)[player],
    }


def forecast_view(state: Facts, seat: int | None) -> dict[str, Any] | None:
    """What the seat's moves would bring; not while cards of its hand are still to be discarded."""
    if seat is None or (seat == state.actor and state.owed):
        return None
    return forecast(state, seat, unseen(state, seat))


def decision_view(state: Facts) -> dict[str, Any] | None:
    """What is being decided within a turn; all see it happen."""
    if state.phase == TURN:
        return None
    decision: dict[str, Any] = {"phase": PHASES[state.phase].name}
    if state.territory != NONE:
        decision["territory"] = KINDS[state.territory]
    if state.owed:
        decision["owed"] = int(state.owed)
    return decision


def contest_view(state: Facts, seat: int | None) -> dict[str, Any]:
    """TNO-4.2: who takes part in the contest for a fountain, as far as they have spoken; what is at stake."""
    words = {JOINED: "joined", DECLINED: "declined"}
    return {
        "territory": KINDS[state.territory],
        "said": [words.get(said) for said in state.said[: state.players].tolist()],
        **contest_forecast(state, seat, unseen(state, seat)),
    }
