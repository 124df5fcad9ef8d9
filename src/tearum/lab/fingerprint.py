"""A fingerprint of the bots' code: games of different bots are never mixed."""

import ast
import hashlib
import inspect
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

import tearum.bots
from tearum.bots import bot_named

UNPLAYED: Final = ("fit.py", "network.py", "train.py")  # they find the numbers bots play by


def fingerprint(bots: Sequence[str]) -> str:
    """Changes whenever the code of the bots does, those of one's own included.

    Comments, docstrings and the look of the code have no part in it.
    """
    room = Path(tearum.bots.__file__).parent
    files = {
        file.relative_to(room).as_posix(): file
        for file in room.rglob("*")
        if file.suffix in (".py", ".json") and file.name not in UNPLAYED
    }
    for name in bots:
        if ":" in name:
            files[name] = Path(inspect.getfile(type(bot_named(name))))
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
    if file.suffix != ".py":  # data, or a compiled bot
        return file.read_bytes()
    tree = ast.parse(file.read_bytes())
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
            and ast.get_docstring(node, clean=False) is not None
        ):
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree).encode()
