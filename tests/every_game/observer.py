"""All that reaches somebody at a table, and other matches that they can't tell from the true one."""

import json
import random
from dataclasses import replace

import numpy as np

import regnum
from regnum.core.decisions import Decision
from regnum.core.journal import Happening
from regnum.envs.features import features_of


def observers(match: regnum.Match) -> list[int | None]:
    """A spectator and all seats."""
    return [None, *range(match.players)]


def all_that_reaches(match: regnum.Match, seat: int | None) -> str:
    """View, drawing, words, log, observation and undo of a seat; its moves and refusals when it is to decide."""
    seen = features_of(match.game).of(match, -1 if seat is None else seat) if match.game.features else np.zeros(0)
    facts = {
        "view": match.view(seat),
        "scene": match.scene(seat).svg(),
        "text": match.describe(seat),
        "tale": list(match.tale(seat)),
        "plies": [[told(match, happening) for happening in heard(decision, seat)] for decision in match.decisions],
        "features": seen.tolist(),
        "undo": match.can_undo(seat) if seat is not None else None,
        "actor": match.actor,
        "ply": match.ply,
    }
    if seat is not None and seat == match.actor:
        facts["moves"] = [(m.action, m.notation, m.addresses, m.text) for m in match.moves()]
        illegal = [a for a in range(0, len(match.game.space), 7) if a not in match.legal]
        facts["why"] = [str(match.why_not(action)) for action in illegal[:20]]
    return json.dumps(facts, sort_keys=True)


def heard(decision: Decision, seat: int | None) -> list[Happening]:
    return [happening for happening in decision.happenings if happening.heard_by(seat)]


def told_alike(match: regnum.Match, other: regnum.Match, seat: int | None) -> bool:
    """Did the last decisions of both tell this seat the same, and nothing that nobody knew?

    A hand that is scored at the end lies open, and its event names the points alone.
    """
    events, others = (heard(each.decisions[-1], seat) for each in (match, other))
    if any(event.kind.reveals for event in (*events, *others)):
        return False
    shown = [event for event in events if event.kind.shows]
    return shown == [event for event in others if event.kind.shows] and not (shown and match.over)


def told(match: regnum.Match, happening: Happening) -> dict:
    return happening.as_dict(match.game)


def another_past(match: regnum.Match, seat: int | None, rng: random.Random) -> regnum.Match:
    """The same match with a past that this seat can't tell from the true one.

    What only others heard is told otherwise, the states are guesses, and some decisions that led to the same for this
    seat are others.
    """
    twin = match.copy()
    twin.decisions = [alike(match, decision, seat, rng) for decision in match.decisions]
    for ply in rng.sample(range(match.ply), min(3, match.ply)):
        twin.decisions[ply] = replace(twin.decisions[ply], action=another_action(match, ply, seat, rng))
    return twin


def alike(match: regnum.Match, decision: Decision, seat: int | None, rng: random.Random) -> Decision:
    guess = match.at(decision.ply).concealed(seat, rng.getrandbits(60)).tobytes()
    happenings = tuple(
        h if h.heard_by(seat) else replace(h, arguments=dict.fromkeys(h.arguments, 0)) for h in decision.happenings
    )
    return replace(decision, before=guess, happenings=happenings)


def another_action(match: regnum.Match, ply: int, seat: int | None, rng: random.Random) -> int:
    """A decision of another player that would have told and shown this seat the same."""
    decision = match.decisions[ply]
    before, after = match.at(ply), match.at(ply + 1)
    guess = before.determinise(seat, rng.getrandbits(60))
    for action in rng.sample(guess.legal, len(guess.legal)):
        if decision.seat != seat and action != decision.action:
            other = guess.copy()
            other.play(action)
            if heard(other.decisions[-1], seat) == heard(decision, seat) and other.view(seat) == after.view(seat):
                return action
    return decision.action
