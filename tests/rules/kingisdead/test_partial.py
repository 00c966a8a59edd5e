"""6 Partial actions."""

import pytest

from .positions import asked, at, court, play, position, supply, why
from .test_exchange import all_but


@pytest.mark.rule("KID-6.1")
def test_a_card_without_effect_keeps_the_struggle_going_and_brings_a_follower():
    match = position(2, regions={"deva": "2 scots"}, supply="", order=["deva"])
    assert play(match, "pass", "play welsh") == ["passed", "played", "no_effect", "summoned"]
    assert match.view()["passes"] == 0
    assert court(match, 1) == "1 scots"


@pytest.mark.rule("KID-6.1")
def test_what_can_be_done_must_be_done():
    match = position()
    play(match, "play welsh")
    assert why(match, "summon deva scots") == "KID-5.6"
    match = position()
    play(match, "play settlement")
    assert why(match, "summon deva scots") == "KID-5.5"
    match = position()
    play(match, "play ambassador")
    assert why(match, "summon deva scots") == "KID-6.2"


@pytest.mark.rule("KID-6.2")
def test_a_full_garrison_must_be_made_if_there_is_one_anywhere():
    match = position(regions={"ratae": "2 scots", "londinium": "1 welsh", "caledonia": "2 scots", "eboracum": ""},
                     held={"eboracum": "scots", "deva": "scots"})  # fmt: skip
    assert play(match, "play garrison") == ["played", "exchanged"]  # from Ratae, the only way
    assert at(match, "londinium") == "2 scots"
    match = position(regions={"ratae": "2 scots", "londinium": "2 welsh", "caledonia": "2 scots"})
    play(match, "play garrison")
    assert sorted(asked(match)) == ["garrison londinium ratae", "garrison ratae londinium"]
    assert why(match, "garrison caledonia din_eidyn") == "KID-6.2"
    assert why(match, "exchange ratae londinium") == "KID-6.2"
    assert why(match, "move ratae londinium") == "KID-6.2"


@pytest.mark.rule("KID-6.2")
def test_else_a_garrison_of_two_for_nothing():
    match = position(regions={"deva": "1 scots 2 welsh"})
    play(match, "play garrison")
    assert sorted(asked(match)) == ["garrison deva caerleon", "garrison deva din_eidyn", "garrison deva eboracum",
                                    "garrison deva ratae"]  # fmt: skip
    assert why(match, "garrison deva londinium") == "KID-5.2"
    assert why(match, "move deva ratae") == "KID-6.2"
    play(match, "garrison deva ratae")
    assert asked(match) == ["send scots welsh", "send welsh welsh"]
    assert play(match, "send scots welsh") == ["exchanged"]
    assert at(match, "deva") == "1 welsh"
    assert at(match, "ratae") == "1 scots 1 welsh"


@pytest.mark.rule("KID-6.2")
def test_or_a_garrison_of_one_for_one():
    match = position(regions={"deva": "1 scots", "ratae": "1 welsh", "londinium": "1 romano_british"})
    play(match, "play garrison")
    assert sorted(asked(match)) == ["exchange deva ratae", "exchange ratae londinium"]
    play(match, "exchange deva ratae")
    assert at(match, "deva") == "1 welsh"
    assert at(match, "ratae") == "1 scots"


@pytest.mark.rule("KID-6.2")
def test_both_move_two_and_either_may_be_chosen():
    match = position(regions={"caledonia": "2 scots", "ratae": "1 welsh", "londinium": "1 romano_british"})
    play(match, "play garrison")
    assert sorted(asked(match)) == ["exchange ratae londinium", "garrison caledonia din_eidyn"]
    assert why(match, "move ratae deva") == "KID-6.2"


@pytest.mark.rule("KID-6.2")
def test_else_a_garrison_of_one_for_nothing():
    match = position(regions={"caledonia": "1 scots", "londinium": "1 welsh"})
    play(match, "play garrison")
    assert sorted(asked(match)) == ["move caledonia din_eidyn", "move londinium aquae_sulis",
                                    "move londinium eboracum", "move londinium ratae"]  # fmt: skip
    assert why(match, "move caledonia ratae") == "KID-5.2"
    assert why(match, "exchange caledonia londinium") == "KID-5.2"
    play(match, "move caledonia din_eidyn")
    assert at(match, "caledonia") == ""
    assert at(match, "din_eidyn") == "1 scots"


@pytest.mark.rule("KID-6.2")
def test_else_a_garrison_of_nothing():
    match = position(regions={"caledonia": "3 scots", "londinium": "3 welsh"}, held=all_but("caledonia", "londinium"))
    assert play(match, "play garrison") == ["played", "no_effect"]
    assert all(move.startswith("summon") for move in asked(match))


@pytest.mark.rule("KID-6.2")
def test_a_full_ambassador_must_be_made_if_there_is_one():
    match = position(regions={"caledonia": "3 scots", "londinium": "1 welsh"})
    assert play(match, "play ambassador") == ["played", "exchanged"]
    assert at(match, "londinium") == "1 scots"


@pytest.mark.rule("KID-6.2")
def test_else_an_ambassador_of_one_for_nothing_to_any_region():
    match = position(regions={"caledonia": "2 scots 1 welsh"}, held={"deva": "scots"})
    play(match, "play ambassador")
    assert asked(match) == [f"move caledonia {region}" for region in
                            ("din_eidyn", "eboracum", "ratae", "caerleon", "londinium", "aquae_sulis")]  # fmt: skip
    assert why(match, "exchange caledonia ratae") == "KID-6.2"
    assert why(match, "garrison caledonia din_eidyn") == "KID-5.3"
    play(match, "move caledonia londinium")
    assert asked(match) == ["send scots", "send welsh"]
    play(match, "send welsh")
    assert at(match, "londinium") == "1 welsh"
    assert at(match, "caledonia") == "2 scots"


@pytest.mark.rule("KID-6.2")
def test_else_an_ambassador_of_nothing():
    match = position(regions={"caledonia": "3 scots"}, held=all_but("caledonia"))
    assert play(match, "play ambassador") == ["played", "no_effect", "summoned"]
    match = position(regions={})
    assert play(match, "play ambassador") == ["played", "no_effect", "nobody_to_summon"]


@pytest.mark.rule("KID-5.7", "KID-6.2")
def test_loyalists_count_as_followers_of_an_exchange():
    match = position(regions={"deva": "2 loyalists", "ratae": "1 loyalists", "caledonia": "2 scots"}, mordred="on")
    assert play(match, "play garrison")[:2] == ["played", "exchanged"]  # the only full one
    assert at(match, "ratae") == "2 loyalists"
    match = position(regions={"deva": "1 scots", "ratae": "1 loyalists"}, mordred="on")
    assert play(match, "play ambassador")[:2] == ["played", "exchanged"]
    assert at(match, "deva") == "1 loyalists"


@pytest.mark.rule("KID-6.3")
@pytest.mark.parametrize("missing", ["scots", "welsh", "romano_british"])
def test_settlement_skips_a_faction_that_is_missing(missing):
    there = [faction for faction in ("scots", "welsh", "romano_british") if faction != missing]
    match = position(regions={"deva": "1 scots"}, supply=f"2 {there[0]} 2 {there[1]}")
    play(match, "play settlement", f"place {there[0]} ratae", f"place {there[1]} ratae")
    assert at(match, "ratae") == f"1 {there[0]} 1 {there[1]}"
    assert supply(match) == f"1 {there[0]} 1 {there[1]}"
    assert all(move.startswith("summon") for move in asked(match))


@pytest.mark.rule("KID-6.3")
def test_with_one_region_left_all_settle_there():
    match = position(regions={"deva": ""}, held=all_but("deva"))
    assert play(match, "play settlement") == ["played", "placed", "placed", "placed"]
    assert at(match, "deva") == "1 scots 1 welsh 1 romano_british"


@pytest.mark.rule("KID-6.3")
def test_a_faction_card_places_what_the_supply_has():
    match = position(regions={"deva": "1 scots"}, supply="1 scots")
    assert play(match, "play scots")[:2] == ["played", "placed"]
    assert at(match, "din_eidyn") == "1 scots"
    assert supply(match) == ""
    match = position(regions={"deva": "1 scots"}, supply="5 welsh")
    assert play(match, "play scots")[:2] == ["played", "no_effect"]
    assert supply(match) == "5 welsh"


@pytest.mark.rule("KID-6.3")
def test_a_faction_card_places_nobody_where_no_region_allows_it():
    match = position(held={"din_eidyn": "welsh"}, regions={"deva": "1 scots"})
    assert play(match, "play scots")[:2] == ["played", "no_effect"]  # Caledonia's only neighbour is resolved
