"""The page that compares two editions: what `compare.html.jinja` asks for."""

from collections.abc import Iterator
from typing import Final

from markupsafe import Markup

from tearum.balance.comparison import Comparison, Difference
from tearum.balance.measures.dataset import Dataset
from tearum.balance.measures.item_kinds import KINDS
from tearum.balance.measures.table import Form, change_of
from tearum.balance.pages.item_names import Namer
from tearum.balance.pages.plots import Dot, Plots
from tearum.balance.pages.rendering import PageText, render
from tearum.balance.pages.target_text import Column as TargetColumn
from tearum.balance.pages.target_text import target_column
from tearum.balance.targets.target import Measured
from tearum.edition import diff
from tearum.edition.component import in_language
from tearum.lab.intervals import Interval

PLOTTED: Final = 25  # the largest differences
# The section of the report that a table is in, by the key of its title.
SECTIONS: Final = {
    "seats": "seats",
    "places": "places",
    "titles": "titles",
    "ends": "points",
    "limit": "limit",
    "stocks": "stocks",
    "hand": "hand",
    "money_in": "money_in",
    "money_out": "money_out",
    "sources": "sources",
    "actions": "actions",
    **{kind: f"kind-{kind}" for kind in KINDS},
    "rounds": "course",
    "leads": "course",
    "length": "length",
}


class ComparePage:
    def __init__(self, comparison: Comparison, language: str) -> None:
        self.comparison = comparison
        self.titles = [
            self._title(dataset, language) for dataset in (comparison.before, comparison.after)
        ]
        self._names = Namer(comparison.before.edition, language)
        self._text = PageText(self._names)
        self._say = self._text.say
        self._plots = Plots(language)
        self._language = language

    def _title(self, dataset: Dataset, language: str) -> str:
        one, other = self.comparison.before.edition, self.comparison.after.edition
        title = in_language(dataset.edition.title, language)
        if in_language(one.title, language) != in_language(other.title, language):
            return title
        return f"{title} ({dataset.edition.hash[:6]})"

    @property
    def _page_title(self) -> str:
        return self._say("compare-title", before=self.titles[0], after=self.titles[1])

    def html(self) -> str:
        before, after = self.comparison.before.edition, self.comparison.after.edition
        return render(
            "compare.html.jinja",
            self._text,
            self,
            self._page_title,
            f"{before.hash[:12]} → {after.hash[:12]}",
            [
                ("changed", self._say("compare-changed")),
                ("targets", self._say("targets")),
                ("differences", self._say("compare-differences")),
            ],
        )

    def edition_diff(self) -> str:
        before, after = self.comparison.before.edition, self.comparison.after.edition
        return diff.to_text(before, after, self._language)

    def targets(self) -> Iterator[tuple[str, list[Measured]]]:
        return zip(self.titles, self.comparison.targets, strict=True)

    def target_columns(self) -> list[TargetColumn]:
        return [target_column(*column) for column in self.targets()]

    def games_note(self) -> str:
        found, dataset = self.comparison, self.comparison.before
        return self._say(
            "compare-games",
            players=dataset.players,
            who=self._names.who(dataset.bots, dataset.budget),
            before=self._text.count_phrase("games", dataset.size),
            after=self._text.count_phrase("games", found.after.size),
            paired=self._text.count_phrase("deals", found.paired),
        )

    def plot(self) -> Markup | None:
        """The largest differences of shares; None where no share differs."""
        shares = [d for d in self.comparison.significant if d.form in ("share", "points")]
        largest = sorted(shares, key=lambda d: -abs(d.change.value))[:PLOTTED]
        if not largest:
            return None
        dots = [Dot(self._name(d), d.change) for d in largest]
        axis = self._say("compare-axis")
        return self._plots.dots(dots, axis, self._page_title, axis, 0.0)

    def _name(self, difference: Difference) -> str:
        table, row, column = difference.key
        figure = self._say(f"col-{column}", kind=table)
        return f"{self._names.name(difference.names, row)}: {figure}"

    def detail(self, difference: Difference) -> str:
        table, _, column = difference.key
        return f"{self._say(SECTIONS[table])}: {self._say(f'col-{column}', kind=table)}"

    def cells(self, difference: Difference) -> tuple[tuple[Interval, Form], ...]:
        form = difference.form
        return (
            (difference.before, form),
            (difference.after, form),
            (difference.change, change_of(form)),
        )
