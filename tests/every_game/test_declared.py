"""What a game declares of its decisions and its drawing is true of the games that are played."""

import random

import pytest

import regnum
from regnum.core.actions import ActionSpace, verb
from regnum.core.addresses import Addresses
from regnum.core.facts import Facts
from regnum.core.places import Place


def positions(game, games=2, longest=150):
    for seed in range(games):
        luck = random.Random(seed)
        match = regnum.match(game.id, game.players[-1 - seed % 2], seed)
        while not match.over and match.ply < longest:
            yield match
            match.play(luck.choice(match.legal))


def test_addresses_are_fixed_or_follow_from_the_state_and_others_learn_no_private_ones(game):
    fixed = {}
    for match in positions(game):
        for action in match.legal:
            addresses = game.addresses(match.facts, action)
            assert addresses == game.addresses(match.state, action)
            if game.addresses.anywhere[action] is not None:
                assert fixed.setdefault(action, addresses) == addresses == game.addresses.anywhere[action]
    assert fixed and game.addresses.private, "every game has a hand"


def test_addresses_of_a_verb_are_declared_once():
    kinds = {"card": ("a", "b"), "region": ("x",)}
    verbs = (verb("play", card="card"), verb("pass"), verb("move", card="card", region="region"), verb("stay"))
    space, hand = ActionSpace(kinds, *verbs), Place("hand/{card}", ("play",))
    land, seat = Place("land/{region}/{card}", ("move",)), Place("seat", ("stay",))
    addresses = Addresses(space, (hand, land, seat), fixed={"move": lambda card, region: (region,)}, private=("hand",))
    assert addresses.anywhere == (("hand/a",), ("hand/b",), (), ("x",), ("x",), ("seat",))
    assert addresses.is_private("hand/a") and not addresses.is_private("handle/a")
    assert land.touched("x", "b") == ("land/x/b",) and hand.touched("a", "b") == ("hand/a", "hand/b")
    for wrong in ((Place("hand/{card}", ("pla",)),), (hand, Place("card/{card}", ("play",)))):
        with pytest.raises(ValueError, match="pla"):
            Addresses(space, wrong)
    with pytest.raises(ValueError, match="pla"):
        Addresses(space, fixed={"play": hand.touched}, shifting={"play": lambda state, card: ()})


def test_facts_are_the_state_whenever_they_are_asked_for(game):
    match = regnum.match(game.id, seed=3)
    first = match.facts
    assert match.facts is first, "read once per position"
    twin = match.copy()
    match.play(match.legal[0])
    assert match.facts is not first and match.facts.ply == match.state.ply == 1
    assert twin.facts.ply == 0 and twin.view(0) == regnum.match(game.id, seed=3).view(0)
    match.state.ending = 0
    match.state.ply += 5
    assert match.facts.ply == match.state.ply == 6, "also where the record itself was changed"
    past = Facts(match.decisions[0].before, game.State)
    assert all(str(past[name]) == str(first[name]) for name in game.State.names)


def test_events_are_told_in_one_way_with_the_names_that_are_given(game):
    *_, match = positions(game, games=1, longest=40)
    names = [f"<{n}>" for n in range(match.players)]
    plain, named = list(match.tale(0)), list(match.tale(0, seats=names))
    seats = match.game.seat_names(match.players, "en")
    assert plain != named
    for told, given in zip(plain, named, strict=True):
        for seat, name in zip(seats, names, strict=True):
            given = given.replace(name, seat)
        assert told == given
