"""The one schema of the wire: published, documented, and what the browser's types are made of."""

from pathlib import Path

import pytest

from regnum.server.wire import __main__ as command
from regnum.server.wire.schema import schema
from tests.server.house import visit


def test_the_browser_and_the_docs_have_the_shapes_that_are_sent():
    for file, text in command.outcome().items():
        assert file.read_text("utf-8") == text, "renew it with: python -m regnum.server.wire"


def test_a_stale_file_is_named_with_the_command_that_renews_it(tmp_path: Path, monkeypatch, capsys):
    types = tmp_path / "types.ts"
    types.write_text("export interface Old {}\n")
    monkeypatch.setattr(command, "ROOT", tmp_path)
    monkeypatch.setattr(command, "TYPES", types)
    monkeypatch.setattr(command, "PROTOCOL", tmp_path / "protocol.md")
    command.PROTOCOL.write_text(f"# Before\n{command.BEGIN}old\n{command.END}# After\n")
    assert command.main(check=True) == 1 and "Old" in types.read_text()
    assert (
        "types.ts is not what the server sends: renew it with python -m regnum.server.wire" in capsys.readouterr().err
    )
    assert command.main(check=False) == 0 and command.main(check=True) == 0
    assert "export interface Position {" in types.read_text()
    page = command.PROTOCOL.read_text()
    assert page.startswith("# Before\n") and page.endswith("# After\n") and "interface Position {" in page


@pytest.mark.anyio
async def test_the_schema_is_published_with_all_messages(sqlite):
    async with visit(sqlite) as here:
        told = await here.stranger().get("/schema.json")
    assert told == schema()
    shapes = told["$defs"]
    for union in ("FromClient", "FromServer"):
        for part in shapes[union]["oneOf"]:
            assert shapes[part["$ref"].rpartition("/")[2]]["properties"]["type"]["const"]
    assert "title" not in shapes["Position"]["properties"]["ply"], "names are not said twice"


@pytest.mark.anyio
async def test_what_a_seat_is_called_is_said_by_the_server(sqlite):
    """Two of one name are told apart, in lists as in logs and prompts; open seats have a word, too."""
    async with visit(sqlite) as here:
        ada, twin = await here.someone("Ada"), await here.someone("Ada")
        table = await ada.open("tirnanog", "me", "open", "open", join="open")
        assert [seat["called"] for seat in table["seats"]] == ["Ada", "Seat 1", "Seat 2"]
        await twin.post(f"/tables/{table['id']}/seats", {})
        await twin.post(f"/tables/{table['id']}/seats", {})
        table = await ada.get(f"/tables/{table['id']}")
        called = [seat["called"] for seat in table["seats"]]
        assert called == ["Ada 1", "Ada 2", "Ada 3"] and {seat["name"] for seat in table["seats"]} == {"Ada"}
        others = await (ada if table["actor"] else twin).position(table["id"])
        assert called[table["actor"]] in others["prompt"]
