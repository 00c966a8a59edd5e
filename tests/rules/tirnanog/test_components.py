"""1 Components."""

import json
import os
import subprocess
import sys
from collections import Counter

import pytest

from regnum.games.tirnanog.components import DATA, KINDS, SPECIES, TERRITORIES

from .positions import Table, points


@pytest.mark.rule("TNO-1.1")
def test_creatures():
    assert set(DATA["species"]) == {"dragon", "elf", "fairy", "griffin", "centaur"}
    assert sum(DATA["species"].values()) == 58


@pytest.mark.rule("TNO-1.2")
def test_territories():
    values = {"plain": {2}, "castle": {3}, "river": {4}, "temple": {3}, "volcano": {1}, "forest": {2}}
    assert len(TERRITORIES) == 46
    assert {kind: {card["value"] for card in TERRITORIES if card["kind"] == kind} for kind in KINDS} == values
    assert all(set(card["cost"]) <= {*SPECIES, "?"} for card in TERRITORIES)
    counts = Counter(card["kind"] for card in TERRITORIES)
    assert counts["plain"] >= 5
    assert all(counts[kind] >= 3 for kind in KINDS)


def broken(change, folder):
    """What the program says of a component file with a change."""
    data = json.loads(json.dumps(DATA))
    change(data)
    (folder / "tirnanog.json").write_text(json.dumps(data))
    command = [sys.executable, "-c", "import regnum.games.tirnanog.components"]
    environment = {**os.environ, "REGNUM_COMPONENTS": str(folder), "NUMBA_DISABLE_JIT": "1"}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False).stderr


@pytest.mark.rule("TNO-1.1", "TNO-1.2", "TNO-1.3")
@pytest.mark.parametrize(
    ("change", "entry"),
    [
        (lambda data: data["species"].update(elf=13), "species"),
        (lambda data: data["species"].update(elf=3, dragon=21), "species.elf"),
        (lambda data: data["territories"].pop(), "territories"),
        (lambda data: data["territories"][0].update(value=3), "territories[0].value"),
        (lambda data: data["territories"][0].update(cost=["satyr"]), "territories[0].cost"),
        (lambda data: data["territories"][0].update(kind="desert"), "territories[0].kind"),
        (lambda data: data["vp"].update(river=2), "vp.river"),
        (lambda data: data["fountains"].update(count=5), "fountains.count"),
        (lambda data: data.pop("setup"), "setup"),
    ],
)
def test_a_wrong_table_is_told(change, entry, tmp_path):
    assert f"break the rules at {entry}:" in broken(change, tmp_path)


@pytest.mark.rule("TNO-1.2")
def test_a_forest_of_another_value_is_accepted(tmp_path):
    assert not broken(lambda data: [t.update(value=3) for t in data["territories"] if t["kind"] == "forest"], tmp_path)


@pytest.mark.rule("TNO-1.3")
def test_what_territories_score():
    """River 3, others 2, face down 0, a fountain 4; covered ones too."""
    table = Table(2).pile(0, "river_1 plain_1 volcano_1!").pile(1, "castle_1 temple_1 forest_1")
    table.state.fountains[:2] = 1, 0
    match = table.hand(0, "1 elf").display("5 elf").deck("2 dragon").ready()
    match.play("take elf elf")
    assert [seat["points"]["scorings"] for seat in match.view()["seats"]] == [5, 6]
    assert [seat["points"]["fountains"] for seat in match.view()["seats"]] == [4, 0]
    assert points(match) == [9, 6]
