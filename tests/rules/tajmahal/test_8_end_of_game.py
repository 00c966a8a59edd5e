"""8 End of the game."""

import pytest

from regnum.core.text import LANGUAGES

from .positions import moves, play, position, scores, told

LAST = {"visit": 12, "province": "agra", "display": [], "out": False}


def end(hands, **more):
    """All withdraw from the last visit without a card; the deck gives each a green card of the same type."""
    deck = ["green_vizier_elephant", "green_vizier_elephant", "green_vizier_elephant"]
    match = position(hands=hands, deck=deck, **{**LAST, **more})
    while not match.over:
        play(match, moves(match)[0])
    return match


@pytest.mark.rule("TM-8.1")
def test_special_white_and_the_most_numerous_colour():
    match = end({0: ["red_monk_elephant", "red_monk_elephant", "yellow_monk_elephant", "white_monk", "white_elephant"],
                 1: ["green_monk_elephant"], 2: []}, specials={"special_plus2": 0, "special_colour": 0})  # fmt: skip
    assert scores(match) == [2 + 2 + 2, 2, 1]
    assert told(match, "hand_scored")[0] == (
        "hand_scored",
        {"seat": 0, "specials": 2, "whites": 2, "coloured": 2, "colour": "red", "points": 6},
    )


@pytest.mark.rule("TM-8.1")
def test_a_hand_without_coloured_cards_names_no_colour():
    match = position(hands={0: ["white_monk"], 1: [], 2: []}, deck=["white_elephant"] * 3, **LAST)
    while not match.over:
        play(match, moves(match)[0])
    facts = {"specials": 0, "whites": 2, "coloured": 0, "colour": -1, "points": 2}
    assert told(match, "hand_scored")[0] == ("hand_scored", {"seat": 0, **facts})
    (event,) = (h for h in match.decisions[-1].happenings if h.kind.name == "hand_scored" and h.arguments["seat"] == 0)
    for language in LANGUAGES:
        (line,) = match.told([event], 0, language)
        assert "(" not in line  # where the colour would stand


@pytest.mark.rule("TM-8.1")
def test_one_colour_only_also_when_tied():
    match = end({0: ["red_monk_elephant", "yellow_monk_elephant", "violet_monk_elephant"], 1: [], 2: []})
    assert scores(match) == [1, 1, 1]


@pytest.mark.rule("TM-8.2")
def test_most_points_win():
    match = end({0: [], 1: ["white_monk"], 2: []}, score=[10, 11, 3])
    assert scores(match) == [11, 13, 4]
    assert match.shares == (0.0, 1.0, 0.0)


@pytest.mark.rule("TM-8.2")
def test_tied_players_share_the_win():
    match = end({0: [], 1: ["white_monk"], 2: []}, score=[10, 9, 3])
    assert scores(match) == [11, 11, 4]
    assert match.shares == (0.5, 0.5, 0.0)
    assert [event[1]["seat"] for event in told(match, "won")] == [0, 1]


@pytest.mark.rule("TM-8.1")
def test_the_game_ends_after_the_twelfth_visit_only():
    match = position(visit=11, province="delhi")
    while match.state.visit == 10:
        play(match, moves(match)[0])
    assert not match.over
    while not match.over:
        play(match, moves(match)[0])
    assert match.view()["ending"] == "visited"
