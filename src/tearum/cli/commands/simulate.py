"""`tearum simulate`: many games between bots, and their results."""

import json
from enum import Enum
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from tearum.cli.errors import CheckError, UserError, as_user_error, missing_package
from tearum.cli.exit_codes import INTERRUPTED
from tearum.cli.localised import LocalisedCommand
from tearum.cli.messages import message
from tearum.cli.options.budget import parse_budget
from tearum.cli.options.completion import complete_bots, complete_edition
from tearum.cli.options.language import language
from tearum.cli.options.limits import CORES, MAX_GAMES, Jobs
from tearum.cli.options.players import Strict, check_player_count, split_list
from tearum.cli.options.seed import parse_seed
from tearum.cli.options.targets import copy_targets
from tearum.cli.output import AsJson, print_json

if TYPE_CHECKING:
    from tearum.bots import Budget
    from tearum.simulate.run_settings import RunSettings
    from tearum.simulate.simulation import Executor, Simulation

app = typer.Typer()


class Where(Enum):
    LOCAL = "local"
    RAY = "ray"


class ProgressStyle(Enum):
    BAR = "bar"
    JSON = "json"


@app.command(cls=LocalisedCommand, help="about-simulate")
def simulate(
    players: Annotated[int | None, typer.Option(help="option-simulate-players")] = None,
    games: Annotated[
        int | None, typer.Option(min=1, max=MAX_GAMES, help="option-simulate-games")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="option-simulate-seed")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="metavar-bots", help="option-simulate-bots", autocompletion=complete_bots
        ),
    ] = None,
    edition: Annotated[
        str | None,
        typer.Option(
            metavar="metavar-edition", help="option-play-edition", autocompletion=complete_edition
        ),
    ] = None,
    nodes: Annotated[int | None, typer.Option(help="option-simulate-nodes")] = None,
    seconds: Annotated[float | None, typer.Option(help="option-simulate-seconds")] = None,
    jobs: Jobs = CORES,
    on: Annotated[Where, typer.Option(help="option-on")] = Where.LOCAL,
    ray_address: Annotated[
        str | None, typer.Option(metavar="metavar-address", help="option-ray-address")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="metavar-folder", help="option-simulate-out")
    ] = None,
    strict: Strict = False,
    as_json: AsJson = False,
    progress: Annotated[ProgressStyle, typer.Option(help="option-progress")] = ProgressStyle.BAR,
) -> None:
    from tearum.edition.edition import edition_path
    from tearum.lab.manifest import FolderError
    from tearum.simulate.simulation import Simulation

    if players is not None:
        check_player_count(players)
    if out is not None and find_spec("polars") is None:
        raise missing_package("--out", "polars", "lab")
    try:
        before, games_before = _existing_run(out)
        settings = _settings(before, edition, players, bots, seed, parse_budget(nodes, seconds))
        games = games or games_before or 100
        executor = _executor(on, ray_address, min(jobs, games))
        simulation = Simulation(settings, games, out)
        if out is not None and edition is not None:
            copy_targets(settings.edition, edition_path(edition), out)
    except FolderError as error:
        raise as_user_error(error) from None
    if simulation.folder is not None:
        for place in simulation.folder.damaged:
            typer.echo(message("simulate-damaged", place=str(place)), err=True)
    finished = play(simulation, executor, jobs, progress, strict)
    if simulation.summary.games:
        _print_summary(simulation, as_json)
    if not finished:
        report_interruption(bool(simulation.summary.games), out)


def report_interruption(has_games: bool, folder: Path | None) -> NoReturn:
    """Says what was interrupted and how to resume it, and ends the command."""
    parts = [message("stopped-partial" if has_games else "stopped-nothing")]
    if folder is not None:
        parts.append(message("stopped-resume", folder=str(folder)))
    typer.echo(" ".join(parts), err=True)
    raise typer.Exit(INTERRUPTED)


def _existing_run(out: Path | None) -> "tuple[RunSettings | None, int]":
    """The settings of the run in the folder, if there is one, and its number of games."""
    from tearum.simulate.run_folder import read_run_settings

    if out is None or not (out / "run.json").exists():
        return None, 0
    return read_run_settings(out)


def _settings(
    before: "RunSettings | None",
    edition: str | None,
    players: int | None,
    bots: str | None,
    seed: str | None,
    budget: "Budget | None",
) -> "RunSettings":
    """What the options say, then the settings of the existing run, then the defaults."""
    from tearum.edition import load
    from tearum.simulate.run_settings import RunSettings

    seats = players or (before.players if before else 4)
    names = split_list(bots or "")
    if bots is None:
        names = list(before.bots) if before and before.players == seats else ["greedy"]
    if not 1 <= len(names) <= seats:
        raise UserError(message("error-bot-count", players=seats, given=len(names)))
    return RunSettings.of(
        before.edition
        if before and edition is None
        else load("classic" if edition is None else edition),
        seats,
        names,
        before.seed if before and seed is None else parse_seed("1" if seed is None else seed),
        budget or (before.budget if before else None),
    )


def _executor(on: Where, address: str | None, jobs: int) -> "Executor":
    from tearum.simulate.simulation import on_processes, on_ray

    if on is Where.LOCAL:
        if address is not None:
            raise UserError(message("error-ray-address"))
        return on_processes(jobs)
    if find_spec("ray") is None:
        raise missing_package("--on ray", "ray", "ray")
    return on_ray(jobs, address)


def play(
    simulation: "Simulation",
    executor: "Executor",
    jobs: int,
    progress: ProgressStyle = ProgressStyle.BAR,
    strict: bool = False,
) -> bool:
    """Plays and shows progress on standard error; False if it was interrupted."""
    from contextlib import closing

    from tearum.cli.display.progress import progress_bar
    from tearum.lab.manifest import FolderError
    from tearum.lab.processes import LostWorkersError
    from tearum.simulate.chunks import BotVersionError

    bar = progress_bar(progress is ProgressStyle.BAR)
    try:
        with bar, closing(simulation.play(executor, jobs)) as played:
            done = simulation.summary.games
            task = bar.add_task("", total=max(done, simulation.games), completed=done)
            reported: set[str] = set()
            for done in played:
                bar.update(task, completed=done)
                for bot in simulation.faults.keys() - reported:  # now: the end may be hours away
                    reported.add(bot)
                    fault = simulation.faults[bot].text(language())
                    if strict:
                        raise CheckError(message("error-strict-fault", fault=fault))
                    bar.console.print(fault, markup=False, highlight=False, soft_wrap=True)
                if progress is ProgressStyle.JSON:
                    typer.echo(json.dumps({"games": done, "of": simulation.games}), err=True)
    except KeyboardInterrupt:
        return False
    except (FolderError, LostWorkersError, BotVersionError, ConnectionError) as error:
        raise as_user_error(error) from None
    return True


def _print_summary(simulation: "Simulation", as_json: bool) -> None:
    summary = simulation.summary.to_json(simulation.settings)
    if as_json:
        print_json(summary)
        return
    from rich.console import Console

    from tearum.cli.display.simulation_tables import simulation_tables

    console = Console(highlight=False)
    for part in simulation_tables(summary, simulation.settings.edition, language()):
        console.print(part)
