"""Which build of the engine runs: the compiled files or the plain sources. Settled on import.

A wheel carries compiled files beside their sources. In a checkout they lie under `build/compiled`,
in a folder named by a fingerprint of all they were made from, and are used only while it fits the
sources: nobody ever runs stale ones. `TEARUM_PLAIN=1` runs the sources everywhere.
"""

import hashlib
import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final, Literal

ROOT: Final = Path(__file__).resolve().parents[2]  # of a checkout
GROUP: Final = "tearum_engine"  # the library that all compiled modules share
ROOMS: Final = (  # what a wheel has compiled
    "src/tearum/engine",
    "src/tearum/observation",
    "src/tearum/bots/native",
    "src/tearum/envs/native",
    "src/tearum/simulate/native",
)
PROOF: Final = ("tests/proof/native", "benchmarks/native")  # what a checkout has besides
_PACKAGES: Final = tuple(
    room.removeprefix("src/").replace("/", ".") + "." for room in (*ROOMS, *PROOF)
)

WhyPlain = Literal["not-compiled", "no-compiler"]  # in a checkout; in an installation


def sources(room: str) -> list[Path]:
    """The files of a room that are compiled, in a fixed order; not those that are written in C."""
    never = ("__init__.py", "ints.py")
    return [
        file
        for file in sorted((ROOT / room).rglob("*.py"))
        if file.name not in never and not file.with_suffix(".c").exists()
    ]


def sources_in_c(room: str) -> list[Path]:
    """Modules of a room in C. Each has a source in Python beside it, for plain Python."""
    return sorted((ROOT / room).rglob("*.c"))


def folder() -> Path:
    """Where the compiled files of these very sources belong, for this Python."""
    digest = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    for file in _made_from():
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(file.read_bytes() + b"\0")
    return ROOT / "build" / "compiled" / digest.hexdigest()[:16]


def _made_from() -> Iterator[Path]:
    """The sources, how they are compiled, and the packages they are compiled against."""
    yield from (ROOT / "setup.py", ROOT / "locks" / "compile.lock")
    for room in (*ROOMS, *PROOF):
        yield from (*sources(room), *sources_in_c(room))


def plain_forced() -> bool:
    return os.environ.get("TEARUM_PLAIN", "") not in ("", "0")


def compiled() -> bool:
    """Whether the compiled engine runs."""
    spec = find_spec("tearum.engine.core")
    return spec is not None and not str(spec.origin).endswith(".py")


def why_plain() -> WhyPlain | None:
    """Why the slow build runs, where nobody asked for it."""
    if compiled() or plain_forced():
        return None
    return "not-compiled" if (ROOT / "setup.py").exists() else "no-compiler"


class _Compiled:
    """Finds compiled modules in the checkout's folder; what is not there, others find."""

    def __init__(self, where: Path) -> None:
        self.where = where

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith((*_PACKAGES, GROUP)):
            return None
        parent = self.where.joinpath(*name.split(".")[:-1])
        found = PathFinder.find_spec(name, [str(parent)], target)
        # A mere folder is no package: that one lies among the sources.
        return found if found is not None and found.loader is not None else None


class _Sources:
    """Finds the sources even where compiled modules lie beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(_PACKAGES):
            return None
        for entry in path or ():
            found = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if found is not None:
                return found
        return None


def _choose() -> None:
    if plain_forced():
        sys.meta_path.insert(0, _Sources())
    elif (ROOT / "build" / "compiled").is_dir() and folder().is_dir():
        sys.meta_path.insert(0, _Compiled(folder()))


_choose()
