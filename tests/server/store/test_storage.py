"""The database: migrations lead to the schema, an old database is brought up to date."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, NoReturn

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from tearum.server.ops.settings import Settings, sqlite_url
from tearum.server.store.game_store import StorageError
from tearum.server.store.rows import pack_integers, unpack_integers
from tearum.server.store.schema import metadata
from tearum.server.store.storage import Storage

from ..harness import Server, people


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def migrated(database: str) -> list[Any]:
    storage = Storage(database)
    try:
        await storage.migrate()
        await storage.migrate()  # a second time there is nothing to do
        async with storage.reading() as connection:
            return await connection.run_sync(differences)
    finally:
        await storage.dispose()


async def pragmas(database: str) -> list[Any]:
    storage = Storage(database)
    try:
        await storage.migrate()
        assert storage._move_writer is not None
        connection = storage._move_writer._connect()
        return [
            connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    finally:
        await storage.dispose()


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    assert asyncio.run(migrated(sqlite_url(tmp_path))) == []


def test_sqlite_writes_durably(tmp_path: Path) -> None:
    assert asyncio.run(pragmas(sqlite_url(tmp_path))) == ["wal", 2, 1]


def test_numbers_are_packed_and_unpacked() -> None:
    numbers = [0, 1, -1, 2**31 - 1, -(2**31)]
    assert unpack_integers(pack_integers(numbers)) == numbers


def test_no_free_connection_is_an_error_of_the_storage(tmp_path: Path) -> None:
    """Whoever asks gets to know that the database can't be reached, and may try again."""

    async def run() -> None:
        storage = Storage(sqlite_url(tmp_path))
        try:
            await storage.migrate()

            def none_is_free(*_: object) -> NoReturn:
                raise PoolTimeoutError("all connections are in use")

            event.listen(storage.engine.sync_engine, "do_connect", none_is_free)
            await storage.engine.dispose()
            with pytest.raises(StorageError):
                await storage.read_generation()
        finally:
            await storage.dispose()

    asyncio.run(run())


def test_nobody_waits_longer_at_many_tables(tmp_path: Path) -> None:
    """To open, join and load a table, no query reads another table's rows."""
    queries: list[tuple[str, Any]] = []

    def note(_c: object, _cursor: object, query: str, values: Any, *_: object) -> None:
        queries.append((query, values))

    with Server(Settings(sqlite_url(tmp_path), workers=1)) as server:
        storage = server.table_service.storage
        event.listen(storage.engine.sync_engine, "before_cursor_execute", note)
        made = server.post("/api/tables", {"seats": people(2)}, 201)
        for invite in made["invites"]:
            wish = {"invite": invite["token"], "nonce": "00"}
            server.post(f"/api/tables/{made['table']}/join", wish, 200)
        server.table_service._tables.clear()  # so that it is loaded
        server.get(f"/api/tables/{made['table']}")
        event.remove(storage.engine.sync_engine, "before_cursor_execute", note)
        used = {query: values for query, values in queries if "FROM" in query or "WHERE" in query}
        assert any("FROM tables" in query for query in used)
        with closing(sqlite3.connect(storage.file)) as database:
            for query, values in used.items():
                plan = database.execute(f"EXPLAIN QUERY PLAN {query}", values).fetchall()
                scans = {step for *_, step in plan if step.startswith("SCAN")}
                assert scans <= {"SCAN house"}, query  # which has one row
