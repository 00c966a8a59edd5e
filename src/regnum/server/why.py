"""Why something can't be touched, or played, now."""

from typing import Any

from regnum.core.text import Texts
from regnum.server.errors import Refusal
from regnum.server.people import Person
from regnum.server.table import Table


def why(table: Table, person: Person, seat: int | None, at: str | None, move: str | None, lang: str) -> dict[str, Any]:
    eyes = table.eyes(person, seat)
    if eyes is None:
        raise Refusal(403, "not-your-seat", seat=-1)
    texts = Texts(lang, "server")
    if table.match is None or not table.running:
        return {"rule": None, "message": texts("refused-not-running")}
    if eyes != table.actor:
        return {"rule": None, "message": texts("refused-not-your-turn")}
    match = table.match
    if move is not None:
        action = match.parse(move)
        if action in match.legal:
            return {"rule": None, "message": texts("why-legal")}
        reason = match.why_not(action)
    elif at is not None:
        found = match.why_at(at)
        if found is None:
            return {"rule": None, "message": texts("why-legal")}
        reason = found
    else:
        raise Refusal(422, "nothing-asked")
    return {"rule": reason.rule, "message": reason.text(lang)}
