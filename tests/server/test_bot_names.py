"""Bots have names that fit the game, one for each seat, and the same for everybody."""

import pytest

import regnum
from regnum.core.text import LANGUAGES, Texts
from regnum.server.bot_names import bot_name


@pytest.mark.parametrize("game", regnum.games())
def test_every_seat_has_its_own_name_at_every_table(game):
    seats = range(max(regnum.game(game).players))
    orders = {tuple(bot_name(table, game, seat) for seat in seats) for table in ("a", "b", "c", "a")}
    assert len(orders) == 3  # the same table: the same names
    for names in orders:
        assert len(set(names)) == len(seats)
        assert all(name.isalpha() and len(name) <= 8 for name in names), "they must fit a phone"


@pytest.mark.parametrize("game", regnum.games())
def test_names_are_the_same_in_every_language(game):
    assert len({Texts(language, game)("game-bots") for language in LANGUAGES}) == 1
