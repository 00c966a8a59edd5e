"""What a player reads who tries, or touches, what doesn't go."""

import random

import regnum
from regnum.core.errors import IllegalMove
from tests.rules.kingisdead.positions import position


def after(game: str, *moves: str, players: int = 2, seed: int = 0, **options: str) -> regnum.Match:
    match = regnum.match(game, players, seed=seed, **options)
    for move in moves:
        match.play(move)
    return match


def touched(match: regnum.Match, address: str) -> str:
    reason = match.why_at(address)
    assert isinstance(reason, IllegalMove)
    return reason.text("en")


def test_the_second_position_of_a_pattern_says_which_is_the_first():
    """It used to say that the pattern doesn't fit there."""
    match = after(
        "tara", "choose first second sixth", "choose first second third", "place 27", "in munster",
        pair="ulster-munster",
    )  # fmt: skip
    reason = touched(match, "region/munster/herdsman_2")
    assert "herdsman 2 is the second position of the pattern at farmer 2" in reason and "TARA-4.1" in reason
    match.play("at farmer_2")
    match.play("put farmer_2 herdsman_2")
    assert match.view()["regions"]["munster"]["stacks"].keys() == {"farmer_2", "herdsman_2"}


def test_one_follower_where_two_are_sent_is_not_none():
    match = after("kingisdead", "play garrison", "garrison ratae deva", seed=3)
    assert match.view()["regions"]["ratae"]["followers"]["scots"] == 1
    assert "only one of the Scots in Ratae" in str(match.why_not("send scots scots"))


def test_a_thing_of_another_phase_says_what_it_is_for_and_when():
    match = after("kingisdead")
    place = touched(match, "region/deva")
    assert "You play Garrison or Ambassador first; then you choose the two regions" in place
    assert "You play Settlement or a faction's card first" in place
    assert "“Play a card or pass” (KID-3.1)" in place
    assert "You play a card first; when it is carried out, you summon" in touched(match, "region/deva/welsh")
    assert "You play the Crown first" in touched(match, "card/deva")


def test_what_comes_soonest_is_told_first():
    match = after("tara", "choose first second sixth", "choose first second third", pair="ulster-munster")
    assert touched(match, "region/munster/farmer_1").startswith("You play a card and choose a region first")
    luck = random.Random(1)
    while match.view()["phase"] != "pay":
        match.play(luck.choice(match.legal))
    assert touched(match, "region/munster/farmer_1").startswith("You pay the card's cost first; then you promote")


def test_what_is_asked_for_elsewhere_says_so():
    match = after("kingisdead", "play garrison", "garrison ratae deva", seed=3)
    assert "lies elsewhere: “Choose what the first region sends”" in touched(match, "region/deva/scots")


def test_a_reason_of_the_thing_itself_comes_before_one_of_another():
    """Every pair of regions is refused for something else; that this one has too few followers is what matters."""
    match = position(regions={"deva": "3 scots", "ratae": "3 welsh", "caledonia": "1 scots"})
    match.play("play garrison")
    assert touched(match, "region/caledonia").startswith("There are too few followers in Caledonia.")


def test_a_thing_that_is_for_nothing_says_so():
    assert touched(after("kingisdead"), "supply/scots").startswith("Nothing is ever done with this.")
