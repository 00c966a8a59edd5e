"""Why something can't be touched, or played, now."""

from typing import Any

from regnum.core.errors import IllegalMove
from regnum.core.match import Match
from regnum.core.text import Texts
from regnum.server.errors import Refusal
from regnum.server.people import Person
from regnum.server.table import Table

MOST = 400  # actions looked at for one address

# These say less than any reason of the thing itself.
VAGUE = {"why-other-decision"}


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
        found = why_at(match, at)
        if isinstance(found, str):
            return {"rule": None, "message": texts(found)}
        reason = found
    else:
        raise Refusal(422, "nothing-asked")
    return {"rule": reason.rule, "message": reason.text(lang)}


def why_at(match: Match, address: str) -> IllegalMove | str:
    """The most telling reason among those of all actions that would touch this address; else a message."""
    legal = set(match.legal)
    verbs = {match.game.space[action].verb.name for action in legal}
    touching = []
    for action in range(len(match.game.space)):
        if address in addresses(match, action):
            if action in legal:
                return "why-legal"
            touching.append(action)
    # Moves of a kind that is being asked for say most: they are refused for a reason of their own.
    touching.sort(key=lambda action: match.game.space[action].verb.name not in verbs)
    reasons = [match.why_not(action) for action in touching[:MOST]]
    telling = [reason for reason in reasons if reason.message not in VAGUE]
    if telling or reasons:
        return (telling or reasons)[0]
    return "why-nothing"


def addresses(match: Match, action: int) -> tuple[str, ...]:
    """Games tell the addresses of legal actions; of others they may not know any."""
    try:
        return match.game.addresses(match.state, action)
    except (IndexError, KeyError, ValueError):
        return ()
