"""8 End of the game."""

import json

import pytest

import regnum
from regnum.games.kingisdead.components import FACTIONS, REGIONS

from .find_records import FOLDER, name_of, played, ruler_by_latest_win
from .positions import holder, pass_to_the_end, play, position, winners
from .verdict import verdict

SHORT = {"S": "scots", "W": "welsh", "R": "romano_british", "x": "saxons"}


def ended(struggles, courts, players=2, latest=None, unplayed=(), **options):
    """A game whose struggles went `SSWWRxxS`, played to its end. Cards were played by all but the `unplayed`."""
    held = {region: SHORT[letter] for region, letter in zip(REGIONS, struggles[:-1], strict=False)}
    here = REGIONS[len(held)]
    last = {"x": "scots welsh"}.get(struggles[-1], SHORT[struggles[-1]])
    match = position(
        players,
        held=held,
        order=[here],
        regions={here: last},
        courts=dict(enumerate(courts)),
        hands={seat: "" for seat in range(players) if seat not in unplayed},
        latest=latest,
        **options,
    )
    return pass_to_the_end(match)


@pytest.mark.rule("KID-8.1")
@pytest.mark.parametrize(
    ("struggles", "ruler"),
    [
        ("SSSWWRxS", "scots"),  # most regions
        ("WWWWRRRS", "welsh"),
        ("RSWxWRRS", "romano_british"),
        ("WWWSSxxS", "scots"),  # as many as the Welsh, who won last before
        ("SSSWWxxW", "welsh"),
        ("SSWWRxxR", "romano_british"),
        ("RSRWSxxW", "welsh"),
        ("WWRRSxxS", "scots"),
        ("SSWWWxSx", "scots"),  # the latest win is not the latest struggle
        ("WWSSSxWx", "welsh"),
        ("RRRSSSxx", "scots"),
        ("SRSRSRWW", "romano_british"),
        ("RSRSRSWW", "scots"),
    ],
)
def test_control_the_faction_with_most_regions_rules_or_of_those_the_latest_to_win(struggles, ruler):
    match = ended(struggles, ["2 scots", "2 welsh", "2 romano_british"], players=3)
    assert match.view()["ending"] == "control"
    assert winners(match) == [FACTIONS.index(ruler)]


@pytest.mark.rule("KID-8.1")
def test_control_comes_after_the_eighth_struggle_only():
    six = dict.fromkeys(REGIONS[:6], "scots")
    match = position(2, held=six, regions=dict.fromkeys(REGIONS[6:], "scots"), courts={1: "1 scots"})
    play(match, "pass", "pass")
    assert not match.over
    assert play(match, "pass", "pass")[-2:] == ["ended", "crowned_ruler"]
    assert match.over


@pytest.mark.rule("KID-8.1")
def test_most_followers_of_the_ruling_faction_are_crowned():
    assert winners(ended("SSSSSSSS", ["2 scots 9 welsh", "3 scots", "1 scots 9 romano_british"], players=3)) == [1]


@pytest.mark.rule("KID-8.2")
@pytest.mark.parametrize(
    ("struggles", "winner"),
    [
        ("SSSSWWRS", 0),  # Welsh second
        ("SSSSRRWS", 1),  # Romano-British second
        ("SSSSWRRW", 0),  # as many, but the Welsh won later
        ("SSSSRWWR", 1),
        ("WWWxSSxS", 0),  # the loser of the tie for rule is second
        ("RRRWSSxS", 1),
    ],
)
def test_a_tie_is_broken_by_the_second_faction(struggles, winner):
    courts = ["3 scots 2 welsh", "3 scots 2 romano_british"]
    for latest in ((0, 1), (1, 0)):
        assert winners(ended(struggles, courts, latest=latest)) == [winner]


@pytest.mark.rule("KID-8.2")
def test_the_second_faction_is_compared_among_the_tied_only():
    assert winners(ended("SSSSWWWS", ["3 scots", "3 scots 1 welsh", "2 scots 9 welsh"], players=3)) == [1]


@pytest.mark.rule("KID-8.2")
@pytest.mark.parametrize(
    ("struggles", "courts"),
    [
        ("SSSSWWRS", ["3 scots 2 welsh 9 romano_british", "3 scots 2 welsh"]),  # the third is never compared
        ("SSSSSxxx", ["3 scots 9 welsh", "3 scots"]),  # without a region nobody is second
        ("SSxxSxSS", ["3 scots 9 welsh 9 romano_british", "3 scots"]),
    ],
)
def test_still_tied_the_oldest_latest_card_wins(struggles, courts):
    for two in (courts, courts[::-1]):
        assert winners(ended(struggles, two, latest=(0, 1))) == [0]
        assert winners(ended(struggles, two, latest=(1, 0))) == [1]


@pytest.mark.rule("KID-8.2")
def test_of_three_tied_the_one_whose_latest_card_is_the_oldest_wins():
    courts = ["1 scots", "1 scots", "1 scots"]
    assert winners(ended("SSSSSSSS", courts, players=3, latest=(2, 0, 1))) == [2]
    assert winners(ended("SSSSSSSS", courts, players=3, latest=(1, 2, 0))) == [1]


@pytest.mark.rule("KID-8.2")
def test_who_is_not_tied_does_not_win_by_an_old_card():
    assert winners(ended("SSSSSSSS", ["1 scots", "2 scots", "2 scots"], players=3, latest=(0, 2, 1))) == [2]


@pytest.mark.rule("KID-8.2")
def test_who_never_played_counts_as_earliest():
    courts = ["1 scots", "1 scots", "1 scots"]
    assert winners(ended("SSSSSSSS", courts, players=3, unplayed=[1], latest=(2, 0))) == [1]


@pytest.mark.rule("KID-8.2")
def test_several_who_never_played_share_the_win():
    courts = ["1 scots", "1 scots", "1 scots"]
    assert ended("SSSSSSSS", courts, players=3, unplayed=[1, 2]).shares == (0, 0.5, 0.5)
    assert ended("SSSSSSSS", courts, players=3, unplayed=[0, 1, 2]).shares == pytest.approx([1 / 3] * 3)


@pytest.mark.rule("KID-8.3")
def test_invasion_ends_the_game_at_once():
    match = position(
        2, held=dict.fromkeys(REGIONS[:3], "saxons"), regions={"deva": "2 scots 2 welsh", "ratae": "1 scots"}
    )
    told = play(match, "pass", "pass")
    assert told[2:] == ["resolved", "ended", "crowned_ruler", "crowned_ruler"]
    assert match.view()["ending"] == "invasion"
    assert holder(match, "deva") == "saxons"
    assert holder(match, "ratae") is None


@pytest.mark.rule("KID-8.3")
def test_three_saxon_regions_are_not_enough():
    match = position(2, held=dict.fromkeys(REGIONS[:2], "saxons"), regions={"eboracum": "2 scots 2 welsh"})
    play(match, "pass", "pass")
    assert match.view()["saxons"] == 3
    assert not match.over


@pytest.mark.rule("KID-8.3")
def test_a_fourth_saxon_region_in_the_eighth_struggle_is_an_invasion():
    # By control the Scots would rule, and seat 0 be crowned.
    match = ended("SSSSxxxx", ["5 scots", "1 scots 1 welsh 1 romano_british"])
    assert match.view()["ending"] == "invasion"
    assert winners(match) == [1]


@pytest.mark.rule("KID-8.3")
def test_invasion_most_complete_sets_win():
    courts = ["9 scots 9 welsh 1 romano_british", "2 scots 2 welsh 2 romano_british", "9 scots"]
    assert winners(ended("xxxx", courts, players=3)) == [1]
    courts = [
        "2 scots 9 welsh 9 romano_british",
        "9 scots 1 welsh 9 romano_british",
        "3 scots 3 welsh 3 romano_british",
    ]
    assert winners(ended("SSSSxxxx", courts, players=3)) == [2]


@pytest.mark.rule("KID-8.3")
def test_invasion_tied_the_latest_card_wins():
    courts = ["1 scots 1 welsh 1 romano_british", "1 scots 1 welsh 9 romano_british", "9 scots"]
    assert winners(ended("xxxx", courts, players=3, latest=(0, 1, 2))) == [1]
    assert winners(ended("xxxx", courts, players=3, latest=(1, 0, 2))) == [0]
    assert winners(ended("xxxx", courts, players=3, latest=(0, 2), unplayed=[1])) == [0]


@pytest.mark.rule("KID-8.3")
def test_invasion_where_none_of_the_tied_played_they_share():
    courts = ["1 scots 1 welsh 1 romano_british", "1 scots 1 welsh 1 romano_british", "9 scots"]
    assert ended("xxxx", courts, players=3, unplayed=[0, 1]).shares == (0.5, 0.5, 0)
    assert ended("xxxx", ["", "", ""], players=3, unplayed=[0, 1, 2]).shares == pytest.approx([1 / 3] * 3)


@pytest.mark.rule("KID-8.4")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_without_a_region_cannot_rule(faction):
    only = faction[0].upper()
    courts = [f"9 {other}" for other in FACTIONS if other != faction] + [f"1 {faction}"]
    match = ended(f"xxx{only * 5}", courts, players=3)
    assert match.view()["ending"] == "control"
    assert winners(match) == [2]


@pytest.mark.rule("KID-8.1", "KID-8.2", "KID-8.3", "KID-9.2", "KID-9.3", "KID-10.4", "KID-10.6")
@pytest.mark.parametrize("mordred", ["off", "on"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_are_won_as_the_rules_say(players, mordred):
    endings = set()
    for seed in range(80):
        match = played(players, mordred, keen=(1.0, 0.5, 0.2, 0.0)[seed % 4], seed=seed)
        endings.add(match.view()["ending"])
        assert winners(match) == verdict(match)[0]
    assert endings == {"control", "invasion"} | ({"loyalists"} if mordred == "on" else set())


@pytest.mark.rule("KID-8.1", "KID-8.2", "KID-8.3", "KID-9.2", "KID-9.3", "KID-10.6")
def test_a_record_is_kept_of_every_way_to_win():
    reasons = {
        "control": "latest-win ruling-faction second-faction oldest-card never-played shared",
        "invasion": "sets latest-card shared",
        "loyalists": "ruling-faction second-faction total-without-a-second total-without-a-ruler latest-card shared",
    }
    wanted = {f"{ending}-{players}-{reason}" for ending in reasons for players in (2, 3, 4)
              for reason in reasons[ending].split()}  # fmt: skip
    assert {path.stem for path in FOLDER.glob("*.json")} == wanted | {"index"}
    for name in wanted:
        match = regnum.replay(json.loads((FOLDER / f"{name}.json").read_text("utf-8")))
        assert name_of(match) == name or (name.endswith("latest-win") and ruler_by_latest_win(match))


@pytest.mark.rule("KID-8.2", "KID-8.3")
def test_all_see_whose_latest_card_is_the_newest():
    match = position(3)
    assert match.view()["latest"] == [] and "Latest cards" not in match.describe(0)
    play(match, "play scots")
    while match.view()["phase"] != "turn":
        match.play(match.legal[0])
    play(match, "pass", "play welsh")
    while match.view()["phase"] != "turn":
        match.play(match.legal[0])
    assert match.view(1)["latest"] == [2, 0]
    assert "Latest cards, newest first: Seat 2, Seat 0 " in match.describe(1)
    drawing = match.scene(1).svg()
    assert "<title>The newest card of all. A tie for control goes to the oldest" in drawing
    assert "<title>One other player has played a card since." in drawing
