"""`tearum record`: show and check records of games."""

from pathlib import Path
from typing import Annotated

import typer

from tearum.cli.errors import UserError
from tearum.cli.language import Language, language_of

app = typer.Typer(help="Show and check records of games.", no_args_is_help=True)

File = Annotated[Path, typer.Argument(help="The record of a game.")]


@app.command("show")
def show_record(file: File, lang: Language = None) -> None:
    """Show who played, with what, and every decision in words."""
    from tearum.cli import told
    from tearum.game import Record

    language = language_of(lang)
    record = Record.load(file)
    typer.echo(told.heading(record))
    width = max(len(name) for name in record.seats)
    for decision in told.decisions(record, language):
        name = record.seats[decision.seat]
        typer.echo(f"{decision.number:4}  {name:{width}}  {decision.action or '(secret)'}")


@app.command("check")
def check_record(file: File) -> None:
    """Say that a record is sound, or what is wrong: replays it and compares all it claims."""
    from tearum.cli import told
    from tearum.game import Record

    record = Record.load(file)
    if wrong := told.problem(record):
        raise UserError(f"{file}: {wrong}")
    fair = " Its deal is the one that was published." if record.deal else ""
    typer.echo(f"{file}: ok. {told.heading(record)}{fair}")
