"""Backups: all rows of one moment in one file, for any database, while the server runs.

The file is gzipped JSON lines: a header, then rows of one table in each line, some hundreds at a
time, so that no more than those are ever in memory. Bytes are written in base64.
"""

import asyncio
import base64
import gzip
import os
import secrets
import tempfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import LargeBinary, delete, insert, select, update
from sqlalchemy.engine import make_url

from tearum.messages.explained_error import ExplainedError
from tearum.messages.system_reason import system_reason
from tearum.server.store import schema, sqlite_file
from tearum.server.store.database import Database, UnusableDatabaseError
from tearum.server.store.game_store import StorageError
from tearum.server.store.sqlite_file import ServerLock, SqliteFileError
from tearum.server.wire.encoding import encode_json

FORMAT: Final = "tearum-backup"
VERSION: Final = 2  # in version 1 every line was one row
BATCH_ROWS: Final = 500
COMPRESSION: Final = 1  # quick: rows of games are small in any case
UNREADABLE: Final = (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError)


class BackupError(ExplainedError):
    """A backup can't be written or restored."""


def write_backup(url: str, file: Path) -> int:
    """Write the file, whole or not at all. Returns how many tables are in it.

    Where there is no game yet, the file must be a new one: an older backup is worth more.
    """
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    except OSError as error:
        raise _file_error("backup-not-written", file, error) from error
    try:
        with os.fdopen(handle, "wb") as raw:
            tables, records = asyncio.run(_write(url, raw))
            if not tables and not records and file.exists():
                raise BackupError("backup-no-games", file=str(file))
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(name, file)
    except StorageError as error:
        raise _database_error("backup-database-not-read", error) from error
    except OSError as error:
        raise _file_error("backup-not-written", file, error) from error
    finally:
        Path(name).unlink(missing_ok=True)
    return tables


async def _write(url: str, raw: Any) -> tuple[int, int]:
    """How many tables were written, and how many records without one."""
    database = Database(url)
    count = {str(table.name): 0 for table in schema.ALL_TABLES}
    try:
        await database.migrate()
        with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=COMPRESSION) as out:
            out.write(encode_json({"format": FORMAT, "version": VERSION}) + b"\n")
            async with database.reading() as connection:
                for table in schema.ALL_TABLES[1:]:
                    rows = await connection.stream(select(table))
                    name, columns = str(table.name), [str(column.name) for column in table.columns]
                    async for batch in rows.partitions(BATCH_ROWS):
                        count[name] += len(batch)
                        line = {"in": name, "columns": columns, "rows": [*map(tuple, batch)]}
                        out.write(encode_json(line) + b"\n")
    finally:
        await database.dispose()
    return count[str(schema.tables.name)], count[str(schema.uploads.name)]


def check_backup(file: Path) -> None:
    """Refuses what is not a backup of a known version, before anything is asked or changed."""
    try:
        with gzip.open(file, "rb") as lines:
            _version(lines, file)
    except OSError as error:
        raise _file_error("backup-not-read", file, error) from error


def restore_backup(url: str, file: Path) -> int:
    """Replace everything by a backup, in one transaction. Returns how many tables there are."""
    try:
        with gzip.open(file, "rb") as lines:
            return asyncio.run(_restore(url, _rows(lines, file)))
    except StorageError as error:
        raise _database_error("backup-database-not-written", error) from error
    except OSError as error:
        raise _file_error("backup-not-read", file, error) from error


async def _restore(url: str, rows: Iterator[tuple[str, dict[str, Any]]]) -> int:
    database = Database(url)
    tables = {table.name: table for table in schema.ALL_TABLES}
    count = 0
    try:
        await database.migrate()
        async with database.writing() as connection:
            # From here on no server can write a move: afterwards it finds another generation.
            await connection.execute(select(schema.identity.c.generation).with_for_update())
            await connection.execute(
                update(schema.identity).values(generation=secrets.token_hex(8))
            )
            for table in reversed(schema.ALL_TABLES[1:]):
                await connection.execute(delete(table))
            batch: list[dict[str, Any]] = []
            target = ""
            for name, row in rows:
                if name != target or len(batch) >= BATCH_ROWS:
                    if batch:
                        await connection.execute(insert(tables[target]), batch)
                    batch, target = [], name
                batch.append(row)
                count += name == "tables"
            if batch:
                await connection.execute(insert(tables[target]), batch)
    finally:
        await database.dispose()
    return count


def _rows(lines: Any, file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    tables = {table.name: table for table in schema.ALL_TABLES[1:]}
    version = _version(lines, file)
    try:
        for line in lines:
            content = msgspec.json.decode(line)
            table = tables[content.pop("in")]
            for row in _rows_of_line(content) if version == VERSION else (content,):
                for column in table.columns:
                    if isinstance(column.type, LargeBinary) and row[column.name] is not None:
                        row[column.name] = base64.b64decode(row[column.name])
                yield table.name, row
    except UNREADABLE as error:
        raise BackupError("backup-damaged", file=str(file)) from error


def _version(lines: Any, file: Path) -> int:
    """The version that the first line of a backup names."""
    try:
        header = msgspec.json.decode(next(lines, b"null"))
    except UNREADABLE as error:
        raise BackupError("backup-damaged", file=str(file)) from error
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BackupError("backup-other-file", file=str(file))
    if header.get("version") not in (1, VERSION):
        raise BackupError("backup-newer", file=str(file))
    return int(header["version"])


def _database_error(message_id: str, error: StorageError) -> BackupError:
    if isinstance(error, UnusableDatabaseError):  # it explains itself, and says what to do
        return BackupError(error.message_id, **error.details)
    return BackupError(message_id, reason=error)


def _file_error(message_id: str, file: Path, error: OSError) -> BackupError:
    return BackupError(message_id, file=str(file), reason=system_reason(error))


def _rows_of_line(line: dict[str, Any]) -> Iterator[dict[str, Any]]:
    return (dict(zip(line["columns"], row, strict=True)) for row in line["rows"])


@dataclass(frozen=True)
class Restored:
    tables: int
    set_aside: Path | None = None  # where the damaged file is now


def restore(url: str, file: Path) -> Restored:
    """Replace everything by a backup, whatever state the database is in.

    A damaged SQLite file is set aside, and a new one made.
    """
    address = make_url(url)
    if address.get_backend_name() == "postgresql":
        return Restored(restore_backup(url, file))
    path = Path(str(address.database))
    try:
        sqlite_file.check_whole(path)
    except SqliteFileError:
        return _replace_file(path, file)
    return Restored(restore_backup(url, file))


def _replace_file(path: Path, file: Path) -> Restored:
    """The new database takes the place of the damaged one only when it is complete."""
    try:
        with ServerLock(path), tempfile.TemporaryDirectory(dir=path.parent) as folder:
            new = Path(folder) / path.name
            count = restore_backup(f"sqlite+aiosqlite:///{new}", file)
            aside = path.with_name(f"{path.name}.damaged-{datetime.now(UTC):%Y%m%d-%H%M%S}")
            ours = (path, *sqlite_file.journals(path))
            for old, kept in zip(ours, (aside, *sqlite_file.journals(aside)), strict=True):
                if old.exists():
                    os.replace(old, kept)
            os.replace(new, path)
    except SqliteFileError as error:
        raise BackupError(error.message_id, **error.details) from error
    return Restored(count, aside)
