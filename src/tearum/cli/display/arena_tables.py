"""The report of an arena as tables for the terminal."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tearum.arena.contest import Contest
from tearum.arena.report import CHANCES, Report
from tearum.cli.messages import message
from tearum.cli.options.language import language
from tearum.lab.intervals import Interval
from tearum.messages.decimal_number import decimal_number, range_text
from tearum.text import text_in

VERDICTS = {"passed": "stronger", "failed": "not_stronger", "open": "open"}


def arena_tables(contest: Contest) -> Group:
    """Chances against the baseline, the ladder, the verdict of the test, and what it cost."""
    report = contest.report
    parts: list[RenderableType] = [_chances(report), _ladder(report)]
    if contest.sprt is not None:
        parts += _verdicts(contest)
    for bot, (seats, first) in report.faults.items():
        count = message("count-seats", n=seats)
        # As text: what a bot says must not be read as markup.
        fault = first.text(language())
        parts.append(Text(message("arena-faults", bot=bot, seats=count, first=fault)))
    parts.append(
        message(
            "arena-cost",
            deals=_deals(report),
            games=message("count-games", n=len(report.games)),
            minutes=_number(report.core_minutes),
        )
    )
    return Group(*parts)


def _deals(report: Report) -> str:
    first, last = str(report.seeds[0]), str(report.seeds[-1])
    if first == last:
        return message("arena-deal", first=first)
    return message("arena-deals", first=first, last=last)


def _chances(report: Report) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("bot", "against", "seats"):
        table.add_column(message(f"arena-col-{heading}"), no_wrap=True)
    for heading in (*CHANCES, "above"):
        table.add_column(message(f"arena-col-{heading}"), justify="right", no_wrap=True)
    for row in report.rows:
        # The weaker bot's side of a pair says the same again; the JSON has it.
        if row.bot != row.null_of:
            above = row.above["any"]
            table.add_row(
                row.bot,
                row.against,
                message("arena-versus", own=row.own, others=row.others),
                *_row(row.chances),
                _with_interval(above, 100, sign="+"),
            )
    for bot in report.mirrored:
        itself, baseline = message("arena-itself"), message("arena-baseline")
        table.add_row(bot, itself, baseline, *_row(report.null(bot)), "")
    return table


def _row(chances: Mapping[str, Interval]) -> list[str]:
    return [_percent(chances[name]) for name in CHANCES]


def _percent(chance: Interval) -> str:
    percent = text_in(language()).message("number-percent")
    return _with_interval(chance, 100, unit=percent)


def _with_interval(
    found: Interval, scale: float, digits: int = 1, sign: str = "", unit: str = ""
) -> str:
    parts = (found.value, found.low, found.high)
    value, low, high = (_number(scale * part, digits, sign) for part in parts)
    return f"{value}{unit} [{range_text(low, high)}]"


def _number(value: float, digits: int = 1, sign: str = "") -> str:
    return decimal_number(value, language(), digits, sign)


def _ladder(report: Report) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(message("arena-col-bot"), no_wrap=True)
    for heading in ("rating", "milliseconds", "nodes"):
        table.add_column(message(f"arena-col-{heading}"), justify="right", no_wrap=True)
    for bot, rating in sorted(report.ratings.items(), key=lambda item: -item[1].value):
        usage = report.usage[bot].to_json()
        table.add_row(
            bot,
            _with_interval(rating, 1, 0, "+"),
            _number(usage["milliseconds"], 3),
            f"{usage['nodes']:.0f}",
        )
    return table


def _verdicts(contest: Contest) -> list[str]:
    assert contest.sprt is not None
    tested, other = contest.bots
    return [
        message(
            "arena-sprt",
            role="alone" if lineup.lone == tested else "rest",
            bot=tested,
            other=other,
            verdict=VERDICTS[result.verdict],
            deals=message("count-deals", n=result.deals),
            points=f"{100 * contest.sprt.some:g}",
            ratio=_number(result.ratio, 2, "+"),
        )
        for lineup, result in zip(contest.lineups, contest.results, strict=False)
    ]
