"""People play whole games by touching what is lit, on a large screen and on a phone."""

import random

import pytest

# Opponents who know what they want where chance alone would wander for an hour
TABLES = {
    "kingisdead": ("random", "random"),
    "tara": ("greedy",),
    "tajmahal": ("random", "random"),
    "tirnanog": ("random",),
    "holdfast": ("easy", "random"),
}


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", TABLES)
def test_a_whole_game_against_bots(visit, game, size):
    ada = visit(size=size)
    ada.table(game, "me", *TABLES[game])
    end = ada.play_on(random.Random(1))
    assert end["status"] == "over"
    ada.sees(".dock .prompt")
    ada.sees(".share.won")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
