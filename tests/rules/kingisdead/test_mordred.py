"""10 Mordred variant."""

import pytest

import regnum
from regnum.games.kingisdead.components import REGIONS

from .positions import at, holder, pass_to_the_end, play, position, winners
from .test_ending import SHORT

BANNERS = {
    "caledonia": "aquae_sulis", "din_eidyn": "aquae_sulis", "ratae": "aquae_sulis", "deva": "aquae_sulis",
    "caerleon": "din_eidyn", "eboracum": "din_eidyn", "londinium": "din_eidyn", "aquae_sulis": "din_eidyn",
}  # fmt: skip


@pytest.mark.rule("KID-10.1")
def test_two_regions_start_with_a_loyalist():
    for mordred, count in (("off", 0), ("on", 1)):
        regions = regnum.match("kingisdead", mordred=mordred, seed=4).view()["regions"]
        for name, region in regions.items():
            assert region["followers"]["loyalists"] == (count if name in ("aquae_sulis", "din_eidyn") else 0)
            assert sum(region["followers"].values()) == 4


@pytest.mark.rule("KID-10.2")
@pytest.mark.parametrize(("resolved", "joined"), BANNERS.items())
def test_a_loyalist_joins_the_region_of_the_banner(resolved, joined):
    match = position(2, order=[resolved], mordred="on")
    assert play(match, "pass", "pass")[-2:] == ["resolved", "loyalist_joined"]
    for region in REGIONS:
        assert at(match, region).count("1 loyalists") == (region == joined)


@pytest.mark.rule("KID-10.2")
@pytest.mark.parametrize(("resolved", "joined"), BANNERS.items())
def test_nobody_joins_a_resolved_region(resolved, joined):
    match = position(2, held={joined: "scots"}, order=[resolved], mordred="on")
    assert play(match, "pass", "pass")[-1] == "resolved"
    assert not any("loyalists" in at(match, region) for region in REGIONS)


@pytest.mark.rule("KID-10.2")
def test_nobody_joins_without_the_variant():
    match = position(2)
    assert "loyalist_joined" not in play(match, "pass", "pass")


@pytest.mark.rule("KID-10.3")
@pytest.mark.parametrize(
    ("followers", "wins"),
    [
        ("1 loyalists", "loyalists"),
        ("1 scots 1 welsh 2 loyalists", "loyalists"),
        ("2 scots 2 loyalists", "saxons"),
        ("2 scots 1 loyalists", "scots"),
        ("1 romano_british 2 welsh 1 loyalists", "welsh"),
        ("2 scots 2 welsh 1 loyalists", "saxons"),
        ("1 scots 1 welsh 1 romano_british 1 loyalists", "saxons"),
    ],
)
def test_loyalists_count_for_control_like_a_faction(followers, wins):
    match = position(2, order=["deva"], regions={"deva": followers}, mordred="on")
    play(match, "pass", "pass")
    assert holder(match, "deva") == wins


def mordred_wins(struggles, courts, players=2, latest=None, unplayed=()):
    """The loyalists win the struggle after these."""
    held = {region: SHORT[letter] for region, letter in zip(REGIONS, struggles, strict=False)}
    match = position(
        players,
        held=held,
        order=[REGIONS[len(held)]],
        regions={REGIONS[len(held)]: "1 scots 2 loyalists"},
        courts=dict(enumerate(courts)),
        hands={seat: "" for seat in range(players) if seat not in unplayed},
        latest=latest,
        mordred="on",
    )
    pass_to_the_end(match)
    assert match.view()["ending"] == "loyalists"
    return match


@pytest.mark.rule("KID-10.4")
def test_a_loyalist_win_ends_the_game_at_once():
    match = position(2, order=["deva"], regions={"deva": "1 loyalists", "ratae": "1 scots"}, mordred="on")
    assert play(match, "pass", "pass")[2:4] == ["resolved", "ended"]
    assert match.over
    assert holder(match, "ratae") is None
    assert not any("loyalists" in at(match, region) for region in REGIONS)  # nobody joins any more


@pytest.mark.rule("KID-10.4")
@pytest.mark.parametrize(
    ("struggles", "winner"), [("SSW", 0), ("WSW", 1), ("SWRR", 2), ("SW", 1), ("WS", 0), ("xxxR", 2)]
)
def test_it_is_decided_by_control_over_the_regions_so_far(struggles, winner):
    assert winners(mordred_wins(struggles, ["2 scots", "2 welsh", "2 romano_british"], players=3)) == [winner]


@pytest.mark.rule("KID-8.3", "KID-10.4")
def test_a_loyalist_win_in_the_eighth_struggle_is_no_end_by_control():
    # By control the older latest card would win the tie.
    assert winners(mordred_wins("SSSSSWW", ["1 scots", "1 scots"], latest=(0, 1))) == [1]


@pytest.mark.rule("KID-10.5")
def test_the_loyalists_region_counts_for_nobody():
    # Not for the Saxons, who hold three ...
    match = mordred_wins("xxxS", ["2 scots", "1 scots 1 welsh 1 romano_british"])
    assert match.view()["saxons"] == 3
    assert holder(match, "ratae") == "loyalists"
    assert winners(match) == [0]
    # ... nor for the Scots, who stood there too and would draw level with the Welsh.
    assert winners(mordred_wins("SWW", ["9 scots", "1 welsh"])) == [1]


@pytest.mark.rule("KID-10.6")
@pytest.mark.parametrize("latest", [(0, 1), (1, 0)])
@pytest.mark.parametrize(
    ("struggles", "courts", "winner"),
    [
        ("S", ["1 scots 9 welsh", "2 scots"], 1),  # the ruling faction comes first
        ("SSW", ["1 scots 9 romano_british", "1 scots 1 welsh"], 1),  # then the second
        ("WS", ["1 scots 9 romano_british", "1 scots 1 welsh"], 1),
        ("SS", ["1 scots 1 welsh", "1 scots 2 romano_british"], 1),  # there is none: the total
        ("Sxx", ["1 scots 3 welsh", "1 scots 2 romano_british"], 0),
        ("", ["3 scots", "2 welsh 2 romano_british"], 1),  # nobody rules: the total
        ("xx", ["3 scots 2 welsh", "2 welsh 2 romano_british"], 0),
    ],
)
def test_ruling_faction_second_faction_total(struggles, courts, winner, latest):
    assert winners(mordred_wins(struggles, courts, latest=latest)) == [winner]


@pytest.mark.rule("KID-10.6")
@pytest.mark.parametrize(
    ("struggles", "courts"),
    [
        ("SSW", ["1 scots 1 welsh 9 romano_british", "1 scots 1 welsh"]),  # where there is a second, no total
        ("SS", ["1 scots 2 welsh", "1 scots 2 romano_british"]),
        ("", ["3 scots", "1 scots 2 welsh"]),
    ],
)
def test_still_tied_the_latest_card_wins(struggles, courts):
    for two in (courts, courts[::-1]):
        assert winners(mordred_wins(struggles, two, latest=(0, 1))) == [1]
        assert winners(mordred_wins(struggles, two, latest=(1, 0))) == [0]
        assert winners(mordred_wins(struggles, two, unplayed=[1])) == [0]
        assert mordred_wins(struggles, two, unplayed=[0, 1]).shares == (0.5, 0.5)


@pytest.mark.rule("KID-10.6")
def test_each_step_is_among_the_players_still_tied():
    courts = ["2 scots", "2 scots 1 welsh", "1 scots 9 welsh"]
    assert winners(mordred_wins("S", courts, players=3)) == [1]
    courts = ["2 scots", "2 scots", "9 welsh"]
    assert winners(mordred_wins("S", courts, players=3, latest=(1, 0, 2))) == [0]


@pytest.mark.rule("KID-10.6")
def test_with_four_followers_are_counted_per_player_and_the_partner_shares():
    assert winners(mordred_wins("", ["3 scots", "4 welsh", "3 scots", ""], players=4)) == [1, 3]
    assert winners(mordred_wins("S", ["3 scots", "4 scots", "3 scots", ""], players=4)) == [1, 3]
    assert winners(mordred_wins("", ["3 scots"] * 4, players=4, latest=(3, 2, 1, 0))) == [0, 2]
    assert mordred_wins("", ["3 scots"] * 4, players=4, unplayed=[0, 1, 2, 3]).shares == (0.25,) * 4


@pytest.mark.rule("KID-8.4", "KID-10.6")
def test_only_after_a_loyalist_win_may_nobody_rule():
    assert winners(mordred_wins("xxx", ["1 scots", "1 scots 1 welsh"])) == [1]
