"""The short of a report: at each table, how many targets are met, and what is worth a look."""

from collections.abc import Sequence
from html import escape
from typing import Final

from tearum.balance.measures.findings import Findings
from tearum.balance.measures.table import Row
from tearum.balance.measures.targets import Measured
from tearum.balance.pages.page import Page
from tearum.balance.pages.targets_table import bound_of, met

BETWEEN: Final = " · "  # names have commas of their own
FEW: Final = 3  # things that are worth most, and least


def short(page: Page, found: Sequence[Findings], beside: Sequence[Findings]) -> None:
    """Adds a card for each table; those that have a chapter are linked to it."""
    cards = "".join(_card(page, one, one in found) for one in (*found, *beside))
    page.add(f'<ul class="cards short">{cards}</ul>')


def _card(page: Page, finding: Findings, has_chapter: bool) -> str:
    dataset, targets = finding.dataset, finding.targets
    played = page.say(
        "short-played",
        who=page.namer.who(dataset.bots, dataset.budget),
        games=page.count_phrase("games", dataset.size),
    )
    title = escape(page.say("players", n=dataset.players))
    if has_chapter:
        title = f'<a href="#p{dataset.players}">{title}</a>'
    score = page.say("short-score", n=met(targets), of=len(targets))
    return (
        f"<li><h3>{title}</h3><small>{escape(played)}</small>"
        f'<p class="score">{escape(score)}<small>{escape(page.say("short-met"))}</small></p>'
        f"{_missed(page, targets)}{_loud(page, finding)}</li>"
    )


def _missed(page: Page, targets: Sequence[Measured]) -> str:
    sure = [measured for measured in targets if measured.verdict == "missed"]
    if sure:
        lines = "".join(f"<li>{_miss(page, measured)}</li>" for measured in sure)
        told = f"<p>{escape(page.say('short-missed'))}</p><ul>{lines}</ul>"
    else:
        told = f"<p>{escape(page.say('short-sure'))}</p>"
    unsure = [_name(page, measured) for measured in targets if measured.verdict == "far"]
    if unsure:
        names = page.say("short-unsure", names=BETWEEN.join(unsure))
        told += f'<p class="note">{escape(names)}</p>'
    return told


def _miss(page: Page, measured: Measured) -> str:
    value = page.format.value(measured.found.value, measured.target.form)
    who = f" ({page.namer.name(*measured.who)})" if measured.who else ""
    bound = escape(bound_of(page, measured.target))
    return f"{escape(_name(page, measured) + who)} <b>{value}</b> <small>{bound}</small>"


def _name(page: Page, measured: Measured) -> str:
    return page.say(f"target-{measured.target.key}")


def _loud(page: Page, finding: Findings) -> str:
    most = [one for one in finding.loud if one[1].value("effect") > 0]
    least = [one for one in finding.loud if one[1].value("effect") < 0]
    return "".join(
        f"<p>{escape(page.say(f'short-{key}', names=_names(page, things)))}</p>"
        for key, things in (("most", most), ("least", least))
        if things
    )


def _names(page: Page, things: Sequence[tuple[str, Row]]) -> str:
    return BETWEEN.join(
        f"{page.namer.name(kind, row.key)} {page.format.value(row.value('effect'), 'points')}"
        for kind, row in things[:FEW]
    )
