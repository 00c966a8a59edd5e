"""Records of finished games replay to the same bytes; broken ones are refused in a sentence that says why."""

import hashlib
import json
from pathlib import Path

import pytest

import regnum
from regnum.core.errors import RecordError, UnknownGame
from regnum.core.record import read_record, replay

FOLDER = Path(__file__).parents[1] / "records"
INDEXES = {path.parent.name: json.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*/index.json"))}
RECORDS = [(kind, name) for kind, index in INDEXES.items() for name in index]


def read(kind, name):
    return json.loads((FOLDER / kind / name).read_text("utf-8"))


def shortest(kind):
    """A finished record to break."""
    return min((read(kind, name) for name in INDEXES[kind]), key=lambda record: len(record["moves"]))


@pytest.mark.parametrize(("kind", "name"), RECORDS)
def test_a_record_replays_to_the_same_bytes(kind, name):
    record = read(kind, name)
    match = regnum.replay(record)
    assert match.over
    assert match.record() == record
    assert hashlib.sha256(bytes(match)).hexdigest() == INDEXES[kind][name]


@pytest.mark.parametrize("kind", INDEXES)
def test_every_file_is_in_the_index(kind):
    assert {path.name for path in (FOLDER / kind).glob("*.json")} == {*INDEXES[kind], "index.json"}


@pytest.mark.parametrize("kind", INDEXES)
def test_a_record_can_be_replayed_to_any_ply(kind):
    record = shortest(kind)
    for ply in (0, 1, len(record["moves"]) // 2, len(record["moves"])):
        match = regnum.replay(record, ply)
        assert match.ply == ply
        assert match.record()["moves"] == record["moves"][:ply]
    for ply in (-1, len(record["moves"]) + 1):
        with pytest.raises(RecordError, match=f"there is no position after move {ply}"):
            regnum.replay(record, ply)


@pytest.mark.parametrize("kind", INDEXES)
def test_a_record_of_a_game_that_still_runs_has_no_result(kind):
    record = shortest(kind)
    half = record | {"moves": record["moves"][: len(record["moves"]) // 2], "result": None}
    match = regnum.replay(half)
    assert not match.over
    assert match.record() == half


# What is changed in a record (... takes an entry out), and a part of the sentence that refuses it
BROKEN = {
    "no moves at all, but a result": ({"moves": []}, "tells of the result"),
    "another result": ({"result": [0.5, 0.5]}, "tells of the result"),
    "a result of another kind": ({"result": "seat 0"}, "tells of the result"),
    "the result unknown": ({"result": None}, "tells of the result null"),
    "no result": ({"result": ...}, '"result" is missing'),
    "another format": ({"regnum": 99}, "no game record of Regnum"),
    "no format": ({"regnum": ...}, "no game record of Regnum"),
    "another version": ({"version": 99}, "version 99 of the rules"),
    "no version": ({"version": ...}, '"version" is missing'),
    "other components": ({"components": "0" * 16}, "other components"),
    "components of another kind": ({"components": 7}, '"components" is missing'),
    "too many players": ({"players": 9}, "set-up is not possible"),
    "no player": ({"players": 0}, "set-up is not possible"),
    "players true": ({"players": True}, '"players" is missing'),
    "a negative seed": ({"seed": -1}, "set-up is not possible"),
    "a seed too big": ({"seed": 1 << 64}, "set-up is not possible"),
    "a seed in words": ({"seed": "seven"}, '"seed" is missing'),
    "an unknown option": ({"options": {"chess_clock": "on"}}, "set-up is not possible"),
    "options of another kind": ({"options": []}, '"options" is missing'),
    "moves in one string": ({"moves": "pass pass"}, '"moves" is missing'),
    "moves by numbers": ({"moves": [0, 0]}, '"moves" is missing'),
    "a move of no game": ({"moves": ["castle kingside"]}, "is no move of this game"),
}


def broken(record, changes):
    return {name: value for name, value in (record | changes).items() if value is not ...}


@pytest.mark.parametrize("kind", INDEXES)
@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_record_is_refused_with_a_clear_sentence(kind, how):
    changes, sentence = BROKEN[how]
    with pytest.raises(RecordError) as refusal:
        regnum.replay(broken(shortest(kind), changes))
    assert sentence in str(refusal.value)


@pytest.mark.parametrize("kind", INDEXES)
def test_a_truncated_record_with_a_result_is_refused(kind):
    record = shortest(kind)
    with pytest.raises(RecordError, match="but its moves lead to null"):
        regnum.replay(record | {"moves": record["moves"][:-1]})


@pytest.mark.parametrize("kind", INDEXES)
def test_a_record_with_an_illegal_move_is_refused_at_its_ply(kind):
    record = shortest(kind)
    positions = (regnum.replay(record, ply) for ply in range(1, len(record["moves"])))
    start = next(match for match in positions if len(match.legal) < len(match.game.space))
    illegal = next(action.notation for action in start.game.space.actions if action.number not in start.legal)
    with pytest.raises(RecordError) as refusal:
        regnum.replay(record | {"moves": [*record["moves"][: start.ply], illegal]})
    assert f'Move {start.ply} of the record, "{illegal}", is not legal' in str(refusal.value)


@pytest.mark.parametrize("kind", INDEXES)
def test_a_record_that_goes_on_after_the_end_is_refused(kind):
    record = shortest(kind)
    with pytest.raises(RecordError, match="comes too late"):
        regnum.replay(record | {"moves": [*record["moves"], record["moves"][0]]})


@pytest.mark.parametrize("kind", INDEXES)
def test_a_record_of_another_game_is_refused(kind):
    record = shortest(kind)
    with pytest.raises(UnknownGame, match="chess"):
        regnum.replay(record | {"game": "chess"})
    for other in regnum.games():
        if other != kind:
            with pytest.raises(RecordError, match=f"of the game {kind}, not of {other}"):
                replay(regnum.game(other), record)


@pytest.mark.parametrize("foreign", [None, [], "pass", 7, {}, {"moves": []}, {"game": 7}, {"event": "Linares"}])
def test_foreign_json_is_refused(foreign):
    with pytest.raises(RecordError, match="no game record of Regnum"):
        regnum.replay(foreign)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[" * 100_000, "nested too deeply"),
        ('{"a":' * 100_000, "nested too deeply"),
        ("pass", "is not JSON"),
        (b"\xff\xfe{", "is not JSON"),
        ("9" * 10_000, "is not JSON"),
        ("[]", "no game record of Regnum"),
    ],
    ids=["lists", "objects", "words", "bytes", "digits", "list"],
)
def test_a_text_that_is_no_record_is_refused(text, sentence):
    with pytest.raises(RecordError) as refusal:
        read_record(text)
    assert sentence in str(refusal.value)
    assert all(refusal.value.text(locale) for locale in ("it", "de"))


@pytest.mark.parametrize("kind", INDEXES)
def test_a_record_is_read_from_its_text(kind):
    record = shortest(kind)
    assert regnum.replay(read_record(json.dumps(record))).record() == record


def test_a_result_that_is_nested_deeply_is_refused():
    record, deep = shortest("kingisdead"), []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(RecordError, match="tells of the result list"):
        regnum.replay(record | {"result": deep})
