"""Puts a mutant into a running process, or into one that is about to start.

A forked process has everything imported: `swap` exchanges the code of the changed function. What
runs while modules are imported can't be changed that way, nor can the programs that a test
starts: those find `TEARUM_MUTANT` in their environment and import the changed file (`install`).
Files on disk are never touched.
"""

import gc
import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from tests.proof.mutate.plant import Mutant

VARIABLE = "TEARUM_MUTANT"  # a file: which modules run as plain sources, and the changed file


class _Finder(MetaPathFinder):
    """Finds the sources of what must not be compiled."""

    def __init__(self, plain: Sequence[str], path: str) -> None:
        self.plain, self.path = tuple(plain), path

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("tearum."):
            return None
        for entry in path or ():
            found = FileFinder(entry, (SourceFileLoader, [".py"])).find_spec(name, target)
            if found is None:
                continue
            is_changed = self.path and found.origin and os.path.samefile(found.origin, self.path)
            return found if is_changed or name.startswith(self.plain) else None
        return None


def install() -> None:
    """Before anything else is imported: the changed file, and what must not be compiled."""
    import_module("tearum.build")  # whose own finder has to come after ours
    given = json.loads(Path(os.environ[VARIABLE]).read_text(encoding="utf-8"))
    path = given.get("path", "")
    sys.meta_path.insert(0, _Finder(given["plain"], path))
    if path:
        _load_changed(path, given["text"])


def _load_changed(path: str, text: str) -> None:
    """Whoever loads the file gets the text, also those who look for it by themselves (Alembic)."""
    usual = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, fullname: str) -> CodeType | None:
        if not os.path.samefile(loader.path, path):
            return usual(loader, fullname)
        return loader.source_to_code(text.encode(), loader.path)  # never from a cache

    SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]


def living(paths: Iterable[str]) -> list[FunctionType]:
    """The functions of some files, wherever they are held in this process."""
    wanted = set(paths)
    # By type(), because isinstance() asks a weak proxy for its object, which may be gone.
    functions = [one for one in gc.get_objects() if type(one) is FunctionType]
    return [function for function in functions if function.__code__.co_filename in wanted]


def swap(functions: list[FunctionType], mutant: Mutant) -> bool:
    """Exchanges the code of the function that is changed; false if it can't be done."""
    path, place = str(mutant.path), mutant.place()

    def is_meant(code: CodeType) -> bool:
        here = (code.co_filename, code.co_qualname, code.co_firstlineno)
        return here == (path, place.function, place.first_line)

    whole = compile(mutant.text(), path, "exec", dont_inherit=True)
    changed = list(filter(is_meant, _codes(whole)))
    meant = [function for function in functions if is_meant(function.__code__)]
    if len(changed) != 1 or not meant:
        return False
    try:
        for function in meant:
            function.__code__ = changed[0]
    except ValueError:  # it closes over other variables now
        return False
    return True


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)
