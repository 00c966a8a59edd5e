"""9 Four players."""

import pytest
from pydantic import ValidationError

import regnum
from regnum.core.text import LANGUAGES
from regnum.server.rules import rules_of
from regnum.server.wire.asked import Say

from .positions import asked, court, play, position, winners
from .test_ending import ended


@pytest.mark.rule("KID-9.1")
def test_cards_are_not_shown_to_the_partner():
    match = regnum.match("kingisdead", 4)
    for seat in range(4):
        hands = match.view(seat)["hands"]
        assert ["cards" in hand for hand in hands] == [other == seat for other in range(4)]
    assert not any("cards" in hand for hand in match.view()["hands"])


@pytest.mark.rule("KID-9.1")
@pytest.mark.parametrize("addressee", ["to", "seat", "seats", "team", "private"])
def test_what_is_said_at_a_table_can_be_addressed_to_nobody_alone(addressee):
    assert Say.model_validate({"text": "well played"}).text == "well played"
    with pytest.raises(ValidationError):
        Say.model_validate({"text": "well played", addressee: 2})


@pytest.mark.rule("KID-9.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_that_the_browser_shows_say_that_all_hear_what_is_said(lang):
    heard = {"en": "heard by all", "it": "lo sentono tutti", "de": "hören alle"}[lang]
    [shown] = [rule for section in rules_of("kingisdead", lang)["sections"] for rule in section["rules"]
               if rule["id"] == "KID-9.1"]  # fmt: skip
    assert heard in shown["html"]


@pytest.mark.rule("KID-9.1")
def test_all_keep_courts_and_hands_of_their_own():
    match = position(4, regions={"deva": "9 scots"}, supply="")
    play(match, "play welsh")
    assert [court(match, seat) for seat in range(4)] == ["1 scots", "", "", ""]
    play(match, "pass")
    assert match.actor == 2
    assert "play welsh" in asked(match)


@pytest.mark.rule("KID-9.1")
def test_all_see_who_plays_with_whom():
    match = regnum.match("kingisdead", 4)
    assert match.view()["teams"] == [[0, 2], [1, 3]]
    assert "Seat 2, your partner:" in match.describe(0) and "Seat 1 with Seat 3:" in match.describe(0)
    assert "<title>Seat 2, your partner: at court" in match.scene(0).svg()
    assert "<title>Seat 0 (you) with Seat 2: at court" in match.scene(0).svg()
    assert "<title>Seat 0 with Seat 2</title>" in match.scene(None).svg()
    assert regnum.match("kingisdead", 3).view()["teams"] == []


SCOTS_RULE = "SSSSSWWR"


@pytest.mark.rule("KID-9.1", "KID-9.2")
@pytest.mark.parametrize(("ruler", "team"), [(0, [0, 2]), (1, [1, 3]), (2, [0, 2]), (3, [1, 3])])
def test_control_the_rulers_partner_shares_the_win(ruler, team):
    courts = ["1 scots"] * 4
    courts[ruler] = "2 scots"
    match = ended(SCOTS_RULE, courts, players=4)
    assert winners(match) == team
    assert sum(match.shares) == 1


@pytest.mark.rule("KID-9.2")
def test_control_courts_are_not_pooled():
    assert winners(ended(SCOTS_RULE, ["3 scots", "4 scots", "3 scots", ""], players=4)) == [1, 3]


@pytest.mark.rule("KID-9.2")
def test_control_a_single_ruler_is_found_among_partners_and_foes_alike():
    courts = ["3 scots 1 welsh", "3 scots 2 welsh", "3 scots 1 welsh", "2 scots 9 welsh"]
    assert winners(ended(SCOTS_RULE, courts, players=4)) == [1, 3]
    assert winners(ended(SCOTS_RULE, ["3 scots"] * 4, players=4, latest=(3, 0, 1, 2))) == [1, 3]
    assert winners(ended(SCOTS_RULE, ["3 scots"] * 4, players=4, latest=(0, 1, 2, 3))) == [0, 2]


@pytest.mark.rule("KID-9.2")
def test_control_partners_of_all_co_rulers_share():
    tied = ["3 scots"] * 4
    assert ended(SCOTS_RULE, tied, players=4, unplayed=[0, 2]).shares == (0.5, 0, 0.5, 0)
    assert ended(SCOTS_RULE, tied, players=4, unplayed=[0, 1]).shares == (0.25, 0.25, 0.25, 0.25)


@pytest.mark.rule("KID-9.3")
def test_invasion_teams_pool_their_courts():
    courts = ["3 scots", "1 scots 1 welsh 1 romano_british", "3 welsh 3 romano_british", "1 scots"]
    assert winners(ended("xxxx", courts, players=4)) == [0, 2]
    courts = ["2 scots 2 welsh 2 romano_british", "4 scots 1 welsh", "", "2 welsh 3 romano_british"]
    assert winners(ended("xxxx", courts, players=4)) == [1, 3]


@pytest.mark.rule("KID-9.3")
def test_invasion_tied_the_team_of_the_latest_card_wins():
    courts = ["1 scots", "1 scots 1 welsh 1 romano_british", "1 welsh 1 romano_british", ""]
    assert winners(ended("xxxx", courts, players=4, latest=(0, 1, 2, 3))) == [1, 3]
    assert winners(ended("xxxx", courts, players=4, latest=(1, 3, 0, 2))) == [0, 2]
    assert winners(ended("xxxx", courts, players=4, latest=(0, 2), unplayed=[1, 3])) == [0, 2]
    assert winners(ended("xxxx", courts, players=4, latest=(0, 3), unplayed=[1, 2])) == [1, 3]


@pytest.mark.rule("KID-8.3", "KID-9.3")
def test_invasion_where_nobody_played_both_teams_share():
    assert ended("xxxx", [""] * 4, players=4, unplayed=[0, 1, 2, 3]).shares == (0.25, 0.25, 0.25, 0.25)
