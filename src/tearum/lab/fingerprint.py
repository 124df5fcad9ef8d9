"""A fingerprint of the bots' code: games of different bots are never mixed."""

import ast
import hashlib
import sys
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path

import tearum.bots
from tearum.bots import bot_named
from tearum.lab.module_files import HOUSE, files_of


def fingerprint(bots: Sequence[str]) -> str:
    """Changes whenever the code of the bots does, those of one's own included.

    Comments, docstrings and the look of the code have no part in it.
    """
    files = _of_the_house()
    for name in _own(bots):
        files |= {f"{name}/{module}": file for module, file in _files_of(name).items()}
    return _digest(files)


def fingerprints(bots: Sequence[str]) -> dict[str, str]:
    """The same bot by bot: those of the house as one, each of one's own by its name."""
    own = {name: _digest(_files_of(name)) for name in _own(bots)}
    return {HOUSE: _digest(_of_the_house()), **own}


def _own(bots: Sequence[str]) -> list[str]:
    return [name for name in bots if ":" in name]


def _of_the_house() -> dict[str, Path]:
    room = Path(tearum.bots.__file__).parent
    return {
        file.relative_to(room).as_posix(): file
        for file in room.rglob("*")
        if file.suffix in (".py", ".json")
    }


def _files_of(name: str) -> dict[str, Path]:
    """Those of the module that was named, and of the one that the bot's class is in."""
    made_in = type(bot_named(name)).__module__
    named = name.partition(":")[0]
    modules = {named} if made_in.startswith(f"{HOUSE}.") else {named, made_in}
    files: dict[str, Path] = {}
    for module in sorted(modules):
        files |= files_of(sys.modules[module])
    return files


def _digest(files: Mapping[str, Path]) -> str:
    digest = hashlib.sha256()
    for name, file in sorted(files.items()):
        digest.update(name.encode() + b"\0" + code_of(file) + b"\0")
    return digest.hexdigest()[:16]


def code_of(file: Path) -> bytes:
    """What a file makes Python do."""
    about = file.stat()
    return _code_of(file, about.st_mtime_ns, about.st_size)


@lru_cache(maxsize=1000)
def _code_of(file: Path, changed: int, size: int) -> bytes:
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
