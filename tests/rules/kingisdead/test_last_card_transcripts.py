"""7 The last card with three players, told move by move. (test_last_card.py compares it with brute force.)"""

import pytest

from .positions import asked, holder, play, position, why, winners

FIVE = {"eboracum": "scots", "ratae": "scots", "caerleon": "welsh", "londinium": "welsh", "aquae_sulis": "welsh"}
COURTS = {0: "5 scots", 1: "4 scots", 2: "5 welsh"}


def last_card(card, **more):
    """Seat 2, who wins if the Welsh rule, holds the last card of the game."""
    setting = {"held": {"din_eidyn": "saxons"} | FIVE, "order": ["caledonia", "deva"], "courts": COURTS, "actor": 2}
    return position(hands={0: "", 1: "", 2: card}, **setting | more)


@pytest.mark.rule("KID-7.1", "KID-3.3")
def test_a_dead_card_can_come_alive_again():
    match = last_card("welsh", regions={"caledonia": "2 scots 1 welsh", "deva": "1 scots"}, supply="")
    assert asked(match) == ["pass"]
    assert why(match, "play welsh") == "KID-7.1"
    # Nobody in the supply, and the Scots take both regions. But the Welsh of Caledonia goes to the supply.
    told = play(match, "pass")
    assert told == ["last_card_barred", "no_cards", "no_cards", "resolved"]
    assert "Seat 2 can't win with the last card and has to pass." in match.tale()
    assert holder(match, "caledonia") == "scots"
    assert match.actor == 2
    assert asked(match) == ["pass", "play welsh"]
    # A Welsh to Deva, then the Scot there is summoned: the other summon would lose, so nothing is asked.
    told = play(match, "play welsh")
    assert told[:3] == ["played", "placed", "summoned"]
    assert holder(match, "deva") == "welsh"
    assert winners(match) == [2]


@pytest.mark.rule("KID-7.1")
def test_with_a_win_in_hand_passing_stays_legal():
    match = last_card("welsh", regions={"caledonia": "2 scots", "deva": "1 scots"}, supply="1 welsh")
    assert asked(match) == ["pass", "play welsh"]
    assert play(match, "pass")[0] == "passed"


@pytest.mark.rule("KID-7.1")
def test_only_ways_that_win_may_be_chosen():
    match = last_card("settlement", regions={"caledonia": "2 scots", "deva": "3 scots"}, supply="3 scots 3 welsh")
    assert asked(match) == ["pass"]
    match = last_card(
        "settlement", regions={"caledonia": "2 scots", "deva": "2 scots 1 welsh"}, supply="3 scots 3 welsh"
    )
    play(match, "play settlement")  # the Welsh must have Deva, which can be done in one way: nothing is asked
    log = list(match.tale())
    start = log.index("Seat 2 plays Settlement.")
    assert log[start + 1 : start + 4] == [
        "Seat 2 places Scots in Caledonia.", "Seat 2 places Welsh in Deva.", "Seat 2 summons Scots from Deva.",
    ]  # fmt: skip
    assert holder(match, "deva") == "welsh"
    assert winners(match) == [2]


@pytest.mark.rule("KID-7.1")
def test_a_losing_summon_is_refused_by_this_rule():
    match = last_card("crown", regions={"caledonia": "3 scots", "deva": "1 scots 3 welsh"}, supply="")
    play(match, "play crown", "crown caledonia")
    assert sorted(asked(match)) == ["summon caledonia scots", "summon deva scots", "summon deva welsh"]
    match = last_card("crown", regions={"caledonia": "3 scots", "deva": "1 scots 2 welsh"}, supply="")
    play(match, "play crown", "crown caledonia")
    assert sorted(asked(match)) == ["summon caledonia scots", "summon deva scots"]
    assert why(match, "summon deva welsh") == "KID-7.1"


@pytest.mark.rule("KID-7.1")
@pytest.mark.parametrize("players", [2, 4])
def test_the_last_card_of_two_or_four_is_free(players):
    hands = dict.fromkeys(range(players), "") | {0: "welsh"}
    match = position(players, hands=hands, courts={1: "9 scots 9 welsh 9 romano_british"})
    assert asked(match) == ["pass", "play welsh"]


@pytest.mark.rule("KID-7.1")
def test_the_last_but_one_card_is_free():
    match = position(hands={0: "", 1: "welsh", 2: "welsh"}, courts={0: "9 scots 9 welsh 9 romano_british"}, actor=2)
    assert asked(match) == ["pass", "play welsh"]
    match = position(hands={0: "", 1: "", 2: "welsh scots"}, courts={0: "9 scots 9 welsh 9 romano_british"}, actor=2)
    assert asked(match) == ["pass", "play scots", "play welsh"]
