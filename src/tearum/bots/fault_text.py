"""What went wrong with somebody's own bot, on one line, with the file and line of the fault."""

import sys
import traceback
from pathlib import Path
from types import CodeType
from typing import Final

LONGEST: Final = 200  # characters


def short_repr(thing: object) -> str:
    """A thing on one short line, even if its own `repr` fails."""
    try:
        return _one_line(repr(thing))
    except Exception:
        return f"some {type(thing).__name__}"


def error_text(error: BaseException) -> str:
    """The type and message of an error, and where in the bot's own code it was raised."""
    try:
        message = str(error)
    except Exception:
        message = ""
    kind = type(error).__name__
    text = _one_line(f"{kind}: {message}" if message else kind)
    if isinstance(error, SyntaxError) and error.filename and Path(error.filename).is_file():
        return text  # its message names the file and line already
    return with_location(text, _location_of(error))


def with_location(text: str, location: tuple[str, int] | None) -> str:
    """A text and a file and line, if they are known."""
    if location is None:
        return text
    file, line = location
    return f"{text} ({Path(file).name}, line {line})"


def method_location(bot: object, method: str) -> tuple[str, int] | None:
    """The file and line of a bot's method, unless it is compiled."""
    code = getattr(getattr(type(bot), method, None), "__code__", None)
    return (code.co_filename, code.co_firstlineno) if isinstance(code, CodeType) else None


def _location_of(error: BaseException) -> tuple[str, int] | None:
    """The last line outside this package, Python itself and, if possible, other libraries."""
    lines = [
        (frame.f_code.co_filename, line)
        for frame, line in traceback.walk_tb(error.__traceback__)
        if not _is_ours_or_python(str(frame.f_globals.get("__name__", "")))
    ]
    own = [place for place in lines if not _is_library(place[0])]
    found = own or lines
    return found[-1] if found else None


def _is_ours_or_python(module: str) -> bool:
    top = module.partition(".")[0]
    return top == "tearum" or top in sys.stdlib_module_names


def _is_library(file: str) -> bool:
    return bool({"site-packages", "dist-packages"} & set(Path(file).parts))


def _one_line(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
