"""The lines of a TOML text: where each table, key and array element begins, and values end.

`tomllib` tells the values but not where they stood. This is a small scanner over text that
`tomllib` has already accepted, so it need not know what is wrong, only what comes next.
"""

import re
from typing import Final

Path = tuple[str | int, ...]  # ("captain", 10, "cost"): the eleventh captain's cost

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
_DEPTH: Final = 16  # deeper nests are not looked into


class Lines:
    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._line = 1
        self._counted_to = 0
        self._tables: dict[Path, int] = {}  # how many [[tables]] of a name there are so far
        self._lines: dict[Path, int] = {}
        self._scan()

    def of(self, path: Path) -> int:
        """The line where the path begins, or the nearest thing around it; 1 for the file."""
        while path:
            if path in self._lines:
                return self._lines[path]
            path = path[:-1]
        return 1

    def _scan(self) -> None:
        table: Path = ()
        while self._skip():
            if self._take("[["):
                table = self._open(self._key(), array=True)
                self._take("]]")
            elif self._take("["):
                table = self._open(self._key(), array=False)
                self._take("]")
            elif not self._pair(table, 0):
                return  # nothing tomllib would have accepted

    def _open(self, key: Path, *, array: bool) -> Path:
        table: Path = ()
        for depth, part in enumerate(key):
            table += (part,)
            if array and depth == len(key) - 1:
                self._note(table)
                self._tables[table] = self._tables.get(table, 0) + 1
            if table in self._tables:
                table += (self._tables[table] - 1,)
            self._note(table)
        return table

    def _pair(self, table: Path, depth: int) -> bool:
        start = self._at
        key = self._key()
        for end in range(1, len(key) + 1):
            self._note(table + key[:end], start)
        if not key or not self._take("="):
            return False
        self._value(table + key, depth)
        return True

    def _key(self) -> Path:
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

    def _value(self, path: Path, depth: int) -> None:
        self._skip()
        self._note(path)
        if depth < _DEPTH and self._take("["):
            self._elements(path, depth + 1)
        elif depth < _DEPTH and self._take("{"):
            self._inline(path, depth + 1)
        elif string := _STRING.match(self._text, self._at):
            self._at = string.end()
        elif scalar := _SCALAR.match(self._text, self._at):
            self._at = scalar.start() + len(scalar[0].rstrip())

    def _elements(self, path: Path, depth: int) -> None:
        index = 0
        while self._skip() and not self._take("]"):
            before = self._at
            self._value((*path, index), depth)
            index += 1
            self._skip()
            self._take(",")
            if self._at == before:
                return

    def _inline(self, path: Path, depth: int) -> None:
        while self._skip() and not self._take("}"):
            if not self._pair(path, depth):
                return
            self._skip()
            self._take(",")

    def _skip(self) -> bool:
        """Pass over space and comments; whether anything is left."""
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

    def _note(self, path: Path, at: int | None = None) -> None:
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
