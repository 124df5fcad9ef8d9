"""The files that a module of one's own is made of: its own, and those it imports from beside it."""

import ast
from collections.abc import Iterator
from contextlib import suppress
from importlib.machinery import all_suffixes
from importlib.util import resolve_name
from pathlib import Path
from types import ModuleType
from typing import Final

HOUSE: Final = "tearum"
INSTALLED: Final = ("site-packages", "dist-packages")  # where a package's neighbours are strangers


def files_of(module: ModuleType) -> dict[str, Path]:
    """By the names of the modules. Which of them are loaded by now is no matter.

    What lies elsewhere has no part in it: Python's own modules, and installed ones.
    """
    if getattr(module, "__file__", None) is None:
        return {}
    own, file = module.__name__, Path(str(module.__file__)).absolute()
    root = file.parents[own.count(".") + hasattr(module, "__path__")]
    found = {own: file}
    todo = [*_packages(own), *_imports(own, file)]
    while todo:
        name = todo.pop()
        beside = _file(root, name)
        if name not in found and beside is not None and _is_own(name, own, root):
            found[name] = beside
            todo += _imports(name, beside)
    return found


def _is_own(name: str, own: str, root: Path) -> bool:
    top = _packages(name)[0]
    return top != HOUSE and (root.name not in INSTALLED or top == _packages(own)[0])


def _file(root: Path, name: str) -> Path | None:
    base = root.joinpath(*name.split("."))
    for suffix in all_suffixes():
        for file in (base / f"__init__{suffix}", base.with_name(base.name + suffix)):
            if file.is_file():
                return file
    return None


def _imports(name: str, file: Path) -> Iterator[str]:
    """All that could be a module: whatever is imported, and the packages that it is in."""
    if file.suffix != ".py":
        return
    package = name if file.stem == "__init__" else name.rpartition(".")[0]
    with suppress(SyntaxError, ValueError):  # then Python can't import it either
        for node in ast.walk(ast.parse(file.read_bytes())):
            for imported in _named(node, package):
                yield from _packages(imported)


def _packages(name: str) -> list[str]:
    """Those that a module is in, the topmost first, and itself."""
    parts = name.split(".")
    return [".".join(parts[:end]) for end in range(1, len(parts) + 1)]


def _named(node: ast.AST, package: str) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if not isinstance(node, ast.ImportFrom):
        return []
    base = node.module or ""
    if node.level:
        try:
            base = resolve_name("." * node.level + base, package)
        except ImportError:  # beyond the topmost package
            return []
    return [f"{base}.{alias.name}" for alias in node.names]
