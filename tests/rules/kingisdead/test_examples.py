"""11 The worked examples of the rulebook."""

import pytest

from .positions import asked, at, court, pairs, play, position, winners
from .test_ending import ended
from .test_exchange import all_but

PHIL, JO, LAURA = 0, 1, 2


@pytest.mark.rule("KID-11.1", "KID-3.2", "KID-3.4", "KID-3.6")
def test_a_power_struggle():
    match = position(regions={"deva": "9 scots"}, supply="")
    for player, move in [
        (PHIL, "pass"), (JO, "pass"), (LAURA, "play welsh"),
        (PHIL, "pass"), (JO, "play welsh"), (LAURA, "pass"),
        (PHIL, "pass"),
    ]:  # fmt: skip
        assert match.actor == player
        play(match, move)
        assert match.view()["struggle"] == 0
    assert match.actor == JO
    assert play(match, "pass") == ["passed", "resolved"]
    assert match.view()["struggle"] == 1
    assert match.actor == LAURA


@pytest.mark.rule("KID-11.2", "KID-5.5", "KID-6.3")
def test_settlement_without_scots_in_the_supply():
    match = position(regions={"deva": "1 scots"}, supply="3 welsh 2 romano_british", actor=JO)
    play(match, "play settlement", "place welsh ratae", "place romano_british deva")
    assert at(match, "ratae") == "1 welsh"
    assert at(match, "deva") == "1 scots 1 romano_british"
    play(match, "summon deva scots")
    assert court(match, JO) == "1 scots"


@pytest.mark.rule("KID-11.3", "KID-5.6", "KID-6.1")
def test_welsh_without_a_welsh_region():
    match = position(held={"caerleon": "scots"}, regions={"deva": "1 scots", "ratae": "1 welsh"}, actor=LAURA)
    assert play(match, "play welsh") == ["played", "no_effect"]
    assert asked(match) == ["summon deva scots", "summon ratae welsh"]
    play(match, "summon ratae welsh")
    assert court(match, LAURA) == "1 welsh"


@pytest.mark.rule("KID-11.4", "KID-6.2")
def test_ambassador_with_three_regions_left():
    three = all_but("londinium", "deva", "caledonia", holder="scots")
    match = position(held=three, regions={"deva": "2 scots", "caledonia": "1 welsh"})
    play(match, "play ambassador")  # between the two that hold followers: not asked
    assert at(match, "deva") == "1 scots 1 welsh"
    assert at(match, "caledonia") == "1 scots"
    assert "summon deva welsh" in asked(match)  # one that was just exchanged

    match = position(held=three, regions={"deva": "2 scots"})
    play(match, "play ambassador")
    assert pairs(asked(match)) == {frozenset(("deva", "londinium")), frozenset(("deva", "caledonia"))}
    play(match, "move deva londinium", "summon deva scots")
    assert at(match, "londinium") == "1 scots"
    assert at(match, "deva") == ""


@pytest.mark.rule("KID-11.5", "KID-5.1")
def test_crown_in_the_last_struggle():
    match = position(held=all_but("deva", holder="scots"), regions={"deva": "1 scots 1 welsh"})
    assert play(match, "play crown") == ["played", "no_effect"]
    assert match.view()["regions"]["deva"]["token"] is None
    play(match, "summon deva welsh")
    assert court(match, 0) == "1 welsh"


@pytest.mark.rule("KID-11.6", "KID-8.1", "KID-8.2", "KID-8.3")
@pytest.mark.parametrize(
    ("struggles", "winner"),
    [
        ("SSSSSWWR", "Phil"),  # the Scots rule
        ("WWWWWSSR", "Phil"),  # the Welsh, and the Scots are second
        ("WWWWWRRS", "Laura"),  # the Welsh, and the Romano-British are second
        ("SSSSxxxx", "Laura"),  # invasion: three complete sets against two
    ],
)
def test_how_laura_and_phil_end(struggles, winner):
    courts = ["4 scots 3 welsh 2 romano_british", "3 scots 3 welsh 4 romano_british"]
    match = ended(struggles, courts)
    assert [("Phil", "Laura")[seat] for seat in winners(match)] == [winner]
