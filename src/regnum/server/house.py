"""The house: all tables, those in use kept in memory, the people, the bots and the store."""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

import regnum
from regnum.core.errors import UnknownGame
from regnum.core.match import Match
from regnum.core.setup import Setup
from regnum.server import database as db
from regnum.server import wire
from regnum.server.bots import BotPlayers
from regnum.server.errors import Refusal, Stale
from regnum.server.limits import Limits
from regnum.server.live import Hub
from regnum.server.logging import log
from regnum.server.metrics import Metrics
from regnum.server.people import People, Person, new_id, now
from regnum.server.preparing import Preparing
from regnum.server.settings import Settings
from regnum.server.table import Entry, Seat, Table
from regnum.server.writer import Writer

LISTED = 50


def commitment(seed: int, salt: str) -> str:
    """Shown when a table is opened; seed and salt are shown at the end."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def new_setup(game_id: str, players: int, options: dict[str, Any]) -> Setup:
    """With a seed that nobody can guess."""
    return Setup(regnum.game(game_id), players, options, secrets.randbits(64))


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings.limits, self.metrics)
        self.engine = db.open_engine(settings.database)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.courses: dict[str, wire.Shares] = {}  # how the chances went in finished games
        self.started = self.stopping = False
        self.background: set[asyncio.Task[Any]] = set()
        self.preparing = Preparing()

    async def start(self) -> None:
        if self.started:
            return
        self.started = True
        await db.migrate(self.engine)
        self.writer = Writer(self.engine, self.metrics)
        self.people = People(self.writer)
        self.bots = BotPlayers(self.settings.bot_threads, self.metrics)
        self.hub = Hub(self.metrics)
        self.in_background(self.hub.watch())
        self.in_background(self.wake_bots())
        if self.settings.prepare:
            self.in_background(self.preparing.all())
        log("started", database=self.engine.dialect.name)

    async def stop(self) -> None:
        """Tell the clients, finish what is being stored."""
        if self.stopping:
            return
        self.stopping = True
        await self.hub.say_bye()
        self.bots.stop()
        self.preparing.stop()
        for task in self.background:
            task.cancel()
        await asyncio.gather(*self.background, return_exceptions=True)
        for table in list(self.tables.values()):
            async with table.lock:
                pass
        await self.writer.stop()
        await self.engine.dispose()
        log("stopped")

    def in_background(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.background.add(task)
        task.add_done_callback(self.background.discard)

    # tables

    async def open(self, person: Person, setup: Setup, seats: Sequence[Seat], **rules: Any) -> Table:
        """A new table; its game begins at once if no seat is open. One whose game can't begin is never stored."""
        game, salt = setup.game, secrets.token_hex(32)
        await self.ready(game.id)
        Match(setup)
        row = {
            "id": new_id(), "game": game.id, "version": game.version, "components": game.components,
            "players": setup.players, "options": dict(setup.options), "seed": str(setup.seed), "salt": salt,
            "commitment": commitment(setup.seed, salt), "invite": new_id(), "status": "waiting", "rematch": None,
            "created": now(), "touched": now(), **rules,
        }  # fmt: skip
        places = [
            {"table": row["id"], "seat": n, "identity": seat.person.id if seat.person else None,
             "level": seat.level, "left": False}
            for n, seat in enumerate(seats)
        ]  # fmt: skip
        await self.writer.store((), (db.insert_table, row), (db.insert_seats, places))
        table = self.adopt(Table(row["id"], row, list(seats), self.writer))
        async with table.lock:
            await table.begin_if_full()
        log("table opened", game=game.id, players=setup.players)
        return table

    async def ready(self, game_id: str) -> None:
        """Rules that are not compiled yet are compiled beside the loop."""
        await self.preparing.ready(game_id)

    def adopt(self, table: Table) -> Table:
        table.on_entry = [self.hub.publish, self.entered]
        self.tables[table.id] = table
        self.metrics.live.set(len(self.tables))
        self.bots.wake(table)
        return table

    def entered(self, table: Table, entry: Entry) -> None:
        if entry.kind == "move":
            self.metrics.move_of(table.game.id, "person" if entry.identity else "bot").inc()
        self.bots.wake(table)

    async def table(self, ident: str) -> Table:
        """A table by its id, read back from its log if it isn't in memory."""
        table = self.tables.get(ident)
        if table is not None and not table.lost:
            table.used = time.monotonic()
            return table
        if ident not in self.loading:
            task = asyncio.create_task(self.load(ident))
            self.loading[ident] = task
            task.add_done_callback(lambda done: (self.loading.pop(ident, None), done.cancelled() or done.exception()))
        return await asyncio.shield(self.loading[ident])

    async def load(self, ident: str) -> Table:
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(db.tables).where(db.tables.c.id == ident))).mappings().first()
            if row is None:
                raise Refusal(404, "no-table")
            query = sa.select(db.seats).where(db.seats.c.table == ident).order_by(db.seats.c.seat)
            places = (await connection.execute(query)).all()
            query = sa.select(db.entries).where(db.entries.c.table == ident).order_by(db.entries.c.number)
            rows = (await connection.execute(query)).all()
        await self.ready(row["game"])
        people = await self.people.by_ids({place.identity for place in places if place.identity})
        seats = [Seat(people.get(place.identity), place.level, place.left) for place in places]
        entries = [Entry(r.number, r.kind, r.body, r.identity, r.client, r.at) for r in rows]
        former = self.tables.pop(ident, None)
        table = Table(ident, dict(row), seats, self.writer, entries)
        if table.fate == "carried" and not table.finished:
            try:
                await table.carry_over()
            except Stale:  # another server did
                return await self.load(ident)
        if former is not None:  # read anew: who listens goes on listening
            table.presence = former.presence
            self.hub.move(former, table)
        self.forget_some()
        return self.adopt(table)

    def forget_some(self) -> None:
        """Tables that nobody uses make room; their logs stay."""
        spare = len(self.tables) - self.settings.live_tables
        if spare > 0:
            idle = [t for t in self.tables.values() if not (t.lock.locked() or self.hub.listeners(t) or t.bot_to_act())]
            for table in sorted(idle, key=lambda table: table.used)[: spare + self.settings.live_tables // 10]:
                del self.tables[table.id]

    def renamed(self, person: Person) -> None:
        """Drawings and lists have the new name from now on."""
        for table in self.tables.values():
            if table.seats.belongs(person):
                table.drawn.clear()
                table.seats.renamed()
                self.hub.tell_table(table)

    async def list(self, scope: str, person: Person | None) -> list[Table]:
        """Open tables to join, one's own, or those that were lately played and may be watched; newest first."""
        query = sa.select(db.tables.c.id).order_by(db.tables.c.touched.desc()).limit(LISTED)
        if scope == "mine":
            if person is None:
                return []
            mine = sa.select(db.seats.c.table).where(db.seats.c.identity == person.id)
            query = query.where(db.tables.c.id.in_(mine), db.tables.c.status != "ended")
        elif scope == "open":
            query = query.where(db.tables.c.status == "waiting", db.tables.c.join == "open")
        else:
            query = query.where(db.tables.c.status.in_(("running", "over")), db.tables.c.watch == "all")
        async with self.engine.connect() as connection:
            idents = (await connection.execute(query)).scalars().all()
        found = []
        for ident in idents:
            try:
                found.append(await self.table(ident))
            except (Refusal, UnknownGame):  # of a game that isn't here any more
                continue
        return found

    async def wake_bots(self) -> None:
        """After a start: bots whose turn it was go on."""
        with_bots = sa.select(db.seats.c.table).where(db.seats.c.level.is_not(None))
        query = sa.select(db.tables.c.id).where(db.tables.c.status == "running", db.tables.c.id.in_(with_bots))
        async with self.engine.connect() as connection:
            idents = (await connection.execute(query.limit(self.settings.live_tables))).scalars().all()
        for ident in idents:
            try:
                await self.table(ident)
            except (Refusal, UnknownGame):
                continue

    async def rematch(self, table: Table, person: Person) -> Table:
        """The same people and bots again; everyone moves one seat on, so that another begins."""
        return await table.do(self._rematch(table, person))

    async def _rematch(self, table: Table, person: Person) -> Table:
        if not table.seats.belongs(person):
            raise Refusal(403, "not-your-seat", seat=-1)
        if not table.finished:
            raise Refusal(409, "not-over")
        if table.row["rematch"]:
            return await self.table(table.row["rematch"])
        seats = [Seat(seat.person, seat.level) for seat in (*table.seats[1:], table.seats[0])]
        rules = {name: table.row[name] for name in ("join", "watch", "pace", "hints")}
        setup = new_setup(table.game.id, table.row["players"], table.row["options"])
        new = await self.open(person, setup, seats, **rules)
        await table.enter("rematch", {"table": new.id}, rematch=new.id)
        return new
