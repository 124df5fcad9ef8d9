"""A page of the lab: one HTML file that needs nothing else."""

import base64
from collections.abc import Mapping, Sequence
from hashlib import sha256
from html import escape
from pathlib import Path
from types import MappingProxyType
from typing import Final

from tearum.balance.measures.table import Column, Row, Table
from tearum.balance.pages.item_names import Namer
from tearum.balance.pages.number_format import NumberFormat
from tearum.lab.intervals import Interval

TEMPLATES: Final = Path(__file__).parent / "templates"
SORTED: Final = 8  # rows from which on a table can be sorted


class Page:
    """Gathers the parts of a page, in a language."""

    def __init__(self, namer: Namer, title: str, lead: str) -> None:
        self.namer = namer
        self.text = namer.text
        self.format = NumberFormat(self.text.language)
        self.title = title
        self.lead = lead
        self._parts: list[str] = []
        self._links: list[tuple[str, str]] = []

    def say(self, message: str, **args: str | int) -> str:
        return self.text.message(f"lab-{message}", **args)

    def count_phrase(self, what: str, n: int) -> str:
        """So many games, or deals."""
        return self.say(what, n=n, told=self.format.count(n))

    # Parts

    def chapter(self, anchor: str, title: str, kind: str = "") -> None:
        """A chapter; it is linked at the top."""
        self._links.append((anchor, title))
        start = "</section>" if self._parts else ""
        self._parts.append(f'{start}<section id="{anchor}" class="{kind}"><h2>{escape(title)}</h2>')

    def heading(self, level: int, anchor: str, title: str) -> None:
        self._parts.append(f'<h{level} id="{anchor}">{escape(title)}</h{level}>')

    def note(self, text: str) -> None:
        self._parts.append(f'<p class="note">{escape(text)}</p>')

    def split(self, *parts: str, wide: bool = False) -> None:
        """Plots and tables side by side, where there is room; a wide table may scroll."""
        look = "split wide" if wide else "split"
        self._parts.append(f'<div class="{look}">{"".join(parts)}</div>')

    def add(self, html: str) -> None:
        self._parts.append(html)

    # Pieces of HTML

    def plot(self, svg: str, caption: str = "") -> str:
        told = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
        return f"<figure>{svg}{told}</figure>"

    def table(
        self,
        table: Table,
        title: str,
        players: int = 0,
        linked: Mapping[str, str] = MappingProxyType({}),
    ) -> str:
        """A table of figures; with `players`, rows also say what their card does.

        Some names may be links, given as HTML by the keys of their rows.
        """
        shown = [column for column in table.columns if column.form != "flag"]
        heads = "".join(
            f'<th scope="col">{escape(self._head(column, table.key))}</th>' for column in shown
        )
        first = escape(self.say("col-item"))
        lines = []
        for row in table:
            name = linked.get(row.key) or escape(self.namer.name(table.names, row.key))
            if players and (detail := self.namer.detail(table.names, row.key, players)):
                name += f"<small>{escape(detail)}</small>"
            loud = row.cells.get("out") is True
            sign = f'<span aria-hidden="true">◆ </span>{self._unseen("col-out")}' if loud else ""
            cells = "".join(self.cell(row, column) for column in shown)
            look = ' class="loud"' if loud else ""
            lines.append(f'<tr{look}><th scope="row">{sign}{name}</th>{cells}</tr>')
        return self.grid(
            title,
            f'<th scope="col">{first}</th>{heads}',
            lines,
            "sorts" if len(lines) >= SORTED else "",
        )

    def grid(self, title: str, heads: str, lines: Sequence[str], look: str = "") -> str:
        label = escape(title, quote=True)
        return (
            f'<div class="scroll" tabindex="0" role="group" aria-label="{label}">'
            f'<table class="{look}"><caption>{label}</caption><thead><tr>{heads}</tr></thead>'
            f"<tbody>{''.join(lines)}</tbody></table></div>"
        )

    def _head(self, column: Column, table: str) -> str:
        return self.say(f"col-{column.key}", kind=table)

    def _unseen(self, message: str) -> str:
        return f'<span class="unseen">{escape(self.say(message))}: </span>'

    def cell(self, row: Row, column: Column) -> str:
        cell = row.cells.get(column.key)
        if isinstance(cell, str):
            return f'<td class="text">{escape(cell)}</td>'
        found = row.interval(column.key)
        if found is None:
            return '<td data-v="">–</td>'
        look = f' class="{column.key}"' if column.key == "effect" else ""
        return f'<td{look} data-v="{found.value:.6g}">{self.figure_html(found, column)}</td>'

    def figure_html(self, found: Interval, column: Column) -> str:
        """A figure, with its interval under it."""
        value = self.format.value(found.value, column.form)
        reach = self.format.range(found, column.form)
        return f"{value}<small>{reach}</small>" if reach else value

    # The whole

    def html(self) -> str:
        links = "".join(
            f'<li><a href="#{anchor}">{escape(title)}</a></li>' for anchor, title in self._links
        )
        style = (TEMPLATES / "page.css").read_text(encoding="utf-8")
        end = "</section>" if self._parts else ""
        return (
            f'<!doctype html>\n<html lang="{self.text.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f'<link rel="icon" href="data:,">\n<title>{escape(self.title)}</title>\n'
            f"<style>\n{style}</style>\n</head>\n<body>\n"
            f"<header><h1>{escape(self.title)}</h1><p>{escape(self.lead)}</p></header>\n"
            f'<nav aria-label="{escape(self.say("contents"), quote=True)}"><ul>{links}</ul></nav>\n'
            f"<main>\n{chr(10).join(self._parts)}{end}\n</main>\n"
            f"<script>{_script()}</script>\n</body>\n</html>\n"
        )


def script_hash() -> str:
    """By this a content security policy allows the script of a page, and no other."""
    return f"sha256-{base64.b64encode(sha256(_script().encode()).digest()).decode()}"


def _script() -> str:
    return "\n" + (TEMPLATES / "page.js").read_text(encoding="utf-8")
