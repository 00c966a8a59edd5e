"""What views of Tir Nan Og Wars tell, worked out a second time: what is known, its worth, what moves will bring."""

import copy
import os
import random
from collections import Counter
from typing import Any

import regnum
from tests.oracles import tirnanog as oracle
from tests.oracles.test_tirnanog_hidden import positions, unlocated
from tests.oracles.test_tirnanog_oracle import each_table
from tests.oracles.tirnanog import CARDS, Position
from tests.oracles.tirnanog_powers import score, temple_value, use_power
from tests.oracles.tirnanog_turn import in_reserve, payments, strength

FUZZ = int(os.environ.get("REGNUM_FUZZ", "0"))


def totals(p: Position) -> list[int]:
    return [sum(points.values()) for points in p.points]


def seat_facts(p: Position, player: int) -> dict[str, Any]:
    hidden = p.hidden[player]
    scored = copy.deepcopy(p)
    score(scored)
    return {
        "hand": oracle.size(p.hands[player]),
        "known": dict(p.hands[player] - hidden),
        "hidden": oracle.size(hidden),
        "reserve": sorted(p.reserves[player]),
        "reserve_value": sum(CARDS[t]["value"] for t in p.reserves[player]),
        "pile": [(t, t in p.face_down) for t in p.piles[player]],
        "fountains": p.fountains[player],
        "points": dict(p.points[player]),
        "total": totals(p)[player],
        "worth": totals(scored)[player] - totals(p)[player],
        "values": sum(oracle.value(p, t) for t in p.piles[player]),
        "temple_value": temple_value(p, player),
    }


def shown(facts: dict[str, Any]) -> dict[str, Any]:
    """A seat of a view in the same words."""
    found = {name: value for name, value in facts.items() if name != "cards"}
    for name in ("known", "points"):
        found[name] = {key: value for key, value in facts[name].items() if value}
    found["reserve"] = sorted(card["id"] for card in facts["reserve"])
    found["pile"] = [(card["id"], card["face_down"]) for card in facts["pile"]]
    return found


def compare_view(match: regnum.Match, p: Position, seat: int | None) -> None:
    view = match.view(seat)
    for player, facts in enumerate(view["seats"]):
        assert shown(facts) == seat_facts(p, player)
        assert ("cards" in facts) == (player == seat)
        assert player != seat or Counter(facts["cards"]) == p.hands[player]
    assert Counter(view["unseen"]) == unlocated(p, seat)
    for kind, stack in view["stacks"].items():
        top = stack["top"] and stack["top"]["id"]
        assert top == (None if p.tops[kind] == oracle.FOUNTAIN else p.tops[kind])
        place = "contested" if p.tops[kind] == oracle.FOUNTAIN else "below" if p.buried[kind] else "gone"
        assert (stack["below"], stack["fountain"]) == (p.below[kind], place)
    for name in ("display", "discards"):
        assert Counter(view[name]) == getattr(p, name)
    assert (view["deck"], view["round"]) == (oracle.size(p.deck), 1 + p.second_deck)
    assert (view["start"], view["turn"], view["last_lap"]) == (p.start, p.turn, p.last_lap)
    if view["forecast"] is not None and seat is not None:
        compare_forecast(view["forecast"], p, seat)
    if view["contest"] is not None:
        assert view["contest"]["said"] == [
            None if player not in p.said else "joined" if p.said[player] else "declined" for player in range(p.players)
        ]
        compare_standing(view["contest"], p, seat)


def compare_forecast(forecast: dict[str, Any], p: Position, seat: int) -> None:
    """What each player scores at once: exactly, or as a range where it depends on the payment or on hidden fairies."""
    p = copy.deepcopy(p)
    p.actor, p.phase = seat, "turn"
    assert forecast["saves"] == (oracle.visible_kind(p, seat) == "plain")
    assert set(forecast["consolidate"]) == {oracle.kind_of(t) for t in p.reserves[seat]}
    for kind, facts in forecast["consolidate"].items():
        territory = str(in_reserve(p, kind))
        ways = payments(p, territory)
        assert facts["payable"] == bool(ways)
        gains = [gain(p, seat, territory, cards) for cards in ways]
        if facts["points"] is None or not gains:
            assert kind in ("plain", "river") or not gains
            continue
        for player, (least, most) in enumerate(facts["points"]):
            won = [each[player] for each in gains]
            if player == seat or kind != "forest":
                assert (least, most) == (min(won), max(won)), (kind, facts, gains)
            else:
                sure = min(won) - p.hidden[player]["fairy"]
                assert (least - sure, most - sure) == hidden_fairies(p, player, seat), (facts, gains)


def hidden_fairies(p: Position, player: int, seat: int) -> tuple[int, int]:
    """TNO-8.2: the least and the most that a hand can hide from a seat."""
    pool, cards = unlocated(p, seat), oracle.size(p.hidden[player])
    if p.feast:
        return 0, 0
    return max(0, cards - oracle.size(pool) + pool["fairy"]), min(cards, pool["fairy"])


def gain(p: Position, seat: int, territory: str, cards: tuple[str, ...]) -> list[int]:
    then = copy.deepcopy(p)
    oracle.drop(then, seat, Counter(cards))
    then.piles[seat].append(territory)
    use_power(then, seat)
    return [after - before for after, before in zip(totals(then), totals(p), strict=True)]


def compare_standing(contest: dict[str, Any], p: Position, seat: int | None) -> None:
    """What is called sure about a contest is true."""
    sure = {"ahead": lambda mine, theirs: mine > theirs, "behind": lambda mine, theirs: mine < theirs}
    sure["level"] = lambda mine, theirs: mine == theirs
    for player, word in enumerate(contest.get("standing") or []):
        if seat is not None and word in sure:
            assert sure[word](strength(p, seat), strength(p, player)), (word, player)


@each_table
def test_views(players: int) -> None:
    rng = random.Random(f"views {players}")
    for match in positions(players, FUZZ or 5, rng):
        if rng.random() < 0.7 and match.state.phase != 3:
            continue
        p = oracle.read(match.state)
        for seat in (None, *range(players)):
            compare_view(match, p, seat)
