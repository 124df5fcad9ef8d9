"""Keeps the modules that the engine needs, compiles them, and packs them. Runs in Pyodide itself.

So the compiled modules fit the Python that will load them, and starting compiles nothing.
"""

import ast
import gzip
import importlib
import importlib.util
import io
import sys
import tarfile
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path
from typing import Final

DOOR: Final = "tearum.server.offline.browser"
PRELOAD: Final = "tearum.server.offline.preload"
ENCODINGS: Final = ("utf_8", "utf_8_sig", "utf_16", "ascii", "latin_1", "idna", "cp437")
# What is imported by name at run time, or by Pyodide itself.
ROOTS: Final = (DOOR, PRELOAD, "pyodide", "_pyodide", *(f"encodings.{name}" for name in ENCODINGS))
DATA: Final = {".ftl", ".toml", ".json", ".dat", ".so"}
A_TIME: Final = (2000, 1, 1, 0, 0, 0)  # so that the same sources give the same archive

Sources = dict[str, tuple[str, bytes]]  # by module: its file, and what is in it


def pack(stdlib: Path, sources: Path, out: Path) -> None:
    """Write `python.zip` and `engine.pack`, for sys.path and for site-packages."""
    sys.path.insert(0, str(sources))
    importlib.import_module(DOOR)
    with zipfile.ZipFile(stdlib) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    library = modules(files)
    ours = modules({str(one.relative_to(sources)): one.read_bytes() for one in python_in(sources)})
    needed = closure({**library, **ours}, {*ROOTS, *sys.modules})
    write_zip(out / "python.zip", compiled(library, needed))
    rooms = {name.split(".")[1] for name in needed if name.startswith("tearum.")}
    data = {
        str(file.relative_to(sources)): file.read_bytes()
        for file in sorted(sources.rglob("*"))
        if file.suffix in DATA and is_read(file.relative_to(sources), rooms)
    }
    write_tar(out / "engine.pack", [*compiled(ours, needed), *data.items()])


def is_read(file: Path, rooms: set[str]) -> bool:
    """Whether a data file belongs to a room that was kept, or to another package."""
    return file.parts[0] != "tearum" or file.parts[1] in rooms


def python_in(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def modules(files: Mapping[str, bytes]) -> Sources:
    """Modules by name, out of files by path."""
    found: Sources = {}
    for path, content in files.items():
        if path.endswith(".py"):
            parts = path[:-3].split("/")
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            found[name] = path, content
    return found


def closure(known: Sources, roots: set[str]) -> set[str]:
    """The modules that these import, and those import, and so on."""
    needed: set[str] = set()
    waiting = sorted(roots)
    while waiting:
        name = waiting.pop()
        parent = name.rpartition(".")[0]
        if parent and parent not in needed:
            waiting.append(parent)
        if name in needed or name not in known:
            continue
        needed.add(name)
        path, content = known[name]
        package = name if path.endswith("/__init__.py") else parent
        waiting.extend(imported(ast.parse(content), package, late=not is_library(path)))
    return needed


def is_library(path: str) -> bool:
    """Whether a module is not ours. Of those, imports in functions are for what we don't do."""
    return not path.startswith("tearum/")


def imported(tree: ast.AST, package: str, late: bool) -> Iterator[str]:
    """The full names of what a module imports, perhaps also those of things in modules."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) and not late:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1]
            start = ".".join(above) if node.level else ""
            base = ".".join(filter(None, (start, node.module)))
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)
        elif not is_never_run(node):
            yield from imported(node, package, late)


def is_never_run(node: ast.AST) -> bool:
    """Whether this is for a type checker, or for a module that is run as a program."""
    test = ast.unparse(node.test) if isinstance(node, ast.If) else ""
    return test.endswith("TYPE_CHECKING") or test.startswith("__name__ ==")


def compiled(known: Sources, needed: set[str]) -> Iterator[tuple[str, bytes]]:
    """The needed modules as the browser loads them, by path."""
    for name in sorted(needed & known.keys()):
        path, content = known[name]
        # Nobody reads docstrings there, nor needs the assertions of other packages.
        tree = without_docstrings(ast.parse(content, path))
        level = 1 if is_library(path) else 0
        code = compile(tree, path, "exec", dont_inherit=True, optimize=level)
        source_hash = importlib.util.source_hash(content)
        yield f"{path}c", bytes(_code_to_hash_pyc(code, source_hash, False))


def without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
        if isinstance(node, documented) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if node.body[1:] else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


def write_zip(target: Path, files: Iterable[tuple[str, bytes]]) -> None:
    with zipfile.ZipFile(target, "w") as archive:
        for path, content in files:
            info = zipfile.ZipInfo(path, A_TIME)
            archive.writestr(info, content, zipfile.ZIP_DEFLATED, 9)


def write_tar(target: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """A tar, packed with gzip: the page unpacks it by itself, quicker than Python can."""
    with (
        target.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive,
    ):
        for path, content in files:
            info = tarfile.TarInfo(path)
            info.size = len(content)
            archive.addfile(info, io.BytesIO(content))
