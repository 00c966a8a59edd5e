"""A match goes back, is kept as bytes and is observed by public means alone."""

import json
import random
import subprocess
import sys
import zlib
from pathlib import Path

import numpy as np
import pytest

import regnum
from regnum.core.errors import RecordError, WrongArray
from regnum.core.game import Game
from regnum.core.setup import Setup
from tests.every_game.observer import all_that_reaches

ROOT = Path(__file__).parents[2]


def played(game: Game, plies: int = 60) -> tuple[regnum.Match, list[bytes]]:
    """A match, and its states at every ply."""
    luck = random.Random(game.id)
    match, states = regnum.Match(game, game.players[-1], seed=5), []
    while not match.over and match.ply < plies:
        states.append(bytes(match))
        match.play(luck.choice(match.legal))
    return match, [*states, bytes(match)]


def same(one: regnum.Match, other: regnum.Match) -> bool:
    return (
        bytes(one) == bytes(other)
        and one.legal == other.legal
        and one.decisions == other.decisions
        and all(all_that_reaches(one, seat) == all_that_reaches(other, seat) for seat in (None, 0))
    )


def test_every_ply_can_be_looked_at(game):
    match, states = played(game)
    now = bytes(match)
    for ply, state in enumerate(states):
        past = match.at(ply)
        assert bytes(past) == state and past.ply == ply
        assert past.decisions == match.decisions[:ply]
        if ply % 20 == 0:
            assert same(past, regnum.replay(match.record(), ply))
    assert bytes(match) == now and match.ply == len(states) - 1


def test_a_match_goes_back_across_what_was_revealed_and_on_again(game):
    match, states = played(game)
    assert any(decision.final for decision in match.decisions) or not any(kind.reveals for kind in game.events.kinds)
    moves = [decision.action for decision in match.decisions]
    match.rewind(0)
    assert bytes(match) == states[0] and match.ply == 0
    for move in moves:
        match.play(move)
    assert bytes(match) == states[-1]


@pytest.mark.parametrize("ply", [-1, 4, 1.0, None, True])
def test_a_ply_that_is_not_there_changes_nothing(ply):
    match = regnum.match("kingisdead", players=2)
    for _ in range(3):
        match.play(match.legal[0])
    now = bytes(match)
    for go in (match.at, match.rewind):
        with pytest.raises(WrongArray, match="The match has 3 moves; there is no position after move"):
            go(ply)
    assert bytes(match) == now and match.ply == 3


def test_bytes_hold_all_of_a_match(game):
    match, _ = played(game)
    twin = regnum.Match.from_bytes(match.to_bytes())
    assert same(match, twin)
    assert twin.record() == match.record() and list(twin.tale(0)) == list(match.tale(0))
    assert twin.to_bytes() == match.to_bytes()
    move = match.legal[-1] if not match.over else None
    if move is not None:
        assert match.play(move) == twin.play(move)
        assert bytes(match) == bytes(twin)
    twin.rewind(1)
    assert same(twin, match.at(1))


def test_bytes_hold_positions_that_no_moves_lead_to(game):
    match, _ = played(game)
    guess = match.determinise(None, 7)
    assert same(regnum.Match.from_bytes(guess.to_bytes()), guess)


def test_bytes_are_read_in_another_process(game, tmp_path):
    match, _ = played(game)
    match.rewind(match.ply // 2)  # a short game may be over
    (tmp_path / "match").write_bytes(match.to_bytes())
    program = f"""
import sys, regnum
from pathlib import Path
folder = Path({str(tmp_path)!r})
match = regnum.Match.from_bytes((folder / "match").read_bytes())
match.play(match.legal[0])
(folder / "played").write_bytes(match.to_bytes())
"""
    subprocess.run([sys.executable, "-c", program], check=True, cwd=ROOT, timeout=300)
    match.play(match.legal[0])
    assert same(regnum.Match.from_bytes((tmp_path / "played").read_bytes()), match)


def changed(data: bytes, **fields: object) -> bytes:
    line, _, states = zlib.decompress(data).partition(b"\n")
    return zlib.compress(json.dumps(json.loads(line) | fields).encode() + b"\n" + states)


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        (lambda data: data[:-9], "no game record of Regnum"),
        (lambda data: b"", "no game record of Regnum"),
        (lambda data: zlib.compress(b"[]\n"), "no game record of Regnum"),
        (lambda data: zlib.compress(zlib.decompress(data)[:-1]), '"states" is missing'),
        (lambda data: changed(data, version=0), "version 0 of the rules"),
        (lambda data: changed(data, components="0"), "other components"),
        (lambda data: changed(data, decisions=[]), '"decisions" is missing'),
        (lambda data: changed(data, opening=[[999, -1]]), '"decisions" is missing'),
        (lambda data: changed(data, game="chess"), "chess"),
    ],
)
def test_damaged_bytes_are_refused_with_a_sentence(how, sentence):
    data = played(regnum.game("kingisdead"), 5)[0].to_bytes()
    with pytest.raises(regnum.RegnumError, match=sentence):
        regnum.Match.from_bytes(how(data))


def test_a_position_can_be_set_up(game):
    match, states = played(game)
    placed = regnum.Match.from_state(Setup.of(game, match.players), states[-1])
    assert bytes(placed) == states[-1] and placed.legal == match.legal
    assert placed.ply == 0 and list(placed.tale()) == []
    with pytest.raises(WrongArray, match="bytes, not 3"):
        placed.set_state(b"abc")
    assert bytes(placed) == states[-1]


def test_a_seat_observes_what_it_knows(game):
    match, _ = played(game)
    assert game.features is not None
    for seat in (None, *range(match.players)):
        numbers = match.observe(seat)
        assert numbers.shape == (game.features.size,) and numbers.dtype == np.float32 and numbers.any()
        assert (match.determinise(seat, 3).observe(seat) == numbers).all()
        assert (match.concealed(seat, 3)["players"] == match.players).all()
    with pytest.raises(regnum.RegnumError, match="no seat"):
        match.observe(match.players)


def test_states_are_copies(game):
    match = regnum.Match(game)
    before = bytes(match)
    match.states["actor"] = 1 - match.actor
    assert bytes(match) == before


def test_a_record_of_another_kind_is_no_match():
    with pytest.raises(RecordError):
        regnum.Match.from_bytes(json.dumps(regnum.match("tara").record()).encode())


def test_a_game_without_features_says_so(game, monkeypatch):
    monkeypatch.setitem(game.__dict__, "features", None)
    with pytest.raises(regnum.RegnumError, match=f"{game.id} has no observations for learners"):
        regnum.Match(game).observe(0)
