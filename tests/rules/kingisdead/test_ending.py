"""8 End of the game."""

import random

import pytest

import regnum
from regnum.games.kingisdead.components import FACTIONS, REGIONS

from .positions import holder, pass_to_the_end, play, position, winners

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


# The same once more for random games, decided by lists and sorting instead of numbers.


def decide(view, struggles, plays):
    """KID-8 to KID-10: the winners by what was seen, by struggles won and by who played in which order."""
    seats = list(range(view["players"]))
    courts = view["courts"]
    latest = {seat: max((i for i, player in enumerate(plays) if player == seat), default=-1) for seat in seats}
    rank = sorted(
        (faction for faction in FACTIONS if faction in struggles),
        key=lambda faction: (struggles.count(faction), len(struggles) - struggles[::-1].index(faction)),
        reverse=True,
    )

    def best(seats, worth):
        return [seat for seat in seats if worth(seat) == max(map(worth, seats))]

    def total(seat):
        return sum(courts[seat].values())

    if view["ending"] == "invasion":
        teams = [[0, 2], [1, 3]] if len(seats) == 4 else [[seat] for seat in seats]

        def sets(team):
            return min(sum(courts[seat][faction] for seat in team) for faction in FACTIONS)

        def newest(team):
            return max(latest[seat] for seat in team)

        return sorted(seat for team in best(best(teams, sets), newest) for seat in team)
    for faction in rank[:2]:
        seats = best(seats, lambda seat, faction=faction: courts[seat][faction])
    if view["ending"] == "control":
        seats = best(seats, lambda seat: -latest[seat])
    else:
        if len(rank) < 2:
            seats = best(seats, total)
        seats = best(seats, lambda seat: latest[seat])
    return sorted({*seats, *((seat + 2) % 4 for seat in seats)}) if view["players"] == 4 else seats


@pytest.mark.rule("KID-8.1", "KID-8.2", "KID-8.3", "KID-9.2", "KID-9.3", "KID-10.4", "KID-10.6")
@pytest.mark.parametrize("mordred", ["off", "on"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_are_won_as_the_rules_say(players, mordred):
    endings = set()
    for seed in range(80):
        rng = random.Random(seed)
        match = regnum.match("kingisdead", players, seed=seed, mordred=mordred)
        plays, struggles = [], []
        keen = rng.random()  # some games are short of cards, and their ties are many
        while not match.over:
            passing = match.view()["phase"] == "turn" and rng.random() > keen
            for happening in match.play("pass" if passing else rng.choice(match.legal)):
                told = happening.as_dict(match.game)
                if told["event"] == "played":
                    plays.append(told["seat"])
                if told["event"] == "resolved":
                    struggles.append(told["holder"])
        view = match.view()
        endings.add(view["ending"])
        assert winners(match) == decide(view, struggles, plays)
    assert endings == {"control", "invasion"} | ({"loyalists"} if mordred == "on" else set())
