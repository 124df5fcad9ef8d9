"""The terminal: what it can show, and what is typed into it."""

import sys
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Final

from rich.console import Console
from rich.text import Text

from tearum.cli.table.drawing.glyphs import ASCII, UNICODE, Glyphs, plain
from tearum.cli.table.drawing.text_lines import Lines

PROMPT: Final = "> "


class Terminal:
    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self._unicode = self.console.encoding.lower().startswith("utf")
        self.glyphs: Glyphs = UNICODE if self._unicode else ASCII
        self.interactive = self.console.is_terminal and sys.stdin.isatty()
        if self.interactive:
            with suppress(ImportError):
                import readline  # noqa: F401  (typed lines can be edited)

    @property
    def width(self) -> int:
        return max(40, self.console.width)

    @property
    def height(self) -> int:
        return max(16, self.console.height)

    def clear(self) -> None:
        if self.interactive:
            self.console.clear()

    def forget(self) -> None:
        """Clears the screen and what has scrolled off it."""
        if self.interactive:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def show(self, lines: Lines) -> None:
        for line in lines:
            text = line if self._unicode else Text(plain(line.plain, self.console.encoding))
            self.console.print(text, soft_wrap=True)

    def say(self, text: str, style: str = "") -> None:
        text = text if self._unicode else plain(text, self.console.encoding)
        self.console.print(text, style=style)

    def ask(self) -> str:
        """The next line that is typed. EOFError if the terminal was closed."""
        self.console.file.flush()
        return input(PROMPT).strip()

    def wait(self, text: str) -> None:
        """Waits for Enter if the terminal is interactive."""
        if self.interactive:
            if text:
                self.say(text, "dim")
            input()

    def busy(self, text: str) -> AbstractContextManager[object]:
        """Shows that a bot is thinking."""
        return self.console.status(text) if self.interactive else nullcontext()
