"""The source of an edition: its text, read as TOML, with the line of everything in it.

TOML that cannot be read is reported with its line. The line is then left out and the rest is read
all the same, so that one slip of the pen does not hide the mistakes behind it.
"""

import re
import tomllib
from typing import Any, Final

from tearum.edition.lines import Lines, Path
from tearum.edition.problem import Problem

MAX_BYTES: Final = 256 * 1024
MAX_LINE: Final = 1000  # characters; keeps the time to read any file short
MAX_SLIPS: Final = 20  # syntax errors after which the rest is not read

_AT_LINE: Final = re.compile(r" \(at line ([0-9]+), column ([0-9]+)\)")
_AT_END: Final = " (at end of document)"


class Source:
    def __init__(self, content: bytes) -> None:
        self.text = ""
        self.document: dict[str, Any] = {}
        self.problems: list[Problem] = []
        self._readable = ""  # the text without the lines that are no TOML
        self._lines: Lines | None = None
        if len(content) > MAX_BYTES:
            self._problem(1, f"the file is larger than {MAX_BYTES // 1024} KiB")
            return
        try:
            self.text = content.decode("utf-8-sig").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            line = content.count(b"\n", 0, error.start) + 1
            self._problem(line, "this is not text in UTF-8")
            return
        self._read()

    @property
    def is_whole(self) -> bool:
        """Whether all of the text could be read, so that what is missing is really missing."""
        return not self.problems

    def line(self, path: Path) -> int:
        if self._lines is None:  # a file without mistakes never needs them
            self._lines = Lines(self._readable)
        return self._lines.of(path)

    def _read(self) -> None:
        lines = self.text.split("\n")
        for number, line in enumerate(lines, 1):
            if len(line) > MAX_LINE:
                self._problem(number, f"the line is longer than {MAX_LINE} characters")
        if self.problems:
            return
        last_slip = 0
        for _ in range(MAX_SLIPS):
            self._readable = "\n".join(lines)
            try:
                self.document = tomllib.loads(self._readable)
            except RecursionError:
                self._problem(1, "arrays or tables are nested too deeply")
                return
            except ValueError as error:
                number, what = _slip(str(error), lines)
                # An array that is never closed makes every following line look wrong.
                if any(line.strip() for line in lines[last_slip : number - 1]) or not last_slip:
                    self._problem(number, f"this is not TOML: {what}")
                last_slip = max(number, last_slip)
                _leave_out(lines, number)
            else:
                return
        self._problem(last_slip, "the rest of the file was not read")

    def _problem(self, line: int, what: str) -> None:
        self.problems.append(Problem(line, "", what))


def _slip(message: str, lines: list[str]) -> tuple[int, str]:
    """The line of a syntax error, and the message without it."""
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
    """The last line above that has something in it."""
    return next((n for n in range(number - 1, 0, -1) if lines[n - 1].strip()), 1)


def _leave_out(lines: list[str], number: int) -> None:
    """Empty the line; with the heading of a table, all that stands under it."""
    heading = lines[number - 1].lstrip().startswith("[")
    lines[number - 1] = ""
    if heading:
        for below in range(number, len(lines)):
            if lines[below].lstrip().startswith("["):
                return
            lines[below] = ""
