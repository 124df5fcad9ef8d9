"""A database, SQLite or PostgreSQL: connections, transactions, migrations."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Connection, Engine, event, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tearum.server.store import schema
from tearum.server.store.migrations import upgrade
from tearum.server.store.move_writer import PRAGMAS

MIGRATION_LOCK: Final = 7_234_001  # of PostgreSQL: one server at a time migrates


class StorageError(Exception):
    """The database can't be reached or written."""


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

    async def migrate(self) -> None:
        """Bring the schema up to date; one server at a time."""
        async with self.writing() as connection:
            if self.is_postgres:
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            await connection.run_sync(upgrade)

    async def dispose(self) -> None:
        """Close all connections."""
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._read_engine.connect() as connection:
                yield connection
        except (DBAPIError, OSError) as error:
            raise storage_error(error) from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: everything in it is written, or nothing."""
        try:
            async with self._write_engine.begin() as connection:
                yield connection
        except (DBAPIError, OSError) as error:
            raise storage_error(error) from error

    async def read_generation(self) -> str:
        """The generation, which changes when a backup is restored."""
        async with self.reading() as connection:
            return str(await connection.scalar(select(schema.identity.c.generation)))


def storage_error(error: Exception) -> StorageError:
    """The first line of what the driver says."""
    return StorageError(str(getattr(error, "orig", None) or error).partition("\n")[0])


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
