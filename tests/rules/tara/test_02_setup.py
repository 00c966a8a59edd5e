"""2 Set-up."""

import pytest

from regnum.core.match import Match
from regnum.games import load
from regnum.games.tara.components import CARDS
from tests.rules.tara.positions import actor, legal, phase, play, table


def used(match):
    return [name for name, region in match.view()["regions"].items() if region["status"] == "open"]


@pytest.mark.rule("TARA-2.1")
def test_four_players_use_all_regions():
    assert used(Match(load("tara"), 4)) == ["connacht", "ulster", "leinster", "munster"]


@pytest.mark.rule("TARA-2.1")
def test_three_players_leave_one_out():
    left_out = set()
    for seed in range(40):
        regions = used(Match(load("tara"), 3, seed))
        assert len(regions) == 3
        left_out |= {"connacht", "ulster", "leinster", "munster"} - set(regions)
    assert len(left_out) == 4
    assert used(Match(load("tara"), 3, trio="no-ulster")) == ["connacht", "leinster", "munster"]


@pytest.mark.rule("TARA-2.1", "TARA-10.1")
def test_two_players_use_two():
    seen = {tuple(used(Match(load("tara"), 2, seed))) for seed in range(80)}
    assert len(seen) == 6
    assert used(Match(load("tara"), 2, pair="ulster-munster")) == ["ulster", "munster"]


@pytest.mark.rule("TARA-2.2")
def test_the_highest_start_card_starts():
    starters = set()
    for seed in range(30):
        match = Match(load("tara"), 3, seed)
        turned = {h.arguments["seat"]: h.arguments["card"] for h in match.opening if h.kind.name == "start_card"}
        assert len(set(turned.values())) == 3
        assert match.view()["start"] == match.actor == max(turned, key=turned.get)
        starters.add(match.actor)
        assert match.view()["deck"] == 36 - 18  # they went back
    assert starters == {0, 1, 2}


@pytest.mark.rule("TARA-2.3")
def test_six_cards_of_which_three_are_chosen():
    match = Match(load("tara"), 3, seed=4)
    start = match.actor
    assert phase(match) == "choose"
    hands = []
    for n in range(3):
        assert match.actor == (start + n) % 3
        dealt = match.view(match.actor)["kept"]
        assert len(dealt) == 6 and len(match.legal) == 20
        seat = match.actor
        match.play("choose first third sixth")
        view = match.view(seat)
        assert view["hand"] == [dealt[0], dealt[2], dealt[5]]
        assert view["kept"] == [dealt[1], dealt[3], dealt[4]]
        hands += dealt
    assert len(set(hands)) == 18
    assert phase(match) == "turn" and match.actor == start
    assert match.view()["deck"] == 18


@pytest.mark.rule("TARA-2.3")
def test_the_choice_is_hidden_from_others():
    match = Match(load("tara"), 3, seed=4)
    start = match.actor
    match.play("choose first second third")
    for seat in ((start + 1) % 3, None):
        told = [h for h in match.decisions[0].happenings if h.heard_by(seat)]
        assert [h.kind.name for h in told] == ["chose"]
        assert match.view(seat)["raths"][start]["hand"] == 3


@pytest.mark.rule("TARA-2.3")
def test_kept_cards_are_the_hand_of_the_next_round_without_a_choice():
    match = Match(load("tara"), 2, seed=4)
    kept = {}
    for _ in range(2):
        seat = match.actor
        match.play("choose first second third")
        kept[seat] = match.view(seat)["kept"]
    while match.view()["round"] == 1:
        match.play(next(n for n in legal(match) if n.split()[0] in ("discard", "decline", "name")))
    assert phase(match) == "turn"
    assert all(match.view(seat)["hand"] == kept[seat] and match.view(seat)["kept"] == [] for seat in (0, 1))


@pytest.mark.rule("TARA-2.3")
def test_all_cards_are_dealt_anew_after_every_second_round():
    match = table(hands={"blue": (1,)}, round_number=2, deck=(2, 3), last=True)
    play(match, "discard 1, name white")
    assert match.view()["round"] == 3 and phase(match) == "choose" and actor(match) == "white"
    dealt = [card for seat in range(4) for card in match.view(seat)["kept"]]
    assert len(set(dealt)) == 24 and set(dealt) <= set(CARDS)
    assert match.view()["deck"] == 12 and match.view()["discards"] == []
