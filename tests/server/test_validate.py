"""`regnum validate`: what would become of stored tables, without a byte written."""

import asyncio
import hashlib
import json
from pathlib import Path

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from regnum.cli import app
from regnum.core.errors import RegnumError
from regnum.server import database as db
from regnum.server.validating import validate
from tests.server.house import visit
from tests.server.test_versions import game_of_version_1, store


async def fill(database: str) -> dict[str, str]:
    """Tables by what should become of them."""
    seats, moves, _ = game_of_version_1("tirnanog", 2, 30)
    async with visit(database) as house:
        me = await house.someone()
        same = await me.open("tirnanog", "me", "me")
        found = {
            "same": same["id"],
            "carried": await store(house, me, "tirnanog", seats, moves, "running"),
            "kept": await store(house, me, "tirnanog", seats, moves, "running", version=9),
        }
    return found


@pytest.mark.anyio
async def test_every_table_is_judged(database):
    tables = await fill(database)
    found = {table.id: table async for table in validate(database)}
    assert {ident: table.fate for ident, table in found.items()} == {ident: fate for fate, ident in tables.items()}
    assert "version 9" in str(found[tables["kept"]].problem)
    assert {table.version for table in found.values()} == {1, 2, 9}, "nothing was carried over"


def change(file: Path, statement: sa.Executable) -> None:
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(statement)
    engine.dispose()


def test_a_file_stays_as_it_is(sqlite, tmp_path):
    asyncio.run(fill(sqlite))
    file = tmp_path / "regnum.db"
    before = hashlib.sha256(file.read_bytes()).digest()
    done = CliRunner().invoke(app, ["validate", str(file), "--lang", "en"])
    assert done.exit_code == 0, done.output
    assert "3 tables: 1 as ever, 1 carried over, 1 kept, 0 lost." in done.stdout
    assert hashlib.sha256(file.read_bytes()).digest() == before


@pytest.mark.parametrize(
    "loss",
    [
        sa.update(db.tables).where(db.tables.c.version == 9).values(game="gone"),
        sa.update(db.entries).where(db.entries.c.kind == "move", db.entries.c.number == 5).values(body={"ply": 4}),
    ],
    ids=["game", "log"],
)
def test_what_would_be_lost_is_said(sqlite, tmp_path, loss):
    asyncio.run(fill(sqlite))
    change(tmp_path / "regnum.db", loss)
    done = CliRunner().invoke(app, ["validate", f"sqlite:///{tmp_path / 'regnum.db'}", "--json"])
    told = json.loads(done.stdout)
    assert done.exit_code == 1 and told["lost"] > 0
    assert all(table["problem"] for table in told["tables"] if table["fate"] == "lost")


@pytest.mark.parametrize("given", ["nowhere.db", "sqlite:///nowhere.db", "text.db"])
def test_what_is_no_database_is_refused_and_not_made(tmp_path, monkeypatch, given):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "text.db").write_text("no database" * 200)
    done = CliRunner().invoke(app, ["validate", given])
    assert isinstance(done.exception, RegnumError)
    assert "no database of a server" in str(done.exception)
    assert not (tmp_path / "nowhere.db").exists()
