"""The source of an edition: its text, parsed as TOML, with the line of everything in it.

A syntax error is reported with its line. Then the line is left out and the rest is parsed, so that
one typing error does not hide the mistakes after it.
"""

import re
import tomllib
from typing import Any, Final

from tearum.edition.parsing.toml_positions import KeyPath, TomlPositions
from tearum.edition.problem import Problem
from tearum.messages.explained_error import Message

MAX_BYTES: Final = 256 * 1024
# These keep the time to parse any file short.
MAX_LINE: Final = 1000  # characters
MAX_KEY_PARTS: Final = 16  # of a dotted key: the time to parse one grows with their square
MAX_SYNTAX_ERRORS: Final = 20  # after which the rest is not parsed
MAX_PARSED: Final = MAX_BYTES  # characters, of all attempts that failed

_KEY_PART: Final = r"""(?:[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+')"""
_LONG_KEY: Final = re.compile(
    rf"(?<![A-Za-z0-9_-]){_KEY_PART}(?:[ \t]*+\.[ \t]*+{_KEY_PART}){{{MAX_KEY_PARTS}}}"
)

_AT_LINE: Final = re.compile(r" \(at line ([0-9]+), column ([0-9]+)\)")
_AT_END: Final = " (at end of document)"


class Source:
    """The text, the document that could be parsed, and the syntax problems."""

    def __init__(self, content: bytes) -> None:
        self.text = ""
        self.document: dict[str, Any] = {}
        self.problems: list[Problem] = []
        self._readable = ""  # the text without the lines that are not TOML
        self._positions: TomlPositions | None = None
        if len(content) > MAX_BYTES:
            self._problem(1, Message("problem-file-large", most=str(MAX_BYTES // 1024)))
            return
        try:
            self.text = content.decode("utf-8-sig").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            line = content.count(b"\n", 0, error.start) + 1
            self._problem(line, Message("problem-not-utf8"))
            return
        self._read()

    @property
    def is_whole(self) -> bool:
        """Whether all of the text could be parsed, so that what is missing is really missing."""
        return not self.problems

    def line(self, path: KeyPath) -> int:
        if self._positions is None:  # a file without mistakes never needs them
            self._positions = TomlPositions(self._readable)
        return self._positions.line_of(path)

    def _read(self) -> None:
        lines = self.text.split("\n")
        for number, line in enumerate(lines, 1):
            if len(line) > MAX_LINE:
                self._problem(number, Message("problem-line-long", most=str(MAX_LINE)))
            elif _LONG_KEY.search(line):
                self._problem(number, Message("problem-key-long", most=str(MAX_KEY_PARTS)))
        if self.problems:
            return
        last_error = parsed = 0
        for _ in range(MAX_SYNTAX_ERRORS):
            self._readable = "\n".join(lines)
            if parsed > MAX_PARSED:
                break
            try:
                self.document = tomllib.loads(self._readable)
            except RecursionError:
                self._problem(1, Message("problem-nested"))
                return
            except ValueError as error:
                number, what = _syntax_error(str(error), lines)
                parsed += sum(map(len, lines[:number])) + number  # up to the error
                # An array that is never closed makes every later line look wrong.
                if any(line.strip() for line in lines[last_error : number - 1]) or not last_error:
                    self._problem(number, Message("problem-not-toml", reason=what))
                last_error = max(number, last_error)
                _leave_out(lines, number)
            else:
                return
        self._problem(last_error, Message("problem-rest"))

    def _problem(self, line: int, message: Message) -> None:
        self.problems.append(Problem(line, "", message))


def _syntax_error(message: str, lines: list[str]) -> tuple[int, str]:
    """The line of a syntax error, and its message without the line."""
    if found := _AT_LINE.search(message):
        what = message[: found.start()] + message[found.end() :]
        number = int(found[1])
        if number > 1 and not lines[number - 1].strip():
            number = _before(lines, number)
    else:
        what = message.removesuffix(_AT_END)
        number = _before(lines, len(lines) + 1)
    return number, what[:1].lower() + what[1:]


def _before(lines: list[str], number: int) -> int:
    """The last line above that is not empty."""
    return next((n for n in range(number - 1, 0, -1) if lines[n - 1].strip()), 1)


def _leave_out(lines: list[str], number: int) -> None:
    """Empties the line; for the heading of a table, everything below it too."""
    heading = lines[number - 1].lstrip().startswith("[")
    lines[number - 1] = ""
    if heading:
        for below in range(number, len(lines)):
            if lines[below].lstrip().startswith("["):
                return
            lines[below] = ""
