"""The targets on a page: what was measured at several tables, and whether it is good."""

from collections.abc import Iterable, Sequence
from html import escape
from math import isnan
from typing import Final

from tearum.balance.measures.table import Column
from tearum.balance.measures.targets import TARGETS, Measured, Target
from tearum.balance.pages.page import Page
from tearum.lab.estimate import LargestDifference

SIGNS: Final = {"met": "✓", "near": "(✓)", "far": "(✗)", "missed": "✗"}


def targets_grid(page: Page, tables: Sequence[tuple[str, Sequence[Measured]]]) -> None:
    """Adds it, with a column for each table: its title, and what was measured there."""
    page.note(page.say("targets-note"))
    lines = []
    for target in TARGETS:
        row = [
            next((measured for measured in targets if measured.target == target), None)
            for _, targets in tables
        ]
        if any(row):
            name = escape(page.say(f"target-{target.key}"))
            cells = "".join(_verdict(page, measured) for measured in row)
            bound = f'<td class="text">{escape(bound_of(page, target))}</td>'
            lines.append(f'<tr><th scope="row">{name}</th>{bound}{cells}</tr>')
    top = f'<th scope="col">{escape(page.say("col-item"))}</th>'
    top += f'<th scope="col" class="text">{escape(page.say("col-target"))}</th>'
    top += "".join(f'<th scope="col">{escape(title)}</th>' for title, _ in tables)
    page.add(page.grid(page.say("targets"), top, lines))


def met(targets: Iterable[Measured]) -> int:
    """How many are met, be it for sure or not."""
    return sum(measured.verdict in ("met", "near") for measured in targets)


def bound_of(page: Page, target: Target) -> str:
    """A target in words: "15% to 70%"."""
    if target.form in ("points", "gap"):
        return page.say("bound-within", n=f"{100 * (target.high or 0.0):g}")
    scale, unit = (1, "") if target.form == "number" else (100, page.format.percent)
    low, high = (
        "" if bound is None else f"{scale * bound:g}{unit}" for bound in (target.low, target.high)
    )
    if low and high:
        return page.say("bound-both", low=low, high=high)
    return page.say("bound-low", low=low) if low else page.say("bound-high", high=high)


def _verdict(page: Page, measured: Measured | None) -> str:
    if measured is None:
        return "<td>–</td>"
    verdict = measured.verdict
    word = escape(page.say(f"verdict-{verdict}"))
    sign = f'<span class="verdict {verdict}" title="{word}">{SIGNS[verdict]}'
    who = f"<small>{escape(page.namer.name(*measured.who))}</small>" if measured.who else ""
    if isinstance(measured.found, LargestDifference) and not isnan(measured.found.expected):
        luck = page.format.value(measured.found.expected, "gap")
        who = f"<small>{escape(page.say('gap-luck', luck=luck))}</small>"
    figure = page.figure_html(measured.found, Column("found", measured.target.form))
    return f'<td>{sign}<span class="unseen"> {word}</span></span> {figure}{who}</td>'
