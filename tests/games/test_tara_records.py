"""The golden records of Tara end in the ways that they are named after. That they replay is tested for every game."""

import json
from pathlib import Path

import pytest

import regnum

FOLDER = Path(__file__).parents[1] / "records" / "tara"


def last(name: str) -> regnum.Match:
    return regnum.replay(json.loads((FOLDER / f"{name}.json").read_text("utf-8")))


@pytest.mark.parametrize("name", ["ordinary-kings-3", "king-piece-3", "king-piece-4", "traitor-3", "traitor-4"])
def test_two_kings(name):
    match = last(name)
    view = match.view()
    assert view["ending"] == "high_king" and view["raths"][view["winner"]]["kings"] == 2
    # the first king was crowned in an earlier round, or is of this one too
    crowned = any(region["king_piece"] == view["winner"] for region in view["regions"].values())
    assert crowned != name.startswith("ordinary")
    assert bool(match.state.visited) == name.startswith("traitor")
    assert match.decisions[-1].happenings[-1].kind.name == "high_king"


@pytest.mark.parametrize(("name", "crowned"), [("two-players-2-0", 1), ("two-players-2-1", 2)])
def test_two_players(name, crowned):
    match = last(name)
    kings = [region["king_piece"] for region in match.view()["regions"].values() if region["status"] == "won"]
    assert len(kings) == crowned and match.view()["raths"][match.view()["winner"]]["kings"] == 2
    third = [h for d in match.decisions for h in d.happenings if h.kind.name == "third_region"]
    assert len(third) == crowned - 1


def test_a_draw():
    match = last("drawn-in-round-200")
    assert match.view()["round"] == 200 and match.shares == (0.5, 0.5)
