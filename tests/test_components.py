"""A user's own components take the place of ours, and are checked against the rulebook."""

import copy
import json
import os
import subprocess
import sys

import pytest

from regnum.core.components import load_components


def simulate(folder, game):
    return subprocess.run(
        [sys.executable, "-m", "regnum.cli", "games", "--json"], env={**os.environ, "REGNUM_COMPONENTS": str(folder)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.mark.slow
def test_another_map_is_taken_and_named_in_records(tmp_path):
    data = copy.deepcopy(load_components("kingisdead"))
    data["edges"].append(["caledonia", "deva"])
    (tmp_path / "kingisdead.json").write_text(json.dumps(data))
    facts = json.loads(simulate(tmp_path, "kingisdead").stdout)
    theirs = next(fact["components"] for fact in facts if fact["game"] == "kingisdead")
    import regnum

    assert theirs != regnum.game("kingisdead").components


def broken(change):
    data = copy.deepcopy(load_components("kingisdead"))
    change(data)
    return data


WRONG = {
    "regions": lambda data: data["regions"].pop(),
    "edges": lambda data: data["edges"].append(["caledonia", "atlantis"]),
    "factions.scots.home": lambda data: data["factions"]["scots"].update(home="atlantis"),
    "components.followers_per_faction": lambda data: data["components"].update(followers_per_faction=17),
    "action_cards_per_player.settlement": lambda data: data["action_cards_per_player"].update(settlement=3),
    "mordred_variant.adds_to_when_resolved": lambda data: data["mordred_variant"]["adds_to_when_resolved"].pop("deva"),
    "setup": lambda data: data.pop("setup"),
    "factions": lambda data: data.update(factions=None),
    "alternative_edges_B": lambda data: data.update(alternative_edges_B=7),
}


@pytest.mark.parametrize("entry", WRONG)
def test_components_that_break_the_rules_are_refused_by_name(tmp_path, entry):
    (tmp_path / "kingisdead.json").write_text(json.dumps(broken(WRONG[entry])))
    result = simulate(tmp_path, "kingisdead")
    assert result.returncode == 2 and "Traceback" not in result.stderr
    assert f"break the rules at {entry}" in result.stderr


def test_unreadable_components_are_told(tmp_path):
    (tmp_path / "kingisdead.json").write_text("{")
    assert "can't be read" in simulate(tmp_path, "kingisdead").stderr
    assert "which is no folder" in simulate(tmp_path / "nowhere", "kingisdead").stderr
