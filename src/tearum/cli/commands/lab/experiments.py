"""`tearum lab ban` and `tearum lab strategies`: experiments on the deals of a run."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tearum.cli.commands.lab.lab_errors import lab_errors
from tearum.cli.exit_codes import INTERRUPTED
from tearum.cli.localised import LocalisedCommand
from tearum.cli.messages import message
from tearum.cli.options.completion import complete_card
from tearum.cli.options.language import language
from tearum.cli.options.limits import CORES, MAX_GAMES, Jobs
from tearum.cli.output import AsJson, finite, print_json

if TYPE_CHECKING:
    from tearum.balance.experiments import Experiments

app = typer.Typer()

RunArgument = Annotated[Path, typer.Argument(metavar="metavar-run", help="argument-run")]
Games = Annotated[int | None, typer.Option(min=2, max=MAX_GAMES, help="option-experiment-games")]


@app.command(cls=LocalisedCommand, help="about-lab-ban")
def ban(
    run: RunArgument,
    things: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="metavar-things", help="argument-things", autocompletion=complete_card
        ),
    ] = None,
    games: Games = None,
    jobs: Jobs = CORES,
    as_json: AsJson = False,
) -> None:
    with _experiments(run) as experiments:
        preferences = list(map(experiments.ban, things or ())) or experiments.notable_bans()
        if not preferences and not as_json:
            typer.echo(message("lab-ban-nothing", run=str(run)))
        _run_experiments(experiments, preferences, games, jobs, as_json)


@app.command(cls=LocalisedCommand, help="about-lab-strategies")
def strategies(
    run: RunArgument,
    preferred: Annotated[
        list[str] | None, typer.Argument(metavar="metavar-strategies", help="argument-strategies")
    ] = None,
    games: Games = None,
    jobs: Jobs = CORES,
    as_json: AsJson = False,
) -> None:
    with _experiments(run) as experiments:
        preferences = list(map(experiments.strategy, preferred or ()))
        preferences = preferences or experiments.all_strategies()
        _run_experiments(experiments, preferences, games, jobs, as_json)


@contextmanager
def _experiments(run: Path) -> "Iterator[Experiments]":
    """The experiments on a run; what is wrong with it is a mistake of the user."""
    with lab_errors():
        from tearum.balance.experiments import Experiments

        yield Experiments(run)


def _run_experiments(
    experiments: "Experiments", preferences: list[str], games: int | None, jobs: int, as_json: bool
) -> None:
    """Plays them one after another, and prints the result of each."""
    from tearum.cli.commands.simulate import play
    from tearum.simulate.simulation import on_processes

    count = min(games or experiments.run.games, experiments.run.games)
    results = []
    for preference in preferences:
        simulation = experiments.simulation(preference, count)
        if not play(simulation, on_processes(min(jobs, count)), jobs):
            typer.echo(message("lab-stopped"), err=True)
            raise typer.Exit(INTERRUPTED)
        results.append(_result(experiments, preference, simulation.summary.games))
        if not as_json:
            typer.echo(_result_text(results[-1]))
    if as_json:
        print_json(results)


def _result(experiments: "Experiments", preference: str, games: int) -> dict[str, Any]:
    row = experiments.measured(preference)
    change = row.interval("difference")
    assert change is not None
    return {
        "preference": preference,
        "name": experiments.title(preference, language()),
        "change": finite(change.value),
        "interval": [finite(change.low), finite(change.high)],
        "baseline": finite(row.value("null")),
        "games": games,
    }


def _result_text(result: dict[str, Any]) -> str:
    from tearum.messages.decimal_number import MINUS, decimal_number, range_text

    low, high = (
        f"{sign}∞" if bound is None else decimal_number(100 * bound, language(), sign="+")
        for sign, bound in zip((MINUS, "+"), result["interval"], strict=True)
    )
    return message(
        "lab-experiment",
        name=result["name"],
        change=decimal_number(100 * result["change"], language(), sign="+"),
        range=range_text(low, high),
        baseline=decimal_number(100 * result["baseline"], language()),
        games=message("count-games", n=result["games"]),
    )
