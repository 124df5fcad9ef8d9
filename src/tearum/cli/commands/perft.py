"""`tearum perft`: count lines of play, to compare builds and editions."""

from typing import Annotated

import typer

from tearum.cli.localised import LocalisedCommand
from tearum.cli.options.players import EditionOption, check_player_count
from tearum.cli.options.seed import parse_seed
from tearum.cli.output import AsJson, print_json

app = typer.Typer()


@app.command(cls=LocalisedCommand, help="about-perft")
def perft(
    players: Annotated[int, typer.Option(help="option-players")] = 4,
    seed: Annotated[str, typer.Option(help="option-perft-seed")] = "1",
    depth: Annotated[int, typer.Option(min=1, max=20, help="option-depth")] = 3,
    edition: EditionOption = "classic",
    as_json: AsJson = False,
) -> None:
    from time import perf_counter

    from tearum.engine.perft import perft as count
    from tearum.game import Game

    check_player_count(players)
    state = Game.new(players, parse_seed(seed), edition).state
    counts = []
    for n in range(1, depth + 1):
        started = perf_counter()
        counts.append(count(state, n))
        if not as_json:
            typer.echo(f"{n:2}  {counts[-1]:>14,}  {perf_counter() - started:8.2f} s")
    if as_json:
        print_json({"players": players, "seed": seed, "edition": edition, "lines": counts})
