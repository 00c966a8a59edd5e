"""Moves of version 1 of Tara mean the same in version 2."""

import pytest

from regnum.games.tara.migrate import migrate
from tests.rules.tara.positions import legal, phase, play, stack, table


def stone(ulster, *moves):
    """Another stack stands in the way of decisions that would not be asked."""
    return play(table({"ulster": {**ulster, "herdsman_1": "blue"}}, {"blue": (33, 1)}), "stone 33", *moves)


def played(match, *moves):
    """Play moves of version 1; what they became."""
    became = []
    for move in moves:
        before = bytes(match)
        following = migrate(move, match)
        assert bytes(match) == before
        play(match, *following)
        became += following
    return became


@pytest.mark.parametrize(
    ("ulster", "old", "new", "left"),
    [
        ("red white yellow white", ("lift top",), ["lift top"], "blue white yellow white"),
        ("red white yellow white", ("lift white",), ["lift 2"], "red blue yellow white"),
        ("red white yellow white", ("lift yellow",), ["lift 3"], "red white blue white"),
        ("red red yellow white", ("lift red",), ["lift 2"], "red blue yellow white"),
        ("red red yellow white", ("lift white",), ["lift 4"], "red red yellow blue"),
    ],
)
def test_a_captive_named_by_colour_was_the_uppermost(ulster, old, new, left):
    match = stone({"farmer_1": ulster}, "swap farmer_1 herdsman_1")
    assert played(match, *old) == new
    assert stack(match, "ulster", "farmer_1") == left


def test_the_second_stack_is_lifted_from_too():
    match = stone({"farmer_1": "red white", "farmer_2": "yellow red white"}, "swap farmer_1 farmer_2")
    assert played(match, "lift white", "lift white") == ["lift 2", "lift 3"]


@pytest.mark.parametrize(
    ("old", "new", "left"),
    [
        ("lift top white", ["lift top", "lift 2"], "white red yellow"),
        ("lift top yellow", ["lift top", "lift 3"], "yellow white red"),
        ("lift yellow white", ["lift 2"], "red yellow white"),  # the lowest piece goes without saying
    ],
)
def test_two_pieces_of_one_stack_are_two_moves(old, new, left):
    match = stone({"farmer_1": "red white yellow"}, "swap farmer_1 farmer_1")
    assert played(match, old) == new
    assert stack(match, "ulster", "farmer_1") == left


def test_what_was_not_asked_is_said():
    """Over captives of one colour version 1 knew one exchange."""
    match = stone({"farmer_1": "red white white"})
    assert played(match, "swap farmer_1 farmer_1") == ["swap farmer_1 farmer_1", "lift top", "lift 2"]
    assert stack(match, "ulster", "farmer_1") == "white red"
    alone = table({"ulster": {"farmer_1": "red white white"}}, {"blue": (33, 1)})
    assert played(alone, "stone 33") == ["stone 33", "lift top", "lift 2"]


@pytest.mark.parametrize("stacks", ["red white", "red white yellow"])
def test_what_was_asked_or_is_still_not_asked_is_left_alone(stacks):
    match = stone({"farmer_1": stacks})
    assert played(match, "swap farmer_1 farmer_1") == ["swap farmer_1 farmer_1"]
    assert (phase(match) == "lift") == (stacks == "red white yellow")


def test_other_moves_stay():
    match = table({"ulster": {"farmer_1": "red white"}}, {"blue": (10, 33)})
    assert played(match, "place 10", "in ulster") == ["place 10", "in ulster"]
    assert legal(match, "at")
