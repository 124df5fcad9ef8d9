"""Two editions on the same deals: the differences that stand out of the noise."""

import csv
import io
from collections.abc import Iterator
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path
from typing import Final

import numpy as np

from tearum.balance.measures import items
from tearum.balance.measures.dataset import Dataset, DatasetError, deal_of, pool_runs
from tearum.balance.measures.findings import tables_of
from tearum.balance.measures.item_kinds import KINDS
from tearum.balance.measures.table import Column, Form, Table, change_of, rounded
from tearum.balance.measures.targets import Measured, measure
from tearum.balance.pages.item_names import Namer
from tearum.balance.pages.page import Page
from tearum.balance.pages.plots import Dot, Plots
from tearum.balance.pages.targets_table import met, targets_grid
from tearum.edition import diff
from tearum.lab.intervals import Interval, benjamini_hochberg
from tearum.lab.output_folder import OutputFolder
from tearum.simulate.run_folder import Run

PLOTTED: Final = 25
# Parts of the report; where a table is not of a kind of cards, the section that it stands in.
SECTIONS: Final = {
    "seats": "seats",
    "places": "places",
    "titles": "titles",
    "ends": "points",
    "limit": "limit",
    **{kind: f"kind-{kind}" for kind in KINDS},
    "rounds": "course",
    "leads": "course",
    "length": "length",
}


@dataclass(frozen=True)
class Difference:
    """A figure of both editions; `key` says which: table, row, column."""

    key: tuple[str, str, str]
    names: str  # how the rows of its table are called
    form: Form
    before: Interval
    after: Interval
    change: Interval
    p_value: float
    stands_out: bool = False


@dataclass(frozen=True)
class Comparison:
    before: Dataset
    after: Dataset
    differences: list[Difference]
    targets: tuple[list[Measured], list[Measured]]

    @property
    def loud(self) -> list[Difference]:
        return [found for found in self.differences if found.stands_out]

    @property
    def paired(self) -> int:
        """Deals that were played with both editions."""
        return _paired(self.before, self.after)


def compare(one: Path | str, other: Path | str) -> Comparison:
    """The second run against the first."""
    runs = Run(one), Run(other)
    before, after = runs[0].settings, runs[1].settings
    if runs[0].edition.hash == runs[1].edition.hash:
        raise DatasetError(f"{one} and {other} play the same edition: there is nothing to compare.")
    for told, mine, its in (
        ("numbers of players", before.players, after.players),
        ("bots", before.bots, after.bots),
        ("budgets", before.budget, after.budget),
        ("versions of the bots", before.code, after.code),
    ):
        if mine != its:
            raise DatasetError(
                f"{one} and {other} were played with different {told}, so the editions can't be "
                "told apart: play one of them again."
            )
    first, second = pool_runs(runs)
    if not _paired(first, second):
        raise DatasetError(
            f"{one} and {other} have no deal in common: play {other} again with "
            f"--seed {before.seed}."
        )
    return compared(first, second)


def _paired(before: Dataset, after: Dataset) -> int:
    return len(np.intersect1d(deal_of(before.games), deal_of(after.games)))


def compared(before: Dataset, after: Dataset) -> Comparison:
    """Every figure that both have."""
    one, other = tables_of(before), tables_of(after)
    found = [
        difference
        for key in SECTIONS
        if key in one and key in other
        for difference in _of_table(one[key], other[key])
    ]
    loud = benjamini_hochberg([difference.p_value for difference in found])
    judged = [replace(found[i], stands_out=out) for i, out in enumerate(loud)]
    targets = list(measure(before, one)), list(measure(after, other))
    return Comparison(before, after, judged, targets)


def _of_table(before: Table, after: Table) -> Iterator[Difference]:
    for row in before:
        other = after.row(row.key)
        if other is None:
            continue
        for column in before.columns:
            one, two = row.estimate(column.key), other.estimate(column.key)
            if one is None or two is None or min(one.deals, two.deals) < items.FEWEST:
                continue
            change = two - one
            yield Difference(
                key=(before.key, row.key, column.key),
                names=before.names,
                form=column.form,
                before=one.interval(),
                after=two.interval(),
                change=change.interval(),
                p_value=change.p_value,
            )


def write_comparison(comparison: Comparison, out: Path, language: str = "en") -> None:
    """Writes `index.html` and `differences.csv` into a folder."""
    folder = OutputFolder(out, "tearum lab compare")
    files = {"differences.csv": _csv(comparison), "index.html": _Page(comparison, language).html()}
    folder.claim(files)
    folder.write(files)


def _csv(comparison: Comparison) -> str:
    """Every figure that was looked at, loud or not."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    heads = ["table", "row", "column"]
    for figure in ("before", "after", "change"):
        heads += [figure, f"{figure}_low", f"{figure}_high"]
    writer.writerow([*heads, "p", "stands_out"])
    for found in comparison.differences:
        line: list[object] = [*found.key]
        for estimate in (found.before, found.after, found.change):
            line += [rounded(estimate.value), rounded(estimate.low), rounded(estimate.high)]
        writer.writerow([*line, f"{found.p_value:.3g}", int(found.stands_out)])
    return text.getvalue()


class _Page:
    def __init__(self, comparison: Comparison, language: str) -> None:
        self.comparison = comparison
        before, after = comparison.before.edition, comparison.after.edition
        self.titles = [
            self._title(dataset, language) for dataset in (comparison.before, comparison.after)
        ]
        self.namer = Namer(before, language)
        say = self.namer.text.message
        self.page = Page(
            self.namer,
            say("lab-compare-title", before=self.titles[0], after=self.titles[1]),
            f"{before.hash[:12]} → {after.hash[:12]}",
        )
        self.plots = Plots(language)

    def _title(self, dataset: Dataset, language: str) -> str:
        one, other = self.comparison.before.edition, self.comparison.after.edition
        if one.title[language] != other.title[language]:
            return dataset.edition.title[language]
        return f"{dataset.edition.title[language]} ({dataset.edition.hash[:6]})"

    def html(self) -> str:
        page, found = self.page, self.comparison
        page.chapter("changed", page.say("compare-changed"))
        told = diff.to_text(found.before.edition, found.after.edition)
        page.add(f'<pre tabindex="0">{escape(told)}</pre>')
        page.chapter("targets", page.say("targets"))
        for title, targets in zip(self.titles, found.targets, strict=True):
            page.note(page.say("targets-met", table=title, n=met(targets), of=len(targets)))
        targets_grid(page, list(zip(self.titles, found.targets, strict=True)))
        page.chapter("differences", page.say("compare-differences"))
        page.note(page.say("compare-note", looked=page.format.count(len(found.differences))))
        dataset = found.before
        page.note(
            page.say(
                "compare-games",
                players=dataset.players,
                who=self.namer.who(dataset.bots, dataset.budget),
                before=page.count_phrase("games", dataset.size),
                after=page.count_phrase("games", found.after.size),
                paired=page.count_phrase("deals", found.paired),
            )
        )
        if found.loud:
            self._loud()
        else:
            page.note(page.say("compare-none"))
        return page.html()

    def _loud(self) -> None:
        page = self.page
        shares = [d for d in self.comparison.loud if d.form in ("share", "points")]
        widest = sorted(shares, key=lambda d: -abs(d.change.value))[:PLOTTED]
        parts = []
        if widest:
            dots = [Dot(self.name(d), d.change) for d in widest]
            axis = page.say("compare-axis")
            parts.append(page.plot(self.plots.dots(dots, axis, page.title, axis, 0.0)))
        heads = [page.say("col-item"), *self.titles, page.say("col-difference")]
        top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
        lines = []
        for difference in self.comparison.loud:
            form = difference.form
            cells = "".join(
                f'<td data-v="{found.value:.6g}">{page.figure_html(found, Column("", how))}</td>'
                for found, how in (
                    (difference.before, form),
                    (difference.after, form),
                    (difference.change, change_of(form)),
                )
            )
            table, _, column = difference.key
            detail = f"{page.say(SECTIONS[table])}: {page.say(f'col-{column}', kind=table)}"
            name = self.namer.name(difference.names, difference.key[1])
            head = f"{escape(name)}<small>{escape(detail)}</small>"
            lines.append(f'<tr><th scope="row">{head}</th>{cells}</tr>')
        parts.append(page.grid(page.title, top, lines, "sorts"))
        page.split(*parts, wide=True)

    def name(self, difference: Difference) -> str:
        table, row, column = difference.key
        what = self.page.say(f"col-{column}", kind=table)
        return f"{self.namer.name(difference.names, row)}: {what}"
