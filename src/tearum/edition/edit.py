"""Edits the text of an edition: one value, or the note beside it; the rest stays as it stands."""

import json
import tomllib
from typing import Any, Final

from tearum.edition.kind import MAX_REASON
from tearum.edition.lines import Lines, Path

_LONGER: Final = "\u2026"


class EditError(ValueError):
    """A text that is written in a way that can't be edited in place. One sentence says so."""


def with_value(text: str, path: Path, value: Any) -> str:
    """The text with another value where one stands: ("building", 6, "cost"), "2 wood"."""
    span = Lines(text).span(path)
    if span is None:
        raise EditError(f"{'.'.join(map(str, path))} stands where it can't be edited in place.")
    return text[: span[0]] + _toml(value) + text[span[1] :]


def with_note(text: str, table: Path, key: str, note: str) -> str:
    """The text with a note about a value of a table; what was noted there goes on before it."""
    lines = Lines(text)
    notes = (*table, "note")
    if span := lines.span((*notes, key)):
        before = _unquoted(text[span[0] : span[1]])
        return text[: span[0]] + _toml(_short(before, note)) + text[span[1] :]
    for place, pair in ((notes, key), (table, f"note.{key}")):
        written = f"{pair} = {_toml(_short('', note))}"
        if span := lines.span(place):  # an inline table: { ... }
            end = span[1] - 1
            inside = text[span[0] + 1 : end].strip()
            return (
                text[:end].rstrip() + (", " if inside else " ") + written + " }" + text[span[1] :]
            )
        if (last := lines.end(place)) is not None:
            end = text.find("\n", last)
            newline = "\r\n" if text[:end].endswith("\r") else "\n"
            if end < 0:
                return text + newline + written + newline
            return text[: end + 1] + written + newline + text[end + 1 :]
    raise EditError(f"{table[0]} is written in a way that no note can be put beside it.")


def _short(before: str, note: str) -> str:
    """Both, as far as a note may be long."""
    room = MAX_REASON - len(note) - 2
    if len(before) > room:
        before = before[: max(0, room - 1)] + _LONGER
    return f"{before}; {note}"[-MAX_REASON:] if before else note[:MAX_REASON]


def _unquoted(written: str) -> str:
    found = tomllib.loads(f"note = {written}")["note"]
    return str(found)


def _toml(value: Any) -> str:
    """JSON writes texts, whole numbers and lists as TOML does."""
    return json.dumps(value, ensure_ascii=False)
