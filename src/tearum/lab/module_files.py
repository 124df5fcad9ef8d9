"""The source files of a user's module: its own, and those it imports from the same folder."""

import ast
from collections.abc import Iterator
from contextlib import suppress
from importlib.machinery import all_suffixes
from importlib.util import resolve_name
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = "tearum"
INSTALLED: Final = ("site-packages", "dist-packages")  # other packages there are unrelated


def source_files(module: ModuleType) -> dict[str, Path]:
    """Files by module name, whether or not the modules are loaded yet.

    The standard library and installed packages are left out.
    """
    if getattr(module, "__file__", None) is None:
        return {}
    start, file = module.__name__, Path(str(module.__file__)).absolute()
    root = file.parents[start.count(".") + hasattr(module, "__path__")]
    found = {start: file}
    todo = [*_packages(start), *_imports(start, file)]
    while todo:
        name = todo.pop()
        candidate = _find_file(root, name)
        if name not in found and candidate is not None and _belongs(name, start, root):
            found[name] = candidate
            todo += _imports(name, candidate)
    return found


def _belongs(name: str, start: str, root: Path) -> bool:
    top = _packages(name)[0]
    return top != PACKAGE and (root.name not in INSTALLED or top == _packages(start)[0])


def _find_file(root: Path, name: str) -> Path | None:
    base = root.joinpath(*name.split("."))
    for suffix in all_suffixes():
        for file in (base / f"__init__{suffix}", base.with_name(base.name + suffix)):
            if file.is_file():
                return file
    return None


def _imports(name: str, file: Path) -> Iterator[str]:
    """Every name that could be a module: what is imported, and the packages it is in."""
    if file.suffix != ".py":
        return
    package = name if file.stem == "__init__" else name.rpartition(".")[0]
    with suppress(SyntaxError, ValueError):  # then Python can't import it either
        for node in ast.walk(ast.parse(file.read_bytes())):
            for imported in _imported_names(node, package):
                yield from _packages(imported)


def _packages(name: str) -> list[str]:
    """The packages that a module is in, the topmost first, and the module itself."""
    parts = name.split(".")
    return [".".join(parts[:end]) for end in range(1, len(parts) + 1)]


def _imported_names(node: ast.AST, package: str) -> list[str]:
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
