"""Games of version 1, which asked for an addition apart and did not ask who could only withdraw, go on in version 2."""

import json
from pathlib import Path

import pytest

import regnum
from regnum.core.match import Match
from regnum.games.tajmahal.migrate import migrate
from tests.rules.tajmahal.positions import position

RECORDS = Path(__file__).parents[1] / "records"
OLD = sorted(file.name.removeprefix("tajmahal-1-") for file in (RECORDS / "older").glob("tajmahal-1-*.json"))

HANDS = {0: ["red_monk_princess", "red_general_elephant", "white_elephant"], 1: ["green_vizier_elephant"],
         2: ["violet_vizier_elephant", "yellow_monk_elephant"]}  # fmt: skip


def old_and_new(name: str) -> tuple[dict, dict]:
    files = RECORDS / "older" / f"tajmahal-1-{name}", RECORDS / "tajmahal" / name
    old, new = (json.loads(file.read_text("utf-8")) for file in files)
    return old, new


def migrated(moves: list[str], match: Match) -> list[str]:
    found = []
    for move in migrate(moves, match):
        found.append(move)
        match.play(move)
    return found


@pytest.mark.parametrize("name", OLD)
def test_a_record_of_version_1_becomes_the_same_game(name):
    old, new = old_and_new(name)
    match = Match(regnum.game("tajmahal"), old["players"], old["seed"], **old["options"])
    assert migrated(old["moves"], match) == new["moves"]
    assert match.record() == new
    assert new["result"] == old["result"]


@pytest.mark.parametrize("name", OLD)
def test_a_record_that_stops_anywhere_becomes_the_beginning_of_that_game(name):
    old, new = old_and_new(name)
    for ply in range(0, len(old["moves"]), 7):
        match = Match(regnum.game("tajmahal"), old["players"], old["seed"], **old["options"])
        moves = migrated(old["moves"][:ply], match)
        assert moves == new["moves"][: len(moves)]


def test_cards_played_alone_with_another_and_where_nothing_was_asked():
    assert migrated(["play red_monk_princess", "alone"], position(hands=HANDS)) == ["play red_monk_princess"]
    both = ["play red_monk_princess", "add white_elephant"]
    assert migrated(both, position(hands=HANDS)) == ["play red_monk_princess white_elephant"]
    unasked = ["play green_vizier_elephant", "play violet_vizier_elephant"]
    assert migrated(unasked, position(hands=HANDS, start=1)) == unasked


def test_who_could_only_withdraw_is_asked():
    display = ["red_monk_elephant", "green_monk_elephant", "violet_monk_elephant", "white_monk", "white_vizier"]
    match = position(hands={**HANDS, 1: []}, display=display)
    moves = ["play red_monk_princess", "alone", "take white_vizier white_monk", "play violet_vizier_elephant"]
    assert migrated(moves, match) == [moves[0], "withdraw", *moves[2:]]


def test_a_card_of_another_colour_went_with_the_change_of_itself():
    match = position(hands=HANDS, specials={"special_colour": 2}, start=2)
    moves = ["play violet_vizier_elephant", "alone", "play red_monk_princess", "alone", "play green_vizier_elephant",
             "play yellow_monk_elephant"]  # fmt: skip
    assert migrated(moves, match)[-1] == "play yellow_monk_elephant special_colour"


def test_a_game_that_stopped_between_two_questions_stops_before_both():
    match = position(hands=HANDS)
    assert migrated(["play red_monk_princess"], match) == []
    assert match.actor == 0
