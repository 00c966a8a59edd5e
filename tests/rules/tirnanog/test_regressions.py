"""What was once wrong."""

import pytest

from .positions import Table
from .test_hidden import guesses


@pytest.mark.rule("TNO-8.1", "TNO-3.3")
@pytest.mark.parametrize("seat", [-1, 1, 2])
def test_who_is_being_asked_how_to_pay_can_pay(seat):
    """Concealing dealt the hidden cards so that the territory being consolidated often couldn't be paid at all."""
    table = Table(3).hand(0, "2 dragon 1 elf 1 fairy", known="1 elf").hand(1, "3 dragon", known="")
    match = table.reserve(0, "volcano_1").ready()
    match.play("consolidate volcano")
    assert len(match.legal) == 3
    seen = set()
    for state in guesses(match, seat, 300):
        seen.add(tuple(state.hand[0].tolist()))
        assert state.hand[0, 0] >= 1  # the dragon
    assert (1, 3, 0, 0, 0) in seen  # a dragon and elves alone: one payment, and asked for all the same
    assert len(seen) > 5


@pytest.mark.rule("TNO-8.2", "TNO-5.2")
def test_a_forecast_knows_what_two_players_know_in_the_second_round():
    """The feast's forecast said "0 to 1" of a hidden fairy, though with the second deck its place is known."""
    table = Table(2).hand(0, "2 fairy 1 elf").hand(1, "1 fairy 1 griffin", known="").reserve(0, "forest_2")
    match = table.set(second_deck=1).ready()
    assert match.view(0)["forecast"]["consolidate"]["forest"]["points"] == [[2, 2], [1, 1]]
    first = table.set(second_deck=0).ready()
    assert first.view(0)["forecast"]["consolidate"]["forest"]["points"][1] == [0, 2]
