"""1 Components."""

import pytest

import regnum
from regnum.games.kingisdead.components import DATA, FACTIONS, REGIONS

from .positions import asked, pairs, play, position, why

STANDARD = """caledonia-din_eidyn din_eidyn-deva din_eidyn-eboracum deva-eboracum deva-caerleon deva-ratae
eboracum-ratae eboracum-londinium caerleon-ratae caerleon-aquae_sulis ratae-londinium ratae-aquae_sulis
aquae_sulis-londinium"""

# The only list found for the first edition, read literally
ALTERNATIVE = """caledonia-din_eidyn din_eidyn-deva din_eidyn-eboracum deva-eboracum deva-caerleon deva-ratae
eboracum-ratae eboracum-londinium caerleon-aquae_sulis ratae-aquae_sulis aquae_sulis-londinium deva-aquae_sulis
eboracum-aquae_sulis"""


@pytest.mark.rule("KID-1.1")
@pytest.mark.parametrize(("borders", "edges"), [("standard", STANDARD), ("alternative", ALTERNATIVE)])
def test_a_garrison_crosses_every_border_and_no_other(borders, edges):
    match = position(regions=dict.fromkeys(REGIONS, "2 scots"), map=borders)
    play(match, "play garrison")
    wanted = {frozenset(edge.split("-")) for edge in edges.split()}
    assert len(wanted) == 13
    assert pairs(asked(match)) == wanted
    assert len(asked(match)) == 26  # two followers from either side


@pytest.mark.rule("KID-1.1")
def test_there_are_eight_regions():
    names = "caledonia din_eidyn deva eboracum caerleon ratae aquae_sulis londinium"
    assert sorted(regnum.match("kingisdead").view()["regions"]) == sorted(names.split())


@pytest.mark.rule("KID-1.2")
@pytest.mark.parametrize(("players", "each"), [(2, 16), (3, 18), (4, 18)])
def test_the_followers_of_each_faction_are_all_there(players, each):
    for seed in range(50):
        view = regnum.match("kingisdead", players, seed=seed).view()
        for faction in FACTIONS:
            standing = sum(region["followers"][faction] for region in view["regions"].values())
            at_court = sum(court[faction] for court in view["courts"])
            assert standing + at_court + view["supply"][faction] == each


@pytest.mark.rule("KID-1.2")
def test_the_colours_and_homes_of_the_factions():
    assert DATA["factions"] == {
        "scots": {"colour": "blue", "home": "caledonia"},
        "welsh": {"colour": "red", "home": "caerleon"},
        "romano_british": {"colour": "yellow", "home": "londinium"},
    }


@pytest.mark.rule("KID-1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_players_own_the_same_eight_cards(players):
    match = regnum.match("kingisdead", players)
    for seat in range(players):
        hand = match.view(seat)["hands"][seat]
        assert hand["size"] == 8
        assert hand["cards"] == {
            "crown": 1, "garrison": 1, "ambassador": 1, "settlement": 2, "scots": 1, "welsh": 1, "romano_british": 1,
        }  # fmt: skip


@pytest.mark.rule("KID-1.3")
def test_only_settlement_can_be_played_twice():
    match = position(2, regions={"deva": "9 scots"}, supply="", hands={1: ""})
    play(match, "play settlement", "play settlement", "play crown", "swap deva ratae", "crown deva")
    assert asked(match) == ["pass", "play garrison", "play ambassador", "play scots", "play welsh",
                            "play romano_british"]  # fmt: skip
    assert why(match, "play settlement") == why(match, "play crown") == "KID-3.8"
    assert match.view()["regions"]["deva"]["token"] == 0  # the token of seat 0


@pytest.mark.rule("KID-1.4", "KID-10.2")
def test_eight_region_cards_and_nine_loyalists_are_enough():
    # Both banners' regions come last, so that all seven struggles before add a loyalist.
    first = ["caledonia", "ratae", "deva", "caerleon", "eboracum", "londinium", "din_eidyn", "aquae_sulis"]
    match = position(
        2,
        mordred="on",
        hands={0: "", 1: ""},
        order=first,
        regions=dict.fromkeys(first, "9 scots")
        | {"din_eidyn": "9 scots 1 loyalists", "aquae_sulis": "9 scots 1 loyalists"},
    )
    told = play(match, "pass")
    assert told.count("resolved") == 8
    assert told.count("loyalist_joined") == 7 == DATA["components"]["loyalist_cubes"] - 2


@pytest.mark.rule("KID-1.4", "KID-8.3")
def test_the_saxons_need_their_fourth_token_to_invade():
    match = position(2, regions={}, hands={0: "", 1: ""}, held={})
    told = play(match, "pass")
    assert told.count("resolved") == 4
    assert match.view()["saxons"] == 4
    assert match.view()["ending"] == "invasion"
