"""A set-up is valid by construction, wherever it comes from; and a match is a well-behaved Python object."""

import copy
import json
import pickle
import random

import numpy as np
import pytest

import regnum
from regnum import Match, Setup
from regnum.core.errors import IllegalMove, NotAMove, RecordError, RegnumError, UnknownGame, WrongSetup
from regnum.core.record import replay

KING, TARA = regnum.game("kingisdead"), regnum.game("tara")

WRONG = {
    "no such number of players": {"players": 9},
    "half a player": {"players": 2.5},
    "players as a float": {"players": 2.0},
    "players in words": {"players": "2"},
    "players true": {"players": True},
    "players of NumPy, and wrong": {"players": np.int64(9)},
    "a negative seed": {"seed": -1},
    "a seed too big": {"seed": 1 << 64},
    "a seed far too big": {"seed": 10**5000},
    "a broken seed": {"seed": 1.5},
    "a seed as a float": {"seed": 7.0},
    "a seed in words": {"seed": "7"},
    "a seed true": {"seed": True},
    "a seed that is true for NumPy": {"seed": np.bool_(True)},
    "no seed": {"seed": None},
    "an unknown option": {"dragons": "on"},
    "an unknown choice": {"mordred": "perhaps"},
    "a choice by number": {"mordred": 1},
    "no choice": {"mordred": None},
    "several choices": {"mordred": np.array(["on", "off"])},
}


@pytest.mark.parametrize("how", WRONG)
def test_what_can_not_be_set_up_is_one_sentence_everywhere(how):
    for door in (regnum.match, regnum.batch, lambda name, **wrong: Setup.of(regnum.game(name), **wrong)):
        with pytest.raises(WrongSetup) as refusal:
            door("kingisdead", **WRONG[how])
        assert all(len(refusal.value.text(locale)) < 200 for locale in ("en", "it", "de"))


@pytest.mark.parametrize("door", [regnum.match, regnum.batch], ids=["match", "batch"])
def test_an_option_for_other_numbers_of_players_is_refused(door):
    with pytest.raises(WrongSetup, match="trio is for 3 players, not 2"):
        door("tara", players=2, trio="no-ulster")
    with pytest.raises(WrongSetup, match="pair is for 2 players, not 3"):
        door("tara", players=3, pair="ulster-munster")
    assert door("tara", players=3, trio="no-ulster").options["trio"] == "no-ulster"


def test_numbers_become_pythons_own():
    match = Match(KING, np.int8(3), np.uint64(7), mordred=True)
    assert (match.players, match.seed) == (3, 7)
    assert {type(match.players), type(match.seed)} == {int}
    assert json.loads(json.dumps(match.record())) == match.record()
    assert bytes(match) == bytes(Match(KING, 3, 7, mordred="on"))
    assert json.dumps(match.view(np.int64(1))) == json.dumps(match.view(1))


def test_a_set_up_is_frozen():
    setup = Setup(KING, 2, {"mordred": True}, 7)
    with pytest.raises(AttributeError):
        setup.players = 3
    with pytest.raises(TypeError):
        setup.options["mordred"] = "off"
    given = {"mordred": "on"}
    setup = Setup(KING, 2, given, 7)
    given["mordred"] = "nonsense"
    assert dict(setup.options) == {"mordred": "on", "piles": "top", "map": "standard"}
    setup.option_array[:] = 9
    assert setup.option_array.tolist()[:3] == [1, 0, 0]


def test_set_ups_are_compared_by_what_they_say():
    setup = Setup.of(TARA, 3, 7, trio="no-ulster")
    same = Setup(TARA, 3, {"trio": "no-ulster", "pair": "random"}, 7)
    assert setup == same and hash(setup) == hash(same)
    assert setup != Setup.of(TARA, 3, 7)
    for twin in (pickle.loads(pickle.dumps(setup)), copy.copy(setup), copy.deepcopy(setup)):
        assert twin == setup and twin.game is TARA


def test_a_match_takes_a_set_up(game):
    setup = Setup.of(game, game.players[-1], 5)
    assert bytes(Match(setup)) == bytes(Match(game, game.players[-1], 5))
    assert Match(setup).setup is setup
    with pytest.raises(TypeError):
        Match(setup, 2)


def test_records_are_read_through_the_same_door():
    record = regnum.match("tara", players=2, seed=1).record()
    with pytest.raises(RecordError, match="trio is for 3 players"):
        replay(TARA, record | {"options": {"trio": "no-ulster"}})
    with pytest.raises(RecordError, match="no option"):
        replay(TARA, record | {"options": {"game": "chess"}})
    for ply in (0.5, True, "0", np.int64(1)):
        with pytest.raises(RecordError, match="there is no position"):
            replay(TARA, record, ply)


# moves


NO_MOVES = [3.7, 0.0, True, None, -1, 1 << 16, np.float64(0), np.bool_(True), [0], 10**5000, b"0"]


@pytest.mark.parametrize("move", NO_MOVES, ids=[*map(str, range(len(NO_MOVES)))])
def test_what_is_no_number_of_an_action_is_no_move(game, move):
    match = Match(game)
    before = bytes(match)
    with pytest.raises(NotAMove):
        match.play(move)
    assert bytes(match) == before and not match.decisions


@pytest.mark.parametrize("kind", [np.int16, np.uint64, np.int64, np.array, int])
def test_whole_numbers_of_any_kind_are_moves(game, kind):
    match, twin = Match(game), Match(game)
    match.play(kind(match.legal[0]))
    twin.play(twin.legal[0])
    assert bytes(match) == bytes(twin)
    assert type(match.decisions[0].action) is int


@pytest.mark.parametrize("seat", [9, -1, 0.0, True, "0"])
def test_only_seats_of_the_table_have_eyes(game, seat):
    for look in (Match(game).view, Match(game).scene, Match(game).describe):
        with pytest.raises(WrongSetup, match="no seat"):
            look(seat)


# manners


def played(game, decisions=5, kind=Match):
    match, luck = kind(game, None, 3), random.Random(3)
    for _ in range(decisions):
        match.play(luck.choice(match.legal))
    return match


def copies(match):
    yield from (copy.copy(match), copy.deepcopy(match), match.copy(), pickle.loads(pickle.dumps(match)))


class Other(Match):
    """What people derive from Match."""

    note = "none"


def test_copies_are_played_on_apart(game):
    match = played(game, kind=Other)
    match.note = "kept"
    before, record, tale = bytes(match), match.record(), list(match.tale())
    for twin in copies(match):
        assert type(twin) is Other and twin.note == "kept"
        assert bytes(twin) == before and twin.record() == record and list(twin.tale()) == tale
        assert twin.legal == match.legal and twin.view(0) == match.view(0)
        assert twin.game is match.game and twin.setup == match.setup
        twin.play(twin.legal[-1])
        assert bytes(match) == before and match.record() == record and bytes(twin) != before
        while twin.can_undo():
            twin.undo()
        assert bytes(match) == before


def test_a_finished_match_can_be_copied_too():
    match, luck = Match(KING), random.Random(1)
    while not match.over:
        match.play(luck.choice(match.legal))
    for twin in copies(match):
        assert twin.over and twin.legal == [] and twin.shares == match.shares


def test_games_are_pickled_by_their_names(game):
    assert pickle.loads(pickle.dumps(game)) is game is copy.deepcopy(game)
    assert pickle.loads(pickle.dumps(Match(game))).game == regnum.game(game.id)
    assert len(pickle.dumps(game)) < 100


def test_a_match_says_what_it_is():
    match = Match(KING, 3, 1)
    assert repr(match) == f"<Match kingisdead: 3 players, ply 0, seat {match.actor} to act>"
    luck = random.Random(1)
    while not match.over:
        match.play(luck.choice(match.legal))
    assert repr(match) == f"<Match kingisdead: 3 players, ply {match.ply}, over>"


def test_errors_about_values_are_value_errors():
    for kind in (WrongSetup, NotAMove, IllegalMove, RecordError, UnknownGame):
        assert issubclass(kind, ValueError) and issubclass(kind, RegnumError)


def test_errors_travel_between_processes():
    match = Match(KING, 2, 1)
    illegal = match.why_not(next(a for a in range(len(KING.space)) if a not in match.legal))
    for error in (illegal, WrongSetup("seed-wrong", seed="-1"), NotAMove("move-unknown", text="castle")):
        twin = pickle.loads(pickle.dumps(error))
        assert type(twin) is type(error) and str(twin) == str(error) and twin.text("de") == error.text("de")
        assert getattr(twin, "rule", None) == getattr(error, "rule", None)
