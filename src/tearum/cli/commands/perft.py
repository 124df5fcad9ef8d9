"""`tearum perft`: count lines of play, to compare builds and editions."""

from typing import Annotated

import typer

from tearum.cli.errors import UserError
from tearum.cli.options.seed import seed_of

app = typer.Typer()


@app.command()
def perft(
    players: Annotated[int, typer.Option(help="How many play: 2, 3 or 4.")] = 4,
    seed: Annotated[str, typer.Option(help="Equal seeds deal equal games.")] = "1",
    depth: Annotated[int, typer.Option(help="Count up to so many decisions.")] = 3,
    edition: Annotated[
        str, typer.Option(help="A built-in edition, or the path of a file.")
    ] = "classic",
) -> None:
    """Count all lines of play from the deal, for each number of decisions up to a depth."""
    from time import perf_counter

    from tearum.engine.perft import perft as count
    from tearum.game import Game

    if players not in (2, 3, 4):
        raise UserError(f"Tea & Rum is for 2 to 4 players, not {players}.")
    if not 1 <= depth <= 20:
        raise UserError(f"The depth is a number from 1 to 20, not {depth}.")
    state = Game.new(players, seed_of(seed), edition).state
    for n in range(1, depth + 1):
        started = perf_counter()
        lines = count(state, n)
        typer.echo(f"{n:2}  {lines:>14,}  {perf_counter() - started:8.2f} s")
