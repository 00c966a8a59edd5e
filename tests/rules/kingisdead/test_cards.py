"""5 The cards: Crown, Settlement, Scots, Welsh and Romano-British."""

import pytest

from regnum.games.kingisdead.components import REGIONS

from .positions import EVERYWHERE, asked, at, holder, play, position, supply, why


@pytest.mark.rule("KID-5.1")
def test_crown_swaps_two_cards_and_puts_a_token_on_one_of_them():
    match = position(order=["deva", "ratae", "londinium"])
    play(match, "play crown")
    assert len(asked(match)) == 8 * 7 / 2
    play(match, "swap londinium ratae")
    assert match.view()["order"][:3] == ["deva", "londinium", "ratae"]
    assert sorted(asked(match)) == ["crown londinium", "crown ratae"]
    assert why(match, "crown deva") == "KID-5.1"
    play(match, "crown londinium", "summon deva scots")
    assert [match.view()["regions"][region]["token"] for region in ("londinium", "ratae")] == [0, None]


@pytest.mark.rule("KID-5.1")
def test_a_crowned_card_is_not_swapped_again_but_its_fellow_is():
    match = position()
    play(match, "play crown", "swap ratae deva", "crown ratae", "summon deva scots", "play crown")
    assert len(asked(match)) == 7 * 6 / 2
    assert all("ratae" not in move for move in asked(match))
    assert why(match, "swap deva ratae") == "KID-5.1"
    play(match, "swap deva londinium", "crown deva", "summon ratae scots")
    assert match.view()["regions"]["deva"]["token"] == 1


@pytest.mark.rule("KID-5.1")
def test_a_face_down_card_is_not_swapped():
    match = position(held={"deva": "scots", "ratae": "welsh"})
    play(match, "play crown")
    assert len(asked(match)) == 6 * 5 / 2
    assert why(match, "swap deva caledonia") == "KID-3.7"


@pytest.mark.rule("KID-5.1")
def test_the_current_card_may_be_swapped_away_and_the_struggle_goes_on():
    match = position(2, order=["deva", "ratae"], regions={"deva": "9 scots", "ratae": "9 welsh"}, actor=1)
    play(match, "pass", "play crown", "swap deva ratae", "crown deva", "summon deva scots")
    assert match.view()["struggle"] == 0
    assert match.actor == 1
    play(match, "pass", "pass")
    assert holder(match, "ratae") == "welsh"
    assert holder(match, "deva") is None
    play(match, "pass", "pass")
    assert holder(match, "deva") == "scots"


SIX_HELD = {"caledonia": "scots", "eboracum": "welsh", "deva": "scots", "caerleon": "welsh", "ratae": "scots",
            "din_eidyn": "welsh"}  # fmt: skip


@pytest.mark.rule("KID-5.1")
def test_with_two_cards_left_they_must_be_swapped():
    match = position(held=SIX_HELD, order=["londinium", "aquae_sulis"])
    assert play(match, "play crown") == ["played", "swapped"]  # not asked: there is one way
    assert sorted(asked(match)) == ["crown aquae_sulis", "crown londinium"]
    assert match.view()["order"][6:] == ["aquae_sulis", "londinium"]


@pytest.mark.rule("KID-5.1")
def test_with_fewer_than_two_swappable_cards_there_is_neither_swap_nor_token():
    match = position(held=SIX_HELD, order=["londinium", "aquae_sulis"], crowned={"londinium": 1})
    assert play(match, "play crown") == ["played", "no_effect"]
    assert match.view()["order"][6:] == ["londinium", "aquae_sulis"]
    assert match.view()["regions"]["aquae_sulis"]["token"] is None
    assert all(move.startswith("summon") for move in asked(match))


@pytest.mark.rule("KID-5.5")
def test_settlement_places_one_of_each_faction_anywhere():
    match = position(held={"deva": "scots"}, supply="2 scots 1 welsh 3 romano_british", regions={})
    play(match, "play settlement")
    assert asked(match) == [f"place scots {region}" for region in REGIONS if region != "deva"]
    assert why(match, "place welsh ratae") == "KID-5.5"
    play(match, "place scots ratae")
    assert asked(match) == [f"place welsh {region}" for region in REGIONS if region != "deva"]
    play(match, "place welsh caledonia")
    assert asked(match) == [f"place romano_british {region}" for region in REGIONS if region != "deva"]
    play(match, "place romano_british ratae")
    assert at(match, "ratae") == "1 scots 1 romano_british"
    assert at(match, "caledonia") == "1 welsh"
    assert supply(match) == "1 scots 2 romano_british"
    assert all(move.startswith("summon") for move in asked(match))


@pytest.mark.rule("KID-5.5")
def test_settlement_may_put_all_three_into_one_region():
    match = position()
    play(match, "play settlement", "place scots ratae", "place welsh ratae", "place romano_british ratae")
    assert at(match, "ratae") == "2 scots 2 welsh 1 romano_british"


def rallies(match, faction, *regions):
    """All ways to place two followers in these regions, in notation."""
    names = [region for region in REGIONS if region in regions]
    return [f"place {faction} {one} {other}" for i, one in enumerate(names) for other in names[i:]]


@pytest.mark.rule("KID-5.6")
@pytest.mark.parametrize(
    ("faction", "beside"),
    [
        ("scots", ["din_eidyn"]),
        ("welsh", ["deva", "ratae", "aquae_sulis"]),
        ("romano_british", ["eboracum", "ratae", "aquae_sulis"]),
    ],
)
def test_an_unresolved_home_counts_as_controlled_but_takes_nobody_itself(faction, beside):
    match = position()
    play(match, f"play {faction}")
    if len(beside) == 1:
        assert at(match, beside[0]) == "3 scots 1 welsh"  # the only way: not asked
    else:
        assert asked(match) == rallies(match, faction, *beside)
        assert why(match, f"place {faction} caledonia {beside[0]}") == "KID-5.6"


@pytest.mark.rule("KID-5.6")
def test_two_followers_are_placed_alone_or_together():
    match = position(regions={}, supply="5 welsh")
    play(match, "play welsh", "place welsh ratae ratae")  # and then summon one of them: not asked
    assert at(match, "ratae") == "1 welsh"
    assert supply(match) == "3 welsh"
    play(match, "play welsh", "place welsh deva ratae")
    assert at(match, "ratae") == "2 welsh"
    assert at(match, "deva") == "1 welsh"
    assert supply(match) == "1 welsh"


@pytest.mark.rule("KID-5.6")
def test_a_home_lost_to_others_counts_no_longer():
    match = position(held={"caerleon": "scots"})
    assert play(match, "play welsh") == ["played", "no_effect"]
    match = position(held={"caerleon": "saxons"})
    assert play(match, "play welsh") == ["played", "no_effect"]


@pytest.mark.rule("KID-5.6")
def test_a_home_won_still_counts():
    match = position(held={"caerleon": "welsh"})
    play(match, "play welsh")
    assert asked(match) == rallies(match, "welsh", "deva", "ratae", "aquae_sulis")


@pytest.mark.rule("KID-5.6")
def test_followers_gather_beside_every_region_of_their_faction_and_in_the_home_beside_one():
    match = position(held={"ratae": "welsh", "caledonia": "welsh", "deva": "scots"})
    play(match, "play welsh")
    # Ratae brings eboracum, caerleon (the home), londinium and aquae_sulis, Caledonia din_eidyn
    assert asked(match) == rallies(match, "welsh", "eboracum", "caerleon", "londinium", "aquae_sulis", "din_eidyn")
    play(match, "place welsh caerleon din_eidyn")
    assert at(match, "caerleon") == "1 scots 2 welsh"
    assert at(match, "din_eidyn") == "1 scots 2 welsh"


@pytest.mark.rule("KID-5.6")
def test_a_region_of_another_faction_is_no_help():
    match = position(held={"caledonia": "welsh", "deva": "romano_british"})
    play(match, "play romano_british")
    assert asked(match) == rallies(match, "romano_british", "eboracum", "ratae", "aquae_sulis", "din_eidyn", "caerleon")
    assert why(match, "place romano_british londinium londinium") == "KID-5.6"


@pytest.mark.rule("KID-5.6", "KID-6.3")
def test_a_single_follower_of_the_supply_is_placed_alone():
    match = position(supply="1 welsh")
    play(match, "play welsh")
    assert sorted(asked(match)) == ["place welsh aquae_sulis", "place welsh deva", "place welsh ratae"]
    assert why(match, "place welsh deva ratae") == "KID-6.3"


@pytest.mark.rule("KID-5.6")
def test_the_card_places_its_own_faction():
    match = position()
    play(match, "play welsh")
    assert why(match, "place scots deva ratae") == "KID-5.6"


@pytest.mark.rule("KID-6.1")
@pytest.mark.parametrize("card", ["settlement", "scots", "welsh", "romano_british"])
def test_a_card_that_can_do_nothing_may_be_played(card):
    match = position(supply="", regions=EVERYWHERE)
    assert play(match, f"play {card}") == ["played", "no_effect"]
    assert match.view()["passes"] == 0
