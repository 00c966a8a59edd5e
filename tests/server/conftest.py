"""Databases to test on."""

import asyncio
import os
import uuid
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.postgres import postgres


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'regnum.db'}"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str | None]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'regnum.db'}"
    server = request.getfixturevalue("postgres_server")
    if server is None:
        assert not os.environ.get("CI"), "PostgreSQL can't be had, and in CI it must"
        warnings.warn("PostgreSQL CAN'T BE HAD HERE: its tests are left out. apt-get install postgresql", stacklevel=1)
        pytest.skip("no PostgreSQL")
    name = f"regnum_{uuid.uuid4().hex}"

    async def create() -> None:
        engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(sa.text(f"CREATE DATABASE {name}"))
        await engine.dispose()

    asyncio.run(create())
    return server.rpartition("/")[0] + f"/{name}"
