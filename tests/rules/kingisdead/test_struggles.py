"""3 Power struggles."""

import pytest

from .positions import asked, at, court, holder, play, position, supply, why

CARDS = ["play crown", "play garrison", "play ambassador", "play settlement", "play scots", "play welsh",
         "play romano_british"]  # fmt: skip


@pytest.mark.rule("KID-3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_is_one_card_or_a_pass(players):
    match = position(players, regions={"deva": "9 scots"}, supply="")
    assert asked(match) == ["pass", *CARDS]
    for seat in range(players):
        assert match.actor == seat
        play(match, "play welsh")  # nobody to place, and one way to summon
    assert match.actor == 0


@pytest.mark.rule("KID-3.1")
def test_a_card_must_be_carried_out_before_the_turn_ends():
    match = position()
    play(match, "play crown")
    assert why(match, "pass") == why(match, "play welsh") == "KID-5.1"
    play(match, "swap deva ratae", "crown deva")
    assert match.actor == 0
    assert why(match, "pass") == "KID-4.1"
    play(match, "summon deva scots")
    assert match.actor == 1


@pytest.mark.rule("KID-3.2")
def test_who_passed_may_play_when_the_turn_comes_round():
    match = position(2, regions={"deva": "9 scots"}, supply="")
    play(match, "pass", "play welsh")
    assert match.actor == 0
    assert asked(match) == ["pass", *CARDS]


@pytest.mark.rule("KID-3.3")
def test_without_cards_the_turn_is_passed_and_told():
    match = position(hands={1: ""}, regions={"deva": "9 scots"}, supply="")
    assert play(match, "play welsh") == ["played", "no_effect", "summoned", "no_cards"]
    assert match.actor == 2
    log = list(match.tale())
    assert log[-1] == "Seat 1 has no cards left and passes."


@pytest.mark.rule("KID-3.3", "KID-7.1")
def test_a_last_card_that_cannot_win_is_passed_and_told():
    best_court = {0: "9 scots 9 welsh 9 romano_british"}
    match = position(hands={0: "", 1: "", 2: "crown"}, regions={"deva": "9 scots"}, courts=best_court, actor=1)
    assert play(match, "pass")[:3] == ["no_cards", "last_card_barred", "no_cards"]
    assert match.over  # nobody was asked any more


@pytest.mark.rule("KID-3.3")
def test_a_pass_by_choice_is_told_as_such():
    match = position(hands={0: "crown", 1: "crown"})
    assert play(match, "pass") == ["passed"]


@pytest.mark.rule("KID-3.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_struggle_ends_when_all_have_passed_though_no_card_was_played(players):
    match = position(players, order=["deva"])
    for _ in range(players - 1):
        assert play(match, "pass") == ["passed"]
    assert match.view()["struggle"] == 0
    assert play(match, "pass") == ["passed", "resolved"]
    assert match.view()["struggle"] == 1
    assert holder(match, "deva") == "saxons"


@pytest.mark.rule("KID-3.4")
def test_a_card_starts_the_count_anew():
    match = position(regions={"deva": "9 scots"}, supply="")
    play(match, "pass", "pass", "play welsh", "pass", "pass")
    assert match.view()["struggle"] == 0
    play(match, "pass")
    assert match.view()["struggle"] == 1


@pytest.mark.rule("KID-3.4")
def test_a_struggle_starts_the_count_anew():
    match = position(2)
    play(match, "pass", "pass", "pass")
    assert match.view()["struggle"] == 1
    assert match.view()["passes"] == 1
    play(match, "pass")
    assert match.view()["struggle"] == 2


@pytest.mark.rule("KID-3.3", "KID-3.4")
def test_automatic_passes_count():
    match = position(hands={1: "", 2: ""}, order=["deva"])
    assert play(match, "pass") == ["passed", "no_cards", "no_cards", "resolved"]
    assert match.view()["struggle"] == 1


@pytest.mark.rule("KID-3.5")
@pytest.mark.parametrize(
    ("followers", "wins"),
    [
        ("3 scots 2 welsh 2 romano_british", "scots"),
        ("2 scots 3 welsh", "welsh"),
        ("1 romano_british", "romano_british"),
        ("1 scots 1 welsh 2 romano_british", "romano_british"),
        ("2 scots 2 welsh 1 romano_british", "saxons"),
        ("2 scots 1 welsh 2 romano_british", "saxons"),
        ("1 scots 3 welsh 3 romano_british", "saxons"),
        ("1 scots 1 welsh 1 romano_british", "saxons"),
        ("", "saxons"),
    ],
)
def test_the_faction_with_strictly_most_followers_gains_the_region(followers, wins):
    match = position(2, order=["deva"], regions={"deva": followers, "ratae": "1 scots"})
    play(match, "pass", "pass")
    assert holder(match, "deva") == wins
    assert match.view()["saxons"] == (wins == "saxons")
    assert holder(match, "ratae") is None


@pytest.mark.rule("KID-3.5")
def test_the_regions_followers_go_to_the_supply():
    match = position(2, order=["deva"], regions={"deva": "3 scots 2 welsh", "ratae": "1 scots"}, supply="1 welsh")
    play(match, "pass", "pass")
    assert at(match, "deva") == ""
    assert at(match, "ratae") == "1 scots"
    assert supply(match) == "3 scots 3 welsh"


@pytest.mark.rule("KID-3.5", "KID-10.3")
def test_loyalists_leave_the_game():
    match = position(2, order=["deva"], regions={"deva": "3 scots 2 loyalists"}, supply="", mordred="on")
    play(match, "pass", "pass")
    assert at(match, "deva") == ""
    assert supply(match) == "3 scots"
    assert at(match, "aquae_sulis") == "1 loyalists"  # the one of KID-10.2, no other


@pytest.mark.rule("KID-3.5")
def test_struggles_are_fought_in_the_order_of_the_cards():
    order = ["ratae", "deva", "londinium", "caledonia", "aquae_sulis", "eboracum", "caerleon", "din_eidyn"]
    match = position(2, order=order, regions=dict.fromkeys(order, "1 scots"))
    for region in order:
        assert holder(match, region) is None
        play(match, "pass", "pass")
        assert holder(match, region) == "scots"
    assert match.over


@pytest.mark.rule("KID-3.6")
def test_the_player_after_the_last_one_who_passed_starts_the_next_struggle():
    match = position(4, regions={"deva": "9 scots"}, supply="")
    play(match, "pass", "pass", "play welsh", "pass", "pass", "pass", "pass")
    assert match.view()["struggle"] == 1
    assert match.actor == 3


CLOSED = {"held": {"deva": "scots"}, "order": ["ratae"], "supply": "5 scots 5 welsh 5 romano_british"}


@pytest.mark.rule("KID-3.7")
def test_nothing_is_placed_in_a_resolved_region():
    match = position(**CLOSED)
    play(match, "play settlement")
    assert "place scots ratae" in asked(match)
    assert why(match, "place scots deva") == "KID-3.7"
    match = position(**CLOSED)
    play(match, "play welsh")
    assert all("deva" not in move for move in asked(match))
    assert why(match, "place welsh deva ratae") == "KID-3.7"


@pytest.mark.rule("KID-3.7")
@pytest.mark.parametrize(
    ("card", "open_pair", "closed_pair"),
    [
        ("ambassador", "exchange ratae caerleon", "exchange deva caerleon"),
        ("garrison", "garrison caerleon ratae", "garrison caerleon deva"),
    ],
)
def test_nothing_is_moved_to_or_from_a_resolved_region(card, open_pair, closed_pair):
    match = position(**CLOSED)
    play(match, f"play {card}")
    assert open_pair in asked(match)
    assert all("deva" not in move for move in asked(match))
    assert why(match, closed_pair) == "KID-3.7"


@pytest.mark.rule("KID-3.7")
def test_no_partial_exchange_reaches_a_resolved_region():
    match = position(held={"deva": "scots"}, regions={"caerleon": "1 welsh"})
    play(match, "play ambassador")
    assert len(asked(match)) == 6
    assert why(match, "move caerleon deva") == "KID-3.7"


@pytest.mark.rule("KID-3.7")
def test_nobody_is_summoned_from_a_resolved_region_and_its_card_is_not_swapped():
    match = position(**CLOSED)
    play(match, "play crown")
    assert why(match, "swap deva ratae") == "KID-3.7"
    play(match, "swap caerleon ratae", "crown ratae")
    assert why(match, "summon deva scots") == "KID-3.7"


@pytest.mark.rule("KID-3.8")
def test_a_played_card_is_gone():
    match = position(2, regions={"deva": "9 scots"}, supply="", hands={1: "scots"})
    play(match, "play welsh")
    assert match.view(0)["hands"][0]["cards"]["welsh"] == 0
    play(match, "pass")
    assert "play welsh" not in asked(match)
    assert why(match, "play welsh") == "KID-3.8"


@pytest.mark.rule("KID-3.8")
@pytest.mark.parametrize(
    ("piles", "shown"), [("top", ["romano_british"]), ("open", ["scots", "welsh", "romano_british"])]
)
def test_only_the_top_card_of_a_pile_is_seen(piles, shown):
    match = position(2, regions={"deva": "9 welsh"}, supply="", hands={1: ""}, piles=piles)
    play(match, "play scots", "play welsh", "play romano_british")
    for seat in (None, 0, 1):
        assert match.view(seat)["piles"][0] == {"size": 3, "cards": shown}
    assert "cards" in match.view(0)["hands"][0]
    assert ("cards" in match.view(1)["hands"][0]) == (piles == "open")
    assert court(match, 0) == "3 welsh"


@pytest.mark.rule("KID-3.1", "KID-3.8")
def test_a_game_has_eight_cards_for_each_player():
    match = position(2, regions={"deva": "9 scots"}, supply="", hands={1: ""})
    for card in ["crown", "garrison", "ambassador", "settlement", "settlement", "scots", "welsh"]:
        play(match, f"play {card}")
        while match.view()["card"]:
            play(match, asked(match)[0])
    assert asked(match) == ["pass", "play romano_british"]
    play(match, "play romano_british")
    assert match.view()["piles"][0]["size"] == 8
    assert match.over  # both have no cards left, and the rest is resolved
    assert court(match, 0) == "8 scots"
