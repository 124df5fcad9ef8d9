"""Edits the text of an edition: a value, or the note about it. Comments and layout stay."""

from typing import Any, Final

import tomlkit
from tomlkit.items import InlineTable

from tearum.edition.parsing.field_types import MAX_REASON
from tearum.edition.parsing.toml_positions import KeyPath

_ELLIPSIS: Final = "\u2026"


class EditError(ValueError):
    """A value that is not in the text. One sentence says so."""


class EditableText:
    """The text of an edition, parsed once for several edits. `str()` gives it back.

    >>> text = EditableText('[prices]\\nore = 4 # dollars')
    >>> text.set_value(("prices", "ore"), 5)
    >>> str(text)
    '[prices]\\nore = 5 # dollars'
    """

    def __init__(self, text: str) -> None:
        self._newline = "\r\n" if "\r\n" in text else "\n"
        self._document: Any = tomlkit.parse(text.replace("\r\n", "\n"))

    def __str__(self) -> str:
        return tomlkit.dumps(self._document).replace("\n", self._newline)

    def set_value(self, path: KeyPath, value: Any) -> None:
        """Replaces a value that is there: ("building", 6, "cost"), "2 wood"."""
        *parents, key = path
        table = self._find(tuple(parents))
        if table is None or _item(table, key) is None:
            raise EditError(f"{_dotted(path)} is not in the text of the edition.")
        table[key] = value

    def add_note(self, path: KeyPath, key: str, note: str) -> None:
        """Adds a note about a value of the table at this path, behind the note that is there."""
        table = self._find(path)
        if table is None:
            raise EditError(f"{_dotted(path)} is not in the text of the edition.")
        notes = _item(table, "note")
        if notes is not None:
            notes[key] = _joined(str(notes.get(key, "")), note)
        elif isinstance(table, InlineTable):
            table["note"] = {key: _joined("", note)}
        else:
            _append(table, f"note.{key}", _joined("", note))

    def _find(self, path: KeyPath) -> Any:
        found: Any = self._document
        for key in path:
            found = _item(found, key)
        return found


def with_value(text: str, path: KeyPath, value: Any) -> str:
    """The text with another value in place of the one that is there."""
    edited = EditableText(text)
    edited.set_value(path, value)
    return str(edited)


def _item(container: Any, key: str | int) -> Any:
    try:
        return container[key]
    except (LookupError, TypeError):  # there is none, or the container is a plain value
        return None


def _append(table: Any, key: str, value: str) -> None:
    """Appends a pair; comments at the end stay behind it, since they belong to the next table."""
    body = table.value.body
    trailing = []
    while body and body[-1][0] is None:
        trailing.append(body.pop()[1])
    table.append(tomlkit.key(key.split(".")), value)
    for item in reversed(trailing):
        table.add(item)


def _joined(before: str, note: str) -> str:
    """Both notes; the first one is cut where they are too long together."""
    room = MAX_REASON - len(note) - 2
    if len(before) > room:
        before = before[: max(0, room - 1)] + _ELLIPSIS
    return f"{before}; {note}"[-MAX_REASON:] if before else note[:MAX_REASON]


def _dotted(path: KeyPath) -> str:
    return ".".join(map(str, path))
