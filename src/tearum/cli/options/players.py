"""Players, bots and editions as options."""

from typing import Annotated

import typer

from tearum.cli.errors import UserError
from tearum.cli.messages import message
from tearum.cli.options.completion import complete_edition

EditionOption = Annotated[
    str,
    typer.Option(metavar="metavar-edition", help="option-edition", autocompletion=complete_edition),
]
Strict = Annotated[bool, typer.Option("--strict", help="option-strict")]


def check_player_count(players: int) -> None:
    if players not in (2, 3, 4):
        raise UserError(message("error-player-count", given=players))


def split_list(given: str) -> list[str]:
    """The parts of a comma-separated list."""
    return [part.strip() for part in given.split(",") if part.strip()]


def read_bots(given: str, seats: int) -> tuple[str, ...]:
    """The names of a comma-separated list of bots, at most one for each seat."""
    from tearum.bots import bot_named

    names = tuple(split_list(given))
    if not 1 <= len(names) <= seats:
        raise UserError(message("error-bot-count", players=seats, given=len(names)))
    for name in names:
        bot_named(name)
    return names
