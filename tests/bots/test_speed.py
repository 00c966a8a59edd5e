"""`regnum bench --bots`: the search and plain playouts, measured side by side."""

import json

from typer.testing import CliRunner

from regnum.cli import app
from regnum.commands import search_speed


def test_the_search_is_measured_beside_plain_playouts(monkeypatch):
    monkeypatch.setattr(search_speed, "SIMULATIONS", 200)
    monkeypatch.setattr(search_speed, "FULL_SIMULATIONS", 50)
    rows = json.loads(CliRunner().invoke(app, ["bench", "tirnanog", "--bots", "--json"]).stdout)
    assert [row["players"] for row in rows] == [2, 3, 4]
    for row in rows:
        assert 1 <= row["decisions"] < row["full_decisions"]
        assert min(row["search_per_second"], row["full_search_per_second"]) > 0
        assert min(row["playouts_per_second"], row["full_playouts_per_second"]) > 0
