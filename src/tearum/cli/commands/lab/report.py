"""`tearum lab report`: a balance report as a web page."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tearum.cli.commands.lab.lab_errors import lab_errors
from tearum.cli.localised import LocalisedCommand
from tearum.cli.messages import message
from tearum.cli.options.language import language
from tearum.cli.options.targets import TargetsFile, targets_of_runs
from tearum.cli.output import AsJson, print_json

if TYPE_CHECKING:
    from tearum.balance.measures.findings import Findings

app = typer.Typer()


@app.command(cls=LocalisedCommand, help="about-lab-report")
def report(
    runs: Annotated[list[Path], typer.Argument(metavar="metavar-runs", help="argument-runs")],
    out: Annotated[Path, typer.Option(metavar="metavar-folder", help="option-report-out")],
    replay_url: Annotated[
        str | None, typer.Option(metavar="metavar-address", help="option-replay-url")
    ] = None,
    targets: TargetsFile = None,
    as_json: AsJson = False,
) -> None:
    with lab_errors():
        from tearum.balance.measures.dataset import read_datasets
        from tearum.balance.report import figures_json, write_report
        from tearum.cli.replay_upload import ReplayUpload

        send = ReplayUpload(replay_url) if replay_url else None
        goals = targets_of_runs(targets, runs)
        found = write_report(read_datasets(runs), out, language(), send, goals)
        summaries = [_summary(findings) for findings in found]
    page = str(out / "index.html")
    if as_json:
        figures = [figures_json(findings) for findings in found]
        tables = [{**summary, **more} for summary, more in zip(summaries, figures, strict=True)]
        print_json({"page": page, "tables": tables})
        return
    for summary in summaries:
        games = message("count-games", n=summary["games"])
        bots = ", ".join(summary["bots"])
        numbers = {key: summary[key] for key in ("players", "met", "targets")}
        typer.echo(
            message(
                "lab-report-summary", games=games, bots=bots, n=summary["stands_out"], **numbers
            )
        )
    typer.echo(message("lab-written", file=page))


def _summary(findings: "Findings") -> dict[str, Any]:
    missed = sum(measured.verdict in ("missed", "far") for measured in findings.targets)
    return {
        "players": findings.dataset.players,
        "bots": list(dict.fromkeys(findings.dataset.bots)),
        "games": findings.dataset.size,
        "targets": len(findings.targets),
        "met": len(findings.targets) - missed,
        "stands_out": len(findings.notable),
    }
