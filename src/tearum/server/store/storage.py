"""The queries of the server. A move is committed before anybody learns of it."""

import asyncio
import json
import logging
import sqlite3
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from hashlib import sha256
from typing import Any, Final

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from tearum.server.store import schema
from tearum.server.store.database import Database, explained, storage_error
from tearum.server.store.game_store import RestoredError, StorageError
from tearum.server.store.move_writer import (
    INSERT_MOVE,
    UPDATE_TABLE,
    SqliteMoveWriter,
    move_parameters,
    snapshot_parameters,
)
from tearum.server.store.rows import (
    DecideChange,
    DecideDeal,
    ExpiredTable,
    MoveRow,
    SeatRow,
    StoredRecord,
    StoredReview,
    StoredTable,
    TableRow,
    TableSnapshot,
)
from tearum.server.store.sqlite_file import ServerLock

CHANNEL: Final = "tearum"  # of PostgreSQL's NOTIFY
NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")
INACTIVE_AFTER: Final = 30 * 24 * 3600  # seconds until a table no longer counts as open
MAX_BATCH: Final = 200  # moves in one commit
WRITE_TEST_SECONDS: Final = 2.0  # between two of them
# PostgreSQL: a new transaction number, which no read-only database gives; it needs no lock.
WRITE_TEST: Final = ("UPDATE house SET generation = generation", "SELECT txid_current()")
FAILURE_COUNTS_SECONDS: Final = 10.0  # if nothing is written meanwhile
CODES: Final = MoveRow._fields.index("codes")  # the one column that is JSON

decode_codes = msgspec.json.Decoder(tuple[int, ...]).decode
log = logging.getLogger("tearum.storage")


class Storage(Database):
    """The database as the server uses it, with a queue of moves to be written."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.generation = ""
        self.origin = sha256(str((id(self), time.time_ns())).encode()).hexdigest()[:12]
        # Tables that gather or play, except those where nothing has happened for a long time. The
        # last count, and those that were opened here since.
        self.open_tables = 0
        self._queue: asyncio.Queue[_PendingMove] = asyncio.Queue()
        self._writer_task: asyncio.Task[None] | None = None
        self._move_writer = (
            None if self.is_postgres else SqliteMoveWriter(str(self.engine.url.database))
        )
        self._server_lock = None if self.file is None else ServerLock(self.file)
        self._write_failed = float("-inf")  # when a move could not be written, and none since
        self._write_tested = float("-inf")

    async def open(self) -> None:
        """Migrate the database and start to write moves. An SQLite file is for one server."""
        if self._server_lock is not None:
            with explained():
                self._server_lock.acquire()
        await self.migrate()
        self.generation = await self.read_generation()
        self._writer_task = asyncio.create_task(self._write_moves(), name="writer")

    async def close(self) -> None:
        if self._writer_task is not None:
            self._writer_task.cancel()
            await asyncio.gather(self._writer_task, return_exceptions=True)
        await self.dispose()
        if self._server_lock is not None:
            self._server_lock.release()

    async def dispose(self) -> None:
        if self._move_writer is not None:
            self._move_writer.close()
        await super().dispose()

    @property
    def write_failed(self) -> bool:
        """Whether the last move could not be written, a short time ago."""
        return time.monotonic() - self._write_failed < FAILURE_COUNTS_SECONDS

    async def check_writing(self) -> None:
        """StorageError where nothing can be written. Tried at most every few seconds."""
        now = time.monotonic()
        if now - self._write_tested > WRITE_TEST_SECONDS:
            async with self.writing() as connection:
                await connection.execute(text(WRITE_TEST[self.is_postgres]))
            self._write_tested = now

    # Tables

    async def load_table(self, table_id: str, after: int = 0) -> StoredTable | None:
        """A table with its seats and its moves after a sequence number, all of one moment."""
        tables, seats, moves = schema.tables, schema.seats, schema.moves
        async with self.reading() as connection:
            found = await connection.execute(select(tables).where(tables.c.id == table_id))
            row = found.mappings().one_or_none()
            if row is None:
                return None
            found = await connection.execute(
                select(seats).where(seats.c.table == table_id).order_by(seats.c.seat)
            )
            seat_rows = [SeatRow(**seat) for seat in found.mappings()]
            found = await connection.execute(
                select(*(moves.c[name] for name in MoveRow._fields))
                .where(moves.c.table == table_id, moves.c.sequence > after)
                .order_by(moves.c.sequence)
            )
            move_rows = [_move_row(move) for move in found]
        return StoredTable(TableRow(**row), seat_rows, move_rows)

    async def count_open_tables(self) -> None:
        """Count again, from time to time: with many tables that takes a while."""
        tables = schema.tables
        active_since = int(time.time()) - INACTIVE_AFTER
        async with self.reading() as connection:
            found = await connection.scalar(
                select(func.count()).where(
                    tables.c.stage.in_(("gathering", "playing")), tables.c.changed > active_since
                )
            )
        self.open_tables = int(found or 0)

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], source: str) -> bool:
        """False where it is a rematch, and the former table has one already."""
        async with self.writing() as connection:
            if table.former is not None:
                former = schema.tables.c.id == table.former, schema.tables.c.rematch.is_(None)
                linked = await connection.execute(
                    update(schema.tables).where(*former).values(rematch=table.id)
                )
                if linked.rowcount != 1:
                    return False
                await self._notify(connection, table.former)
            await self._insert_edition(connection, table.edition, source)
            await connection.execute(insert(schema.tables).values(asdict(table)))
            await connection.execute(insert(schema.seats), [asdict(seat) for seat in seats])
        self.open_tables += 1
        return True

    async def change_table(
        self, table_id: str, decide: DecideChange, deal: DecideDeal
    ) -> tuple[TableRow, list[SeatRow]] | None:
        """Change a table and its seats in one transaction, in which the game may be dealt too.

        The rows are locked first: of several servers, each decides on what the one before left.
        None where there is no such table.
        """
        tables, seats = schema.tables, schema.seats
        async with self.writing() as connection:
            await self._lock_generation(connection)
            rows = await self._locked_rows(connection, table_id)
            if rows is None:
                return None
            change = decide(*rows)
            for seat, values in change.seats.items():
                this_seat = seats.c.table == table_id, seats.c.seat == seat
                await connection.execute(update(seats).where(*this_seat).values(**values))
            if change.table:
                this_table = tables.c.id == table_id
                await connection.execute(update(tables).where(this_table).values(**change.table))
            if change.table or change.seats:
                rows = await self._locked_rows(connection, table_id) or rows
                await self._notify(connection, table_id)
            dealt = deal(*rows)
            if dealt is not None:
                await self._append(connection, *dealt)
        return rows

    async def overdue_tables(self, now: int, limit: int) -> list[str]:
        """Tables at which somebody's time is up, and nothing was done about it."""
        tables = schema.tables
        overdue = tables.c.deadline <= now, ~tables.c.time_up, tables.c.stage == "playing"
        async with self.reading() as connection:
            found = await connection.scalars(select(tables.c.id).where(*overdue).limit(limit))
            return list(found)

    async def save_absences(self, absences: Mapping[str, Mapping[int, int]]) -> None:
        """When persons were last connected, by table and seat. Other servers saw it themselves."""
        if not absences:
            return
        seats = schema.seats
        async with self.writing() as connection:
            for table_id, seen in absences.items():
                for seat, at in seen.items():
                    this_seat = seats.c.table == table_id, seats.c.seat == seat
                    await connection.execute(update(seats).where(*this_seat).values(seen=at))

    async def _locked_rows(
        self, connection: AsyncConnection, table_id: str
    ) -> tuple[TableRow, list[SeatRow]] | None:
        tables, seats = schema.tables, schema.seats
        found = await connection.execute(
            select(tables).where(tables.c.id == table_id).with_for_update()
        )
        row = found.mappings().one_or_none()
        if row is None:
            return None
        found = await connection.execute(
            select(seats).where(seats.c.table == table_id).order_by(seats.c.seat)
        )
        return TableRow(**row), [SeatRow(**seat) for seat in found.mappings()]

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

    async def add_edition(self, digest: str, source: str) -> None:
        async with self.writing() as connection:
            await self._insert_edition(connection, digest, source)

    async def _insert_edition(self, connection: AsyncConnection, digest: str, source: str) -> None:
        dialect = postgresql if self.is_postgres else sqlite
        statement = dialect.insert(schema.editions).on_conflict_do_nothing()
        await connection.execute(statement, {"digest": digest, "source": source})

    # Uploaded records

    async def count_uploads(self) -> int:
        async with self.reading() as connection:
            uploaded = select(func.count(schema.uploads.c.id)).where(
                schema.uploads.c.bots.is_(None)
            )
            return int(await connection.scalar(uploaded) or 0)

    async def add_upload(self, upload_id: str, record: bytes, edition: str, source: str) -> None:
        async with self.writing() as connection:
            await self._insert_edition(connection, edition, source)
            await connection.execute(
                insert(schema.uploads).values(id=upload_id, record=record, created=int(time.time()))
            )

    async def load_record(self, game_id: str) -> StoredRecord | None:
        uploads = schema.uploads
        async with self.reading() as connection:
            found = await connection.execute(
                select(uploads.c.record, uploads.c.bots).where(uploads.c.id == game_id)
            )
            row = found.one_or_none()
        if row is None:
            return None
        return StoredRecord(row.record, None if row.bots is None else json.loads(row.bots))

    # Reviews

    async def load_review(self, key: str) -> StoredReview | None:
        reviews = schema.reviews
        async with self.reading() as connection:
            found = await connection.execute(
                select(reviews.c.progress, reviews.c.review).where(reviews.c.key == key)
            )
            row = found.one_or_none()
        return None if row is None else StoredReview(*row)

    async def save_review(self, key: str, stored: StoredReview, most: int) -> None:
        """Keeps a review; of more than `most` the oldest are deleted."""
        reviews = schema.reviews
        values = {**stored._asdict(), "changed": int(time.time())}
        dialect = postgresql if self.is_postgres else sqlite
        statement = dialect.insert(reviews).values(key=key, **values)
        oldest = select(reviews.c.key).order_by(reviews.c.changed.desc()).offset(most)
        async with self.writing() as connection:
            await connection.execute(
                statement.on_conflict_do_update(index_elements=[reviews.c.key], set_=values)
            )
            await connection.execute(delete(reviews).where(reviews.c.key.in_(oldest)))

    # Retention

    async def expired_tables(
        self, unbegun_before: int, begun_before: int, limit: int
    ) -> list[ExpiredTable]:
        """Tables at which nothing has happened since, by whether their game ever began."""
        tables = schema.tables
        begun = tables.c.deal.is_not(None)
        expired = or_(
            and_(~begun, tables.c.changed < unbegun_before),
            and_(begun, tables.c.changed < begun_before),
        )
        async with self.reading() as connection:
            found = await connection.execute(
                select(tables.c.id, begun, tables.c.changed).where(expired).limit(limit)
            )
            return [ExpiredTable(*row) for row in found]

    async def remove_table(self, expired: ExpiredTable, record: StoredRecord | None) -> bool:
        """Remove a table, and keep the record of its game. False where something has happened."""
        tables, uploads = schema.tables, schema.uploads
        async with self.writing() as connection:
            rows = await self._locked_rows(connection, expired.id)
            if rows is None or rows[0].changed != expired.changed:
                return False
            for table in (schema.moves, schema.seats):
                await connection.execute(delete(table).where(table.c.table == expired.id))
            await connection.execute(delete(tables).where(tables.c.id == expired.id))
            if record is not None:
                values = {"id": expired.id, "record": record.record, "created": expired.changed}
                bots = json.dumps(record.bots)
                await connection.execute(insert(uploads).values(**values, bots=bots))
            await self._notify(connection, expired.id)
        return True

    # Moves

    async def append(self, move: MoveRow, snapshot: TableSnapshot) -> bool:
        """Commit a move. False where its sequence number is taken: somebody else was first."""
        pending = _PendingMove(move, snapshot, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(pending)
        return await pending.written

    async def _write_moves(self) -> None:
        """Commit together what arrives from all tables while the last commit is under way."""
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MAX_BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                written = await self._commit(batch)
            except (StorageError, RestoredError) as error:
                self._write_failed = time.monotonic()
                log.warning("not_written", extra={"moves": len(batch), "reason": repr(error)})
                for pending in batch:
                    pending.fail(error)
            except Exception as error:  # whatever it was, the next moves must still be written
                self._write_failed = time.monotonic()
                log.exception("not_written", extra={"moves": len(batch)})
                for pending in batch:
                    pending.fail(StorageError(str(error)))
            else:
                self._write_failed = float("-inf")
                for pending, inserted in zip(batch, written, strict=True):
                    pending.succeed(inserted)

    async def _commit(self, batch: "Sequence[_PendingMove]") -> list[bool]:
        """Write moves in one transaction; for each, whether its sequence number was free."""
        moves = [(pending.move, pending.snapshot) for pending in batch]
        if self._move_writer is None:
            async with self.writing() as connection:
                return await self._append_postgres(connection, moves)
        try:
            return await self._move_writer.append(moves, self.generation)
        except (sqlite3.Error, OSError) as error:
            raise storage_error(error) from error

    async def _append_postgres(
        self, connection: AsyncConnection, moves: Sequence[tuple[MoveRow, TableSnapshot]]
    ) -> list[bool]:
        """Locks the generation until the commit, and notifies the other servers."""
        await self._lock_generation(connection)
        return [await self._append(connection, move, snapshot) for move, snapshot in moves]

    async def _lock_generation(self, connection: AsyncConnection) -> None:
        """Until the end of the transaction no backup can be restored."""
        locked = select(schema.identity.c.generation).with_for_update(read=True)
        if await connection.scalar(locked) != self.generation:
            raise RestoredError

    async def _append(
        self, connection: AsyncConnection, move: MoveRow, snapshot: TableSnapshot
    ) -> bool:
        found = await connection.execute(text(INSERT_MOVE), move_parameters(move))
        if found.rowcount != 1:
            return False
        await connection.execute(text(UPDATE_TABLE), snapshot_parameters(move, snapshot))
        await self._notify(connection, move.table)
        return True

    # Other servers on the same PostgreSQL

    async def _notify(self, connection: AsyncConnection, table_id: str) -> None:
        """Tell the other servers on this database that a table has changed."""
        if self.is_postgres:
            await connection.execute(NOTIFY, self._notification(table_id))

    async def notify_presence(self, table_id: str, seats: Sequence[int]) -> None:
        """Tell the other servers which seats of a table are connected here."""
        connected = ",".join(str(seat) for seat in seats) or "-"
        async with self.writing() as connection:
            await connection.execute(NOTIFY, self._notification(f"{table_id} {connected}"))

    async def notify_talk(self, table_id: str, message: str) -> None:
        """Pass something that was said on to the other servers, as JSON."""
        async with self.writing() as connection:
            await connection.execute(NOTIFY, self._notification(f"{table_id} {message}"))

    def _notification(self, content: str) -> dict[str, str]:
        return {"channel": CHANNEL, "payload": f"{self.origin} {content}"}


class _PendingMove:
    """A move that waits to be written."""

    def __init__(
        self, move: MoveRow, snapshot: TableSnapshot, written: "asyncio.Future[bool]"
    ) -> None:
        self.move = move
        self.snapshot = snapshot
        self.written = written

    def succeed(self, inserted: bool) -> None:
        if not self.written.done():
            self.written.set_result(inserted)

    def fail(self, error: Exception) -> None:
        if not self.written.done():
            self.written.set_exception(error)


def _move_row(row: Sequence[Any]) -> MoveRow:
    return MoveRow._make((*row[:CODES], decode_codes(row[CODES]), *row[CODES + 1 :]))
