"""The file of an SQLite database: who may read it, whether it is whole, which server uses it."""

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from tearum.messages.explained_error import ExplainedError

try:
    import fcntl
except ImportError:  # a system without file locks
    fcntl = None  # type: ignore[assignment]

OWNER_ONLY: Final = 0o600
OWNER_ONLY_FOLDER: Final = 0o700
OTHERS: Final = 0o077  # whatever others may do
JOURNALS: Final = ("-wal", "-shm")
LOCK: Final = ".lock"
# What tearum puts into its data folder. A folder with anything else is not narrowed by itself.
OWN_FILES: Final = ("tearum.sqlite3*", "lab", "game-*", "*.tearum", "*.log")
SEEN_TABLE: Final = "SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'"


class SqliteFileError(ExplainedError):
    """The file can't be used, and why."""


def journals(path: Path) -> list[Path]:
    """The files that SQLite keeps beside a database."""
    return [path.with_name(path.name + ending) for ending in JOURNALS]


def secure(path: Path) -> None:
    """See to it that nobody else on this machine can read the games: the secrets are in them."""
    if os.name != "posix":
        return
    folder = path.parent
    if stat.S_IMODE(folder.stat().st_mode) & OTHERS:
        if not _is_own(folder):
            raise SqliteFileError(
                "database-folder-open", folder=str(folder), better=str(folder / "tearum")
            )
        folder.chmod(OWNER_ONLY_FOLDER)
    for file in (path, *journals(path), path.with_name(path.name + LOCK)):
        if file.exists() and stat.S_IMODE(file.stat().st_mode) & OTHERS:
            file.chmod(OWNER_ONLY)


def _is_own(folder: Path) -> bool:
    """Whether a folder is ours alone, so that nobody misses the right to look into it."""
    if folder.stat().st_uid != os.geteuid():
        return False
    return folder.name == "tearum" or all(
        any(entry.match(pattern) for pattern in OWN_FILES) for entry in folder.iterdir()
    )


def exists(path: Path) -> bool:
    """Whether there is a database; SqliteFileError for something else in its place."""
    if not path.exists():
        if journals(path)[0].exists():
            raise SqliteFileError("database-missing", file=str(path))
        return False
    if path.stat().st_size == 0:
        raise SqliteFileError("database-empty", file=str(path))
    with _connection(path) as connection:
        if not connection.execute(SEEN_TABLE).fetchone()[0]:
            raise SqliteFileError("database-foreign", file=str(path))
    return True


def check_whole(path: Path) -> None:
    """Read every page of the database. SqliteFileError where one is damaged."""
    if not exists(path):
        return
    with _connection(path) as connection:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise SqliteFileError("database-damaged", file=str(path), reason=" ".join(found.split()))


@contextmanager
def _connection(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection whose errors say what is wrong with the file."""
    try:
        address = f"{path.resolve().as_uri()}?mode=rw"
        with closing(sqlite3.connect(address, uri=True, timeout=10)) as connection:
            yield connection
    except sqlite3.Error as error:
        damaged = not isinstance(error, sqlite3.OperationalError)
        name = "database-damaged" if damaged else "database-not-opened"
        raise SqliteFileError(name, file=str(path), reason=str(error)) from error


class ServerLock:
    """Held by the one server that uses an SQLite file, until it ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None

    def acquire(self) -> None:
        """SqliteFileError where another server holds it."""
        file = self._path.with_name(self._path.name + LOCK)
        handle = os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        if fcntl is not None:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(handle)
                raise SqliteFileError("database-in-use", file=str(self._path)) from None
        self._handle = handle

    def release(self) -> None:
        handle, self._handle = self._handle, None
        if handle is not None:
            os.close(handle)

    def __enter__(self) -> None:
        self.acquire()

    def __exit__(self, *_: object) -> None:
        self.release()
