"""5.2 to 5.4 and 5.7: Garrison and Ambassador, and what the next of them may not undo."""

import pytest

from regnum.core.errors import NotAMove
from regnum.games.kingisdead.components import REGIONS

from .positions import asked, at, court, pairs, play, position, why


def all_but(*regions, holder="saxons"):
    """The other regions, resolved: a small map."""
    return {region: holder for region in REGIONS if region not in regions}


@pytest.mark.rule("KID-5.2")
def test_garrison_exchanges_two_followers_for_one_of_an_adjacent_region():
    match = position(regions={"deva": "2 scots 1 welsh", "ratae": "1 welsh 1 romano_british", "caledonia": "3 scots"})
    play(match, "play garrison")
    assert sorted(asked(match)) == ["garrison deva ratae", "garrison ratae deva"]
    assert why(match, "garrison caledonia ratae") == "KID-5.2"
    assert why(match, "exchange deva ratae") == "KID-6.2"
    play(match, "garrison deva ratae")
    assert asked(match) == ["send scots scots", "send scots welsh"]
    assert why(match, "send welsh welsh") == "KID-6.1"
    assert why(match, "send scots") == "KID-6.2"
    play(match, "send scots welsh")
    assert asked(match) == ["return welsh", "return romano_british"]
    play(match, "return romano_british")
    assert at(match, "deva") == "1 scots 1 romano_british"
    assert at(match, "ratae") == "1 scots 2 welsh"
    assert all(move.startswith("summon") for move in asked(match))


@pytest.mark.rule("KID-5.2")
def test_garrison_may_exchange_followers_of_one_faction():
    match = position(regions={"deva": "2 scots", "ratae": "1 scots"})
    play(match, "play garrison")  # two Scots for one: the only way
    assert at(match, "deva") == "1 scots"
    assert at(match, "ratae") == "2 scots"


@pytest.mark.rule("KID-5.3")
def test_ambassador_exchanges_one_follower_for_one_of_any_other_region():
    match = position(
        regions={"deva": "2 scots 1 welsh", "londinium": "1 welsh 1 romano_british", "caledonia": "1 scots"}
    )
    play(match, "play ambassador")
    assert pairs(asked(match)) == {
        frozenset(("deva", "londinium")), frozenset(("deva", "caledonia")), frozenset(("londinium", "caledonia")),
    }  # fmt: skip
    assert why(match, "garrison deva londinium") == "KID-5.3"
    play(match, "exchange deva londinium")
    assert asked(match) == ["send scots", "send welsh"]
    play(match, "send scots")
    assert asked(match) == ["return welsh", "return romano_british"]
    play(match, "return romano_british")
    assert at(match, "deva") == "1 scots 1 welsh 1 romano_british"
    assert at(match, "londinium") == "1 scots 1 welsh"
    assert at(match, "caledonia") == "1 scots"


@pytest.mark.rule("KID-5.3")
def test_ambassador_may_exchange_followers_of_one_faction():
    match = position(regions={"deva": "1 scots 1 welsh", "londinium": "1 scots 1 welsh"})
    play(match, "play ambassador", "send welsh", "return welsh")
    assert at(match, "deva") == at(match, "londinium") == "1 scots 1 welsh"


# What may not be undone. Seat 0 exchanges a Scot of Deva for a Welsh of Ratae.

BOARD = {"deva": "1 scots 1 welsh", "ratae": "2 welsh 1 romano_british", "caledonia": "9 scots"}


def after_an_exchange(**more):
    match = position(regions=BOARD, **more)
    play(match, "play ambassador", "exchange deva ratae", "send scots", "return welsh", "summon caledonia scots")
    assert at(match, "deva") == "2 welsh"
    assert at(match, "ratae") == "1 scots 1 welsh 1 romano_british"
    return match


@pytest.mark.rule("KID-5.4")
def test_the_next_card_may_not_undo_an_exchange():
    match = after_an_exchange()
    play(match, "play ambassador", "exchange deva ratae")  # it can only send a Welsh: not asked
    assert asked(match) == ["return welsh", "return romano_british"]
    assert why(match, "return scots") == "KID-5.4"
    play(match, "return romano_british")
    assert at(match, "deva") == "1 welsh 1 romano_british"


def undo(match):
    play(match, "play ambassador", "exchange deva ratae", "return scots", "summon caledonia scots")
    assert at(match, "deva") == "1 scots 1 welsh"


@pytest.mark.rule("KID-5.4")
def test_passes_in_between_do_not_matter():
    match = after_an_exchange()
    play(match, "pass", "play ambassador", "exchange deva ratae")
    assert why(match, "return scots") == "KID-5.4"


@pytest.mark.rule("KID-5.4")
@pytest.mark.parametrize("card", ["crown", "settlement", "scots", "welsh", "romano_british"])
def test_any_other_card_lifts_the_ban(card):
    match = after_an_exchange(supply="")
    play(match, f"play {card}")
    if card == "crown":
        play(match, "swap deva ratae", "crown deva")
    play(match, "summon caledonia scots")
    undo(match)


@pytest.mark.rule("KID-5.4")
def test_a_resolved_struggle_lifts_the_ban():
    match = after_an_exchange(order=["eboracum"])
    play(match, "pass", "pass", "pass")
    assert match.actor == 1
    undo(match)


@pytest.mark.rule("KID-5.4")
def test_another_exchange_lifts_the_ban():
    match = after_an_exchange()
    play(match, "play ambassador", "exchange caledonia deva", "summon caledonia scots")
    assert at(match, "deva") == "1 scots 1 welsh"
    play(match, "play ambassador", "exchange deva ratae", "send welsh", "return scots")
    assert at(match, "deva") == "2 scots"


@pytest.mark.rule("KID-5.4")
def test_an_exchange_that_changed_nothing_lifts_the_ban_and_makes_none():
    match = after_an_exchange()
    play(match, "play ambassador", "exchange deva ratae", "return welsh", "summon caledonia scots")
    undo(match)


@pytest.mark.rule("KID-5.4")
def test_where_nothing_changed_nothing_is_forbidden():
    match = position(regions={"deva": "2 scots", "ratae": "1 scots", "caledonia": "2 welsh"})
    play(match, "play ambassador", "exchange deva ratae", "summon caledonia welsh", "play ambassador")
    assert "exchange deva ratae" in asked(match)


@pytest.mark.rule("KID-5.4")
def test_an_exchange_card_that_moved_nothing_lifts_the_ban():
    # Three regions of which no two touch: a Garrison can't move anybody.
    board = {"caledonia": "1 scots", "londinium": "1 welsh", "deva": "4 romano_british"}
    match = position(regions=board, held=all_but(*board, holder="scots"))
    play(match, "play ambassador", "exchange caledonia londinium", "summon deva romano_british")
    without = match.copy()
    play(without, "pass", "play ambassador")
    assert why(without, "exchange caledonia londinium") == "KID-5.4"
    assert play(match, "play garrison", "summon deva romano_british")[:2] == ["played", "no_effect"]
    play(match, "play ambassador", "exchange caledonia londinium")
    assert at(match, "caledonia") == "1 scots"


@pytest.mark.rule("KID-5.4")
def test_a_card_of_ones_own_may_not_be_undone_either():
    # A partial Garrison of one for one would undo the Ambassador, so one follower moves alone.
    match = position(2, regions={"deva": "1 scots", "ratae": "1 welsh", "caledonia": "1 romano_british"})
    play(match, "play ambassador", "exchange deva ratae", "summon caledonia romano_british", "pass", "play garrison")
    assert match.actor == 0
    assert why(match, "exchange deva ratae") == "KID-5.4"
    assert all(move.startswith("move") for move in asked(match))


@pytest.mark.rule("KID-5.4")
def test_the_same_exchange_again_undoes_nothing():
    match = position(regions={"deva": "2 scots", "ratae": "2 welsh"})
    play(match, "play ambassador", "summon deva welsh", "play ambassador", "return welsh")
    assert at(match, "deva") == "1 welsh"
    assert at(match, "ratae") == "2 scots"  # a Scot for a Welsh once more


@pytest.mark.rule("KID-5.4")
def test_the_summon_is_no_part_of_the_exchange():
    match = position(regions={"deva": "2 scots", "ratae": "2 welsh 1 romano_british"})
    play(match, "play ambassador", "return welsh", "summon deva scots")
    assert at(match, "deva") == "1 welsh"
    assert at(match, "ratae") == "1 scots 1 welsh 1 romano_british"
    play(match, "play ambassador")
    assert asked(match) == ["return welsh", "return romano_british"]
    assert why(match, "return scots") == "KID-5.4"


@pytest.mark.rule("KID-5.4")
def test_a_garrison_is_not_undone_by_the_next_one():
    match = position(regions={"deva": "3 scots", "ratae": "1 welsh", "caledonia": "9 scots"})
    play(match, "play garrison", "summon caledonia scots")
    assert at(match, "deva") == "1 scots 1 welsh"
    assert at(match, "ratae") == "2 scots"
    play(match, "play garrison")
    assert asked(match) == ["garrison deva ratae", "garrison ratae deva"]
    play(match, "garrison ratae deva")  # two Scots for a Scot, since for the Welsh it would undo: not asked
    assert at(match, "deva") == "2 scots 1 welsh"
    assert at(match, "ratae") == "1 scots"


@pytest.mark.rule("KID-5.4")
def test_it_is_the_net_change_that_counts():
    # A Scot and a Welsh for a Welsh: in the end a Scot moved. A Scot and a Romano-British back for a Romano-British...
    match = position(
        regions={
            "deva": "1 scots 1 welsh 2 romano_british",
            "ratae": "1 welsh 1 romano_british",
            "caledonia": "9 welsh",
        }
    )
    play(match, "play garrison", "garrison deva ratae", "send scots welsh", "return welsh", "summon caledonia welsh")
    assert at(match, "deva") == "1 welsh 2 romano_british"
    assert at(match, "ratae") == "1 scots 1 welsh 1 romano_british"
    play(match, "play garrison", "garrison ratae deva", "send scots romano_british")
    assert at(match, "deva") == "1 scots 3 romano_british"  # ...is forbidden, so the Welsh went, unasked


@pytest.mark.rule("KID-5.4")
def test_two_that_went_each_way_are_a_different_change():
    match = position(regions={"deva": "1 scots 1 welsh", "ratae": "1 romano_british", "caledonia": "9 scots"})
    play(match, "play garrison", "summon caledonia scots")
    assert at(match, "ratae") == "1 scots 1 welsh"
    play(match, "play ambassador", "exchange deva ratae")  # one of them comes back: that is not the whole of it
    assert asked(match) == ["return scots", "return welsh"]


@pytest.mark.rule("KID-5.4", "KID-6.2")
def test_a_partial_exchange_may_not_be_undone_either():
    match = position(regions={"deva": "2 scots"})
    play(match, "play ambassador", "move deva ratae", "summon deva scots", "play ambassador")
    assert len(asked(match)) == 6
    assert why(match, "move ratae deva") == "KID-5.4"


@pytest.mark.rule("KID-5.4", "KID-6.2")
def test_a_partial_exchange_may_not_undo_the_net_change_of_a_full_one():
    match = position(
        regions={"deva": "1 scots 1 welsh", "ratae": "1 welsh"},
        held=all_but("deva", "ratae", "londinium", holder="scots"),
    )
    play(match, "play garrison", "summon deva welsh")
    assert at(match, "deva") == ""
    assert at(match, "ratae") == "1 scots 1 welsh"
    play(match, "play ambassador", "move ratae deva")  # the Scot would undo it: the Welsh goes, unasked
    assert at(match, "deva") == "1 welsh"


@pytest.mark.rule("KID-5.4", "KID-6.2")
def test_where_only_a_forbidden_full_exchange_is_left_ambassador_moves_one():
    match = position(
        regions={"deva": "1 scots", "ratae": "1 welsh", "caledonia": "1 romano_british"},
        held=all_but("deva", "ratae", "caledonia", "eboracum", holder="scots"),
    )
    play(match, "play ambassador", "exchange deva ratae", "summon caledonia romano_british", "play ambassador")
    assert sorted(asked(match)) == [
        "move deva caledonia", "move deva eboracum", "move deva ratae",
        "move ratae caledonia", "move ratae deva", "move ratae eboracum",
    ]  # fmt: skip
    assert why(match, "exchange deva ratae") == "KID-5.4"


@pytest.mark.rule("KID-5.4", "KID-6.2")
def test_where_only_a_forbidden_full_exchange_is_left_garrison_moves_two():
    match = position(
        regions={"deva": "2 scots", "ratae": "1 welsh", "caledonia": "1 romano_british"},
        held=all_but("deva", "ratae", "caledonia", "londinium", holder="scots"),
    )
    play(match, "play garrison", "summon caledonia romano_british", "play garrison")
    assert at(match, "deva") == "1 welsh"
    assert at(match, "ratae") == "2 scots"
    # One for one from a region of two, or two for nothing, also into a region where somebody stands.
    assert sorted(asked(match)) == ["exchange deva ratae", "garrison ratae deva", "garrison ratae londinium"]
    play(match, "garrison ratae deva")
    assert at(match, "deva") == "2 scots 1 welsh"
    assert at(match, "ratae") == ""


@pytest.mark.rule("KID-5.4", "KID-5.7")
def test_loyalists_are_a_faction_like_any_other_in_an_undoing():
    match = position(
        regions={"deva": "1 loyalists", "ratae": "1 scots 1 welsh", "caledonia": "9 scots"},
        held=all_but("deva", "ratae", "caledonia", holder="scots"),
        mordred="on",
    )
    play(match, "play ambassador", "exchange deva ratae", "return scots", "summon caledonia scots")
    assert at(match, "ratae") == "1 welsh 1 loyalists"
    play(match, "play ambassador", "exchange deva ratae")  # the loyalist may not come back
    assert at(match, "deva") == "1 welsh"
    assert at(match, "ratae") == "1 scots 1 loyalists"


@pytest.mark.rule("KID-5.4", "KID-5.7")
def test_a_loyalist_that_moves_makes_it_another_change():
    match = position(regions={"deva": "2 scots 1 loyalists"}, mordred="on")
    play(match, "play ambassador", "move deva ratae", "send scots", "summon deva scots")
    play(match, "play ambassador")  # the Scot comes back, but a loyalist goes: the only full exchange, not asked
    assert at(match, "ratae") == "1 loyalists"


@pytest.mark.rule("KID-5.7")
def test_loyalists_are_exchanged_like_any_follower():
    match = position(regions={"deva": "2 loyalists", "ratae": "1 scots 1 loyalists"}, mordred="on")
    play(match, "play garrison", "garrison deva ratae", "return scots")
    assert at(match, "deva") == ""  # the Scot was all that could be summoned
    assert court(match, 0) == "1 scots"
    assert at(match, "ratae") == "3 loyalists"
    match = position(regions={"deva": "1 scots 1 loyalists", "londinium": "1 welsh"}, mordred="on")
    play(match, "play ambassador", "send loyalists")
    assert at(match, "londinium") == "1 loyalists"
    assert at(match, "deva") == "1 scots 1 welsh"


def test_a_region_is_not_exchanged_with_itself():
    match = position()
    play(match, "play ambassador")
    with pytest.raises(NotAMove):
        match.play("exchange deva deva")
