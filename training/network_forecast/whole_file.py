"""Files that are there whole or not at all, so that a run that is stopped leaves none in part."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


@contextmanager
def whole_file(file: Path) -> Iterator[BinaryIO]:
    half = file.with_suffix(".tmp")
    with half.open("wb") as out:
        yield out
    half.rename(file)
