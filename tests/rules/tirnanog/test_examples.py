"""7 Worked examples of the rulebook."""

import pytest

from .positions import Table, notations, points


@pytest.mark.rule("TNO-7.1", "TNO-4.3", "TNO-4.4", "TNO-4.6", "TNO-4.7")
def test_the_fountain():
    """A: plain with griffin and elf, two griffins. B: volcano with a dragon, dragon and two fairies. C: castle."""
    table = Table(3).hand(0, "2 griffin").hand(1, "1 dragon 2 fairy").hand(2, "1 centaur 1 griffin")
    table.pile(0, "plain_1").pile(1, "volcano_1").pile(2, "castle_1")
    match = table.fountain_next("river").ready()
    for move in ("reserve river", "join", "join", "join"):
        match.play(move)
    view = match.view()
    assert [seat["fountains"] for seat in view["seats"]] == [0, 0, 1]
    assert [seat["hand"] for seat in view["seats"]] == [2, 3, 0]  # owes three, holds two, discards both
    assert [seat["pile"][-1]["face_down"] for seat in view["seats"]] == [True, True, False]
    tale = list(match.tale())
    assert "Seat 2 wins the fountain." in tale
    assert "Seat 2 discards griffin, centaur." in tale
    assert match.actor == 1


@pytest.mark.rule("TNO-7.2", "TNO-5.4")
def test_the_temple():
    """Attacker temple 3, plain 2, castle 3; defenders river 4, castle 3, plain 2, and volcano 1, river 4."""
    table = Table(3).hand(0, "1 dragon 1 elf 1 fairy 1 griffin").reserve(0, "temple_1").pile(0, "castle_1 plain_1")
    match = table.pile(1, "plain_2 castle_2 river_1").pile(2, "river_2 volcano_1").ready()
    assert match.view(0)["forecast"]["consolidate"]["temple"]["values"] == [8, 9, 5]
    match.play("consolidate temple")
    match.play("pay dragon elf fairy")  # the plain saves one
    assert points(match) == [2, 3, 0]


@pytest.mark.rule("TNO-7.3", "TNO-3.1")
def test_two_of_nine_cards():
    match = Table(2).hand(0, "3 griffin 2 elf 1 fairy 1 centaur").display("2 dragon 3 elf").ready()
    match.play("take dragon elf")
    assert len(notations(match)) == 15 - 3  # any pair, but of dragon, fairy and centaur there is one each
    match.play("discard dragon elf")  # also those just taken
    assert match.view(0)["seats"][0]["cards"] == {"dragon": 0, "elf": 2, "griffin": 3, "centaur": 1, "fairy": 1}
