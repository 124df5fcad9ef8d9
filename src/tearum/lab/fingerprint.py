"""A fingerprint of the bots' code: games of different bots are never mixed."""

import hashlib
import inspect
from collections.abc import Sequence
from pathlib import Path

import tearum.bots
from tearum.bots import bot_named


def fingerprint(bots: Sequence[str]) -> str:
    """Changes whenever the code of the bots does, those of one's own included."""
    room = Path(tearum.bots.__file__).parent
    files = {
        file.relative_to(room).as_posix(): file
        for file in room.rglob("*")
        if file.suffix in (".py", ".json")
    }
    for name in bots:
        if ":" in name:
            files[name] = Path(inspect.getfile(type(bot_named(name))))
    digest = hashlib.sha256()
    for name, file in sorted(files.items()):
        digest.update(name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
