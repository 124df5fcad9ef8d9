"""`tearum lab`: whether an edition is balanced, measured on runs of `tearum simulate`."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tearum.cli.errors import UserError
from tearum.cli.language import Language, language_of

if TYPE_CHECKING:
    from rich.table import Table

    from tearum.lab.balance.compare import Comparison
    from tearum.lab.balance.findings import Findings

app = typer.Typer(help="Measure whether an edition is balanced.", no_args_is_help=True)

STOPPED = 130
SHOWN = 5  # differences of a kind in the terminal; the page has all of them

Out = Annotated[Path, typer.Option(help="A folder for the page and its tables.")]


@app.command()
def report(
    runs: Annotated[
        list[Path], typer.Argument(metavar="RUN ...", help="Folders of tearum simulate --out.")
    ],
    out: Out,
    lang: Language = None,
    replay_url: Annotated[
        str | None,
        typer.Option(help="A running tearum serve: games worth watching are put there."),
    ] = None,
) -> None:
    """Write what runs say about their edition: a page, its tables, and games that show it."""
    with _told():
        from tearum.cli.watch import Watch
        from tearum.lab.balance.report import write_report
        from tearum.lab.balance.sample import read

        language = language_of(lang)
        send = Watch(replay_url) if replay_url else None
        found = write_report(read(runs), out, language, send)
    for finding in found:
        _sum_up(finding)
    typer.echo(f"{out / 'index.html'} is written.")


def _sum_up(finding: "Findings") -> None:
    sample = finding.sample
    bots = ", ".join(dict.fromkeys(sample.bots))
    missed = [measured for measured in finding.targets if measured.verdict in ("missed", "far")]
    typer.echo(
        f"{sample.players} players, {sample.size} games of {bots}: "
        f"{len(finding.targets) - len(missed)} of {len(finding.targets)} targets are met, "
        f"{len(finding.loud)} things stand out."
    )


@app.command()
def compare(
    before: Annotated[Path, typer.Argument(help="A run of one edition.")],
    after: Annotated[Path, typer.Argument(help="A run of another, of the same bots and seeds.")],
    out: Annotated[
        Path | None, typer.Option(help="A folder for the page and the table of all figures.")
    ] = None,
    lang: Language = None,
) -> None:
    """Say what differs between two editions, beyond the noise."""
    with _told():
        from tearum.lab.balance.compare import compare as comparing
        from tearum.lab.balance.compare import write_comparison

        language = language_of(lang)
        comparison = comparing(before, after)
        if out is not None:
            write_comparison(comparison, out, language)
    from rich.console import Console

    typer.echo(
        f"{comparison.before.size} and {comparison.after.size} games, {comparison.paired} deals "
        f"with both editions: {len(comparison.loud)} of {len(comparison.differences)} figures "
        "differ beyond the noise."
    )
    if comparison.loud:
        Console(highlight=False).print(_differences(comparison))
    if out is not None:
        typer.echo(f"{out / 'index.html'} is written.")


def _differences(comparison: "Comparison") -> "Table":
    from rich.table import Table

    from tearum.lab.balance.format import Format
    from tearum.lab.balance.names import Namer
    from tearum.lab.balance.table import change_of

    form, namer = Format("en"), Namer(comparison.before.edition, "en")
    table = Table("figure", "before", "after", "change", box=None, header_style="bold")
    shown = 0
    for key in dict.fromkeys(found.key[0] for found in comparison.loud):
        mine = [found for found in comparison.loud if found.key[0] == key]
        for found in sorted(mine, key=lambda found: found.chance)[:SHOWN]:
            change = change_of(found.form)
            row = namer.name(found.names, found.key[1])
            table.add_row(
                f"{key.replace('_', ' ')}: {row}, {found.key[2].replace('_', ' ')}",
                form.value(found.before.value, found.form),
                form.value(found.after.value, found.form),
                f"{form.value(found.change.value, change)} [{form.range(found.change, change)}]",
            )
            shown += 1
    if shown < len(comparison.loud):
        table.add_row(f"and {len(comparison.loud) - shown} more", "", "", "")
    return table


@app.command()
def ban(
    run: Annotated[Path, typer.Argument(help="A run in which all seats are the same bot.")],
    things: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[THING ...]",
            help="Such as building-7, captain-12, tile-market-2; if none, all that stand out.",
        ),
    ] = None,
    games: Annotated[
        int | None, typer.Option(min=2, help="Games for each; as many as the run has, if not said.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = os.cpu_count() or 1,
) -> None:
    """Play a run again with one player who may never take a thing, to see what it is worth.

    The games are kept in the run's folder, and its report tells of them. Ctrl-C stops; the same
    command goes on.
    """
    with _told():
        from tearum.cli.simulate import play
        from tearum.lab.balance.bans import Bans
        from tearum.lab.run.play import on_processes

        bans = Bans(run)
        wanted = [bans.named(thing) for thing in things] if things else bans.standing_out()
        if not wanted:
            typer.echo(f"Nothing stands out in {run}: name something to ban.")
            return
        count = min(games or bans.run.games, bans.run.games)
        for kind, item in wanted:
            simulation = bans.simulation(kind, item, count)
            if not play(simulation, on_processes(min(jobs, count)), jobs):
                typer.echo("Stopped early: the same command goes on.", err=True)
                raise typer.Exit(STOPPED)
            change = bans.measured(kind, item)
            typer.echo(
                f"Without {bans.called(kind, item)}: P(any) {100 * change.value:+.1f} points "
                f"[{100 * change.low:+.1f}, {100 * change.high:+.1f}], {count} games."
            )


@contextmanager
def _told() -> Iterator[None]:
    """Whatever is wrong with the runs is told in a sentence."""
    if find_spec("polars") is None or find_spec("altair") is None:
        raise UserError("tearum lab needs polars and altair: pip install 'tearum[lab]'.")
    from tearum.lab.balance.sample import SampleError
    from tearum.lab.head import KeptError

    try:
        yield
    except (KeptError, SampleError) as error:
        raise UserError(str(error)) from None
