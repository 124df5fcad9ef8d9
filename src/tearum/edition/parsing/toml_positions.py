"""Line numbers in a TOML text: where each table, key and array element begins.

`tomllib` gives the values but not their positions. This is a small scanner over text that
`tomllib` has already accepted, so it does not look for mistakes. docs/architecture.md says why it
is our own.
"""

import re
from typing import Final

KeyPath = tuple[str | int, ...]  # ("captain", 10, "cost"): the eleventh captain's cost

_SPACE: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)+")
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_STRING: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}'
    r"|'''.*?'{3,5}"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'",
    re.DOTALL,
)
_SCALAR: Final = re.compile(r"[^,\]}#\n]+")
_ESCAPE: Final = re.compile(r"\\(u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|.)")
_DEPTH: Final = 16  # deeper values are not scanned


class TomlPositions:
    """The line of every path in a text."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._line = 1
        self._counted_to = 0
        self._tables: dict[KeyPath, int] = {}  # the number of [[tables]] of each name so far
        self._lines: dict[KeyPath, int] = {}
        self._scan()

    def line_of(self, path: KeyPath) -> int:
        """The line where the path begins, or else the nearest thing around it; 1 for the file."""
        while path:
            if path in self._lines:
                return self._lines[path]
            path = path[:-1]
        return 1

    def _scan(self) -> None:
        table: KeyPath = ()
        while self._skip():
            if self._take("[["):
                table = self._open(self._key(), array=True)
                self._take("]]")
            elif self._take("["):
                table = self._open(self._key(), array=False)
                self._take("]")
            elif not self._pair(table, 0):
                return  # tomllib would not have accepted it

    def _open(self, key: KeyPath, *, array: bool) -> KeyPath:
        table: KeyPath = ()
        for depth, part in enumerate(key):
            table += (part,)
            if array and depth == len(key) - 1:
                self._record(table)
                self._tables[table] = self._tables.get(table, 0) + 1
            if table in self._tables:
                table += (self._tables[table] - 1,)
            self._record(table)
        return table

    def _pair(self, table: KeyPath, depth: int) -> bool:
        start = self._at
        key = self._key()
        for end in range(1, len(key) + 1):
            self._record(table + key[:end], start)
        if not key or not self._take("="):
            return False
        self._value(table + key, depth)
        return True

    def _key(self) -> KeyPath:
        parts: list[str | int] = []
        while True:
            self._blanks()
            if bare := _BARE_KEY.match(self._text, self._at):
                parts.append(bare[0])
                self._at = bare.end()
            elif quoted := _STRING.match(self._text, self._at):
                parts.append(_unquote(quoted[0]))
                self._at = quoted.end()
            self._blanks()
            if not self._take("."):
                return tuple(parts)

    def _value(self, path: KeyPath, depth: int) -> None:
        self._skip()
        self._record(path)
        if depth < _DEPTH and self._take("["):
            self._elements(path, depth + 1)
        elif depth < _DEPTH and self._take("{"):
            self._inline(path, depth + 1)
        elif string := _STRING.match(self._text, self._at):
            self._at = string.end()
        elif scalar := _SCALAR.match(self._text, self._at):
            self._at = scalar.start() + len(scalar[0].rstrip())

    def _elements(self, path: KeyPath, depth: int) -> None:
        index = 0
        while self._skip() and not self._take("]"):
            before = self._at
            self._value((*path, index), depth)
            index += 1
            self._skip()
            self._take(",")
            if self._at == before:
                return

    def _inline(self, path: KeyPath, depth: int) -> None:
        while self._skip() and not self._take("}"):
            if not self._pair(path, depth):
                return
            self._skip()
            self._take(",")

    def _skip(self) -> bool:
        """Skips space and comments; whether anything is left."""
        if space := _SPACE.match(self._text, self._at):
            self._at = space.end()
        return self._at < len(self._text)

    def _blanks(self) -> None:
        while self._text[self._at : self._at + 1] in (" ", "\t"):
            self._at += 1

    def _take(self, sign: str) -> bool:
        if not self._text.startswith(sign, self._at):
            return False
        self._at += len(sign)
        return True

    def _record(self, path: KeyPath, at: int | None = None) -> None:
        at = self._at if at is None else at
        if at > self._counted_to:
            self._line += self._text.count("\n", self._counted_to, at)
            self._counted_to = at
        self._lines.setdefault(path, self._line)


def _unquote(string: str) -> str:
    if string[0] == "'":
        return string[1:-1]
    return _ESCAPE.sub(_unescape, string[1:-1])


def _unescape(escape: re.Match[str]) -> str:
    code = escape[1]
    if len(code) > 1:
        return chr(int(code[1:], 16))
    return {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r"}.get(code, code)
