"""`tearum record`: show, check and export records of games."""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tearum.cli.errors import UserError
from tearum.cli.options.language import Language, language_of

if TYPE_CHECKING:
    from tearum.game import Record

app = typer.Typer(help="Show, check and export records of games.", no_args_is_help=True)

File = Annotated[Path, typer.Argument(help="The record of a game.")]


@app.command("show")
def show_record(file: File, lang: Language = None) -> None:
    """Show who played, with what, and every decision in words."""
    from tearum.cli import record_text
    from tearum.game import Record

    language = language_of(lang)
    record = Record.load(file)
    typer.echo(record_text.heading(record))
    width = max(len(name) for name in record.seats)
    for decision in record_text.decisions(record, language):
        name = record.seats[decision.seat]
        typer.echo(f"{decision.number:4}  {name:{width}}  {decision.action or '(secret)'}")


@app.command("check")
def check_record(file: File) -> None:
    """Say that a record is sound, or what is wrong: replays it and compares all it claims."""
    from tearum.cli import record_text
    from tearum.game import Record

    record = Record.load(file)
    if wrong := record_text.problem(record):
        raise UserError(f"{file}: {wrong}")
    fair = " Its deal is the one that was published." if record.deal else ""
    typer.echo(f"{file}: ok. {record_text.heading(record)}{fair}")


@app.command("export")
def export_record(
    folder: Annotated[Path, typer.Argument(help="Of tearum arena --out or tearum simulate --out.")],
    game: Annotated[
        int,
        typer.Option(
            help="Which one: its line in an arena's games.jsonl, from 1; "
            "its number in a run's tables, from 0."
        ),
    ],
    out: Annotated[Path, typer.Option(help="The record to write, for example game.json.")],
) -> None:
    """Write a game of an arena or of a run as a record: to replay, show, check or watch."""
    from tearum.cli import record_text
    from tearum.lab.manifest import KeptError

    if out.exists():
        raise UserError(f"{out} exists already and is not overwritten: choose another name.")
    try:
        record = _kept(folder, game)
    except KeptError as error:
        raise UserError(str(error)) from None
    record.save(out)
    typer.echo(f"{out}: {record_text.heading(record)}")


def _kept(folder: Path, game: int) -> "Record":
    if not (folder / "run.json").exists():
        from tearum.arena.arena_store import Folder

        return Folder(folder).record(game)
    if find_spec("polars") is None:
        raise UserError("The games of a run need polars: pip install 'tearum[lab]'.")
    from tearum.simulate.run_folder import Run

    return Run(folder).record(game)
