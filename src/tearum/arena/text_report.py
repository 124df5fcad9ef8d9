"""A contest's report as text for a terminal."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tearum.arena.contest import Contest
from tearum.arena.report import CHANCES, Report
from tearum.lab.intervals import Interval
from tearum.lab.plural import pluralize

HEADINGS = ("P(Governor)", "P(Pirate King)", "P(any)", "P(both)")


def contest_text(contest: Contest) -> Group:
    """Chances against the null, the ladder, what it cost; and the test's answer."""
    report = contest.report
    parts: list[RenderableType] = [_chances(report), _ladder(report)]
    if contest.sprt is not None:
        parts += _verdicts(contest)
    for bot, (seats, first) in report.faults.items():
        told = f"{bot} broke in {pluralize(seats, 'seat')}, so its figures are not its own. {first}"
        parts.append(Text(told))  # what a bot says is no markup
    parts.append(
        f"{_deals(report)}, {pluralize(len(report.games), 'game')}, "
        f"{report.core_minutes:.1f} core-minutes. Intervals: 95%, clustered by deal."
    )
    return Group(*parts)


def _deals(report: Report) -> str:
    first, last = report.seeds[0], report.seeds[-1]
    return f"Deal {first}" if first == last else f"Deals {first} to {last}"


def _chances(report: Report) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("bot", "against", "seats"):
        table.add_column(heading, no_wrap=True)
    for heading in (*HEADINGS, "P(any) above null"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in report.rows:
        # The weaker bot's side of a pair says the same again; the JSON has it.
        if row.bot != row.null_of:
            above = row.above["any"]
            table.add_row(
                row.bot,
                row.against,
                f"{row.own} v {row.others}",
                *_row(row.chances),
                f"{100 * above.value:+.1f} [{100 * above.low:+.1f}, {100 * above.high:+.1f}]",
            )
    for bot in report.mirrored:
        table.add_row(bot, "itself", "null", *_row(report.null(bot)), "")
    return table


def _row(chances: Mapping[str, Interval]) -> list[str]:
    return [_percent(chances[name]) for name in CHANCES]


def _percent(chance: Interval) -> str:
    return f"{100 * chance.value:.1f}% [{100 * chance.low:.1f}, {100 * chance.high:.1f}]"


def _ladder(report: Report) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("bot", no_wrap=True)
    for heading in ("rating", "ms a decision", "nodes a decision"):
        table.add_column(heading, justify="right", no_wrap=True)
    for bot, rating in sorted(report.ratings.items(), key=lambda item: -item[1].value):
        pace = report.pace[bot].to_json()
        table.add_row(
            bot,
            f"{rating.value:+.0f} [{rating.low:+.0f}, {rating.high:+.0f}]",
            f"{pace['milliseconds']:.3f}",
            f"{pace['nodes']:.0f}",
        )
    return table


def _verdicts(contest: Contest) -> list[str]:
    assert contest.sprt is not None
    points = f"{100 * contest.sprt.some:g} points above the null, rather than none"
    tested, other = contest.bots
    return [
        f"SPRT, {tested} {'alone' if lineup.lone == tested else 'as the rest'} "
        f"against {other}: {result.verdict} "
        f"after {pluralize(result.deals, 'deal')} ({points}; log ratio {result.ratio:+.2f})."
        for lineup, result in zip(contest.lineups, contest.results, strict=False)
    ]
