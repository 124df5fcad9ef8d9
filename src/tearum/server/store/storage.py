"""The database: rows in, rows out. A move is there for good before anybody hears of it."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tearum.server.store import schema
from tearum.server.store.migrations import upgrade
from tearum.server.store.move_writer import (
    APPEND,
    PRAGMAS,
    STAND,
    Ledger,
    RestoredError,
    appended,
    stood,
)
from tearum.server.store.rows import MoveRow, SeatRow, Standing, TableRow

CHANNEL: Final = "tearum"
NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")
FORGOTTEN_AFTER: Final = 30 * 24 * 3600  # seconds
MOST_AT_ONCE: Final = 200  # moves in one commit
CODES: Final = MoveRow._fields.index("codes")  # the one column that is JSON
decoded = msgspec.json.Decoder(tuple[int, ...]).decode
MIGRATION_LOCK: Final = (
    7_234_001  # of PostgreSQL: one server at a time brings the tables up to date
)

log = logging.getLogger("tearum.storage")


class StorageError(Exception):
    """The database can't be reached or written."""


@dataclass(frozen=True)
class Kept:
    """What the database has of a table at one moment."""

    row: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow]


class Storage:
    def __init__(self, address: str) -> None:
        self.address = address
        self.generation = ""
        self.origin = sha256(str((id(self), time.time_ns())).encode()).hexdigest()[:12]
        self._queue: asyncio.Queue[_Pending] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.engine = _engine(address)
        self._writing = self.engine.execution_options(writes=True)
        self._ledger = None if self.is_postgres else Ledger(str(self.engine.url.database))
        # Several statements that read see one moment. SQLite's transactions always do.
        steady = {"isolation_level": "REPEATABLE READ"} if self.is_postgres else {}
        self._reading = self.engine.execution_options(**steady)

    @property
    def is_postgres(self) -> bool:
        return self.engine.dialect.name == "postgresql"

    # Opening and closing

    async def open(self) -> None:
        """Brings the database up to date and starts to write."""
        await self.migrate()
        self.generation = await self.read_generation()
        self._writer = asyncio.create_task(self._write(), name="writer")

    async def migrate(self) -> None:
        """Brings the tables of the database up to date; one server at a time."""
        async with self.writing() as connection:
            if self.is_postgres:
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.dispose()

    async def dispose(self) -> None:
        """Lets go of all connections."""
        if self._ledger is not None:
            self._ledger.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._reading.connect() as connection:
                yield connection
        except (DBAPIError, OSError) as error:
            raise StorageError(_told(error)) from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: everything in it is kept, or nothing."""
        try:
            async with self._writing.begin() as connection:
                yield connection
        except (DBAPIError, OSError) as error:
            raise StorageError(_told(error)) from error

    async def read_generation(self) -> str:
        async with self.reading() as connection:
            return str(await connection.scalar(select(schema.house.c.generation)))

    # Tables

    async def table(self, id: str, after: int = 0) -> "Kept | None":
        """A table with its seats and its rows after a sequence, all of the same moment."""
        tables, seats, moves = schema.tables, schema.seats, schema.moves
        async with self.reading() as connection:
            found = await connection.execute(select(tables).where(tables.c.id == id))
            row = found.mappings().one_or_none()
            if row is None:
                return None
            found = await connection.execute(
                select(seats).where(seats.c.table == id).order_by(seats.c.seat)
            )
            sitting = [SeatRow(**seat) for seat in found.mappings()]
            found = await connection.execute(
                select(*(moves.c[name] for name in MoveRow._fields))
                .where(moves.c.table == id, moves.c.sequence > after)
                .order_by(moves.c.sequence)
            )
            made = [_move(move) for move in found]
        return Kept(TableRow(**row), sitting, made)

    async def count_open_tables(self) -> int:
        """Tables that wait or play, without those at which nothing has happened for long."""
        tables = schema.tables
        lately = int(time.time()) - FORGOTTEN_AFTER
        async with self.reading() as connection:
            found = await connection.scalar(
                select(func.count()).where(
                    tables.c.stage.in_(("gathering", "playing")), tables.c.changed > lately
                )
            )
        return int(found or 0)

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], source: str) -> None:
        async with self.writing() as connection:
            await self._keep_edition(connection, table.edition, source)
            await connection.execute(insert(schema.tables).values(asdict(table)))
            for seat in seats:
                await connection.execute(insert(schema.seats).values(asdict(seat)))
            if table.former is not None:
                await connection.execute(
                    update(schema.tables)
                    .where(schema.tables.c.id == table.former)
                    .values(rematch=table.id)
                )
                await self._tell(connection, table.former)

    async def _keep_edition(self, connection: AsyncConnection, digest: str, source: str) -> None:
        row = _or_nothing(self.engine, schema.editions)
        await connection.execute(row, {"digest": digest, "source": source})

    async def change_table(self, id: str, **values: Any) -> None:
        async with self.writing() as connection:
            await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == id)
                .values(changed=int(time.time()), **values)
            )
            await self._tell(connection, id)

    async def change_seat(self, id: str, seat: int, **values: Any) -> None:
        async with self.writing() as connection:
            await connection.execute(
                update(schema.seats)
                .where(schema.seats.c.table == id, schema.seats.c.seat == seat)
                .values(**values)
            )
            await self._tell(connection, id)

    async def take_seat(self, id: str, seat: int, **values: Any) -> bool:
        """Gives a free seat to the first who comes."""
        seats = schema.seats
        async with self.writing() as connection:
            found = await connection.execute(
                update(seats)
                .where(seats.c.table == id, seats.c.seat == seat, seats.c.key.is_(None))
                .values(**values)
            )
            await self._tell(connection, id)
            return found.rowcount == 1

    # Editions

    async def edition_source(self, digest: str) -> str | None:
        editions = schema.editions
        async with self.reading() as connection:
            source: str | None = await connection.scalar(
                select(editions.c.source).where(editions.c.digest == digest)
            )
        return source

    async def count_editions(self) -> int:
        async with self.reading() as connection:
            return int(await connection.scalar(select(func.count(schema.editions.c.digest))) or 0)

    async def keep_edition(self, digest: str, source: str) -> None:
        async with self.writing() as connection:
            await self._keep_edition(connection, digest, source)

    # Uploads

    async def count_uploads(self) -> int:
        async with self.reading() as connection:
            return int(await connection.scalar(select(func.count(schema.uploads.c.id))) or 0)

    async def add_upload(self, id: str, record: bytes, edition: str, source: str) -> None:
        async with self.writing() as connection:
            await self._keep_edition(connection, edition, source)
            await connection.execute(
                insert(schema.uploads).values(id=id, record=record, created=int(time.time()))
            )

    async def upload(self, id: str) -> bytes | None:
        async with self.reading() as connection:
            found: bytes | None = await connection.scalar(
                select(schema.uploads.c.record).where(schema.uploads.c.id == id)
            )
        return found

    # Moves

    async def append(self, move: MoveRow, standing: Standing) -> bool:
        """Keeps a row for good. False where its place is taken: somebody else was first."""
        pending = _Pending(move, standing, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(pending)
        return await pending.kept

    async def _write(self) -> None:
        """Gathers the moves of all tables that come while the last ones are being written."""
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                kept = await self._commit(batch)
            except (StorageError, RestoredError) as error:
                log.warning("not_written", extra={"moves": len(batch), "reason": repr(error)})
                for pending in batch:
                    pending.fail(error)
            except Exception as error:  # whatever it was, the next moves must still be written
                log.exception("not_written", extra={"moves": len(batch)})
                for pending in batch:
                    pending.fail(StorageError(str(error)))
            else:
                for pending, won in zip(batch, kept, strict=True):
                    pending.succeed(won)

    async def _commit(self, batch: "Sequence[_Pending]") -> list[bool]:
        """Writes moves in one transaction; for each, whether its place was free."""
        moves = [(pending.move, pending.standing) for pending in batch]
        if self._ledger is None:
            async with self.writing() as connection:
                return await self._append(connection, moves)
        try:
            return await self._ledger.append(moves, self.generation)
        except (sqlite3.Error, OSError) as error:
            raise StorageError(_told(error)) from error

    async def _append(
        self, connection: AsyncConnection, moves: Sequence[tuple[MoveRow, Standing]]
    ) -> list[bool]:
        """PostgreSQL: the generation is held on to until the commit, and the others are told."""
        held = select(schema.house.c.generation).with_for_update(read=True)
        if await connection.scalar(held) != self.generation:
            raise RestoredError
        kept = []
        for move, standing in moves:
            found = await connection.execute(text(APPEND), appended(move))
            kept.append(found.rowcount == 1)
            if kept[-1]:
                await connection.execute(text(STAND), stood(move, standing))
                await self._tell(connection, move.table)
        return kept

    async def _tell(self, connection: AsyncConnection, id: str) -> None:
        """Tells the other servers on this database that a table has changed."""
        if self.is_postgres:
            await connection.execute(NOTIFY, self._notice(id))

    async def tell_presence(self, id: str, seats: Sequence[int]) -> None:
        """Tells the other servers who is at a table here."""
        here = ",".join(str(seat) for seat in seats) or "-"
        async with self.writing() as connection:
            notice = self._notice(id)
            await connection.execute(NOTIFY, {**notice, "payload": f"{notice['payload']} {here}"})

    def _notice(self, id: str) -> dict[str, str]:
        return {"channel": CHANNEL, "payload": f"{self.origin} {id}"}


class _Pending:
    """A move that waits to be written."""

    def __init__(self, move: MoveRow, standing: Standing, kept: "asyncio.Future[bool]") -> None:
        self.move = move
        self.standing = standing
        self.kept = kept

    def succeed(self, won: bool) -> None:
        if not self.kept.done():
            self.kept.set_result(won)

    def fail(self, error: Exception) -> None:
        if not self.kept.done():
            self.kept.set_exception(error)


def _move(row: Sequence[Any]) -> MoveRow:
    return MoveRow._make((*row[:CODES], decoded(row[CODES]), *row[CODES + 1 :]))


def _told(error: Exception) -> str:
    """What went wrong, on one line."""
    return str(getattr(error, "orig", None) or error).partition("\n")[0]


def _or_nothing(engine: AsyncEngine, table: Any) -> Any:
    """An insert that leaves a row alone that is already there."""
    dialect = postgresql if engine.dialect.name == "postgresql" else sqlite
    return dialect.insert(table).on_conflict_do_nothing()


def _engine(address: str) -> AsyncEngine:
    if address.startswith("postgresql"):
        return create_async_engine(address, pool_size=5, max_overflow=10, pool_pre_ping=True)
    engine = create_async_engine(address)
    _set_up_sqlite(engine.sync_engine)
    return engine


def _set_up_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        # A transaction that will write says so at once: one that changes its mind can't wait.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
