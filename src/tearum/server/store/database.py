"""A database, SQLite or PostgreSQL: connections, transactions, migrations."""

import asyncio
import logging
import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, event, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoFreeConnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tearum.messages.explained_error import ExplainedError
from tearum.messages.system_reason import system_reason
from tearum.server.store import schema, sqlite_file
from tearum.server.store.game_store import StorageError
from tearum.server.store.migrations import upgrade
from tearum.server.store.move_writer import PRAGMAS
from tearum.server.store.sqlite_file import SqliteFileError

MIGRATION_LOCK: Final = 7_234_001  # of PostgreSQL: one server at a time migrates

FAILURES: Final = (DBAPIError, NoFreeConnectionError, OSError)  # of a database out of reach

log = logging.getLogger("tearum.database")


class UnusableDatabaseError(ExplainedError, StorageError):
    """The database is damaged, in use, open to others or too new. It says what to do."""


class Database:
    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = _engine(url)
        self._write_engine = self.engine.execution_options(writes=True)
        # All queries of one reading see the same moment. SQLite's transactions always do.
        isolation = {"isolation_level": "REPEATABLE READ"} if self.is_postgres else {}
        self._read_engine = self.engine.execution_options(**isolation)

    @property
    def is_postgres(self) -> bool:
        return self.engine.dialect.name == "postgresql"

    @property
    def file(self) -> Path | None:
        """The file of an SQLite database."""
        return None if self.is_postgres else Path(str(self.engine.url.database))

    async def migrate(self) -> None:
        """Bring the schema up to date, of a new database too; one server at a time."""
        if self.file is not None:
            with explained():
                await asyncio.to_thread(sqlite_file.secure, self.file)
                found = await asyncio.to_thread(sqlite_file.exists, self.file)
            if not found:
                await self._create(self.file)
        await self._upgrade()

    async def check_whole(self) -> None:
        """Read all of an SQLite file. UnusableDatabaseError where it is damaged."""
        if self.file is not None:
            with explained():
                await asyncio.to_thread(sqlite_file.check_whole, self.file)

    async def _create(self, file: Path) -> None:
        """A new SQLite file appears with all its tables, or not at all."""
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
        os.close(handle)
        try:
            new = Database(f"sqlite+aiosqlite:///{name}")
            try:
                await new._upgrade()
            finally:
                await new.dispose()
            os.replace(name, file)
        finally:
            with suppress(FileNotFoundError):
                os.unlink(name)

    async def _upgrade(self) -> None:
        async with self.writing() as connection:
            if self.is_postgres:
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            try:
                await connection.run_sync(upgrade)
            except CommandError as error:
                raise UnusableDatabaseError("database-newer") from error

    async def dispose(self) -> None:
        """Close all connections."""
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._read_engine.connect() as connection:
                yield connection
        except FAILURES as error:
            raise storage_error(error) from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: everything in it is written, or nothing."""
        try:
            async with self._write_engine.begin() as connection:
                yield connection
        except FAILURES as error:
            log.error("not_written", extra={"reason": str(storage_error(error))[:200]})
            raise storage_error(error) from error

    async def read_generation(self) -> str:
        """The generation, which changes when a backup is restored."""
        async with self.reading() as connection:
            return str(await connection.scalar(select(schema.identity.c.generation)))


@contextmanager
def explained() -> Iterator[None]:
    """What is wrong with an SQLite file, as an error of the database."""
    try:
        yield
    except SqliteFileError as error:
        raise UnusableDatabaseError(error.message_id, **error.details) from error
    except OSError as error:
        raise storage_error(error) from error


def storage_error(error: Exception) -> StorageError:
    """What the driver says."""
    return StorageError(system_reason(getattr(error, "orig", None) or error))


def _engine(url: str) -> AsyncEngine:
    if url.startswith("postgresql"):
        return create_async_engine(url, pool_size=5, max_overflow=10, pool_pre_ping=True)
    engine = create_async_engine(url)
    _configure_sqlite(engine.sync_engine)
    return engine


def _configure_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin only below
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        # A transaction that will write must take the write lock at once: SQLite does not let
        # a reading transaction wait for it.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
