"""Bots have names that fit the game, one for each seat, and the same for everybody."""

import pytest

import regnum
from regnum.core.text import LANGUAGES, Texts
from regnum.server.bot_names import bot_name
from regnum.server.log import Entry
from regnum.server.words import chat_line


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


@pytest.mark.parametrize("bot", ["Bot", "Mumtaz"])
def test_a_log_from_before_bots_had_names_is_still_told(bot):
    body = {"seat": 0, "name": "Ada", "level": "hard"} | ({} if bot == "Bot" else {"bot": bot})
    line = chat_line(Entry(7, "takeover", body, None, None, "2026-01-01T00:00:00Z"), "en")
    assert line is not None and line["text"] == f"{bot} (hard) plays on for Ada."
