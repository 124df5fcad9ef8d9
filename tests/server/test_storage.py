"""The database: migrations lead to the schema, an old database is brought up to date."""

import asyncio
from pathlib import Path
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from tearum.server.ops.rate_limits import RateLimiter, TokenBucket
from tearum.server.ops.settings import sqlite_url
from tearum.server.store.keys import hash_key, key_matches, new_id, new_key
from tearum.server.store.rows import pack_integers, unpack_integers
from tearum.server.store.schema import metadata
from tearum.server.store.storage import Storage


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


def test_keys_are_128_bits_and_open_only_their_own_lock() -> None:
    one, other = new_key(), new_key()
    assert len(bytes.fromhex(one)) == 16
    assert key_matches(one, hash_key(one))
    assert not key_matches(other, hash_key(one))
    assert not key_matches(None, hash_key(one))
    assert not key_matches(one, None)
    assert len({new_id() for _ in range(100)}) == 100


def test_a_bucket_gives_so_many_at_once_and_then_so_many_a_second() -> None:
    now = [0.0]
    bucket = TokenBucket(2.0, 3, clock=lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_limits_are_for_each_address_and_forget_old_ones() -> None:
    limit = RateLimiter(2, max_addresses=2)
    assert [limit.take("a") for _ in range(3)] == [True, True, False]
    assert limit.take("b")
    assert limit.take("c")
    assert limit.take("a")
