"""Restoring a backup where the SQLite file is damaged: it is set aside, and a new one made."""

import os
import tempfile
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.engine import make_url

from tearum.server.store import sqlite_file
from tearum.server.store.backup import BackupError, restore_backup
from tearum.server.store.sqlite_file import ServerLock, SqliteFileError


@dataclass(frozen=True)
class Restored:
    tables: int
    set_aside: Path | None = None  # where the damaged file is now


def restore(url: str, file: Path) -> Restored:
    """Replace everything by a backup, whatever state the database is in."""
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
