"""Lines of text of a known width: cut, wrapped, laid in columns and side by side."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

Lines = list[Text]

_MEASURE = Console(width=10_000, file=None, no_color=True)


def line(*parts: str | Text | tuple[str, str], style: str = "") -> Text:
    return Text.assemble(*parts, style=style, no_wrap=True)


def cut(text: Text, width: int, sign: str = "…") -> Text:
    """The text, or as much of it as fits, with a sign that something was left out."""
    if text.cell_len <= width:
        return text
    short = text.copy()
    short.truncate(max(0, width - cell_len(sign)))
    short.rstrip()
    return short.append(sign)


def wrapped(text: Text, width: int, indent: int = 0) -> Lines:
    """The text on as many lines as it needs, all but the first set in by `indent`."""
    text = text.copy()
    text.no_wrap = False
    first, *rest = text.wrap(_MEASURE, max(width, 10)) or [Text()]
    first.rstrip()
    if not rest:
        return [first]
    if indent == 0:
        return [first, *rest]
    left = text.divide([len(first)])[-1] if len(first) < len(text) else Text()
    while left.plain.startswith(" "):
        left = left[1:]
    more = wrapped(left, width - indent)
    return [first, *(Text(" " * indent).append(part) for part in more)]


def columns(rows: Sequence[Sequence[str | Text]], right: Iterable[int] = (), gap: int = 2) -> Lines:
    """Rows of cells in columns as wide as they need; those named in `right` are set right."""
    cells = [[cell if isinstance(cell, Text) else Text(cell) for cell in row] for row in rows]
    count = max((len(row) for row in cells), default=0)
    widths = [max((r[i].cell_len for r in cells if i < len(r)), default=0) for i in range(count)]
    to_right = set(right)
    lines = []
    for row in cells:
        text = Text(no_wrap=True)
        for i, cell in enumerate(row):
            space = " " * (widths[i] - cell.cell_len)
            text.append(space if i in to_right else "").append(cell)
            if i + 1 < len(row):
                text.append(("" if i in to_right else space) + " " * gap)
        lines.append(text)
    return lines


def beside(left: Lines, right: Lines, width: int, gap: str = "  ") -> Lines:
    """Two blocks of lines side by side, the left one `width` wide."""
    both = []
    for i in range(max(len(left), len(right))):
        text = Text().append(cut(left[i], width)) if i < len(left) else Text()
        text.append(" " * (width - text.cell_len))
        if i < len(right):
            text.append(gap, "dim").append(right[i])
        text.no_wrap = True
        both.append(text)
    return both
