"""The golden records, which tests/every_game replays, tell of what the game has to offer."""

import json
from pathlib import Path

import regnum

FOLDER = Path(__file__).parents[1] / "records" / "tirnanog"
RECORDS = [json.loads((FOLDER / name).read_text("utf-8")) for name in json.loads((FOLDER / "index.json").read_text())]


def test_all_player_counts_are_there():
    assert {record["players"] for record in RECORDS} == {2, 3, 4}


def test_everything_happens_in_them():
    """All that can be told is told, but for the two rarest things."""
    told = {
        happening.kind.name
        for record in RECORDS
        for decision in regnum.replay(record).decisions
        for happening in decision.happenings
    }
    assert {kind.name for kind in regnum.game("tirnanog").events.kinds} - told <= {"passed"}
