"""`tearum simulate`: many games between bots, and what came of them."""

import json
from enum import Enum
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tearum.cli.errors import UserError
from tearum.cli.exit_codes import INTERRUPTED
from tearum.cli.options.budget import parse_budget
from tearum.cli.options.limits import CORES, MAX_GAMES, Jobs
from tearum.cli.options.seed import parse_seed

if TYPE_CHECKING:
    from rich.table import Table

    from tearum.bots import Budget
    from tearum.simulate.run_settings import RunSettings
    from tearum.simulate.simulation import Executor, Simulation

app = typer.Typer()


class Where(Enum):
    LOCAL = "local"
    RAY = "ray"


class Shown(Enum):
    BAR = "bar"
    JSON = "json"


@app.command()
def simulate(
    players: Annotated[
        int | None, typer.Option(help="How many play: 2, 3 or 4; 4 if not said.")
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(min=1, max=MAX_GAMES, help="How many games; 100 if not said."),
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="Equal seeds give equal games; 1 if not said.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Bots by name, with commas between, who take turns at the seats; greedy if not "
            "said."
        ),
    ] = None,
    edition: Annotated[
        str | None,
        typer.Option(help="A built-in edition, or the path of a file; classic if not said."),
    ] = None,
    nodes: Annotated[
        int | None, typer.Option(help="How much a bot may look at in a turn; 2000 if not said.")
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(help="Seconds a turn instead. Such games can't be repeated exactly."),
    ] = None,
    jobs: Jobs = CORES,
    on: Annotated[
        Where, typer.Option(help="Who plays: processes of this machine, or a Ray cluster.")
    ] = Where.LOCAL,
    ray_address: Annotated[
        str | None,
        typer.Option(help="Of an existing cluster, else $RAY_ADDRESS, else one is made here."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            help="A folder for tables and records. A run there is gone on with: what is not said "
            "is then as it was."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    progress: Annotated[
        Shown, typer.Option(help="How far it is: a bar at a terminal, or a line of JSON a chunk.")
    ] = Shown.BAR,
) -> None:
    """Let bots play many games and sum them up. Ctrl-C stops and tells what is done so far."""
    from tearum.lab.manifest import FolderError
    from tearum.simulate.simulation import Simulation

    if players not in (None, 2, 3, 4):
        raise UserError(f"Tea & Rum is for 2 to 4 players, not {players}.")
    if out is not None and find_spec("polars") is None:
        raise UserError("--out needs polars: pip install 'tearum[lab]'.")
    try:
        before, asked = _before(out)
        settings = _settings(before, edition, players, bots, seed, parse_budget(nodes, seconds))
        games = games or asked or 100
        who = _players(on, ray_address, min(jobs, games))
        simulation = Simulation(settings, games, out)
    except FolderError as error:
        raise UserError(str(error)) from None
    if simulation.folder is not None:
        for place in simulation.folder.damaged:
            typer.echo(f"{place} is damaged: it is set aside and played again.", err=True)
    finished = play(simulation, who, jobs, progress)
    told = "Stopped before one game was played to its end"
    if simulation.summary.games:
        _tell(simulation, as_json)
        told = "Stopped early: this is what was finished"
    if not finished:
        again = f" The same command goes on with {out}." if out else ""
        typer.echo(f"{told}.{again}", err=True)
        raise typer.Exit(INTERRUPTED)


def _before(out: Path | None) -> "tuple[RunSettings | None, int]":
    """The settings of the run that is there already, and how many games it is to have."""
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
    """As they were said; the rest is as it was before, or as it always is."""
    from tearum.edition import load
    from tearum.simulate.run_settings import RunSettings

    seats = players or (before.players if before else 4)
    names = [name.strip() for name in (bots or "").split(",") if name.strip()]
    if bots is None:
        names = list(before.bots) if before and before.players == seats else ["greedy"]
    if not 1 <= len(names) <= seats:
        raise UserError(f"Name 1 to {seats} bots for {seats} players, not {len(names)}.")
    return RunSettings.of(
        before.edition
        if before and edition is None
        else load("classic" if edition is None else edition),
        seats,
        names,
        before.seed if before and seed is None else parse_seed("1" if seed is None else seed),
        budget or (before.budget if before else None),
    )


def _players(on: Where, address: str | None, jobs: int) -> "Executor":
    from tearum.simulate.simulation import on_processes, on_ray

    if on is Where.LOCAL:
        if address is not None:
            raise UserError("--ray-address goes with --on ray.")
        return on_processes(jobs)
    if find_spec("ray") is None:
        raise UserError("--on ray needs Ray: pip install 'tearum[ray]'.")
    return on_ray(jobs, address)


def play(
    simulation: "Simulation", players: "Executor", jobs: int, progress: Shown = Shown.BAR
) -> bool:
    """Plays and shows, on standard error, how far it is; False where somebody stopped it."""
    from contextlib import closing

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from tearum.cli.progress import RateColumn
    from tearum.lab.manifest import FolderError
    from tearum.lab.processes import LostWorkersError
    from tearum.simulate.chunk import BotVersionError

    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), RateColumn(), TimeRemainingColumn())
    shown = progress is Shown.BAR and console.is_terminal
    bar = Progress(*columns, console=console, transient=True, disable=not shown)
    try:
        with bar, closing(simulation.play(players, jobs)) as played:
            done = simulation.summary.games
            task = bar.add_task("", total=max(done, simulation.games), completed=done)
            told: set[str] = set()
            for done in played:
                bar.update(task, completed=done)
                for bot in simulation.faults.keys() - told:  # at once: the end may be hours away
                    told.add(bot)
                    console.print(
                        simulation.faults[bot], markup=False, highlight=False, soft_wrap=True
                    )
                if progress is Shown.JSON:
                    typer.echo(json.dumps({"games": done, "of": simulation.games}), err=True)
    except KeyboardInterrupt:
        return False
    except (FolderError, LostWorkersError, BotVersionError, ConnectionError) as error:
        raise UserError(str(error)) from None
    return True


def _tell(simulation: "Simulation", as_json: bool) -> None:
    from rich.console import Console

    from tearum.lab.plural import pluralize

    summary = simulation.summary.to_json(simulation.settings)
    if as_json:
        typer.echo(json.dumps(summary, ensure_ascii=False, indent=2))
        return
    console = Console(highlight=False)
    length = summary["decisions"]
    console.print(
        f"{pluralize(summary['games'], 'game')} of {summary['players']} players, edition "
        f"{summary['edition']['id']}, seed {summary['seed']}: "
        f"{length['mean']} decisions a game ({length['min']} to {length['max']}), "
        f"{summary['without_winner']} without a winner."
    )
    rows = dict(summary["bots"])
    rows |= {f"seat {i}": standing for i, standing in enumerate(summary["seats"], 1)}
    console.print(_standings(rows))
    for bot, standing in summary["bots"].items():
        if standing["faults"]:
            times = f"{standing['faults']} times" if standing["faults"] > 1 else "once"
            console.print(f"{bot} broke {times}, so its figures are not its own.", markup=False)
    names = {
        str(card.number): card.name["en"]
        for card in simulation.settings.edition.components.building
    }
    console.print(_cards(summary["counts"], names))


def _standings(rows: dict[str, Any]) -> "Table":
    from rich.table import Table

    table = Table("", "games", "wins", "Governor", "Pirate King", "blue VP", "red VP")
    for name, standing in rows.items():
        cells = [str(standing[key]) for key in ("games", "wins", "governor", "pirate_king")]
        table.add_row(name, *cells, f"{standing['blue']['mean']}", f"{standing['red']['mean']}")
    return table


def _cards(counts: dict[str, Any], buildings: dict[str, str]) -> "Table":
    """The most and the least wanted of each kind of card."""
    from rich.table import Table

    table = Table("what", "in all", "most to least often")
    for what, found in counts.items():
        if what in ("workers", "alternatives"):
            continue
        called = buildings if what == "built" else {}
        often = sorted(((n, item) for item, n in found.items() if n), key=lambda pair: -pair[0])
        told = [f"{called.get(item, item)} ×{n}" for n, item in often]
        table.add_row(what.replace("_", " "), str(sum(found.values())), ", ".join(told))
    return table
