"""What Taj Mahal's networks look at: what everybody leads for, can join and has to fight with."""

import numpy as np

from regnum.core.compiled import plain
from regnum.games.tajmahal.evaluation.terms import (
    ACTOR,
    CHAINS,
    DISPLAY,
    FIGHT,
    HAND,
    OF_PLAYER,
    POINTS,
    TERMS,
    TILES,
    terms,
)
from regnum.games.tajmahal.state import ELEPHANT, GENERAL, MONK, SYMBOL_COUNT, VIZIER
from tests.rules.tajmahal.positions import position

HANDS = {0: ["red_vizier_general", "red_general_monk", "white_general", "green_vizier_monk"],
         1: ["green_monk_elephant"], 2: ["yellow_vizier_general"]}  # fmt: skip


def seen(match) -> np.ndarray:
    """What each seat sees; nothing is left as it was."""
    out = np.full((match.players, TERMS), np.nan)
    plain(terms)(match.state, out)
    assert not np.isnan(out).any()
    return out


def fight(row: np.ndarray, symbol: int) -> list[float]:
    """Played, ahead, chance to win, still in hand."""
    return row[FIGHT + 4 * symbol :][:4].tolist()


def test_everybody_sees_the_same_of_a_player():
    match = position(hands=HANDS, score=[7, 3, 5], palaces={"delhi": 1, "amritsar": 2}, specials={"special_plus2": 1})
    match.play("play red_vizier_general")
    rows = seen(match)
    for seat in range(3):
        for place in range(3):
            there = rows[seat, place * OF_PLAYER :][:OF_PLAYER]
            assert np.array_equal(there, rows[(seat + place) % 3, :OF_PLAYER])
        assert rows[seat, ACTOR:][:3].tolist() == [float((seat + place) % 3 == match.actor) for place in range(3)]


def test_cards_in_hand_can_add_symbols():
    """TM-4.1, TM-4.2: white ones, and those of the colour played; before the first card, of the one with most cards."""
    match = position(hands=HANDS)
    before = seen(match)[0]
    assert [fight(before, symbol)[3] for symbol in (VIZIER, GENERAL, MONK, ELEPHANT)] == [1 / 4, 3 / 4, 1 / 4, 0]
    assert before[HAND : HAND + 5].round(3).tolist() == [4 / 8, 1, round(4 / 8 * 11 / 12, 3), 2 / 4, 1 / 2]
    match.play("play green_vizier_monk")
    after = seen(match)[0]
    assert [fight(after, symbol)[3] for symbol in (VIZIER, GENERAL)] == [0, 1 / 4]
    assert after[HAND + 3] == 0


def test_who_leads_is_seen():
    """TM-5.1."""
    match = position(hands={**HANDS, 0: ["red_vizier_general"]})
    match.play("play red_vizier_general")
    rows = seen(match)
    played, ahead, chance, _ = fight(rows[0], VIZIER)
    assert (played, ahead) == (1 / 4, 1 / 2)
    assert chance > 0
    assert fight(rows[1], VIZIER)[1:3] == [-1 / 2, 0]
    match.play("play green_monk_elephant")
    match.play("play yellow_vizier_general")
    assert fight(seen(match)[0], VIZIER)[1] == 0


def test_chains_are_counted_in_provinces():
    """TM-6.3, TM-6.4: from Jalandhar in Lahore a palace in the province of Delhi can be joined."""
    joined, longest, all_palaces = seen(position(palaces={"jalandhar": 0, "amritsar": 0}))[0, CHAINS : CHAINS + 3] * 6
    assert (joined, longest, all_palaces) == (2, 1, 1)
    joined, longest, _ = seen(position(palaces={"bhuj": 0, "patan": 0}))[0, CHAINS : CHAINS + 3] * 6
    assert (joined, longest) == (1, 1)


def test_points_count_beyond_the_mean_and_again_at_the_end():
    early, late = (seen(position(visit=visit, score=[9, 3, 0])) for visit in (1, 12))
    assert early[0, POINTS : POINTS + 2].tolist() == [5 / 16, 0]
    assert late[0, POINTS : POINTS + 2].tolist() == [5 / 16, 5 / 16]


def test_tiles_and_special_cards():
    match = position(influence={0: {"vizier": 1}}, specials={"special_plus2": 0}, goods={0: {"tea": 2}})
    assert seen(match)[0, TILES : TILES + 12].tolist() == [1 / 2, 0, 0, 0, 0, 0, 1, 0, 0, 1 / 2, 0, 0]
    assert seen(match)[1, TILES : TILES + 12].tolist() == [0] * 12


def test_the_display_shows_what_there_is_to_take():
    match = position(display=["red_vizier_general", "white_general"])
    symbols = seen(match)[2, DISPLAY:][:SYMBOL_COUNT]
    assert symbols.tolist() == [1 / 4, 2 / 4, 0, 0, 0, 0]
