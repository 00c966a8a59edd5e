"""What a seat, or a spectator, may see of Tir Nan Og Wars (TNO-8)."""

from types import SimpleNamespace
from typing import Any

from regnum.core.compiled import plain
from regnum.games.tirnanog.components import CREATURES, CREATURES_REMOVED, KINDS, SPECIES, TERRITORIES
from regnum.games.tirnanog.rules.ending import territory_score, total_points, total_value
from regnum.games.tirnanog.rules.powers import temple_value
from regnum.games.tirnanog.rules.turn import reserve_value
from regnum.games.tirnanog.state import CONTEST, DECLINED, FOUNTAIN, JOINED, NONE, PHASES, SOURCES, TURN, State
from regnum.games.tirnanog.view.forecast import contest_forecast, forecast


def view(state: Any, seat: int | None) -> dict[str, Any]:
    """`seat` None is a spectator."""
    state = SimpleNamespace(**{name: state[name] for name in State.names or ()})  # quicker to read than the record
    running = state.actor >= 0
    return {
        "round": 2 if state.second_deck else 1,
        "last_lap": bool(state.last_lap),
        "start": int(state.start),
        "turn": int(state.turn),
        "display": counts(state.display),
        "deck": int(state.deck_size),
        "discards": counts(state.discards),
        "unseen": counts(unseen(state, seat)),
        "stacks": {name: stack_view(state, kind) for kind, name in enumerate(KINDS)},
        "seats": [seat_view(state, player, seat) for player in range(state.players)],
        "decision": decision_view(state) if running else None,
        "forecast": forecast_view(state, seat) if running else None,
        "contest": contest_view(state, seat) if running and state.phase == CONTEST else None,
    }


def counts(numbers: Any) -> dict[str, int]:
    return dict(zip(SPECIES, map(int, numbers), strict=True))


def unseen(state: Any, seat: int | None) -> list[int]:
    """TNO-8.1, TNO-8.2: creatures whose place the seat doesn't know: in other hands and, at first, in the deck."""
    left = []
    for species, total in enumerate(CREATURES.tolist()):
        total -= int(CREATURES_REMOVED[state.players]) + int(state.display[species]) + int(state.discards[species])
        for player in range(state.players):
            total -= int(state.hand[player, species] if player == seat else state.known[player, species])
        left.append(total - int(state.deck[species]) if state.second_deck else total)
    return left


def card_view(territory: int) -> dict[str, Any]:
    card = TERRITORIES[territory]
    return {name: card[name] for name in ("id", "kind", "value", "cost")}


def stack_view(state: Any, kind: int) -> dict[str, Any]:
    """TNO-2.5: the top card and how many lie below, with the fountain among them or not."""
    top = int(state.top[kind])
    fountain = "contested" if top == FOUNTAIN else "below" if state.fountain_below[kind] else "gone"
    return {"top": card_view(top) if top >= 0 else None, "below": int(state.below[kind]), "fountain": fountain}


def seat_view(state: Any, player: int, seat: int | None) -> dict[str, Any]:
    """TNO-8.1, TNO-8.3: one's own hand; of others its size and the cards that all have seen."""
    known = counts(state.known[player])
    facts: dict[str, Any] = {
        "hand": int(state.hand_size[player]),
        "known": known,
        "hidden": int(state.hand_size[player]) - sum(known.values()),
        "reserve": [card_view(territory) for territory in state.reserve[player].tolist() if territory != NONE],
        "reserve_value": int(plain(reserve_value)(state, player)),
        "pile": [
            card_view(territory) | {"face_down": bool(state.face_down[territory])}
            for territory in state.pile[player, : state.pile_size[player]].tolist()
        ],
        "fountains": int(state.fountains[player]),
        "points": dict(zip(SOURCES, state.points[player].tolist(), strict=True)),
        "total": int(plain(total_points)(state, player)),
        "worth": int(plain(territory_score)(state, player)) + 4 * int(state.fountains[player]),
        "values": int(plain(total_value)(state, player)),
        "temple_value": int(plain(temple_value)(state, player)),
    }
    if player == seat:
        facts["cards"] = counts(state.hand[player])
    return facts


def forecast_view(state: Any, seat: int | None) -> dict[str, Any] | None:
    """What the seat's moves would bring; not while cards of its hand are still to be discarded."""
    if seat is None or (seat == state.actor and state.owed):
        return None
    return forecast(state, seat, unseen(state, seat))


def decision_view(state: Any) -> dict[str, Any] | None:
    """What is being decided within a turn; all see it happen."""
    if state.phase == TURN:
        return None
    decision: dict[str, Any] = {"phase": PHASES[state.phase].name}
    if state.territory != NONE:
        decision["territory"] = KINDS[state.territory]
    if state.owed:
        decision["owed"] = int(state.owed)
    return decision


def contest_view(state: Any, seat: int | None) -> dict[str, Any]:
    """TNO-4.2: who takes part in the contest for a fountain, as far as they have spoken; what is at stake."""
    words = {JOINED: "joined", DECLINED: "declined"}
    return {
        "territory": KINDS[state.territory],
        "said": [words.get(said) for said in state.said[: state.players].tolist()],
        **contest_forecast(state, seat, unseen(state, seat)),
    }
