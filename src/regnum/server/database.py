"""What is kept: identities, tables, seats, and the log of every table."""

import json
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

metadata = sa.MetaData()

identities = sa.Table(
    "identities",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("lang", sa.String(2)),
    sa.Column("created", sa.String(32), nullable=False),
)

# Secrets of devices, and of recovery links: only their hashes are kept.
keys = sa.Table(
    "keys",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id"), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),  # device or recovery
    sa.Column("created", sa.String(32), nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("components", sa.String(32), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.String(20), nullable=False),  # a number up to 2^64, more than databases count
    sa.Column("salt", sa.String(64), nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("join", sa.String(8), nullable=False),
    sa.Column("watch", sa.String(8), nullable=False),
    sa.Column("pace", sa.String(8), nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("invite", sa.String(32), nullable=False),
    sa.Column("status", sa.String(8), nullable=False, index=True),
    sa.Column("rematch", sa.String(32)),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Column("touched", sa.String(32), nullable=False, index=True),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id"), index=True),
    sa.Column("level", sa.String(16)),  # of the bot that sits here
    sa.Column("left", sa.Boolean, nullable=False),
)

# Append-only. The two unique keys make a move happen once: one entry per number, one per id of a client's own.
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("body", sa.JSON, nullable=False),
    sa.Column("identity", sa.String(32)),
    sa.Column("client", sa.String(64)),
    sa.Column("at", sa.String(32), nullable=False),
    sa.UniqueConstraint("table", "identity", "client"),
)

# Each statement is built once, so that SQLAlchemy recognises it and doesn't compile it again.
insert_table, insert_seats = sa.insert(tables), sa.insert(seats)
update_table = sa.update(tables).where(tables.c.id == sa.bindparam("which"))
update_seat = sa.update(seats).where(seats.c.table == sa.bindparam("where"), seats.c.seat == sa.bindparam("which"))


def compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def open_engine(url: str) -> AsyncEngine:
    engine = create_async_engine(url, json_serializer=compact)
    set_up(engine.sync_engine)
    return engine


def open_engine_for_threads(engine: AsyncEngine) -> sa.Engine:
    """The same SQLite database for a thread of its own."""
    plain = sa.create_engine(engine.url.set(drivername="sqlite"), json_serializer=compact)
    set_up(plain)
    return plain


def set_up(engine: sa.Engine) -> None:
    # One statement inserts many rows.
    engine.dialect.use_insertmanyvalues_wo_returning = True
    if engine.dialect.name == "sqlite":

        @sa.event.listens_for(engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")  # an acknowledged move survives a loss of power, too
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.execute("PRAGMA busy_timeout=10000")
            cursor.execute("PRAGMA temp_store=MEMORY")
            cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the newest form."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))

    def upgrade(connection: sa.Connection) -> None:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
