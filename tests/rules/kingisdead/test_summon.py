"""4 After every card."""

import pytest

from regnum.core.errors import NotAMove

from .positions import asked, at, court, play, position, supply, why


@pytest.mark.rule("KID-4.1")
def test_any_follower_of_any_unresolved_region_may_be_summoned():
    match = position(
        held={"londinium": "scots"},
        regions={"deva": "2 scots 1 welsh", "ratae": "1 romano_british", "caledonia": "3 scots"},
        courts={0: "1 scots", 1: "1 scots"},
        supply="",
    )
    play(match, "play settlement")
    assert sorted(asked(match)) == ["summon caledonia scots", "summon deva scots", "summon deva welsh",
                                    "summon ratae romano_british"]  # fmt: skip
    assert why(match, "summon ratae welsh") == "KID-4.1"
    play(match, "summon deva scots")
    assert at(match, "deva") == "1 scots 1 welsh"
    assert court(match, 0) == "2 scots"
    assert match.actor == 1


@pytest.mark.rule("KID-4.1")
def test_a_follower_that_was_just_placed_may_be_summoned():
    match = position(regions={"deva": "2 scots"}, supply="1 welsh")
    play(match, "play welsh", "place welsh ratae")
    assert asked(match) == ["summon deva scots", "summon ratae welsh"]
    play(match, "summon ratae welsh")
    assert at(match, "ratae") == ""
    assert court(match, 0) == "1 welsh"


@pytest.mark.rule("KID-4.1")
def test_a_follower_that_was_just_moved_may_be_summoned():
    match = position(regions={"deva": "2 scots", "londinium": "1 welsh"})
    play(match, "play ambassador")  # deva and londinium, and one answer to every question
    assert at(match, "deva") == "1 scots 1 welsh"
    assert asked(match) == ["summon deva scots", "summon deva welsh", "summon londinium scots"]


@pytest.mark.rule("KID-4.1")
@pytest.mark.parametrize("card", ["crown", "garrison", "ambassador", "settlement", "scots", "welsh", "romano_british"])
def test_every_card_ends_with_a_summon(card):
    match = position(supply="")
    play(match, f"play {card}")
    while not asked(match, "summon"):
        assert match.actor == 0
        play(match, asked(match)[0])
    play(match, asked(match)[0])
    assert sum(match.view()["courts"][0].values()) == 1
    assert match.actor == 1


@pytest.mark.rule("KID-4.1")
def test_with_nobody_on_the_board_the_summon_lapses():
    match = position(regions={}, supply="")
    assert play(match, "play settlement") == ["played", "no_effect", "nobody_to_summon"]
    assert court(match, 0) == ""
    assert match.actor == 1


@pytest.mark.rule("KID-4.1", "KID-4.2")
def test_loyalists_are_nobody_to_summon():
    match = position(regions={"deva": "2 loyalists"}, supply="", mordred="on")
    assert play(match, "play welsh") == ["played", "no_effect", "nobody_to_summon"]
    match = position(regions={"deva": "2 loyalists 1 scots", "ratae": "1 scots"}, supply="", mordred="on")
    play(match, "play welsh")
    assert asked(match) == ["summon deva scots", "summon ratae scots"]
    with pytest.raises(NotAMove):
        match.play("summon deva loyalists")


@pytest.mark.rule("KID-4.2")
def test_the_supply_and_the_courts_send_nobody():
    match = position(regions={"deva": "1 scots 1 welsh"}, supply="3 romano_british", courts={1: "2 romano_british"},
                     held={"londinium": "scots", "aquae_sulis": "welsh"})  # fmt: skip
    play(match, "play scots")  # there are none in the supply
    assert asked(match) == ["summon deva scots", "summon deva welsh"]
    play(match, "summon deva scots")
    assert supply(match) == "3 romano_british"
    assert court(match, 1) == "2 romano_british"
