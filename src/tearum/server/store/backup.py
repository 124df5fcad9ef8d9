"""Backups: all rows of one moment in one file, for any database, while the server runs.

A gzip file of JSON lines: a head, then one line a row. Bytes are told in base64.
"""

import asyncio
import base64
import gzip
import json
import os
import secrets
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import LargeBinary, delete, insert, select, update

from tearum.server.store import schema
from tearum.server.store.storage import Storage, StorageError

FORMAT: Final = "tearum-backup"
VERSION: Final = 1
_AT_ONCE: Final = 500  # rows


class BackupError(Exception):
    """Told to the person at the keyboard, in one sentence."""


def write_backup(database: str, file: Path) -> int:
    """Writes the file whole or not at all; says how many tables are in it."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    except OSError as error:
        raise BackupError(f"{file} can't be written: {error.strerror}.") from error
    try:
        with os.fdopen(handle, "wb") as raw:
            count = asyncio.run(_write(database, raw))
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(name, file)
    except StorageError as error:
        raise BackupError(f"The database can't be read: {error}") from error
    except OSError as error:
        raise BackupError(f"{file} can't be written: {error.strerror}.") from error
    finally:
        Path(name).unlink(missing_ok=True)
    return count


async def _write(database: str, raw: Any) -> int:
    storage = Storage(database)
    count = 0
    try:
        await storage.migrate()
        with gzip.GzipFile(fileobj=raw, mode="wb") as out:
            out.write(_line({"format": FORMAT, "version": VERSION}))
            async with storage.reading() as connection:
                for table in schema.KEPT[1:]:
                    rows = await connection.stream(select(table))
                    async for row in rows.mappings():
                        count += table is schema.tables
                        out.write(_line({"in": table.name, **_plain(dict(row))}))
    finally:
        await storage.dispose()
    return count


def restore_backup(database: str, file: Path) -> int:
    """Puts a backup in the place of everything, in one transaction; says how many tables."""
    try:
        with gzip.open(file, "rb") as lines:
            return asyncio.run(_restore(database, _rows(lines, file)))
    except StorageError as error:
        raise BackupError(f"The database can't be written: {error}") from error
    except OSError as error:
        raise BackupError(f"{file} can't be read: {error.strerror}.") from error


async def _restore(database: str, rows: Iterator[tuple[str, dict[str, Any]]]) -> int:
    storage = Storage(database)
    tables = {table.name: table for table in schema.KEPT}
    count = 0
    try:
        await storage.migrate()
        async with storage.writing() as connection:
            # From here on no server can write: it would find another generation afterwards.
            await connection.execute(select(schema.house.c.generation).with_for_update())
            await connection.execute(update(schema.house).values(generation=secrets.token_hex(8)))
            for table in reversed(schema.KEPT[1:]):
                await connection.execute(delete(table))
            waiting: list[dict[str, Any]] = []
            into = ""
            for name, row in rows:
                if name != into or len(waiting) >= _AT_ONCE:
                    if waiting:
                        await connection.execute(insert(tables[into]), waiting)
                    waiting, into = [], name
                waiting.append(row)
                count += name == "tables"
            if waiting:
                await connection.execute(insert(tables[into]), waiting)
    finally:
        await storage.dispose()
    return count


def _rows(lines: Any, file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    tables = {table.name: table for table in schema.KEPT[1:]}
    try:
        head = json.loads(next(lines, b"null"))
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise BackupError(f"{file} is no backup of tearum.")
        if head.get("version") != VERSION:
            raise BackupError(f"{file} was written by a newer tearum: update this one.")
        for line in lines:
            row = json.loads(line)
            table = tables[row.pop("in")]
            for column in table.columns:
                if isinstance(column.type, LargeBinary) and row[column.name] is not None:
                    row[column.name] = base64.b64decode(row[column.name])
            yield table.name, row
    except (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError) as error:
        raise BackupError(f"{file} is no backup, or a broken one: nothing was changed.") from error


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    return {
        key: base64.b64encode(value).decode() if isinstance(value, bytes) else value
        for key, value in row.items()
    }


def _line(content: object) -> bytes:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
