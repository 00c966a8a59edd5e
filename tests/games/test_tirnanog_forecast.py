"""What the view foretells is what happens, as far as it is told; and it is told to its seat alone."""

import random

import pytest

from regnum.core.match import Match
from regnum.games import load

GAME = load("tirnanog")
SOURCE = {"castle": "castles", "temple": "temples", "volcano": "volcanoes", "forest": "forests"}


def positions(players, games, *verbs):
    """Positions of lively games in which one of these moves can be made."""
    for seed in range(games):
        luck = random.Random(seed)
        match = Match(GAME, players, seed)
        while not match.over:
            if any(GAME.space[action].verb.name in verbs for action in match.legal):
                yield match
            eager = [a for a in match.legal if GAME.space[a].verb.name in ("consolidate", "reserve", "join")]
            match.play(luck.choice(eager if eager and luck.random() < 0.6 else match.legal))


def scored(match, source):
    """Points of a source, and no further than the end of this turn: a castle scores again at its owner's next."""
    return [seat["points"][source] for seat in match.view()["seats"]]


@pytest.mark.parametrize("players", GAME.players)
def test_consolidations_bring_what_was_foretold(players):
    seen = set()
    for match in positions(players, 12, "consolidate"):
        seat = match.actor
        brings = match.view(seat)["forecast"]["consolidate"]
        for move in match.moves():
            if move.verb != "consolidate" or move.arguments["territory"] not in SOURCE:
                continue
            kind = move.arguments["territory"]
            assert brings[kind]["payable"]
            for twin in after_payment(match, move.action):
                before, after = scored(match, SOURCE[kind]), scored(twin, SOURCE[kind])
                if kind == "castle" and twin.actor != seat:  # the next player's castle has scored by now
                    others = [p for p in range(players) if p != seat]
                    after = [before[p] if p in others else after[p] for p in range(players)]
                for player, (least, most) in enumerate(brings[kind]["points"]):
                    assert least <= after[player] - before[player] <= most, (kind, player)
                seen.add(kind)
        payable = {kind for kind, facts in brings.items() if facts["payable"]}
        assert payable == {m.arguments["territory"] for m in match.moves() if m.verb == "consolidate"}
    assert seen == set(SOURCE)


def after_payment(match, action):
    """The match after every way to pay, if the turn is over and the game is not."""
    twin = match.copy()
    twin.play(action)
    if twin.over:
        return
    if twin.view()["phase"] != "pay":
        yield twin
        return
    for payment in twin.legal:
        paid = twin.copy()
        paid.play(payment)
        if not paid.over:
            yield paid


@pytest.mark.parametrize("players", GAME.players)
def test_standings_in_a_contest_are_true(players):
    seen = set()
    for match in positions(players, 25, "join"):
        seat = match.actor
        contest = match.view(seat)["contest"]
        for other, standing in enumerate(contest["standing"]):
            if standing is None:
                assert other == seat or contest["said"][other] == "declined"
                continue
            true = match.view(other)["contest"]["counts"][other]  # what only that seat can see
            mine, theirs = (sorted(counts.values(), reverse=True) for counts in (contest["counts"][seat], true))
            found = "ahead" if mine > theirs else "behind" if mine < theirs else "level"
            assert standing in (found, "open")
            seen.add(standing)
    assert {"ahead", "behind", "open"} <= seen


def test_a_spectator_is_foretold_nothing():
    for match in positions(3, 3, "consolidate", "join"):
        view = match.view()
        assert view["forecast"] is None
        assert not view["contest"] or view["contest"]["standing"] == [None] * 3
