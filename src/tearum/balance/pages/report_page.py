"""The page of a report."""

from collections.abc import Sequence
from html import escape
from math import isnan
from typing import Final

import polars as pl

from tearum.balance.measures.dataset import Dataset
from tearum.balance.measures.findings import SHOWN, Findings
from tearum.balance.measures.item_kinds import DEALT, KINDS
from tearum.balance.measures.table import Column, Row, Table
from tearum.balance.measures.targets import band_of
from tearum.balance.pages.bot_strength import strengths
from tearum.balance.pages.item_names import Namer, seated
from tearum.balance.pages.page import Page
from tearum.balance.pages.plots import BLUE, RED, Dot, Pair, Plots
from tearum.balance.pages.replays import Replay
from tearum.balance.pages.summary_cards import BETWEEN, short
from tearum.balance.pages.targets_table import targets_grid
from tearum.lab.estimate import Estimate, LargestDifference

BIN: Final = 10  # decisions of a bar
SURPRISING: Final = 0.05  # a chance under which something is no luck


class ReportPage:
    """Lays the findings out."""

    def __init__(
        self, found: Sequence[Findings], beside: Sequence[Findings], language: str
    ) -> None:
        self.found = found
        self.beside = beside
        edition = found[0].dataset.edition
        namer = Namer(edition, language)
        say = namer.text.message
        self.page = Page(
            namer,
            say("lab-report-title", edition=edition.title[language]),
            say("lab-edition", name=edition.id, hash=edition.hash[:12]),
        )
        self.plots = Plots(language)
        self.namer = namer

    def html(self) -> str:
        page = self.page
        page.chapter("short", page.say("short"))
        page.note(page.say("strength-note"))
        short(page, self.found, self.beside)
        page.chapter("targets", page.say("targets"))
        targets_grid(
            page,
            [(self._table(found.dataset), found.targets) for found in (*self.found, *self.beside)],
        )
        page.chapter("out", page.say("out"))
        page.note(page.say("out-note"))
        for finding in self.found:
            self._loud(finding)
        page.chapter("strength", page.say("strength"))
        self._strength()
        for finding in self.found:
            players = finding.dataset.players
            page.chapter(f"p{players}", page.say("players", n=players), "players")
            self._chapter(finding)
        page.chapter("method", page.say("method"))
        for part in ("intervals", "worth", "out", "gap"):
            page.note(page.say(f"method-{part}"))
        page.note(page.say("tables"))
        return page.html()

    def _table(self, dataset: Dataset) -> str:
        players = self.page.say("players", n=dataset.players)
        budget = self.namer.budget(dataset.bots, dataset.budget)
        return ", ".join(part for part in (players, seated(dataset.bots), budget) if part)

    # Chapters before the numbers of players

    def _strength(self) -> None:
        page = self.page
        columns = (
            Column("bots", "text"),
            Column("budget", "text"),
            Column("games", "count"),
            Column("winners_blue", "number"),
            Column("governor_blue", "number"),
            Column("king_red", "number"),
        )
        heads = "".join(
            f'<th scope="col" class="{column.form}">{escape(page.say(f"col-{column.key}"))}</th>'
            for column in columns
        )
        lines = []
        faults = 0
        for finding in [*self.found, *self.beside]:
            dataset = finding.dataset
            seats = dataset.seats
            faults += seats.filter(pl.col("faults") > 0).height
            row = Row(
                "",
                {
                    "bots": seated(dataset.bots),
                    "budget": self.namer.budget(dataset.bots, dataset.budget) or None,
                    "games": dataset.size,
                    "winners_blue": _mean(dataset, seats.filter("any"), "blue"),
                    "governor_blue": _mean(dataset, seats.filter("governor"), "blue"),
                    "king_red": _mean(dataset, seats.filter("pirate_king"), "red"),
                },
            )
            name = escape(page.say("players", n=dataset.players))
            cells = "".join(page.cell(row, column) for column in columns)
            lines.append(f'<tr><th scope="row">{name}</th>{cells}</tr>')
        title = page.say("strength")
        first = escape(page.say("col-sample"))
        page.add(page.grid(title, f'<th scope="col">{first}</th>{heads}', lines))
        datasets = [finding.dataset for finding in (*self.found, *self.beside)]
        bots = [bot for dataset in datasets for bot in dataset.bots]
        for line in strengths(bots, datasets[0].players, page.text):
            page.note(line)
        if faults:
            page.note(page.say("faults", n=faults))

    def _loud(self, finding: Findings) -> None:
        page = self.page
        players = finding.dataset.players
        page.heading(3, f"p{players}-out", page.say("players", n=players))
        if not finding.loud:
            page.note(page.say("out-none"))
            return
        cards = "".join(self._card(finding, kind, row) for kind, row in finding.loud[:SHOWN])
        page.add(f'<ul class="cards">{cards}</ul>')
        rest = finding.loud[SHOWN:]
        if rest:
            named = BETWEEN.join(
                f"{self._linked(finding, kind, row.key)} "
                f"{page.format.value(row.value('effect'), 'points')}"
                for kind, row in rest
            )
            page.add(f'<p class="note">{escape(page.say("out-rest"))} {named}</p>')

    def _linked(self, finding: Findings, kind: str, item: str) -> str:
        """The name of what stands out, which opens the game that shows it best."""
        replay = finding.replays[kind, item][0]
        title = escape(self._told(replay), quote=True)
        return _link(replay, self.namer.name(kind, item), f' title="{title}"')

    def _card(self, finding: Findings, kind: str, row: Row) -> str:
        page, form = self.page, self.page.format
        found = row.interval("effect")
        assert found is not None
        lines = [page.say("out-with", raw=form.value(row.value("raw"), "share"))]
        if kind != DEALT:
            share = form.value(row.value("share"), "share")
            chances = form.count(int(row.value("chances")))
            lines.append(page.say("out-taken", share=share, chances=chances))
        ban = finding.tables["bans"].row(f"{kind} {row.key}")
        if ban is not None and (change := ban.interval("difference")):
            lines.append(
                page.say(
                    "out-banned",
                    effect=form.value(change.value, "points"),
                    range=form.range(change, "points"),
                    games=page.count_phrase("games", int(ban.value("games"))),
                )
            )
        sign = "▲" if found.value > 0 else "▼"
        worth = (
            f'<p class="worth"><span aria-hidden="true">{sign} </span>'
            f"{form.value(found.value, 'points')}<small>{form.range(found, 'points')}</small></p>"
        )
        detail = self.namer.detail(kind, row.key, finding.dataset.players)
        small = f'<p class="note">{escape(detail)}</p>' if detail else ""
        told = "".join(f"<p>{escape(line)}</p>" for line in lines)
        links = self._links(finding.replays.get((kind, row.key), []))
        name = escape(self.namer.name(kind, row.key))
        of_kind = escape(page.say(f"kind-{kind}"))
        return f"<li><small>{of_kind}</small><h4>{name}</h4>{worth}{small}{told}{links}</li>"

    def _links(self, replays: Sequence[Replay], back: bool = False) -> str:
        if not replays:
            return ""
        lines = []
        for replay in replays:
            where = self.page.say("replay-step", step=replay.step)
            opened = _link(replay, self._told(replay, back))
            lines.append(f"<li>{opened} <small>{where}</small></li>")
        return f'<ul class="replays">{"".join(lines)}</ul>'

    def _told(self, replay: Replay, back: bool = False) -> str:
        """What the game shows, in a few words."""
        ended = "back" if back else "won" if replay.won else "lost"
        known = not isnan(replay.chance)
        chance = self.page.format.value(replay.chance, "share") if known else ""
        told = f"replay-{ended}" if known else f"replay-dealt-{ended}"
        return self.page.say(told, chance=chance)

    # The chapter of a number of players

    def _chapter(self, finding: Findings) -> None:
        self._seats(finding)
        self._places(finding)
        self._titles(finding)
        self._points(finding)
        self._limit(finding)
        self._cards(finding)
        self._course(finding)
        self._length(finding)
        self._strategies(finding)
        self._bans(finding)

    def _head(self, finding: Findings, part: str, level: int = 3) -> str:
        """A heading; gives its title."""
        title = self.page.say(part)
        self.page.heading(level, f"p{finding.dataset.players}-{part}", title)
        return title

    def _seats(self, finding: Findings) -> None:
        title = self._head(finding, "seats")
        self.page.note(self.page.say("seats-note"))
        self._gap(finding, "seats")
        self._winners(finding, finding.tables["seats"], title)

    def _places(self, finding: Findings) -> None:
        table = finding.tables["places"]
        if table.rows:
            title = self._head(finding, "places")
            self.page.note(self.page.say("places-note"))
            self._winners(finding, table, title)

    def _winners(self, finding: Findings, table: Table, title: str) -> None:
        """What each row wins, beside what all seats win."""
        page = self.page
        everybody = finding.tables["seats"].row("all")
        mark = everybody.interval("any") if everybody else None
        dots = [
            Dot(self.namer.name(table.names, row.key), found)
            for row in table
            if row is not everybody and (found := row.interval("any"))
        ]
        told = page.say(f"{table.key}-note")
        axis = page.say("axis-any")
        svg = self.plots.dots(dots, axis, title, told, mark.value if mark else None)
        page.split(page.plot(svg), page.table(table, title))

    def _gap(self, finding: Findings, target: str) -> None:
        """How far the best is from the worst, and whether luck alone makes that."""
        page, form = self.page, self.page.format
        found = next((one.found for one in finding.targets if one.target.key == target), None)
        if isinstance(found, LargestDifference) and not isnan(found.expected):
            told = page.say(
                f"gap-{target}",
                gap=form.value(found.value, "gap"),
                range=form.range(found, "gap"),
            )
            luck = page.say(
                "gap-told",
                luck=form.value(found.expected, "gap"),
                chance=form.value(found.p_value, "share"),
                real="yes" if found.p_value < SURPRISING else "no",
            )
            page.note(f"{told} {luck}")

    def _titles(self, finding: Findings) -> None:
        page = self.page
        title = self._head(finding, "titles")
        page.note(page.say("titles-note"))
        if finding.dataset.players == 2:
            page.note(page.say("titles-two"))
        page.split(page.table(finding.tables["titles"], title))

    def _points(self, finding: Findings) -> None:
        page = self.page
        title = self._head(finding, "points")
        page.note(page.say("points-note"))
        seats = finding.dataset.seats
        legend = page.say("points-legend")
        plots = []
        for colour, paint in (("blue", BLUE), ("red", RED)):
            named = page.say("points-plot", colour=colour)
            parts = {"all": _histogram(seats, colour)}
            if seats["any"].any():
                parts["winners"] = _histogram(seats.filter("any"), colour)
            svg = self.plots.histogram(parts, named, named, legend, paint)
            plots.append(page.plot(svg, f"{named}. {legend}"))
        page.split(*plots, page.table(finding.tables["ends"], title))

    def _limit(self, finding: Findings) -> None:
        page = self.page
        title = self._head(finding, "limit")
        page.note(page.say("limit-note"))
        page.split(page.table(finding.tables["limit"], title))

    def _cards(self, finding: Findings) -> None:
        page = self.page
        self._head(finding, "cards")
        page.note(page.say("cards-note"))
        axes = page.say("cards-axes"), page.text.attribute("lab-cards-axes", "effect")
        for kind in KINDS:
            table = finding.tables.get(kind)
            if table is None:
                continue
            title = self._head(finding, f"kind-{kind}", 4)
            page.note(page.say(f"chance-{kind}"))
            if kind == DEALT:
                self._gap(finding, "endowments")
                dots = [
                    Dot(self.namer.name(kind, row.key), found, row.cells["out"] is True)
                    for row in table
                    if (found := row.interval("effect"))
                ]
                svg = self.plots.dots(dots, axes[1], title, page.say("cards-told"), 0.0)
            else:
                pairs = [
                    Pair(
                        self.namer.name(kind, row.key),
                        row.interval("share"),
                        row.interval("effect"),
                        row.cells["out"] is True,
                    )
                    for row in table
                ]
                svg = self.plots.pairs(pairs, axes, title, page.say("cards-told"), band_of(kind))
            linked = {
                row.key: self._linked(finding, kind, row.key) for row in table if row.cells["out"]
            }
            grid = page.table(table, title, finding.dataset.players, linked)
            page.split(page.plot(svg), grid, wide=True)

    def _course(self, finding: Findings) -> None:
        page = self.page
        title = self._head(finding, "course")
        page.note(page.say("course-note"))
        table = finding.tables["rounds"]
        series = {
            page.say(f"plot-{key}"): [
                (self.namer.words.roman(int(row.key)), found)
                for row in table
                if (found := row.interval(column))
            ]
            for key, column in (("leader", "leader_won"), ("decided", "decided"))
        }
        svg = self.plots.rounds(series, title, page.say("course-note"))
        both = page.table(table, title) + page.table(finding.tables["leads"], title)
        page.split(page.plot(svg), f'<div class="stack">{both}</div>', wide=True)
        if finding.comebacks:
            page.note(page.say("course-comebacks"))
            page.add(self._links(finding.comebacks, back=True))
        title = self._head(finding, "honesty", 4)
        note = page.say("honesty-note")
        page.note(note)
        table = finding.tables["honesty"]
        points = [
            (told.value, won)
            for row in table
            if (told := row.interval("told")) and (won := row.interval("won"))
        ]
        axes = page.say("axis-told"), page.say("axis-won")
        svg = self.plots.honesty(points, axes, title, note)
        page.split(page.plot(svg), page.table(table, title))

    def _length(self, finding: Findings) -> None:
        page = self.page
        title = self._head(finding, "length")
        page.note(page.say("length-note"))
        axis = self.namer.name("length", "game")
        tens = finding.dataset.games.with_columns(pl.col("decisions") // BIN * BIN + BIN // 2)
        svg = self.plots.histogram({"all": _histogram(tens, "decisions")}, axis, title, axis)
        page.split(page.plot(svg), page.table(finding.tables["length"], title))

    def _strategies(self, finding: Findings) -> None:
        page = self.page
        title = self._head(finding, "strategies")
        page.note(page.say("strategies-note"))
        table = finding.tables["strategies"]
        if not table.rows:
            page.note(page.say("strategies-none"))
            return
        self._against_null(table, title, page.say("strategies-axis"), band_of("strategy_red"))

    def _bans(self, finding: Findings) -> None:
        page = self.page
        title = self._head(finding, "bans")
        page.note(page.say("bans-note"))
        table = finding.tables["bans"]
        if not table.rows:
            page.note(page.say("bans-none"))
            return
        self._against_null(table, title, page.say("bans-axis"), None)

    def _against_null(
        self, table: Table, title: str, axis: str, band: tuple[float, float] | None
    ) -> None:
        page = self.page
        dots = [
            Dot(self.namer.name(table.names, row.key), found)
            for row in table
            if (found := row.interval("difference"))
        ]
        parts = [page.table(table, title)]
        if dots:
            parts.insert(0, page.plot(self.plots.dots(dots, axis, title, axis, 0.0, band)))
        page.split(*parts)


def _link(replay: Replay, text: str, more: str = "") -> str:
    """Opens a game beside the report; `more` are attributes."""
    address = escape(replay.link, quote=True)
    return f'<a href="{address}" target="_blank" rel="noopener"{more}>{escape(text)}</a>'


def _mean(dataset: Dataset, frame: pl.DataFrame, column: str) -> Estimate | None:
    return dataset.mean(frame, column) if frame.height else None


def _histogram(frame: pl.DataFrame, column: str) -> dict[int, float]:
    counts = frame[column].value_counts()
    return {int(value): count / frame.height for value, count in counts.iter_rows()}
