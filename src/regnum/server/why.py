"""Why something can't be touched, or played, now."""

from regnum.core.errors import IllegalMove
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
        return match.why_at(asked.at) or "why-legal"
    raise Refusal(422, "nothing-asked")
