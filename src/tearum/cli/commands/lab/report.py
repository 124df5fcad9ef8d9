"""`tearum lab report`: a balance report as a web page."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tearum.cli.commands.lab.lab_errors import lab_errors
from tearum.cli.localised import LocalisedCommand
from tearum.cli.messages import message
from tearum.cli.options.language import language
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
    as_json: AsJson = False,
) -> None:
    with lab_errors():
        from tearum.balance.measures.dataset import read_datasets
        from tearum.balance.report import write_report
        from tearum.cli.replay_upload import ReplayUpload

        send = ReplayUpload(replay_url) if replay_url else None
        summaries = [
            _summary(found) for found in write_report(read_datasets(runs), out, language(), send)
        ]
    page = str(out / "index.html")
    if as_json:
        print_json({"page": page, "tables": summaries})
        return
    for found in summaries:
        games = message("count-games", n=found["games"])
        bots = ", ".join(found["bots"])
        numbers = {key: found[key] for key in ("players", "met", "targets")}
        typer.echo(
            message("lab-report-summary", games=games, bots=bots, n=found["stands_out"], **numbers)
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
