"""The lock of a folder: one command at a time writes to it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tearum.lab.manifest import KeptError

try:
    import fcntl
except ImportError:  # a system without such locks
    fcntl = None  # type: ignore[assignment]


@contextmanager
def locked(place: Path) -> Iterator[None]:
    """Holds the folder until it is left, or until the process ends, however it does."""
    with (place / ".lock").open("a") as file:
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise KeptError(
                    f"Another command is writing to {place}: let it end first."
                ) from None
        yield
