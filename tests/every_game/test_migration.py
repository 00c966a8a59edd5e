"""Records of older versions are carried over to today's rules, or refused with a sentence that says why."""

import json
from pathlib import Path

import pytest

import regnum
from regnum.core.errors import RecordError
from regnum.core.migration import migrate

OLDER = sorted((Path(__file__).parents[1] / "records" / "older").glob("*.json"))


def read(path):
    return json.loads(path.read_text("utf-8"))


def test_every_version_that_can_be_carried_over_has_a_record(game):
    versions = {read(path)["version"] for path in OLDER if read(path)["game"] == game.id}
    assert versions == set(game.migrations)


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_an_older_record_is_carried_over_to_the_same_result(path):
    old = read(path)
    game = regnum.game(old["game"])
    with pytest.raises(RecordError, match="regnum migrate"):
        regnum.replay(old)
    new = migrate(game, old | {"players_were": ["Ada", "Ben"]})
    assert new["version"] == game.version
    assert new["result"] == old["result"] is not None
    assert new.pop("players_were") == ["Ada", "Ben"]
    assert regnum.replay(new).record() == new
    assert migrate(game, new) == new


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_a_game_that_still_runs_is_carried_over_too(path):
    old = read(path)
    moves = old["moves"][: len(old["moves"]) // 2]
    new = migrate(regnum.game(old["game"]), old | {"moves": moves, "result": None})
    assert not regnum.replay(new).over


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_what_leads_elsewhere_is_refused(path):
    old, game = read(path), regnum.game(read(path)["game"])
    with pytest.raises(RecordError, match="tells of the result"):
        migrate(game, old | {"result": [0.5] * old["players"]})
    illegal = next(a.notation for a in game.space.actions if a.number not in regnum.match(
        game.id, old["players"], old["seed"], **old["options"]).legal)  # fmt: skip
    with pytest.raises(RecordError, match="leads elsewhere"):
        migrate(game, old | {"moves": [illegal, *old["moves"]]})
    with pytest.raises(RecordError, match="can't be carried over"):
        migrate(game, old | {"version": 0})
