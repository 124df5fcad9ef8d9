"""What went wrong with somebody's bot, in a line, whatever the bot threw or said."""

import traceback
from pathlib import Path
from typing import Final

LONGEST: Final = 200  # characters


def shown_as(thing: object) -> str:
    """A thing on one short line, even if it can't say what it is."""
    try:
        return _line(repr(thing))
    except Exception:
        return f"some {type(thing).__name__}"


def told(error: BaseException) -> str:
    """An error by its kind and its message."""
    try:
        message = str(error)
    except Exception:
        message = ""
    kind = type(error).__name__
    return _line(f"{kind}: {message}" if message else kind)


def told_with_place(error: BaseException, ours: str) -> str:
    """An error with the last line of somebody else's file that it came through."""
    places = [
        place
        for place in traceback.extract_tb(error.__traceback__)
        if place.filename != ours and not _is_import(place.filename)
    ]
    if not places or isinstance(error, SyntaxError):  # which tells its place itself
        return told(error)
    return f"{told(error)} ({Path(places[-1].filename).name}, line {places[-1].lineno})"


def _is_import(file: str) -> bool:
    return file.startswith("<frozen importlib") or Path(file).parent.name == "importlib"


def _line(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
