"""`tearum lab compare`: what differs between two editions."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tearum.cli.commands.lab.differences import difference_json
from tearum.cli.commands.lab.lab_errors import lab_errors
from tearum.cli.localised import LocalisedCommand
from tearum.cli.messages import message
from tearum.cli.options.language import language
from tearum.cli.options.targets import TargetsFile, targets_of_runs
from tearum.cli.output import AsJson, print_json

if TYPE_CHECKING:
    from rich.table import Table

    from tearum.balance.comparison import Comparison

app = typer.Typer()

SHOWN = 5  # differences of a kind in the terminal; the page has all of them


@app.command(cls=LocalisedCommand, help="about-lab-compare")
def compare(
    before: Annotated[
        Path, typer.Argument(metavar="metavar-before", help="argument-compare-before")
    ],
    after: Annotated[Path, typer.Argument(metavar="metavar-after", help="argument-compare-after")],
    out: Annotated[
        Path | None, typer.Option(metavar="metavar-folder", help="option-compare-out")
    ] = None,
    targets: TargetsFile = None,
    as_json: AsJson = False,
) -> None:
    with lab_errors():
        from tearum.balance.comparison import compare_runs
        from tearum.balance.comparison_files import write_comparison

        comparison = compare_runs(before, after, targets_of_runs(targets, [after, before]))
        if out is not None:
            write_comparison(comparison, out, language())
    page = None if out is None else str(out / "index.html")
    if as_json:
        print_json({"page": page, **_to_json(comparison)})
        return
    typer.echo(
        message(
            "lab-compare-summary",
            before=message("count-games", n=comparison.before.size),
            after=message("count-games", n=comparison.after.size),
            paired=message("count-deals", n=comparison.paired),
            significant=len(comparison.significant),
            all=len(comparison.differences),
        )
    )
    if comparison.significant:
        from rich.console import Console

        Console(highlight=False).print(_differences(comparison))
    if page is not None:
        typer.echo(message("lab-written", file=page))


def _to_json(comparison: "Comparison") -> dict[str, Any]:
    return {
        "games": [comparison.before.size, comparison.after.size],
        "paired_deals": comparison.paired,
        "figures": len(comparison.differences),
        "differences": [difference_json(found) for found in comparison.significant],
    }


def _differences(comparison: "Comparison") -> "Table":
    from rich.table import Table

    from tearum.balance.measures.table import change_of
    from tearum.balance.pages.compare_page import SECTIONS
    from tearum.balance.pages.item_names import Namer
    from tearum.balance.pages.number_format import NumberFormat

    form, namer = NumberFormat(language()), Namer(comparison.before.edition, language())
    headings = (
        message(f"lab-compare-col-{key}") for key in ("figure", "before", "after", "change")
    )
    table = Table(*headings, box=None, header_style="bold")
    shown = 0
    for key in dict.fromkeys(found.key[0] for found in comparison.significant):
        mine = [found for found in comparison.significant if found.key[0] == key]
        for found in sorted(mine, key=lambda found: found.p_value)[:SHOWN]:
            change = change_of(found.form)
            section = namer.text.message(f"lab-{SECTIONS[key]}")
            column = namer.text.message(f"lab-col-{found.key[2]}", kind=key)
            table.add_row(
                f"{section}: {namer.name(found.names, found.key[1])}, {column}",
                form.value(found.before.value, found.form),
                form.value(found.after.value, found.form),
                f"{form.value(found.change.value, change)} [{form.range(found.change, change)}]",
            )
            shown += 1
    if shown < len(comparison.significant):
        table.add_row(
            message("lab-compare-more", n=len(comparison.significant) - shown), "", "", ""
        )
    return table
