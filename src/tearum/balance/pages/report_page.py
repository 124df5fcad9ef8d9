"""The page of a balance report: what `report.html.jinja` asks for."""

from collections.abc import Iterator, Sequence
from math import isnan
from typing import Final

import polars as pl
from markupsafe import Markup

from tearum.balance.measures.dataset import Dataset
from tearum.balance.measures.economy import GROUPS
from tearum.balance.measures.findings import SHOWN, Findings, Replay
from tearum.balance.measures.item_kinds import DEALT, KINDS
from tearum.balance.measures.table import Cell, Column, Row, Table
from tearum.balance.pages.bot_strength import strengths
from tearum.balance.pages.item_names import Namer, seated
from tearum.balance.pages.plots import BLUE, RED, Dot, Pair, Plots, Segment
from tearum.balance.pages.rendering import PageText, render
from tearum.balance.pages.target_text import Column as TargetColumn
from tearum.balance.pages.target_text import TargetText, target_column
from tearum.balance.targets.target import Measured, Targets
from tearum.edition.component import in_language
from tearum.lab.estimate import Estimate, LargestDifference

BIN: Final = 10  # decisions per bar
SIGNIFICANT: Final = 0.05  # a p-value below this is hardly chance
SEPARATOR: Final = " · "  # names have commas of their own
BEST: Final = 3  # items with the largest and the smallest effects in a summary card
COLOURS: Final = {"blue": BLUE, "red": RED}
BEFORE_CHAPTERS: Final = ("short", "targets", "out", "strength")


class ReportPage:
    """Findings with a chapter each, and others that appear beside them in the targets."""

    kinds = KINDS
    shown = SHOWN
    strength_columns = (
        Column("bots", "text"),
        Column("budget", "text"),
        Column("games", "count"),
        Column("winners_blue", "number"),
        Column("governor_blue", "number"),
        Column("king_red", "number"),
    )

    def __init__(
        self,
        findings: Sequence[Findings],
        others: Sequence[Findings],
        targets: Targets,
        language: str,
    ) -> None:
        self.findings = list(findings)
        self.others = list(others)
        self.strategy_band = targets.band("strategy_red")
        self._band = targets.band
        self._edition = findings[0].dataset.edition
        self._names = Namer(self._edition, language)
        self._text = PageText(self._names)
        self._say = self._text.say
        self._format = self._text.format
        self._plots = Plots(language)

    def html(self) -> str:
        edition, say = self._edition, self._say
        links = [(part, say(part)) for part in BEFORE_CHAPTERS]
        links += [
            (f"p{finding.dataset.players}", say("players", n=finding.dataset.players))
            for finding in self.findings
        ]
        return render(
            "report.html.jinja",
            self._text,
            self,
            say("report-title", edition=in_language(edition.title, self._names.text.language)),
            say("edition", name=edition.id, hash=edition.hash[:12]),
            [*links, ("method", say("method"))],
        )

    @property
    def _all(self) -> list[Findings]:
        return self.findings + self.others

    # Summary and targets

    def target_columns(self) -> list[TargetColumn]:
        return [target_column(self._title(one.dataset), one.targets) for one in self._all]

    def _title(self, dataset: Dataset) -> str:
        players = self._say("players", n=dataset.players)
        budget = self._names.budget(dataset.bots, dataset.budget)
        return ", ".join(part for part in (players, seated(dataset.bots), budget) if part)

    def unsure_targets(self, finding: Findings) -> str:
        """The names of targets that are missed, but not for certain."""
        far = [measured for measured in finding.targets if measured.verdict == "far"]
        name = TargetText(self._say, self._format).name
        return SEPARATOR.join(name(measured.target) for measured in far)

    def best_and_worst(self, finding: Findings) -> Iterator[tuple[str, str]]:
        """The items with the largest positive and negative effects."""
        for key, sign in (("most", 1), ("least", -1)):
            items = [one for one in finding.notable if sign * one[1].value("effect") > 0]
            yield key, SEPARATOR.join(self._with_effect(*item) for item in items[:BEST])

    def _with_effect(self, kind: str, row: Row) -> str:
        effect = self._format.value(row.value("effect"), "points")
        return f"{self._names.name(kind, row.key)} {effect}"

    # What stands out

    def outside(self, finding: Findings, end: str) -> str:
        """Items that nearly everybody takes, or nearly nobody: beyond the targets of their kind."""
        return SEPARATOR.join(
            f"{self._names.name(*one.who)} {self._format.value(one.found.value, one.target.form)}"
            for one in finding.outside
            if one.who and one.target.end == end and one.who[0] in KINDS
        )

    def card_lines(self, finding: Findings, kind: str, row: Row) -> Iterator[str]:
        """What the card of an item says about it."""
        say, form = self._say, self._format
        yield say("out-with", raw=form.value(row.value("raw"), "share"))
        if kind != DEALT:
            share = form.value(row.value("share"), "share")
            yield say("out-taken", share=share, chances=form.count(int(row.value("chances"))))
        ban = finding.tables["bans"].row(f"{kind} {row.key}")
        if ban is not None and (change := ban.interval("difference")):
            yield say(
                "out-banned",
                effect=form.value(change.value, "points"),
                range=form.range(change, "points"),
                games=self._text.count_phrase("games", int(ban.value("games"))),
            )

    def replay_text(self, replay: Replay, is_comeback: bool = False) -> str:
        """What the game shows, in a few words."""
        ended = "back" if is_comeback else "won" if replay.won else "lost"
        if isnan(replay.chance):
            return self._say(f"replay-dealt-{ended}", chance="")
        return self._say(f"replay-{ended}", chance=self._format.value(replay.chance, "share"))

    def linked_replays(self, finding: Findings, kind: str) -> dict[str, Replay]:
        """For each item of a kind that stands out, the game that shows it best."""
        return {
            row.key: finding.replays[kind, row.key][0]
            for row in finding.tables[kind]
            if row.cells["out"]
        }

    # Who played

    def strength_rows(self) -> Iterator[tuple[int, Row]]:
        for finding in self._all:
            dataset, seats = finding.dataset, finding.dataset.seats
            cells: dict[str, Cell] = {
                "bots": seated(dataset.bots),
                "budget": self._names.budget(dataset.bots, dataset.budget) or None,
                "games": dataset.size,
                "winners_blue": _mean(dataset, seats.filter("any"), "blue"),
                "governor_blue": _mean(dataset, seats.filter("governor"), "blue"),
                "king_red": _mean(dataset, seats.filter("pirate_king"), "red"),
            }
            yield dataset.players, Row("", cells)

    def strength_lines(self) -> Iterator[str]:
        datasets = [finding.dataset for finding in self._all]
        bots = [bot for dataset in datasets for bot in dataset.bots]
        return strengths(bots, datasets[0].players, self._names.text)

    def faults(self) -> int:
        """Seats whose bot failed."""
        return sum(one.dataset.seats.filter(pl.col("faults") > 0).height for one in self._all)

    # Chapters

    def difference_note(self, finding: Findings, target: str) -> str:
        """How far the best is from the worst, and whether chance alone explains that."""
        form, found = self._format, _measured(finding.targets, target)
        if not isinstance(found, LargestDifference) or isnan(found.expected):
            return ""
        difference = self._say(
            f"gap-{target}", gap=form.value(found.value, "gap"), range=form.range(found, "gap")
        )
        by_chance = self._say(
            "gap-luck-test",
            luck=form.value(found.expected, "gap"),
            chance=form.value(found.p_value, "share"),
            real="yes" if found.p_value < SIGNIFICANT else "no",
        )
        return f"{difference} {by_chance}"

    def winners_plot(self, finding: Findings, table: Table) -> Markup:
        """What each row wins, beside what all seats win."""
        everybody = finding.tables["seats"].row("all")
        mean = everybody.interval("any") if everybody else None
        dots = [
            Dot(self._names.name(table.names, row.key), found)
            for row in table
            if row is not everybody and (found := row.interval("any"))
        ]
        title, note = self._say(table.key), self._say(f"{table.key}-note")
        mark = mean.value if mean else None
        return self._plots.dots(dots, self._say("axis-any"), title, note, mark)

    def points_plot(self, finding: Findings, colour: str) -> Markup:
        seats = finding.dataset.seats
        parts = {"all": _histogram(seats, colour)}
        if seats["any"].any():
            parts["winners"] = _histogram(seats.filter("any"), colour)
        title, legend = self._say("points-plot", colour=colour), self._say("points-legend")
        return self._plots.histogram(parts, title, title, legend, COLOURS[colour])

    def sources_plot(self, table: Table) -> Markup:
        """Where the points of winners and of others come from; the table numbers the sources."""
        bars = [
            Segment(self._say(f"bar-{group}_{colour}"), str(number), value, COLOURS[colour])
            for group in GROUPS
            for colour in COLOURS
            for number, row in enumerate(table, 1)
            if (value := row.value(f"{group}_{colour}")) > 0
        ]
        return self._plots.stacks(
            bars, self._say("axis-points"), self._say("sources"), self._say("sources-note")
        )

    def sources_legend(self, table: Table) -> str:
        return SEPARATOR.join(
            f"{number} {self._names.name(table.names, row.key)}"
            for number, row in enumerate(table, 1)
        )

    def items_plot(self, table: Table) -> Markup:
        """How often items are taken, and their effects."""
        kind, title, note = table.key, self._say(f"kind-{table.key}"), self._say("cards-plot")
        axes = self._say("cards-axes"), self._names.text.attribute("lab-cards-axes", "effect")
        if kind == DEALT:
            dots = [
                Dot(self._names.name(kind, row.key), found, row.cells["out"] is True)
                for row in table
                if (found := row.interval("effect"))
            ]
            return self._plots.dots(dots, axes[1], title, note, 0.0)
        pairs = [
            Pair(
                self._names.name(kind, row.key),
                row.interval("share"),
                row.interval("effect"),
                row.cells["out"] is True,
            )
            for row in table
        ]
        return self._plots.pairs(pairs, axes, title, note, self._band(kind))

    def rounds_plot(self, table: Table) -> Markup:
        series = {
            self._say(f"plot-{key}"): [
                (self._names.words.roman(int(row.key)), found)
                for row in table
                if (found := row.interval(column))
            ]
            for key, column in (("leader", "leader_won"), ("decided", "decided"))
        }
        return self._plots.rounds(series, self._say("course"), self._say("course-note"))

    def calibration_plot(self, table: Table) -> Markup:
        """Estimated chances against how often they came true."""
        points = [
            (estimated.value, won)
            for row in table
            if (estimated := row.interval("estimated")) and (won := row.interval("won"))
        ]
        axes = self._say("axis-estimated"), self._say("axis-won")
        return self._plots.calibration(
            points, axes, self._say("calibration"), self._say("calibration-note")
        )

    def length_plot(self, finding: Findings) -> Markup:
        axis = self._names.name("length", "game")
        tens = finding.dataset.games.with_columns(pl.col("decisions") // BIN * BIN + BIN // 2)
        parts = {"all": _histogram(tens, "decisions")}
        return self._plots.histogram(parts, axis, self._say("length"), axis)

    def difference_plot(self, table: Table, band: tuple[float, float] | None) -> Markup | None:
        """Differences from the null; None where nothing was measured."""
        dots = [
            Dot(self._names.name(table.names, row.key), found)
            for row in table
            if (found := row.interval("difference"))
        ]
        axis = self._say(f"{table.key}-axis")
        return self._plots.dots(dots, axis, self._say(table.key), axis, 0.0, band) if dots else None


def _measured(targets: Sequence[Measured], key: str) -> object:
    return next((one.found for one in targets if one.target.key == key), None)


def _mean(dataset: Dataset, frame: pl.DataFrame, column: str) -> Estimate | None:
    return dataset.mean(frame, column) if frame.height else None


def _histogram(frame: pl.DataFrame, column: str) -> dict[int, float]:
    counts = frame[column].value_counts()
    return {int(value): count / frame.height for value, count in counts.iter_rows()}
