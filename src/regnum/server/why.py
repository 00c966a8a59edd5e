"""Why something can't be touched, or played, now."""

from collections.abc import Iterator
from functools import lru_cache

from regnum.core.errors import IllegalMove
from regnum.core.game import Game
from regnum.core.match import Match
from regnum.core.text import Texts
from regnum.server import wire
from regnum.server.errors import Refusal
from regnum.server.people import Person
from regnum.server.table import Table


def why(table: Table, person: Person, asked: wire.Why, lang: str) -> wire.Reason:
    eyes = table.eyes(person, asked.seat)
    if eyes is None:
        raise Refusal(403, "not-your-seat", seat=-1)
    found = reason(table, eyes, asked)
    if isinstance(found, str):
        return {"rule": None, "message": Texts(lang, "server")(found)}
    return {"rule": found.rule, "message": found.text(lang)}


def reason(table: Table, eyes: int, asked: wire.Why) -> IllegalMove | str:
    """An error of the rules, or a message of the server."""
    match = table.match
    if match is None or not table.running:
        return "refused-not-running"
    if eyes != table.actor:
        return "refused-not-your-turn"
    if asked.move is not None:
        action = match.parse(asked.move)
        return "why-legal" if action in match.legal else match.why_not(action)
    if asked.at is not None:
        return why_at(match, asked.at)
    raise Refusal(422, "nothing-asked")


def why_at(match: Match, address: str) -> IllegalMove | str:
    """The most telling reason among those of all actions that would touch this address."""
    game, legal, phase = match.game, set(match.legal), match.facts.phase
    touching = list(touched_by(match, address))
    if legal.intersection(touching):
        return "why-legal"
    # What is being asked for is refused for a reason of its own; best, if moves of its kind are possible.
    asked = [action for action in touching if phase in game.asked[game.space[action].verb.name]]
    verbs = {game.space[action].verb.name for action in legal}
    asked.sort(key=lambda action: game.space[action].verb.name not in verbs)
    if asked:
        return match.why_not(asked[0])
    # Another decision may lead here: surely, or where that depends on the state, perhaps.
    return match.other_decision() if touching or game.addresses.shifting else "why-nothing"


def touched_by(match: Match, address: str) -> Iterator[int]:
    """All actions that touch an address; where that depends on the state, those that are being asked for."""
    game, phase = match.game, match.facts.phase
    yield from at_fixed_places(game).get(address, ())
    for action, fixed in enumerate(game.addresses.anywhere):
        if fixed is None and phase in game.asked[game.space[action].verb.name]:
            if address in game.addresses(match.facts, action):
                yield action


@lru_cache
def at_fixed_places(game: Game) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for action, addresses in enumerate(game.addresses.anywhere):
        for address in dict.fromkeys(addresses or ()):
            found.setdefault(address, []).append(action)
    return found
