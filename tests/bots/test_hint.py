"""`regnum hint`: a table for people, JSON for programs, sentences where it can't be."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import regnum
from regnum.cli import app
from regnum.commands.records import write_record
from regnum.core.errors import RegnumError

run = CliRunner().invoke


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    match = regnum.match("tirnanog", players=3, seed=11)
    for _ in range(9):
        match.play(match.legal[0])
    write_record(match.record(), tmp_path / "game.json")
    return tmp_path / "game.json"


def test_hints_for_programs(kept):
    told = json.loads(run(app, ["hint", str(kept), "--at", "5", "--level", "easy", "--json"]).stdout)
    match = regnum.replay(json.loads(kept.read_text("utf-8")), 5)
    assert (told["game"], told["ply"], told["seat"]) == ("tirnanog", 5, match.actor)
    notations = {match.game.space[action].notation for action in match.legal}
    assert {move["move"] for move in told["moves"]} <= notations
    visits = [move["visits"] for move in told["moves"]]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == told["simulations"]
    assert all(sum(move["shares"]) == pytest.approx(1, abs=1e-3) for move in told["moves"])
    assert told["line"][0] == {"seat": match.actor, "move": told["moves"][0]["move"]}


def test_every_game_has_hints(game, tmp_path):
    match = regnum.match(game.id, seed=11)
    match.play(match.legal[0])
    write_record(match.record(), tmp_path / "game.json")
    told = json.loads(run(app, ["hint", str(tmp_path / "game.json"), "--level", "easy", "--json"]).stdout)
    assert told["seat"] == match.actor and told["simulations"] > 0
    assert game.space.by_notation[told["moves"][0]["move"]] in match.legal


@pytest.mark.parametrize(("lang", "word"), [("en", "looked at"), ("it", "esaminata"), ("de", "betrachtet")])
def test_hints_for_people(kept, lang, word):
    shown = run(app, ["hint", str(kept), "--seconds", "0.05", "--lang", lang])
    assert shown.exit_code == 0
    assert word in shown.stdout


def test_a_hint_at_the_end_or_from_a_bot_that_does_not_think(kept):
    with pytest.raises(RegnumError, match="nothing that it could tell"):
        run(app, ["hint", str(kept), "--level", "random"], catch_exceptions=False)
    match = regnum.match("kingisdead", seed=1)
    while not match.over:
        match.play(match.legal[0])
    write_record(match.record(), kept)
    with pytest.raises(RegnumError, match="earlier position"):
        run(app, ["hint", str(kept)], catch_exceptions=False)
