"""Fingerprints of the bots' code, so that games of different versions are never mixed."""

import ast
import hashlib
import sys
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path

import tearum.bots
from tearum.bots import bot_named
from tearum.lab.module_files import PACKAGE, source_files


def fingerprint(bots: Sequence[str]) -> str:
    """One fingerprint for all these bots. It changes whenever their code does.

    Comments, docstrings and formatting don't count.
    """
    files = _built_in_files()
    for name in _custom(bots):
        files |= {f"{name}/{module}": file for module, file in _custom_files(name).items()}
    return _digest(files)


def fingerprints(bots: Sequence[str]) -> dict[str, str]:
    """Fingerprints by bot: one for all built-in bots together, one for each custom bot."""
    custom = {name: _digest(_custom_files(name)) for name in _custom(bots)}
    return {PACKAGE: _digest(_built_in_files()), **custom}


def _custom(bots: Sequence[str]) -> list[str]:
    """Bots that users wrote are named `module:Class`."""
    return [name for name in bots if ":" in name]


def _built_in_files() -> dict[str, Path]:
    folder = Path(tearum.bots.__file__).parent
    return {
        file.relative_to(folder).as_posix(): file
        for file in folder.rglob("*")
        if file.suffix in (".py", ".json")
    }


def _custom_files(name: str) -> dict[str, Path]:
    """The files of the named module, and of the module that defines the bot's class."""
    defined_in = type(bot_named(name)).__module__
    named = name.partition(":")[0]
    modules = {named} if defined_in.startswith(f"{PACKAGE}.") else {named, defined_in}
    files: dict[str, Path] = {}
    for module in sorted(modules):
        files |= source_files(sys.modules[module])
    return files


def _digest(files: Mapping[str, Path]) -> str:
    digest = hashlib.sha256()
    for name, file in sorted(files.items()):
        digest.update(name.encode() + b"\0" + normalized_code(file) + b"\0")
    return digest.hexdigest()[:16]


def normalized_code(file: Path) -> bytes:
    """A file's code without comments, docstrings and formatting; other files as they are."""
    info = file.stat()
    return _normalized_code(file, info.st_mtime_ns, info.st_size)


@lru_cache(maxsize=1000)
def _normalized_code(file: Path, changed: int, size: int) -> bytes:
    code = file.read_bytes()
    if file.suffix != ".py":  # data, or a compiled bot
        return code
    try:
        tree = ast.parse(code)
    except (SyntaxError, ValueError):  # a bot may try to import it, and do without
        return code
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
            and ast.get_docstring(node, clean=False) is not None
        ):
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree).encode()
