"""A lock on a folder: only one command at a time may write to it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tearum.lab.manifest import FolderError

try:
    import fcntl
except ImportError:  # a system without file locks
    fcntl = None  # type: ignore[assignment]


@contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Holds the lock until the block is left or the process ends; FolderError if it is taken."""
    with (folder / ".lock").open("a") as file:
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise FolderError("folder-locked", folder=str(folder)) from None
        yield
