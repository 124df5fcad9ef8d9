"""The results of a simulation as tables for the terminal."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tearum.cli.messages import message
from tearum.messages.decimal_number import decimal_number

if TYPE_CHECKING:
    from tearum.edition import Edition

COUNTS = ("games", "wins", "governor", "pirate_king")
SPREADS = ("blue", "red")
NOT_SHOWN = ("workers", "alternatives")  # the JSON has them


def simulation_tables(
    summary: dict[str, Any], edition: "Edition", language: str
) -> Iterator[RenderableType]:
    """A summary, the results by bot and by seat, bots that failed, and what was taken."""
    length = summary["decisions"]
    yield message(
        "simulate-summary",
        games=message("count-games", n=summary["games"]),
        players=summary["players"],
        edition=summary["edition"]["id"],
        seed=str(summary["seed"]),
        mean=_mean(length, language),
        low=str(length["min"]),
        high=str(length["max"]),
        nobody=summary["without_winner"],
    )
    rows = dict(summary["bots"])
    rows |= {
        message("simulate-seat", n=seat): standing
        for seat, standing in enumerate(summary["seats"], 1)
    }
    yield _standings(rows, language)
    for bot, standing in summary["bots"].items():
        if standing["faults"]:
            yield Text(message("simulate-faults", bot=bot, n=standing["faults"]))
    yield _taken(summary["counts"], edition, language)


def _standings(rows: dict[str, Any], language: str) -> Table:
    table = Table("", *(message(f"simulate-col-{key}") for key in (*COUNTS, *SPREADS)))
    for name, standing in rows.items():
        cells = [str(standing[key]) for key in COUNTS]
        cells += [_mean(standing[key], language) for key in SPREADS]
        table.add_row(name, *cells)
    return table


def _mean(spread: dict[str, Any], language: str) -> str:
    """A mean; a dash where no game was finished."""
    return "–" if spread["mean"] is None else decimal_number(spread["mean"], language)


def _taken(counts: dict[str, Any], edition: "Edition", language: str) -> Table:
    """What was taken, sold and bought, the most frequent first."""
    from tearum.text import Words, text_in

    words = Words(text_in(language), edition)
    table = Table(*(message(f"simulate-col-{key}") for key in ("what", "total", "items")))
    for what, found in counts.items():
        if what in NOT_SHOWN:
            continue
        frequent = sorted((pair for pair in found.items() if pair[1]), key=lambda pair: -pair[1])
        items = [
            words.text.message("list-times", n=n, item=_item_name(words, what, item))
            for item, n in frequent
        ]
        table.add_row(message(f"simulate-{what}"), str(sum(found.values())), ", ".join(items))
    return table


def _item_name(words: Any, what: str, item: str) -> str:
    if what == "built":
        return str(words.building(int(item)))
    return str(words.resource(item)) if what in ("sold", "bought") else item
