"""`tearum simulate`: many games between bots, and what came of them."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from tearum.cli.errors import UserError
from tearum.cli.seed import seed_of

if TYPE_CHECKING:
    from rich.table import Table

    from tearum.lab.simulate import Simulation

app = typer.Typer()


@app.command()
def simulate(
    players: Annotated[int, typer.Option(help="How many play: 2, 3 or 4.")] = 4,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="Equal seeds give equal games.")] = "1",
    bots: Annotated[
        str, typer.Option(help="Bots by name, with commas between; they take turns at the seats.")
    ] = "greedy",
    edition: Annotated[
        str, typer.Option(help="A built-in edition, or the path of a file.")
    ] = "classic",
    nodes: Annotated[int, typer.Option(help="How much a bot may look at in a turn.")] = 2000,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Let bots play many games and sum them up. Ctrl-C stops and tells what is done so far."""
    from tearum.bots import Budget
    from tearum.edition import load
    from tearum.lab.simulate import Simulation

    if players not in (2, 3, 4):
        raise UserError(f"Tea & Rum is for 2 to 4 players, not {players}.")
    if games < 1 or nodes < 1:
        raise UserError("--games and --nodes are numbers from 1 on.")
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not 1 <= len(names) <= players:
        raise UserError(f"Name 1 to {players} bots for {players} players, not {len(names)}.")
    simulation = Simulation(load(edition), players, names, seed_of(seed), Budget(nodes=nodes))
    finished = _run(simulation, games)
    if as_json:
        typer.echo(json.dumps(simulation.to_json(), ensure_ascii=False, indent=2))
    else:
        _tell(simulation)
    if not finished:
        raise KeyboardInterrupt


def _run(simulation: "Simulation", games: int) -> bool:
    """Plays with a bar that shows how far it is; False where somebody stopped it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=games)
        try:
            for done in simulation.run(games):
                bar.update(task, completed=done)
        except KeyboardInterrupt:
            return False
    return True


def _tell(simulation: "Simulation") -> None:
    from rich.console import Console

    summary = simulation.to_json()
    console = Console(highlight=False)
    length = summary["decisions"]
    console.print(
        f"{summary['games']} games of {summary['players']} players, edition "
        f"{summary['edition']['id']}, seed {summary['seed']}: "
        f"{length['mean']} decisions a game ({length['min']} to {length['max']}), "
        f"{summary['without_winner']} without a winner."
    )
    rows = dict(summary["bots"])
    rows |= {f"seat {i}": standing for i, standing in enumerate(summary["seats"], 1)}
    console.print(_standings(rows))
    console.print(_cards(simulation))


def _standings(rows: dict[str, dict[str, object]]) -> "Table":
    from rich.table import Table

    table = Table("", "games", "wins", "Governor", "Pirate King", "blue VP", "red VP")
    for name, standing in rows.items():
        blue, red = standing["blue"], standing["red"]
        assert isinstance(blue, dict)
        assert isinstance(red, dict)
        cells = [str(standing[key]) for key in ("games", "wins", "governor", "pirate_king")]
        table.add_row(name, *cells, f"{blue['mean']}", f"{red['mean']}")
    return table


def _cards(simulation: "Simulation") -> "Table":
    """The most and the least wanted of each kind of card."""
    from rich.table import Table

    names = {card.number: card.name["en"] for card in simulation.edition.components.building}
    table = Table("what", "in all", "most to least often")
    for event, counter in simulation.cards.items():
        called = names if event == "built" else {}
        told = [f"{called.get(n, n)} ×{count}" for n, count in counter.most_common()]
        table.add_row(event.replace("_", " "), str(counter.total()), ", ".join(told))
    for side, traded in simulation.traded.items():
        told = [f"{resource} ×{count}" for resource, count in traded.most_common()]
        table.add_row(side, str(traded.total()), ", ".join(told))
    return table
