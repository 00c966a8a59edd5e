"""Golden records of Taj Mahal: games played at random, sensibly and by hoarders replay to the same bytes."""

import hashlib
import json
from pathlib import Path

import pytest

import regnum

FOLDER = Path(__file__).parents[1] / "records" / "tajmahal"
INDEX = json.loads((FOLDER / "index.json").read_text("utf-8"))


def test_there_are_records_for_every_number_of_players():
    records = [json.loads((FOLDER / name).read_text("utf-8")) for name in INDEX]
    assert {record["players"] for record in records} == {3, 4, 5}


@pytest.mark.parametrize("name", INDEX)
def test_a_record_replays_to_the_same_bytes(name):
    record = json.loads((FOLDER / name).read_text("utf-8"))
    match = regnum.replay(record)
    assert match.over
    assert hashlib.sha256(bytes(match)).hexdigest() == INDEX[name]
    assert match.record() == record
